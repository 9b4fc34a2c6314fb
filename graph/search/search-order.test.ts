import { type Site, startSite } from '../testing/site.ts';

/** What fans type, and what they should see first, in the demo season. */

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { DEMO: '1' } });
});
afterAll(() => site.stop());

interface Found {
  readonly totalCount: number;
  readonly isApproximate: boolean;
  readonly nodes: readonly {
    readonly type: string;
    readonly title: string;
    readonly week: number | null;
  }[];
}

async function find(query: string): Promise<Found> {
  const { data, errors } = await site
    .as(null)
    .run(
      'query ($query: String!) { search(query: $query, first: 50) { totalCount isApproximate nodes { type title week } } }',
      { query },
    );
  expect(errors).toBeUndefined();
  return (data as { search: Found }).search;
}

test.each<[query: string, type: string, title: RegExp]>([
  ['draft', 'BLOG', /^Draft/],
  ['training camp', 'BLOG', /^Training camp/],
  ['fourth quarter', 'BLOG', /^The fourth quarter/],
  ['anatomy', 'BLOG', /^Anatomy of a 14-play drive$/],
  ['tailg', 'BLOG', /^Tailgate report/],
  ['rookie', 'BLOG', /^The rookie who learned to wait$/],
  ['kíckér', 'BLOG', /^A kicker, a coin/],
  ['chiefs', 'GAME', /Kansas City Chiefs$/],
  ['Kansas City', 'GAME', /Kansas City Chiefs$/],
  ['broncos chiefs', 'GAME', /Kansas City Chiefs$/],
  ['raiders', 'GAME', /Las Vegas Raiders$/],
  ['week 5', 'GAME', /Philadelphia Eagles$/],
  ['semana 5', 'GAME', /Philadelphia Eagles$/],
  ['preseason', 'GAME', /49ers|Cardinals|Saints$/],
  ['49ers', 'GAME', /49ers$/],
])('“%s” finds a %s first', async (query, type, title) => {
  const { nodes, isApproximate } = await find(query);
  expect(nodes[0]).toMatchObject({ type, title: expect.stringMatching(title) as string });
  expect(isApproximate).toBe(false);
});

test.each(['broncos', 'denver', 'Denver Broncos', 'week', '2025'])(
  '“%s” is in every game and names none of them: articles, shows and questions come first',
  async (query) => {
    const types = (await find(query)).nodes.map(({ type }) => type);
    expect(types).toContain('GAME');
    const firstGame = types.indexOf('GAME');
    expect(types.slice(firstGame).every((type) => type === 'GAME')).toBe(true);
    expect({ query, firstGame: firstGame > 0 || types.every((type) => type === 'GAME') }).toEqual({
      query,
      firstGame: true,
    });
  },
);

test('a week is that week, not all that begin with its digit', async () => {
  const weeks = (await find('week 1')).nodes
    .filter(({ type }) => type === 'GAME')
    .map(({ week }) => week);
  expect(weeks).toEqual([1]);
});

test.each([
  ['cheifs', /Chiefs/],
  ['brocnos', /Broncos/],
  ['raidres', /Raiders/],
  ['tailgtae', /Tailgate/],
])('“%s” is a slip of the finger, and said to be', async (query, title) => {
  const { nodes, isApproximate } = await find(query);
  expect(nodes[0]?.title).toMatch(title);
  expect(isApproximate).toBe(true);
});

test.each(['lasagna', 'zzyzx', 'broncos lasagna'])('“%s” finds nothing', async (query) => {
  expect(await find(query)).toEqual({ totalCount: 0, isApproximate: false, nodes: [] });
});

test('what is spelled alike stays away where something matches', async () => {
  const { nodes, isApproximate } = await find('anatomy');
  expect(isApproximate).toBe(false);
  expect(nodes.every(({ title, type }) => type !== 'GAME' || /anatomy/i.test(title))).toBe(true);
});
