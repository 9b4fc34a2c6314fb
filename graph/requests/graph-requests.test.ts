import WebSocket from 'ws';
import { type Member, type Site, startSite } from '../testing/site.ts';

let site: Site;
let fan: Member;
beforeAll(async () => {
  site = await startSite();
  fan = await site.member();
});
afterAll(() => site.stop());

const post = (query: string, variables?: unknown) =>
  site.as(null).fetch('/graphql', { body: { query, variables } });
const get = (query: string, headers: Record<string, string> = {}, more = '') =>
  site.as(fan).fetch(`/graphql?query=${encodeURIComponent(query)}${more}`, { headers });
const words = async (answer: Response) =>
  ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message;

/** Fragments that each spread the next one twice: walked without a memory, they take 2^40 steps. */
const DOUBLING = `{ ...F0 } ${Array.from(
  { length: 40 },
  (_, at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`,
).join(' ')} fragment F40 on Query { __typename }`;

describe('a document that doubles itself forty times is refused at once', () => {
  test('by POST and by GET', async () => {
    for (const answer of [await post(DOUBLING), await get(DOUBLING)])
      expect(await answer.json()).toMatchObject({ data: { __typename: 'Query' } });
  });

  test('on a socket', async () => {
    const socket = new WebSocket(
      `${site.server.url.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
    );
    const answered = new Promise<string>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('open', () => socket.send('{"type":"connection_init"}'));
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.includes('connection_ack'))
          socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: DOUBLING } }));
        else resolve(text);
      });
    });
    expect(JSON.parse(await answered)).toMatchObject({
      payload: { data: { __typename: 'Query' } },
    });
    socket.close();
  });
});

describe('queries by GET', () => {
  test('need nothing but the query, and may bring variables', async () => {
    expect(await (await get('{ __typename }')).json()).toMatchObject({
      data: { __typename: 'Query' },
    });
    const variables = `&variables=${encodeURIComponent('{"id":999}')}&operationName=A`;
    const answer = await get(
      'query A($id: Int!) { user(id: $id) { id } } query B { me { id } }',
      {},
      variables,
    );
    expect(await answer.json()).toMatchObject({ data: { user: null } });
  });

  test('never act for the user of a session cookie', async () => {
    expect(await (await get('{ me { id } }')).json()).toMatchObject({ data: { me: null } });
    const byPost = await site.as(fan).fetch('/graphql', { body: { query: '{ me { id } }' } });
    expect(await byPost.json()).toMatchObject({ data: { me: { id: fan.id } } });
  });

  test('may be checked again by their tag', async () => {
    const query = '{ seasonRecord(season: 2025) { wins losses } }';
    const first = await get(query);
    const tag = first.headers.get('etag')!;
    expect(tag).toMatch(/^W\//);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('vary')).toBe('Origin, Accept, Authorization');
    // The second response comes from the cache, byte for byte.
    const second = await get(query);
    expect(await second.text()).toBe(await first.text());
    // Without this, Node's fetch sends `Cache-Control: no-cache`.
    const again = { 'if-none-match': tag, 'cache-control': 'max-age=0' };
    expect((await get(query, again)).status).toBe(304);
  });

  test('take no mutation and no subscription, and say what does', async () => {
    const mutation = await get('mutation { signOut { isSignedOut } }');
    expect(mutation.status).toBe(405);
    expect(mutation.headers.get('allow')).toBe('POST');
    expect(await words(mutation)).toBe('Send mutations by POST.');
    const subscription = await get('subscription { communityMood { average } }');
    expect(subscription.status).toBe(400);
    expect(await words(subscription)).toContain('WebSocket');
  });

  test('say so when the variables are not JSON', async () => {
    const answer = await get('{ __typename }', {}, '&variables={');
    expect(answer.status).toBe(400);
    expect(await words(answer)).toBe('The variables and extensions in the address must be JSON.');
  });
});

describe('errors say what to do', () => {
  test.each([
    [
      'a batch',
      [{ query: '{ __typename }' }],
      'Send one operation at a time: batches are not accepted.',
    ],
    ['no query', {}, 'The query is missing: send it as text.'],
    [
      'variables that are text',
      { query: '{ __typename }', variables: 'x' },
      'The variables must be a JSON object.',
    ],
    [
      'sixteen aliases',
      {
        query: `{ ${Array.from({ length: 16 }, (_, at) => `a${at}: liveGame { isLive }`).join(' ')} }`,
      },
      'The document has 16 aliases; 15 are allowed.',
    ],
    [
      'a name that is nearly right',
      { query: '{ liveGam { isLive } }' },
      'Cannot query field "liveGam" on type "Query". Did you mean "liveGame"?',
    ],
  ])('%s', async (_what, body, message) => {
    const answer = await site.as(null).fetch('/graphql', {
      body: JSON.stringify(body),
      method: 'POST',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
    expect(await words(answer)).toBe(message);
  });

  test('variables nested thousands of levels deep are the sender’s fault, here and under /api', async () => {
    const levels = 20_000;
    const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const graph = await site.as(null).fetch('/graphql', {
      ...json,
      body: `{"query":"query ($a: GameInput) { __typename }","variables":{"a":${deep}}}`,
    });
    expect(graph.status).toBe(400);
    expect(await words(graph)).toContain('levels deep');
    const rest = await site
      .as(fan)
      .fetch('/api/questions', { ...json, body: `{"question":${deep}}` });
    expect(rest.status).toBe(400);
  });

  test('plain text gets a 415 with the accepted type', async () => {
    const answer = await site.as(null).fetch('/graphql', {
      method: 'POST',
      body: new TextEncoder().encode('{"query":"{ __typename }"}'),
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.status).toBe(415);
    expect(await words(answer)).toContain('application/json');
  });

  test('a token without the Bearer scheme is refused with the reason', async () => {
    const answer = await site.as(null).fetch('/graphql', {
      body: { query: '{ __typename }' },
      headers: { authorization: 'ow_0123456789' },
    });
    expect(answer.status).toBe(401);
    expect(await words(answer)).toBe('Send the token as “Authorization: Bearer ow_…”.');
  });

  test('the response has the media type of the Accept header', async () => {
    const answer = await site.as(null).fetch('/graphql', {
      body: { query: '{' },
      headers: { accept: 'application/graphql-response+json' },
    });
    expect(answer.headers.get('content-type')).toContain('application/graphql-response+json');
  });
});
