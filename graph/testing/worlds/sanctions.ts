import type { ReportReason, SanctionMemberInput } from '../../gql/graphql.ts';
import type { SanctionKind } from '../../../schema/accounts/sanctions.ts';
import { User } from '../../accounts/users/user.entity.ts';
import { ChatMessage } from '../../chat/chat-message.entity.ts';
import { graphql } from '../../gql/gql.ts';
import { type Actor, type Member, type Site, startSite } from '../site.ts';
import { addGame } from './fantasy.ts';

/** Game day, with the chat open. */
export const GAME_DAY = '2025-11-16T19:00:00Z';

const Impose = graphql(/* GraphQL */ `
  mutation SanctionTest($input: SanctionMemberInput!) {
    sanctionMember(input: $input) {
      sanction {
        id
        kind
        reason
        note
        contentType
        excerpt
        createdAt
        endsAt
        isInForce
        removedPosts
        user {
          name
        }
        sanctionedBy {
          name
        }
      }
    }
  }
`);
export const Lift = graphql(/* GraphQL */ `
  mutation LiftSanctionTest($id: Int!) {
    liftSanction(input: { id: $id, arePostsRestored: true }) {
      sanction {
        liftedAt
        isInForce
        liftedBy {
          name
        }
      }
    }
  }
`);
export const Acknowledge = graphql(/* GraphQL */ `
  mutation AcknowledgeSanctionTest($id: Int!) {
    acknowledgeSanction(input: { id: $id }) {
      sanction {
        id
      }
    }
  }
`);
export const Answer = graphql(/* GraphQL */ `
  mutation AnswerSanctionTest($id: Int!, $answer: String!) {
    answerSanction(input: { id: $id, answer: $answer }) {
      sanction {
        answer
        answeredAt
      }
    }
  }
`);
const Own = graphql(/* GraphQL */ `
  query OwnSanctionTest {
    me {
      sanction {
        id
        kind
        reason
        note
        excerpt
        endsAt
      }
    }
  }
`);
const History = graphql(/* GraphQL */ `
  query MemberSanctionsTest($userId: Int!) {
    memberSanctions(userId: $userId) {
      nextKind
      user {
        name
      }
      sanctions {
        id
        kind
        isInForce
        acknowledgedAt
        answer
      }
    }
  }
`);
export const List = graphql(/* GraphQL */ `
  query SanctionsTest($filter: SanctionFilter!, $first: Int!, $after: String) {
    sanctions(filter: $filter, first: $first, after: $after) {
      nodes {
        id
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);
const Post = graphql(/* GraphQL */ `
  mutation PostWhileSanctioned($message: String!) {
    postChatMessage(input: { message: $message }) {
      message {
        id
      }
    }
  }
`);

/** A site on a game day with one moderator. */
export interface ModeratedSite extends Site {
  readonly mod: Member;
  readonly asMod: Actor;
}

export async function startModeratedSite(): Promise<ModeratedSite> {
  const site = await startSite({ now: GAME_DAY });
  await addGame(site, '2025-11-16T21:25:00Z');
  const mod = await site.moderator();
  return { ...site, mod, asMod: site.as(mod) };
}

/** What a moderator imposes, or the key of the refusal. */
export async function impose(
  { asMod }: ModeratedSite,
  { id: userId }: Member,
  kind: SanctionKind,
  more: Partial<SanctionMemberInput> & { reason?: ReportReason } = {},
  by = asMod,
) {
  const { data, errors } = await by.run(Impose, {
    input: { userId, kind, reason: 'HARASSMENT', ...more },
  });
  return { sanction: data?.sanctionMember?.sanction, key: errors?.[0]?.extensions.key };
}

/** The key of the refusal; undefined where the message was posted. */
export async function post(by: Actor, message = 'Go Broncos') {
  const { errors } = await by.run(Post, { message });
  return errors?.[0]?.extensions.key;
}

export const ownOf = async (by: Actor) => (await by.run(Own, {})).data?.me?.sanction;

export const historyOf = async ({ asMod }: ModeratedSite, { id: userId }: Member) =>
  (await asMod.run(History, { userId })).data?.memberSanctions;

export async function messageBy(site: Site, { id }: Member, message: string): Promise<number> {
  const em = site.em();
  const now = site.clock.now();
  const user = em.getReference(User, id);
  const row = em.create(ChatMessage, { user, message, createdAt: now, updatedAt: now });
  await em.flush();
  return row.id;
}
