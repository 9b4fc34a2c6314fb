import { request as sendRaw } from 'node:http';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { writeArticle } from '../testing/worlds/articles.ts';

/**
 * A document is executed by Apollo Server the first time it comes, and directly from then on. No client can see which of
 * the two has responded.
 */
let site: Site;
let fan: Member;
let articleId: number;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'on' } });
  fan = await site.member();
  articleId = await writeArticle(site);
});
afterAll(() => site.stop());

interface Sent {
  readonly query: string;
  readonly variables?: object;
  readonly operationName?: string;
  readonly extensions?: object;
}

/** What differs between any two responses. */
const OF_EACH = new Set(['date', 'x-request-id', 'etag', 'ratelimit', 'content-length']);
const withoutChance = (text: string) =>
  text
    .replace(/"asOf":\d+,"position":"[^"]+"/, '"asOf":0')
    .replace(/"errorId":"[^"]+"/, '"errorId":""');

async function send(sent: Sent, headers: Record<string, string> = {}, as: Member | null = fan) {
  const response = await site.as(as).fetch('/graphql', { body: sent, headers });
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !OF_EACH.has(name)),
    body: withoutChance(await response.text()),
  };
}

/** A placeholder for the article of this site, whose id is not known yet. */
const A_LIKEABLE = 1;

const LIKE = `mutation Like($id: Int!, $liked: Boolean!) {
  setLike(input: { kind: ARTICLE, id: $id, liked: $liked }) { likeable { id isLikedByMe likeCount } }
}`;

test.each<[string, Sent & { readonly accept?: string }, RegExp]>([
  ['a query', { query: '{ me { id name } chatMessages(last: 5) { id } }' }, /"asOf":0,"cost":\d+/],
  [
    'variables, and one operation of two',
    {
      query:
        'query A($n: Int!) { articles(first: $n) { nodes { id title } } } query B { me { id } }',
      variables: { n: 2 },
      operationName: 'A',
    },
    /"title"/,
  ],
  ['a mutation', { query: LIKE, variables: { id: A_LIKEABLE, liked: true } }, /"isLikedByMe":true/],
  ['a refused mutation', { query: LIKE, variables: { id: 999, liked: true } }, /"NOT_FOUND"/],
  [
    'a part without which nothing is left',
    { query: '{ comments(articleId: 999) { nodes { id } } me { id } }' },
    /"data":null/,
  ],
  [
    'a part that is refused',
    {
      query: `mutation {
        one: setLike(input: { kind: ARTICLE, id: 999 }) { likeable { id } }
        two: setLike(input: { kind: PHOTO, id: 999 }) { likeable { id } }
      }`,
    },
    /"path":\["one"\].*"path":\["two"\].*"data":\{"one":null,"two":null\}/,
  ],
  ['what only admins see', { query: '{ users(first: 5) { nodes { id } } }' }, /"FORBIDDEN"/],
  [
    'the schema',
    { query: '{ __schema { queryType { name } } __type(name: "Article") { kind } }' },
    /OBJECT/,
  ],
  [
    'variables that do not fit',
    { query: 'query ($n: Int!) { articles(first: $n) { nodes { id } } }', variables: { n: 'two' } },
    /"BAD_USER_INPUT"/,
  ],
  [
    'null for an argument that has a default',
    {
      query: 'query ($n: Int) { articles(first: $n) { nodes { id } } me { id } }',
      variables: { n: null },
    },
    /"BAD_USER_INPUT"/,
  ],
  [
    'null for a field of an input that has a default',
    {
      query: `mutation ($isPublished: Boolean) {
        createArticle(
          input: { article: { title: "T", excerpt: "E", content: "C" }, isPublished: $isPublished }
        ) { article { id } }
      }`,
      variables: { isPublished: null },
    },
    /"BAD_USER_INPUT"/,
  ],
  [
    'an argument out of bounds',
    { query: '{ articles(first: 5000) { nodes { id } } me { id } }' },
    /"errors"/,
  ],
  [
    'a name that no operation has',
    { query: 'query A { me { id } }', operationName: 'B' },
    /"OPERATION_RESOLUTION_FAILURE"|Unknown operation/,
  ],
  [
    'extensions',
    {
      query: '{ me { id name email } }',
      extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } },
    },
    /"PERSISTED_QUERY_NOT_SUPPORTED"/,
  ],
  [
    'the media type of the graph',
    { query: '{ me { name id } }', accept: 'application/graphql-response+json' },
    /"data"/,
  ],
  ['a media type that is not offered', { query: '{ me { email } }', accept: 'text/csv' }, /accept/],
])('%s', async (_what, { accept, ...sent }, expected) => {
  const { variables } = sent;
  const isOfArticle = variables && 'id' in variables && variables.id === A_LIKEABLE;
  const id = isOfArticle ? articleId : undefined;
  const asked = { ...sent, ...(id && { variables: { ...variables, id } }) };
  const headers: Record<string, string> = accept ? { accept } : {};
  const first = await send(asked, headers);
  expect(first.body).toMatch(expected);
  for (let again = 0; again < 2; again += 1) expect(await send(asked, headers)).toEqual(first);
});

test('errors of the database are masked alike, and a later request is served again', async () => {
  const query = '{ me { id } chatMessages(last: 3) { id message } }';
  const served = await send({ query });
  await site.em().execute('alter table game_chat_messages rename to elsewhere');
  try {
    const known = await send({ query });
    const fresh = await send({ query: `${query} ` });
    expect(known.body).toMatch(/"INTERNAL_SERVER_ERROR","errorId"/);
    expect(known).toEqual(fresh);
  } finally {
    await site.em().execute('alter table elsewhere rename to game_chat_messages');
  }
  expect(await send({ query })).toEqual(served);
});

test('rights are those of the moment: a session that has ended counts for no known document', async () => {
  const member = await site.member();
  const query = '{ me { id } }';
  const cookie = await site.as(member).cookie();
  const ask = async () => (await send({ query }, { cookie }, null)).body;
  for (let count = 0; count < 3; count += 1) expect(await ask()).toContain(`{"id":${member.id}}`);
  await site.em().execute('delete from sessions where user_id = ?', [member.id]);
  expect(await ask()).toContain('"me":null');
});

test('a page of another site gets a known document without the cookie', async () => {
  const query = '{ me { id name } }';
  for (let count = 0; count < 3; count += 1) await send({ query });
  const { body } = await send({ query }, { origin: 'https://evil.example' });
  expect(body).toContain('"me":null');
});

test('a known document costs each time what it cost the first time', async () => {
  const member = await site.member();
  const left = async () => {
    const response = await site.as(member).fetch('/graphql', {
      body: {
        query: 'query ($n: Int!) { articles(first: $n) { nodes { id } } me { id } }',
        variables: { n },
      },
    });
    return Number(/"cost";r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]);
  };
  let n = 20;
  const costs: number[] = [];
  let before = await left();
  for (n of [20, 20, 5, 20]) {
    const now = await left();
    costs.push(before - now);
    before = now;
  }
  expect(costs).toEqual([23, 23, 8, 23]);
});

/** Sends bytes as they are and resolves with the status. */
const statusOf = (headers: Record<string, string>, body: Buffer) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = sendRaw(`${site.server.url}/graphql`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.once('error', reject);
    sent.end(body);
  });

test.each([
  [
    'with a byte order mark',
    { 'content-type': 'application/json' },
    '\uFEFF{"query":"{__typename}"}',
    200,
  ],
  [
    'with its charset',
    { 'content-type': 'application/json; charset=UTF-8' },
    '{"query":"{__typename}"}',
    200,
  ],
  [
    'in another charset',
    { 'content-type': 'application/json; charset=utf-16' },
    '{"query":"{__typename}"}',
    400,
  ],
  ['in an unknown charset', { 'content-type': 'application/json; charset=ebcdic' }, '{}', 400],
  [
    'in chunks',
    { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    '{"query":"{__typename}"}',
    200,
  ],
  ['that is a number', { 'content-type': 'application/json' }, '7', 400],
  ['that is null', { 'content-type': 'application/json' }, 'null', 400],
  ['that is empty', { 'content-type': 'application/json', 'content-length': '0' }, '', 400],
])('a body %s', async (_what, headers, body, status) => {
  expect(await statusOf(headers as Record<string, string>, Buffer.from(body))).toBe(status);
});
