import { ARTICLE_LIMITS } from '../../schema/articles/article-input.ts';
import { Article } from '../articles/article.entity.ts';
import { User } from '../accounts/users/user.entity.ts';
import { Game } from '../games/game.entity.ts';
import { graphql } from '../gql/gql.ts';
import { Question } from '../questions/question.entity.ts';
import { ContentFeed } from '../shows/content-feed.entity.ts';
import { articleDraft } from '../testing/worlds/article-drafts.ts';
import { type Site, startSite } from '../testing/site.ts';

let site: Site;

const SEARCH = graphql(/* GraphQL */ `
  query TestSearch($query: String!, $filter: SearchFilter, $first: Int) {
    search(query: $query, filter: $filter, first: $first) {
      totalCount
      query
      nodes {
        type
        id
        title
        url
        date
        week
        titleParts {
          text
          isMatch
        }
      }
    }
  }
`);

const DIALOG = `query ($query: String!) { search(query: $query, first: 30) { totalCount nodes {
  id titleParts { text isMatch } descriptionParts { text isMatch } } } }`;

const find = async (
  query: string,
  more: { filter?: 'LIVE' | 'VIDEOS' | 'PODCASTS' | 'BLOGS'; first?: number } = {},
) => {
  const { data, errors } = await site.as(null).run(SEARCH, { query, ...more });
  expect(errors).toBeUndefined();
  return data!.search;
};
const titles = async (...args: Parameters<typeof find>) =>
  (await find(...args)).nodes.map((result) => result.title);

beforeAll(async () => {
  site = await startSite();
  const fan = await site.member();
  const em = site.em();
  const published = {
    published: true,
    publishedAt: new Date('2025-11-01T12:00:00Z'),
    excerpt: 'What we saw',
    content: 'Every down of it.',
  };
  em.create(Article, {
    ...published,
    title: 'Denver’s defense holds at the goal line',
    tags: ['defense', 'red zone'],
    content: 'A **stand** for the ages.',
  });
  em.create(Article, {
    ...published,
    title: 'A café in Montréal cheers for orange',
    publishedAt: new Date('2025-10-01T12:00:00Z'),
  });
  em.create(Article, {
    ...published,
    title: 'Secret draft about the defense',
    published: false,
    publishedAt: null,
  });
  em.create(Article, {
    ...published,
    title: 'Quarterback room: who throws on Sunday?',
    excerpt: 'x'.repeat(400),
  });
  em.create(ContentFeed, {
    type: 'podcast',
    title: 'Episode 12: the defense travels',
    url: 'https://pod.example/12',
    publishedAt: new Date('2025-11-10T12:00:00Z'),
  });
  em.create(ContentFeed, {
    type: 'shorts',
    title: 'Sack of the week',
    url: 'https://video.example/s1',
    publishedAt: new Date('2025-11-11T12:00:00Z'),
  });
  em.create(Game, {
    week: 11,
    season: 2025,
    opponent: 'Kansas City Chiefs',
    isHome: true,
    kickoffAt: new Date('2025-11-17T02:20:00Z'),
  });
  em.create(Question, {
    user: em.getReference(User, fan.id),
    question: 'Will the defense rest its starters?',
    approved: true,
    status: 'approved',
  });
  em.create(Question, {
    user: em.getReference(User, fan.id),
    question: 'A pending question about the defense',
  });
  await em.flush();
});
afterAll(() => site.stop());

describe('search', () => {
  test('finds articles, shows, games and approved questions, and never a draft or a pending question', async () => {
    const { nodes, totalCount, query } = await find('defense');
    expect(nodes.map((result) => result.type).sort()).toEqual(['BLOG', 'CONTENT', 'QUESTION']);
    expect({ totalCount, query }).toEqual({ totalCount: 3, query: 'defense' });
    expect((await find('kansas')).nodes).toMatchObject([
      {
        type: 'GAME',
        title: 'Denver Broncos vs. Kansas City Chiefs',
        week: 11,
        date: '2025-11-16',
      },
    ]);
  });

  test('knows the beginnings of words, other forms of them, and words without their accents', async () => {
    expect(await titles('quarterb')).toEqual(['Quarterback room: who throws on Sunday?']);
    expect(await titles('throwing')).toEqual(['Quarterback room: who throws on Sunday?']);
    expect(await titles('montreal cafe')).toEqual(['A café in Montréal cheers for orange']);
  });

  test('forgives slips of the finger', async () => {
    expect(await titles('quaterback')).toEqual(['Quarterback room: who throws on Sunday?']);
    expect(await titles('brocnos')).toEqual(['Denver Broncos vs. Kansas City Chiefs']);
    expect(await titles('kansass')).toEqual(['Denver Broncos vs. Kansas City Chiefs']);
  });

  test('marks what it found', async () => {
    const [first] = (await find('goal')).nodes;
    expect(first!.titleParts.filter((part) => part.isMatch)).toEqual([
      { text: 'goal', isMatch: true },
    ]);
    expect(first!.titleParts.map((part) => part.text).join('')).toBe(first!.title);
  });

  test('filters by kind, and counts beyond the page', async () => {
    expect(await titles('defense', { filter: 'PODCASTS' })).toEqual([
      'Episode 12: the defense travels',
    ]);
    expect(await titles('week', { filter: 'VIDEOS' })).toEqual(['Sack of the week']);
    expect(await find('defense', { first: 1 })).toMatchObject({
      totalCount: 3,
      nodes: [expect.anything()],
    });
  });

  test('leads to the article', async () => {
    const [article] = (await find('goal line')).nodes;
    expect(article!.url).toBe(`/articles/${article!.id}`);
  });

  test.each([
    '',
    ' ',
    'd',
    '!!',
    '%',
    "'; drop table users; --",
    '\\',
    '\u0000\u0001',
    '&|!():*',
    '🏈',
  ])('takes %j literally, and finds nothing', async (query) => {
    expect((await find(query)).nodes).toEqual([]);
  });

  test('a text of 20 kB is cut, not refused', async () => {
    expect((await find('d'.repeat(20_000))).nodes).toEqual([]);
  });

  test('withdrawn, renamed and deleted content is no longer found at once', async () => {
    const em = site.em();
    const article = em.create(Article, {
      title: 'Blizzard at altitude',
      excerpt: 'x',
      content: 'y',
      published: true,
      publishedAt: new Date(),
    });
    await em.flush();
    expect(await titles('blizzard')).toEqual(['Blizzard at altitude']);
    article.title = 'Sunshine at altitude';
    await em.flush();
    expect(await titles('blizzard')).toEqual([]);
    expect(await titles('sunshine')).toEqual(['Sunshine at altitude']);
    article.published = false;
    await em.flush();
    expect(await titles('sunshine')).toEqual([]);
  });

  test('the longest article that may be written, all of different words, is saved and found by its beginning', async () => {
    const words = 'Skyscraper '.concat(
      Array.from({ length: 142_000 }, (_, n) => n.toString(36).padStart(6, 'q')).join(' '),
    );
    const content = words.slice(0, ARTICLE_LIMITS.content);
    expect(content.length).toBeGreaterThan(990_000);
    const { errors } = await site
      .as(await site.admin())
      .run(
        'mutation ($input: ArticleInput!) { createArticle(input: { article: $input, isPublished: true }) { article { id } } }',
        {
          input: articleDraft({ title: 'A very long read', content }),
        },
      );
    expect(errors).toBeUndefined();
    expect(await titles('skyscraper')).toEqual(['A very long read']);
  });

  test('returns results under /api/search in the format of the document', async () => {
    const answer = await site.as(null).fetch('/api/search?q=defense');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      total: 3,
      query: 'defense',
      results: [
        { type: expect.any(String) as string, title: expect.any(String) as string },
        {},
        {},
      ],
    });
    expect(await (await site.as(null).fetch('/api/search?q=d')).json()).toEqual({
      results: [],
      total: 0,
      query: 'd',
    });
    expect((await site.as(null).fetch('/api/search?q[$ne]=x')).status).toBe(200);
  });

  test('a visitor who types and types is not taken for an attack', async () => {
    const limited = await startSite({ env: { RATE_LIMITS: 'on' } });
    try {
      for (let count = 0; count < 25; count += 1) {
        const answer = await limited.as(null).fetch('/graphql', {
          body: { query: DIALOG, variables: { query: `quarterback ${count}` } },
        });
        expect(answer.status).toBe(200);
      }
    } finally {
      await limited.stop();
    }
  });
});
