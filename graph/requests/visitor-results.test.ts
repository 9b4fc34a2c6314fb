import { ALWAYS_FRESH, FRESHNESS } from '../freshness.ts';
import { writeArticle, writeComment } from '../testing/worlds/articles.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';

let site: Site;
let fan: Member;
let articleId: number;

beforeAll(async () => {
  site = await startSite();
  fan = await site.member({ name: 'Fan' });
  articleId = await writeArticle(site);
  await writeComment(site, { articleId, by: fan });
});
afterAll(() => site.stop());

const ARTICLE = `query Article($id: Int!) {
  article(id: $id) { title isLikedByMe viewCount shareCount likeCount commentCount }
  comments(articleId: $id) { nodes { content isLikedByMe user { avatarType } } }
}`;

async function ask(query: string, as: Member | null = null, variables = {}) {
  const response = await site.as(as).fetch('/graphql', { body: { query, variables } });
  return (await response.json()) as { data: unknown; errors?: object[] };
}
const article = async (as: Member | null = null) =>
  (await ask(ARTICLE, as, { id: articleId })).data;
const act = async (mutation: string, as: Member | null = fan) => {
  expect((await ask(mutation, as)).errors).toBeUndefined();
};
const statements = (work: () => Promise<unknown>) => statementsOf(site, work);

test('every query of the graph is in the table, or said to be always fresh', () => {
  const fields = Object.keys(site.server.schema.getQueryType()!.getFields());
  const listed = [...Object.keys(FRESHNESS), ...Object.keys(ALWAYS_FRESH)];
  expect(listed.sort()).toEqual(fields.map((field) => `Query.${field}`).sort());
});

test('clock-dependent results are cached for a second at most, except totals that may lag', () => {
  const longer = Object.entries(FRESHNESS).filter(([, { forMs = 0 }]) => forMs > 1_000);
  expect(longer.map(([name]) => name)).toEqual(['Query.sponsorMetrics']);
});

test('the second visitor costs the database nothing and gets the same bytes', async () => {
  const open = async () => {
    const response = await site
      .as(null)
      .fetch('/graphql', { body: { query: ARTICLE, variables: { id: articleId } } });
    const headers = ['content-type', 'content-length', 'cache-control', 'content-security-policy'];
    return [...headers.map((name) => response.headers.get(name)), await response.text()];
  };
  const first = await open();
  let second: unknown;
  expect(await statements(async () => (second = await open()))).toEqual([]);
  expect(second).toEqual(first);
});

test('many visitors at once cost as much as one', async () => {
  await act(
    `mutation { postComment(input: { articleId: ${articleId}, content: "Wow" }) { comment { id } } }`,
  );
  const sent = await statements(() => Promise.all(Array.from({ length: 20 }, () => article())));
  expect(sent.length).toBeLessThanOrEqual(2);
});

test('members neither get cached results nor add to them', async () => {
  const chat = '{ chatMessages { isLikedByMe } me { id } }';
  expect(await ask(chat)).toMatchObject({ data: { chatMessages: [], me: null } });
  expect(await ask(chat, fan)).toMatchObject({ data: { chatMessages: [], me: { id: fan.id } } });
  expect(await ask('{ user(id: 1) { email } me { id } }', fan)).toMatchObject({
    data: { me: { id: fan.id } },
  });
  expect(await ask('{ user(id: 1) { email } me { id } }')).toMatchObject({ data: { me: null } });
  expect(await statements(() => ask(chat, fan))).not.toEqual([]);
});

test('a page of another site with a member’s cookie gets what visitors get', async () => {
  const me = async () => {
    const response = await site.as(fan).fetch('/graphql', {
      body: { query: '{ me { id } }' },
      headers: { origin: 'https://x.example' },
    });
    return response.json();
  };
  expect([await me(), await me()]).toMatchObject([{ data: { me: null } }, { data: { me: null } }]);
  expect(await ask('{ me { id } }', fan)).toMatchObject({ data: { me: { id: fan.id } } });
});

test.each([
  [
    'a comment',
    () => `postComment(input: { articleId: ${articleId}, content: "New!" }) { comment { id } }`,
  ],
  ['another avatar', () => 'updateAvatar(input: { avatarType: ORANGE_NAVY }) { user { id } }'],
])('%s is seen at once', async (_what, mutation) => {
  const before = await article();
  await act(`mutation { ${mutation()} }`);
  const after = await article();
  expect(after).not.toEqual(before);
  const fresh = await site.as(null).run(ARTICLE, { id: articleId });
  expect(after).toEqual(JSON.parse(JSON.stringify(fresh.data)));
});

test.each([
  [
    'a like',
    () => `setLike(input: { kind: ARTICLE, id: ${articleId} }) { likeable { isLikedByMe } }`,
  ],
  ['a view', () => `recordArticleView(input: { id: ${articleId} }) { article { id } }`],
  ['a share', () => `recordArticleShare(input: { id: ${articleId} }) { article { id } }`],
])(
  '%s is seen by other visitors a second later, and costs nothing until then',
  async (_what, mutation) => {
    const before = await article();
    await act(`mutation { ${mutation()} }`);
    site.clock.advance(999);
    let cached: unknown;
    expect(await statements(async () => (cached = await article()))).toEqual([]);
    expect(cached).toEqual(before);
    site.clock.advance(1);
    const after = await article();
    expect(after).not.toEqual(before);
    const fresh = await site.as(null).run(ARTICLE, { id: articleId });
    expect(after).toEqual(JSON.parse(JSON.stringify(fresh.data)));
  },
);

test('games and chat are seen at once as well, and what the clock changes when it changes', async () => {
  const all =
    '{ chatMessages { message likes } chatStatus { isOpen } nextGame { opponent } games { id } }';
  expect((await ask(all)).data).toMatchObject({ games: [], chatStatus: { isOpen: false } });
  const admin = await site.admin();
  await act(
    'mutation { saveGame(input: { week: 11, season: 2025, opponent: "Kansas City Chiefs", isHome: true, kickoffAt: "2025-11-16T21:25:00Z" }) { id } }',
    admin,
  );
  await act('mutation { sendChatMessage(message: "Go!") { id } }');
  expect((await ask(all)).data).toMatchObject({
    chatMessages: [{ message: 'Go!', likes: 0 }],
    chatStatus: { isOpen: true },
    nextGame: { opponent: 'Kansas City Chiefs' },
    games: [{}],
  });
  site.clock.set('2025-11-17T09:00:00Z');
  expect((await ask(all)).data).toMatchObject({ chatStatus: { isOpen: false }, nextGame: null });
});

test('refusals are not cached', async () => {
  const missing = 'query { comments(articleId: 999999) { nodes { id } } }';
  for (let round = 0; round < 2; round++)
    expect((await ask(missing)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});
