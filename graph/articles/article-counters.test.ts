import { graphql } from '../gql/gql.ts';
import { writeArticle } from '../testing/worlds/articles.ts';
import { type Actor, type Site, startSite } from '../testing/site.ts';

const View = graphql(/* GraphQL */ `
  mutation ArticleCountersTestView($id: Int!) {
    recordArticleView(input: { id: $id }) {
      article {
        viewCount
      }
    }
  }
`);

const Share = graphql(/* GraphQL */ `
  mutation ArticleCountersTestShare($id: Int!) {
    recordArticleShare(input: { id: $id }) {
      article {
        shareCount
      }
    }
  }
`);

const Like = graphql(/* GraphQL */ `
  mutation ArticleCountersTestLike($id: Int!) {
    setLike(input: { kind: ARTICLE, id: $id }) {
      likeable {
        isLikedByMe
        likeCount
      }
    }
  }
`);

const Status = graphql(/* GraphQL */ `
  query ArticleCountersTestStatus($id: Int!) {
    article(id: $id) {
      isLikedByMe
      likeCount
    }
  }
`);

let site: Site;
let id: number;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  id = await writeArticle(site);
});

const viewsAfter = async (reader: Actor) =>
  (await reader.run(View, { id })).data?.recordArticleView?.article.viewCount;

test('a member is counted once, however often the page is opened', async () => {
  const reader = site.as(await site.member());
  expect(await viewsAfter(reader)).toBe(1);
  expect(await viewsAfter(reader)).toBe(1);
  expect(await viewsAfter(site.as(await site.member()))).toBe(2);
});

test('a visitor is counted once a day', async () => {
  expect(await viewsAfter(site.as(null))).toBe(1);
  expect(await viewsAfter(site.as(null))).toBe(1);
  site.clock.advance(24 * 60 * 60 * 1000);
  expect(await viewsAfter(site.as(null))).toBe(2);
});

test('views of many members at the same time are all counted', async () => {
  const readers = await Promise.all(
    Array.from({ length: 12 }, async () => site.as(await site.member())),
  );
  await Promise.all(readers.flatMap((reader) => [viewsAfter(reader), viewsAfter(reader)]));
  expect(await viewsAfter(readers[0]!)).toBe(12);
});

test('each share counts', async () => {
  await Promise.all(Array.from({ length: 10 }, () => site.as(null).run(Share, { id })));
  expect(
    (await site.as(null).run(Share, { id })).data?.recordArticleShare?.article.shareCount,
  ).toBe(11);
});

test('an article is liked and unliked, and everybody sees the count', async () => {
  const fan = site.as(await site.member());
  expect((await fan.run(Like, { id })).data?.setLike?.likeable).toEqual({
    isLikedByMe: true,
    likeCount: 1,
  });
  expect((await fan.run(Status, { id })).data).toEqual({
    article: { isLikedByMe: true, likeCount: 1 },
  });
  expect((await site.as(null).run(Status, { id })).data).toEqual({
    article: { isLikedByMe: false, likeCount: 1 },
  });
  expect((await fan.run(Like, { id })).data?.setLike?.likeable).toEqual({
    isLikedByMe: false,
    likeCount: 0,
  });
});

test('after many toggles at the same time the count is the number of those who like it', async () => {
  const fans = await Promise.all(
    Array.from({ length: 4 }, async () => site.as(await site.member())),
  );
  await Promise.all(Array.from({ length: 24 }, (_, turn) => fans[turn % 4]!.run(Like, { id })));
  const states = await Promise.all(
    fans.map(async (fan) => (await fan.run(Status, { id })).data?.article),
  );
  const likers = states.filter((state) => state?.isLikedByMe).length;
  expect(states.map((state) => state?.likeCount)).toEqual(states.map(() => likers));
});

test('a thousand likes of fifty members at the same time leave fifty, not one more', async () => {
  const fans = await Promise.all(
    Array.from({ length: 50 }, async () => site.as(await site.member())),
  );
  const stored = async () => {
    const [row] = await site.em().execute<{ counted: number; rows: number }[]>(
      `select a.like_count as counted, (select count(*)::int from article_likes where article_id = a.id) as rows
       from blog_posts a where a.id = ${id}`,
    );
    return row!;
  };
  await Promise.all(Array.from({ length: 1_000 }, (_, turn) => fans[turn % 50]!.run(Like, { id })));
  const { counted, rows } = await stored();
  expect(counted).toBe(rows);

  await Promise.all(
    fans.map(async (fan) => {
      const { data } = await fan.run(Status, { id });
      if (!data?.article?.isLikedByMe) await fan.run(Like, { id });
    }),
  );
  expect(await stored()).toEqual({ counted: 50, rows: 50 });
});

test('a visitor can not like', async () => {
  const { errors } = await site.as(null).run(Like, { id });
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
