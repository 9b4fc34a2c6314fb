import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
} from 'graphql';
import { FantasyLineup } from '../fantasy/lineups/fantasy-lineup.entity.ts';
import { type Actor, type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';
import { isSameForAll, OF_VIEWER, OWN_LIKE, SAME_FOR_ALL } from './same-for-all.ts';

/** How deep the selections go. Types further down come up on other ways too. */
const DEEP = 5;

let site: Site;
let viewers: Actor[];
/** Values of required arguments, by name. */
let values: Record<string, string>;

beforeAll(async () => {
  // The demo season has something of everything, by many members.
  site = await startSite({ env: { DEMO: '1' } });
  const em = site.em();
  const lineup = await em.findOneOrFail(FantasyLineup, { weeklyRank: 1 }, { populate: ['user'] });
  const { data } = await site.as(null).run('{ articles(first: 1) { nodes { id } } }');
  const [newest] = (data as { articles: { nodes: { id: number }[] } }).articles.nodes;
  viewers = [
    null,
    await site.member(),
    await site.host(),
    await site.moderator(),
    await site.admin(),
    lineup.user,
  ].map((member) => site.as(member));
  values = {
    gameId: String(lineup.game.id),
    season: String(lineup.season),
    id: String(newest!.id),
    articleId: String(newest!.id),
    photoId: '1',
    type: 'PODCAST',
  };
});
afterAll(() => site.stop());

const fieldsOf = (type: GraphQLNamedType) =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];

/** Everything below a field that is the same for all, as far as it needs no arguments. */
function selectionOf(type: GraphQLNamedType, depth = 0): string {
  if (isLeafType(type)) return '';
  const selected = fieldsOf(type)
    .filter(
      ({ name, args }) =>
        !OF_VIEWER.has(name) && name !== OWN_LIKE && !args.some(isRequiredArgument),
    )
    .filter((field) => depth < DEEP || isLeafType(getNamedType(field.type)))
    .map((field) => `${field.name} ${selectionOf(getNamedType(field.type), depth + 1)}`);
  return `{ ${['__typename', ...selected].join(' ')} }`;
}

function queryOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${values[arg.name]}`);
  const list = given.length > 0 ? `(${given.join(', ')})` : '';
  return `{ ${name}${list} ${selectionOf(getNamedType(type))} }`;
}

test.each([...SAME_FOR_ALL])(
  '%s is the same for visitors, members, hosts and admins',
  async (path) => {
    const name = path.replace('Query.', '');
    const query = queryOf(site.server.schema.getQueryType()!.getFields()[name]!);
    const results = [];
    for (const viewer of viewers) results.push(await viewer.run(query));
    const [first, ...others] = results;
    expect(first).not.toHaveProperty('errors');
    for (const other of others) expect(other).toEqual(first);
  },
);

const sameForAll = (query: string) => {
  const document = parse(query);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('No operation');
  return isSameForAll(document, operation);
};

test.each([
  ['a field that is not listed', '{ nextGame { id } me { id } }'],
  ['a field of the viewer', '{ shows { nodes { id state } } }'],
  [
    'the same behind a fragment',
    'query { latestContent(type: LIVE) { ...Own } } fragment Own on ContentItem { mine: state }',
  ],
])('%s depends on who asks', (_what, query) => {
  expect(sameForAll(query)).toBe(false);
  expect(sameForAll('{ nextGame { id } articles { nodes { id } } }')).toBe(true);
});

const HOME = '{ nextGame { id } articles { nodes { id title } } }';
const ask = async (as: Actor, query = HOME, headers = {}) =>
  (await as.fetch('/graphql', { body: { query }, headers })).text();

test('members get what visitors got, and visitors what members got; only the session is read', async () => {
  const [visitor, member, host] = viewers as [Actor, Actor, Actor];
  await ask(host, '{ me { id } }');
  const first = await ask(member);
  const sent = await statementsOf(site, async () => {
    expect(await ask(visitor)).toBe(first);
    expect(await ask(host)).toBe(first);
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('sessions');
});

const PAGE = `query ($id: Int!) {
  article(id: $id) { mine: isLikedByMe likeCount ...Navigation }
  comments(articleId: $id, first: 50) { nodes { isLikedByMe id } }
  chat(last: 50) { nodes { isLikedByMe message } }
}
fragment Navigation on Article { title isLikedByMe }`;

test('members get their own likes in what is cached for all, and those alone are read', async () => {
  const [visitor, , , , , winner] = viewers;
  const id = Number(values.id);
  const variables = { id };
  const read = async (as: Actor) =>
    (await as.fetch('/graphql', { body: { query: PAGE, variables } })).text();
  const dataOf = (text: string) => (JSON.parse(text) as { data: unknown }).data;
  const like = `mutation { setLike(input: { kind: ARTICLE, id: ${id}, liked: true }) { likeable { likeCount } } }`;
  await ask(winner!, like);
  const comment = `mutation { postComment(input: { articleId: ${id}, content: "Wow \\\\u00000" }) { comment { id } } }`;
  await ask(winner!, comment);

  const ofVisitor = await read(visitor!);
  let ofWinner = '';
  const sent = await statementsOf(site, async () => (ofWinner = await read(winner!)));
  expect(sent).toHaveLength(4);
  expect(ofWinner.replaceAll('true', 'false')).toBe(ofVisitor);
  for (const [viewer, text] of [
    [visitor!, ofVisitor],
    [winner!, ofWinner],
  ] as const) {
    const { data } = await viewer.run(PAGE, variables);
    expect(dataOf(text)).toEqual(JSON.parse(JSON.stringify(data)));
  }
  expect(dataOf(ofWinner)).toMatchObject({ article: { mine: true, isLikedByMe: true } });
});

test('members see at once what visitors see a second later', async () => {
  const [visitor, member] = viewers as [Actor, Actor];
  const query = `{ article(id: ${values.id}) { likeCount isLikedByMe } }`;
  const before = await ask(visitor, query);
  const like = `mutation { setLike(input: { kind: ARTICLE, id: ${values.id}, liked: true }) { likeable { id } } }`;
  await ask(member, like);
  expect(await ask(visitor, query)).toBe(before);
  expect(await ask(member, query)).toContain('"isLikedByMe":true');
  expect(await ask(visitor, query)).not.toBe(before);
});

test.each([
  [
    'a draft',
    'blog_posts',
    'published',
    'query ($id: Int!) { article(id: $id, drafts: true) { title } }',
  ],
  ['a pending photo', 'fan_zone_photos', 'approved', 'query ($id: Int!) { photo(id: $id) { id } }'],
])('%s is for admins alone, whoever asks first', async (_what, table, column, query) => {
  const [visitor, , , , admin] = viewers as [Actor, Actor, Actor, Actor, Actor];
  const [row] = await site
    .em()
    .execute<{ id: number }[]>(
      `update ${table} set ${column} = false where id = (select max(id) from ${table} where ${column}) returning id`,
    );
  const read = async (as: Actor) =>
    (await as.fetch('/graphql', { body: { query, variables: row } })).text();
  for (let round = 0; round < 2; round += 1) {
    expect(await read(visitor)).toMatch(/"(article|photo)":null/);
    expect(await read(admin)).toMatch(/"(article|photo)":\{/);
  }
});

test('a change is seen at once by the admin who made it', async () => {
  const admin = viewers[4]!;
  const news = '{ latestBreakingNews { headline } }';
  expect(await ask(admin, news)).not.toContain('Trade!');
  await ask(admin, 'mutation { sendBreakingNews(input: { headline: "Trade!" }) { news { id } } }');
  expect(await ask(admin, news)).toContain('Trade!');
});

test('a token that is not valid is refused, whatever is cached', async () => {
  await ask(viewers[0]!);
  const headers = { authorization: 'Bearer ow_nothing' };
  expect(await ask(viewers[0]!, HOME, headers)).toContain('UNAUTHENTICATED');
});
