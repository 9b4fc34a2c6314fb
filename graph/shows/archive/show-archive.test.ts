import { graphql } from '../../gql/gql.ts';
import type { ShowArchiveTestListQueryVariables } from '../../gql/graphql.ts';
import { scansOf } from '../../testing/scans.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { addContent } from '../../testing/worlds/shows.ts';
import { ContentFeed } from '../content-feed.entity.ts';

const List = graphql(/* GraphQL */ `
  query ShowArchiveTestList(
    $types: [ContentType!]
    $first: Int! = 100
    $after: String
    $season: Int
    $search: String
  ) {
    shows(types: $types, first: $first, after: $after, season: $season, search: $search) {
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    showSeasons(types: $types)
  }
`);
const One = graphql(/* GraphQL */ `
  query ShowArchiveTestOne($id: Int!) {
    show(id: $id) {
      id
      title
      state
      season
      audioUrl
      chapters {
        start
      }
    }
  }
`);

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
});
afterAll(() => site.stop());
beforeEach(() => site.em().execute('delete from content_feeds'));

async function list(asked: Partial<ShowArchiveTestListQueryVariables> = {}) {
  const { data, errors } = await site.as(null).run(List, { first: 100, ...asked });
  expect(errors).toBeUndefined();
  return {
    ids: data!.shows!.nodes.map(({ id }) => id),
    end: data!.shows!.pageInfo.endCursor,
    hasNext: data!.shows!.pageInfo.hasNextPage,
    seasons: data!.showSeasons,
  };
}
const set = (id: number, values: Partial<ContentFeed>) =>
  site.em().nativeUpdate(ContentFeed, { id }, values);
async function one(member: Member | null, id: number) {
  const { data, errors } = await site.as(member).run(One, { id });
  expect(errors).toBeUndefined();
  return data!.show;
}

test('newest first, by kind and by season', async () => {
  const old = await addContent(site, { type: 'podcast', publishedAt: '2024-02-20T12:00:00Z' });
  const video = await addContent(site, { type: 'youtube', publishedAt: '2025-09-01T12:00:00Z' });
  const short = await addContent(site, { type: 'shorts', publishedAt: '2025-10-01T12:00:00Z' });
  const fresh = await addContent(site, { type: 'podcast', publishedAt: '2025-11-01T12:00:00Z' });
  expect(await list()).toMatchObject({ ids: [fresh, short, video, old], seasons: [2025, 2023] });
  expect(await list({ types: ['PODCAST'], season: 2025 })).toMatchObject({ ids: [fresh] });
  expect(await list({ types: ['YOUTUBE', 'SHORTS', 'YOUTUBE'] })).toMatchObject({
    ids: [short, video],
    seasons: [2025],
  });
  expect((await list({ types: [] })).ids).toHaveLength(4);
  expect((await list({ season: 2_147_483_647 })).ids).toEqual([]);
});

test('page by page, also when the last one seen is gone, and others have the same moment', async () => {
  const at = '2025-11-01T12:00:00Z';
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1)
    ids.unshift(await addContent(site, { type: count % 2 ? 'podcast' : 'live', publishedAt: at }));
  const first = await list({ first: 2 });
  expect(first).toMatchObject({ ids: ids.slice(0, 2), hasNext: true });
  await site.em().nativeDelete(ContentFeed, { id: ids[1]! });
  const rest = await list({ first: 3, after: first.end! });
  expect(rest).toMatchObject({ ids: ids.slice(2), hasNext: false });
});

test('a cursor of another list and too large a page are refused', async () => {
  const foreign = Buffer.from('["photos","2025-11-01T12:00:00Z",1]').toString('base64url');
  const refused = await site.as(null).run(List, { first: 5, after: foreign });
  expect(refused.errors?.[0]?.extensions.key).toBe('cursor.unknown');
  const large = await site.as(null).run(List, { first: 101 });
  expect(large.errors?.[0]?.extensions.key).toBe('page.notFromTo');
});

test('words find what title or description say', async () => {
  const id = await addContent(site, { type: 'podcast', title: 'The bye week' });
  const other = await addContent(site, { type: 'youtube', title: 'Film room' });
  await set(other, { description: 'What happened in the week of the bye' });
  expect((await list({ search: 'bye wee' })).ids).toEqual([other, id]);
  expect((await list({ search: 'bye', types: ['PODCAST'] })).ids).toEqual([id]);
  for (const search of ['nothing like it', '!', "it's :* | &"])
    expect((await list({ search })).ids).toEqual([]);
  expect((await list({ search: ' ' })).ids).toHaveLength(2);
});

test('what is hidden, scheduled or gone at its source is on no list and on no page; admins see it', async () => {
  const hidden = await addContent(site, { type: 'podcast', title: 'Secret one' });
  const later = await addContent(site, {
    type: 'podcast',
    title: 'Secret two',
    publishedAt: '2025-12-24T12:00:00Z',
  });
  const gone = await addContent(site, { type: 'podcast', title: 'Secret three' });
  await set(hidden, { isHidden: true, audioUrl: 'https://cdn.example/a.mp3' });
  await set(gone, { goneAt: site.clock.now() });
  expect((await list()).ids).toEqual([]);
  expect((await list()).seasons).toEqual([]);
  expect((await list({ search: 'secret' })).ids).toEqual([]);
  const { data } = await site.as(null).run(`{
    search(query: "secret") { totalCount } recentContent(type: PODCAST, first: 5) { nodes { id } }
    showTranscript(id: ${hidden}) { id } }`);
  expect(data).toEqual({
    search: { totalCount: 0 },
    recentContent: { nodes: [] },
    showTranscript: null,
  });
  const states = { [hidden]: 'HIDDEN', [later]: 'SCHEDULED', [gone]: 'GONE' };
  for (const [id, state] of Object.entries(states)) {
    expect(await one(null, Number(id))).toBeNull();
    expect(await one(await site.member(), Number(id))).toBeNull();
    expect(await one(admin, Number(id))).toMatchObject({ state });
  }
  const listed = await site.as(admin).run('{ managedShows(state: GONE) { nodes { id } } }');
  expect(listed.data).toEqual({ managedShows: { nodes: [{ id: gone }] } });
});

test('a scheduled show is on its page and found as soon as its time has come', async () => {
  const at = new Date(site.clock.now().getTime() + 60_000).toISOString();
  const id = await addContent(site, { type: 'podcast', title: 'Midnight', publishedAt: at });
  expect(await one(null, id)).toBeNull();
  site.clock.advance(61_000);
  expect(await one(null, id)).toMatchObject({ id, state: 'VISIBLE', season: 2025 });
  const { data } = await site.as(null).run('{ search(query: "midnight") { totalCount } }');
  expect(data).toEqual({ search: { totalCount: 1 } });
});

test('there is no show of an unknown id, and its neighbors in the request stay', async () => {
  const id = await addContent(site, { type: 'live' });
  const { data, errors } = await site
    .as(null)
    .run(`{ a: show(id: ${id}) { id } b: show(id: 999999) { id } c: show(id: -1) { id } }`);
  expect(errors).toBeUndefined();
  expect(data).toEqual({ a: { id }, b: null, c: null });
});

describe('with ten thousand shows', () => {
  const SHOWS = 10_000;
  beforeEach(async () => {
    await site.em().execute(`insert into content_feeds (type, title, url, published_at, created_at)
      select (array['podcast', 'youtube', 'youtube', 'shorts'])[1 + n % 4], 'Show ' || n,
        'https://video.example/' || n, timestamptz '2015-01-01T12:00:00Z' + n * interval '6 hours',
        now()
      from generate_series(1, ${SHOWS}) n`);
    await site.em().execute('vacuum analyze');
  });
  const middle = async () => (await list({ first: 100 })).end!;

  test.each<[string, () => Promise<object>]>([
    ['the first page', () => Promise.resolve({ first: 24 })],
    ['one kind', () => Promise.resolve({ first: 24, types: ['PODCAST'] })],
    ['a later page', async () => ({ first: 24, after: await middle() })],
    ['an old season', () => Promise.resolve({ first: 24, season: 2016 })],
    ['words', () => Promise.resolve({ first: 24, search: '5123' })],
  ])('%s is read without going through all of them', async (_what, asked) => {
    const variables = await asked();
    const scans = await scansOf(site, () => list(variables));
    const found = scans.filter(({ table }) => table === 'content_feeds');
    expect(found.map(({ by }) => by)).not.toContain('Seq Scan');
    expect(found.filter(({ rows }) => rows > 500)).toEqual([]);
  });

  test.each(['', ', type: podcast'])('so are the pages of the admins (%s)', async (filter) => {
    const scans = await scansOf(site, () =>
      site.as(admin).run(`{ managedShows(first: 20${filter}) { nodes { id } } }`),
    );
    const found = scans.filter(({ table }) => table === 'content_feeds');
    expect(found.map(({ by }) => by)).not.toContain('Seq Scan');
  });
});
