import { graphql } from '../../gql/gql.ts';
import type { FilterInput } from '../../gql/graphql.ts';
import type { Member } from '../site.ts';
import { GAME_DAY, type ModeratedSite } from './sanctions.ts';

const Filters = graphql(/* GraphQL */ `
  query FiltersTest {
    filters {
      id
      name
      rule
      words
      pattern
      allowedHosts
      count
      minutes
      memberDays
      kinds
      action
      message
      isOn
    }
  }
`);
const Trial = graphql(/* GraphQL */ `
  query FilterTrialTest($filter: FilterInput!) {
    filterTrial(filter: $filter) {
      postCount
      matchCount
      memberCount
      isWhole
      matches {
        kind
        id
        text
        user {
          name
        }
      }
      members {
        matchCount
        user {
          name
        }
      }
    }
  }
`);
const Add = graphql(/* GraphQL */ `
  mutation AddFilterTest($filter: FilterInput!) {
    addFilter(input: { filter: $filter }) {
      filter {
        id
      }
    }
  }
`);
export const Update = graphql(/* GraphQL */ `
  mutation UpdateFilterTest($id: Int!, $filter: FilterInput!) {
    updateFilter(input: { id: $id, filter: $filter }) {
      filter {
        isOn
      }
    }
  }
`);
export const Delete = graphql(/* GraphQL */ `
  mutation DeleteFilterTest($id: Int!) {
    deleteFilter(input: { id: $id }) {
      deletedId
    }
  }
`);
const Post = graphql(/* GraphQL */ `
  mutation FiltersTestPost($message: String!, $clientId: String) {
    postChatMessage(input: { message: $message, clientId: $clientId }) {
      message {
        id
      }
    }
  }
`);
export const Edit = graphql(/* GraphQL */ `
  mutation FiltersTestEdit($id: Int!, $message: String!) {
    editChatMessage(input: { id: $id, message: $message }) {
      message {
        id
      }
    }
  }
`);
export const Removed = graphql(/* GraphQL */ `
  query FiltersTestRemoved {
    removedPosts {
      nodes {
        excerpt
      }
    }
  }
`);
export const Comment = graphql(/* GraphQL */ `
  mutation FiltersTestComment($articleId: Int!, $content: String!) {
    postComment(input: { articleId: $articleId, content: $content }) {
      comment {
        id
      }
    }
  }
`);

/** Refuses a word anywhere. */
export const DARN: FilterInput = {
  name: 'Bad words',
  rule: 'WORDS',
  words: ['darn'],
  kinds: ['CHAT_MESSAGE', 'ARTICLE_COMMENT', 'PHOTO_COMMENT'],
  action: 'REFUSE',
  message: 'Please keep it friendly.',
};

/** What admins do with filters, and what members post. */
export function filtering(site: ModeratedSite, admin: Member) {
  const all = async () => (await site.as(admin).run(Filters)).data!.filters;
  return {
    all,
    /** The id of the filter, or why it was refused. */
    async add(filter: FilterInput, by = admin) {
      const { data, errors } = await site.as(by).run(Add, { filter });
      return errors ? errors[0]!.message : data!.addFilter!.filter.id;
    },
    async tryOut(filter: FilterInput) {
      const { data, errors } = await site.as(admin).run(Trial, { filter });
      expect(errors).toBeUndefined();
      return data!.filterTrial;
    },
    /** The id of what was posted in the chat, or why it was not. */
    async post(message: string, by: Member, clientId: string | null = null) {
      const { data, errors } = await site.as(by).run(Post, { message, clientId });
      return errors ? errors[0]!.message : data!.postChatMessage!.message.id;
    },
    /** No filter and no post. */
    async empty() {
      site.clock.set(GAME_DAY);
      for (const { id } of await all()) await site.as(admin).run(Delete, { id });
      await site
        .em()
        .execute(
          'truncate held_posts, moderation_claims; delete from game_chat_messages; delete from comments; truncate game_chat_turns, content_reports, filter_marks',
        );
    },
  };
}
