import { graphql } from '../gql/gql.ts';
import { writeArticle, writeComment } from '../testing/worlds/articles.ts';
import { type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';

const Page = graphql(/* GraphQL */ `
  query ArticleReadsTestPage($id: Int!) {
    article(id: $id) {
      title
      body
      isLikedByMe
      likeCount
    }
    articleNavigation(id: $id) {
      previousArticle {
        title
      }
    }
    comments(articleId: $id, first: 100) {
      nodes {
        content
        isLikedByMe
        likeCount
        user {
          name
          avatarUrl
          isMvp
        }
      }
    }
  }
`);

const List = graphql(/* GraphQL */ `
  query ArticleReadsTestList {
    articles {
      nodes {
        title
        isLikedByMe
        body
        content
      }
    }
  }
`);

const Home = graphql(/* GraphQL */ `
  query ArticleReadsTestHome {
    live: latestContent(type: LIVE) {
      title
    }
    video: latestContent(type: YOUTUBE) {
      title
    }
    shorts: recentContent(type: SHORTS) {
      nodes {
        title
      }
    }
    episodes: recentContent(type: PODCAST) {
      nodes {
        title
      }
    }
    articles {
      nodes {
        title
        tags
      }
    }
    sponsorSpotlight {
      name
    }
    nextGame {
      opponent
    }
    chatStatus {
      isOpen
    }
  }
`);

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

test('the page of an article with 60 comments of 20 members takes three statements', async () => {
  const id = await writeArticle(site);
  for (let member = 0; member < 20; member += 1) {
    const by = await site.member();
    for (let count = 0; count < 3; count += 1) await writeComment(site, { articleId: id, by });
  }
  const reader = site.as(await site.member());
  await reader.run(Page, { id });
  const sessionAndRights = await statementsOf(site, () => reader.run('{ siteSettings { name } }'));

  const statements = await statementsOf(site, async () => {
    const { data } = await reader.run(Page, { id });
    expect(data?.comments.nodes).toHaveLength(60);
  });
  expect(statements.length - sessionAndRights.length).toBe(3);
});

test('a list takes one statement, and one more for the texts of all its articles', async () => {
  for (let count = 0; count < 10; count += 1) await writeArticle(site);
  expect(
    await statementsOf(site, () =>
      site.as(null).run('{ articles { nodes { title isLikedByMe } } }'),
    ),
  ).toHaveLength(1);
  expect(await statementsOf(site, () => site.as(null).run(List))).toHaveLength(2);
});

test('everything home shows takes at most six statements', async () => {
  const statements = await statementsOf(site, () => site.as(null).run(Home));
  expect(statements.length).toBeLessThanOrEqual(6);
});
