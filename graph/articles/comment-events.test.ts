import { cursorOfId } from '../core/paging/cursors.ts';
import { graphql } from '../gql/gql.ts';
import { writeArticle, writeComment } from '../testing/worlds/articles.ts';
import { type Site, startSite } from '../testing/site.ts';
import { subscribe } from '../testing/acknowledged.ts';

const EVENTS = `subscription ($articleId: Int!) { commentEvents(articleId: $articleId) {
  kind comment { id content likeCount isLikedByMe clientId revision user { name } }
} }`;

const Post = graphql(/* GraphQL */ `
  mutation CommentEventsPost($input: PostCommentInput!) {
    postComment(input: $input) {
      comment {
        id
      }
    }
  }
`);

interface Heard {
  commentEvents: { kind: string; comment: { id: number; content: string } };
}

let site: Site;
let articleId: number;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  articleId = await writeArticle(site);
});

/** Returns the events of the article's comments. */
async function listener(who: Parameters<Site['as']>[0]) {
  const socket = await site.as(who).socket();
  const events = await subscribe<Heard>(socket, EVENTS, { articleId });
  return { socket, next: async () => (await events.next()).commentEvents };
}

test('changes of a comment are published to all readers of the article, in order', async () => {
  const fan = await site.member({ name: 'Mia Mile' });
  const listeners = [await listener(null), await listener(await site.member())];

  const posted = await site
    .as(fan)
    .run(Post, { input: { articleId, content: 'First down', clientId: 'a-1' } });
  const { id } = posted.data!.postComment!.comment;
  // A comment on another article comes in between.
  const elsewhere = await writeArticle(site);
  await site.as(fan).run(Post, { input: { articleId: elsewhere, content: 'Not here' } });
  for (const act of [
    'editComment(input: { id: $id, content: "Touchdown" }) { comment { id } }',
    'setLike(input: { kind: COMMENT, id: $id }) { likeable { isLikedByMe } }',
    'deleteComment(input: { id: $id }) { deletedId }',
  ])
    await site.as(fan).run(`mutation ($id: Int!) { ${act} }`, { id });

  const same = { id, isLikedByMe: null, clientId: 'a-1', user: { name: 'Mia Mile' } };
  for (const each of listeners) {
    expect([await each.next(), await each.next(), await each.next(), await each.next()]).toEqual([
      {
        kind: 'POSTED',
        comment: { ...same, content: 'First down', likeCount: 0, revision: 0 },
      },
      { kind: 'EDITED', comment: { ...same, content: 'Touchdown', likeCount: 0, revision: 1 } },
      { kind: 'LIKED', comment: { ...same, content: 'Touchdown', likeCount: 1, revision: 2 } },
      { kind: 'DELETED', comment: { ...same, content: 'Touchdown', likeCount: 1, revision: 2 } },
    ]);
  }
});

test('after a disconnect a client subscribes before it fetches: nothing is lost', async () => {
  const [fan, reader] = [await site.member(), await site.member()];
  const before = await listener(reader);
  const post = async (content: string) =>
    (await site.as(fan).run(Post, { input: { articleId, content } })).data!.postComment!.comment.id;
  const one = await post('one');
  expect((await before.next()).comment.id).toBe(one);
  await before.socket.dispose();
  const missed = await post('missed');

  const again = await listener(reader);
  const read = await site
    .as(reader)
    .run<{ comments: { nodes: { id: number }[] } }, object>(
      'query ($articleId: Int!) { comments(articleId: $articleId) { nodes { id } } }',
      { articleId },
    );
  const after = await post('after');
  expect(read.data?.comments.nodes.map(({ id }) => id)).toEqual([missed, one]);
  expect((await again.next()).comment.id).toBe(after);
});

test('a post that is retried after a lost response is one comment, published once', async () => {
  const fan = await site.member();
  const ears = await listener(null);
  const input = { articleId, content: 'Only once', clientId: 'same-1' };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => site.as(fan).run(Post, { input })),
  );
  expect(new Set(answers.map(({ data }) => data?.postComment?.comment.id)).size).toBe(1);
  await site.as(fan).run(Post, { input: { articleId, content: 'Another' } });
  expect((await ears.next()).comment.content).toBe('Only once');
  expect((await ears.next()).comment.content).toBe('Another');
});

test('two members may use the same name for their posts', async () => {
  const ids: unknown[] = [];
  for (const who of [await site.member(), await site.member()]) {
    const posted = await site
      .as(who)
      .run(Post, { input: { articleId, content: 'Hi', clientId: 'same-2' } });
    ids.push(posted.data?.postComment?.comment.id);
  }
  expect(new Set(ids).size).toBe(2);
});

test('the page around a comment: those above it and those below it', async () => {
  const fan = await site.member();
  const ids: number[] = [];
  for (let n = 0; n < 7; n += 1) ids.push(await writeComment(site, { articleId, by: fan }));
  const { data } = await site.as(null).run<Record<string, { nodes: { id: number }[] }>, object>(
    `query ($articleId: Int!, $id: Int!, $place: String!) {
      newer: comments(articleId: $articleId, last: 2, before: $place) { nodes { id } ...Page }
      older: comments(articleId: $articleId, first: 2, after: $place) { nodes { id } ...Page }
      from: comments(articleId: $articleId, first: 3, from: $id) { nodes { id } ...Page }
      oldest: comments(articleId: $articleId, last: 2) { nodes { id } ...Page }
    }
    fragment Page on CommentConnection { pageInfo { hasPreviousPage hasNextPage } }`,
    { articleId, id: ids[3]!, place: cursorOfId('comments', ids[3]!) },
  );
  const idsOf = (page?: { nodes: { id: number }[] }) => page?.nodes.map(({ id }) => id);
  expect(idsOf(data?.newer)).toEqual([ids[5], ids[4]]);
  expect(data?.newer).toMatchObject({ pageInfo: { hasPreviousPage: true, hasNextPage: true } });
  expect(idsOf(data?.from)).toEqual([ids[3], ids[2], ids[1]]);
  expect(idsOf(data?.oldest)).toEqual([ids[1], ids[0]]);
  expect(data?.oldest).toMatchObject({ pageInfo: { hasPreviousPage: true, hasNextPage: false } });
  expect(idsOf(data?.older)).toEqual([ids[2], ids[1]]);
  // The last comment of a page may be deleted before the next page is requested.
  await site
    .as(fan)
    .run('mutation ($id: Int!) { deleteComment(input: { id: $id }) { deletedId } }', {
      id: ids[3]!,
    });
  const next = await site
    .as(null)
    .run<{ comments: { nodes: { id: number }[] } }, object>(
      `query ($articleId: Int!, $after: String!) { comments(articleId: $articleId, first: 2, after: $after) { nodes { id } } }`,
      { articleId, after: cursorOfId('comments', ids[3]!) },
    );
  expect(idsOf(next.data?.comments)).toEqual([ids[2], ids[1]]);
});

test('ten comments a minute, then one waits; admins do not', async () => {
  const limited = await startSite({ env: { RATE_LIMITS: 'on' } });
  try {
    const article = await writeArticle(limited);
    const [fan, admin] = [await limited.member(), await limited.admin()];
    const post = (who: typeof fan, clientId: string) =>
      limited.as(who).run(Post, { input: { articleId: article, content: 'Hi', clientId } });
    for (let n = 0; n < 10; n += 1) expect((await post(fan, `n-${n}`)).errors).toBeUndefined();
    expect((await post(fan, 'n-10')).errors).toMatchObject([
      { extensions: { code: 'TOO_MANY_REQUESTS' } },
    ]);
    // Asking again what became of the ninth is no eleventh.
    expect((await post(fan, 'n-9')).errors).toBeUndefined();
    for (let n = 0; n < 11; n += 1) expect((await post(admin, `a-${n}`)).errors).toBeUndefined();
  } finally {
    await limited.stop();
  }
});
