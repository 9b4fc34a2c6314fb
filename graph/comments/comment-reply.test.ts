import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { writeArticle, writeComment } from '../testing/worlds/articles.ts';
import { addPhoto, addPhotoComment } from '../testing/worlds/photos.ts';

const Post = graphql(/* GraphQL */ `
  mutation PostCommentReplyTest($input: PostCommentInput!) {
    postComment(input: $input) {
      comment {
        id
        replyTo {
          id
          content
          user {
            name
          }
        }
      }
    }
  }
`);
const PostOnPhoto = graphql(/* GraphQL */ `
  mutation PostPhotoCommentReplyTest($input: PostPhotoCommentInput!) {
    postPhotoComment(input: $input) {
      comment {
        replyTo {
          content
        }
      }
    }
  }
`);
const Read = graphql(/* GraphQL */ `
  query CommentRepliesTest($articleId: Int!) {
    comments(articleId: $articleId, first: 50) {
      nodes {
        content
        replyTo {
          content
        }
      }
    }
  }
`);

let site: Site;
let mia: Member;
let articleId: number;
beforeAll(async () => {
  site = await startSite();
  mia = await site.member({ name: 'Mia Mile' });
});
afterAll(() => site.stop());
beforeEach(async () => {
  articleId = await writeArticle(site);
  site.clock.advance(60_000);
});

const post = async (content: string, replyToId?: number, who = mia) => {
  const { data } = await site.as(who).run(Post, { input: { articleId, content, replyToId } });
  return data!.postComment!.comment;
};
/** Each comment, newest first, with the words of what it replies to. */
const shown = async () =>
  (await site.as(null).run(Read, { articleId })).data!.comments.nodes.map(
    ({ content, replyTo }) => [content, replyTo?.content],
  );

test('a reply quotes its comment, and one to a reply goes below the same comment', async () => {
  const first = await post('Who starts?');
  const reply = await post('Bo does', first.id);
  expect(reply.replyTo).toEqual({
    id: first.id,
    content: 'Who starts?',
    user: { name: 'Mia Mile' },
  });
  await post('He better', reply.id);
  expect(await shown()).toEqual([
    ['He better', 'Who starts?'],
    ['Bo does', 'Who starts?'],
    ['Who starts?', undefined],
  ]);
});

test('the quote has the words that the comment has now, and nothing once it is deleted', async () => {
  const first = await post('Who strats?');
  const reply = await post('Bo does', first.id);
  await site
    .as(mia)
    .run(
      'mutation ($id: Int!) { editComment(input: { id: $id, content: "Who starts?" }) { comment { id } } }',
      {
        id: first.id,
      },
    );
  expect(await shown()).toEqual([
    ['Bo does', 'Who starts?'],
    ['Who starts?', undefined],
  ]);
  await site
    .as(mia)
    .run('mutation ($id: Int!) { deleteComment(input: { id: $id }) { deletedId } }', {
      id: first.id,
    });
  expect(await shown()).toEqual([['Bo does', undefined]]);
  // Replies to what is left go below it.
  await post('Says who?', reply.id);
  expect(await shown()).toEqual([
    ['Says who?', 'Bo does'],
    ['Bo does', undefined],
  ]);
});

test('a reply to what is gone, or is said elsewhere, is a comment of its own', async () => {
  const elsewhere = await writeComment(site, { articleId: await writeArticle(site), by: mia });
  await post('Hello', elsewhere);
  await post('Again', 1_000_000);
  expect(await shown()).toEqual([
    ['Again', undefined],
    ['Hello', undefined],
  ]);
});

test('replies come to open pages with their quote', async () => {
  const { next } = await subscribeAs(
    site,
    null,
    'subscription ($articleId: Int!) { commentEvents(articleId: $articleId) { comment { content replyTo { content user { name } } } } }',
    { articleId },
  );
  const first = await post('Who starts?');
  await post('Bo does', first.id);
  await next();
  expect(await next()).toEqual({
    commentEvents: {
      comment: {
        content: 'Bo does',
        replyTo: { content: 'Who starts?', user: { name: 'Mia Mile' } },
      },
    },
  });
});

test('comments on photos are replied to as well', async () => {
  const photoId = await addPhoto(site, { by: mia });
  const replyToId = await addPhotoComment(site, { photoId, by: mia });
  const { data } = await site
    .as(mia)
    .run(PostOnPhoto, { input: { photoId, content: 'Indeed', replyToId } });
  expect(data?.postPhotoComment?.comment.replyTo).toEqual({ content: 'Great one' });
});
