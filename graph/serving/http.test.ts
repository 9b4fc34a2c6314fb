import { auditServer } from 'graphql-http';
import { getIntrospectionQuery } from 'graphql';
import { type Member, type Site, startSite } from '../testing/site.ts';

let site: Site;
let fan: Member;

beforeAll(async () => {
  // A Sunday noon in Denver with a game on: chat is open, so that refusals have one reason only.
  site = await startSite();
  fan = await site.member();
  await site
    .as(await site.admin())
    .run(
      `mutation { saveGame(input: { week: 11, season: 2025, opponent: "Kansas City Chiefs", isHome: true, kickoffAt: "2025-11-16T21:25:00Z" }) { id } }`,
    );
});
afterAll(() => site.stop());

const graphql = (
  query: string,
  init: { headers?: Record<string, string>; variables?: object } = {},
  as: Member | null = null,
) =>
  site
    .as(as)
    .fetch('/graphql', { body: { query, variables: init.variables }, headers: init.headers ?? {} });

const json = async (response: Response) =>
  (await response.json()) as {
    data?: unknown;
    errors?: { message: string; extensions: { code: string } }[];
    message?: string;
    error?: string;
  };

const SEND = 'mutation ($message: String!) { sendChatMessage(message: $message) { id } }';
const messages = async () =>
  (await site.as(null).run<{ chatMessages: object[] }, object>('{ chatMessages { id } }')).data!
    .chatMessages.length;

describe('pages of other sites', () => {
  const evil = { origin: 'https://evil.example' };

  test('may read what is public, without credentials', async () => {
    const answer = await graphql('{ chatStatus { isOpen } me { id } }', { headers: evil }, fan);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(await json(answer)).toMatchObject({ data: { chatStatus: { isOpen: true }, me: null } });
  });

  test('get that response to a preflight request', async () => {
    const answer = await site.as(null).fetch('/graphql', {
      method: 'OPTIONS',
      headers: { ...evil, 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')).toContain('content-type');
  });

  test('cannot act with the cookie of the user who views them', async () => {
    const before = await messages();
    const overGraph = await json(
      await graphql(SEND, { headers: evil, variables: { message: 'stolen' } }, fan),
    );
    expect(overGraph.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const overRest = await site
      .as(fan)
      .fetch('/api/game-chat/messages', { body: { message: 'stolen' }, headers: evil });
    expect(overRest.status).toBe(403);
    expect(await messages()).toBe(before);
  });

  test.each([
    ['plain text', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['a multipart form', 'multipart/form-data; boundary=x'],
  ])('cannot write by %s, which browsers send without asking', async (_what, type) => {
    const before = await messages();
    for (const path of ['/api/game-chat/messages', '/graphql']) {
      const answer = await site.as(fan).fetch(path, {
        body: new TextEncoder().encode('{"message":"stolen"}'),
        headers: { 'content-type': type },
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
    expect(await messages()).toBe(before);
  });

  test('cannot sign anybody in', async () => {
    const answer = await site.as(null).fetch('/api/auth/login', {
      body: { email: fan.email, password: 'mile high password' },
      headers: evil,
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

describe('the graph over HTTP', () => {
  test('follows the protocol', async () => {
    const results = await auditServer({ url: `${site.server.url}/graphql` });
    const of = (status: string) => results.filter((result) => result.status === status);
    expect(of('error')).toEqual([]);
    // A request that is wrong is a 400 in either media type: tools of all kinds see by the status that it failed.
    expect(of('warn').length).toBeLessThanOrEqual(3);
    expect(results.length).toBeGreaterThanOrEqual(56);
  });

  test('lets tools look at the whole schema', async () => {
    const answer = await json(await graphql(getIntrospectionQuery()));
    expect(answer.errors).toBeUndefined();
    const sdl = await (await site.as(null).fetch('/schema.graphql')).text();
    expect(sdl).toContain('type LiveGame');
  });

  test.each([
    ['a batch', JSON.stringify([{ query: '{__typename}' }, { query: '{__typename}' }])],
    ['junk', '{"query": '],
    ['no query', '{}'],
    ['a query that is a number', '{"query": 7}'],
    ['too many tokens', JSON.stringify({ query: `{ ${'me { id } '.repeat(400)} }` })],
    [
      'too deep a query',
      JSON.stringify({
        query: `{ __schema { types { ${'fields { type { '.repeat(12)} name ${'} }'.repeat(12)} } } }`,
      }),
    ],
    [
      'too many aliases',
      JSON.stringify({
        query: `{ ${Array.from({ length: 60 }, (_, index) => `a${index}: chatStatus { isOpen }`).join(' ')} }`,
      }),
    ],
    ['an unknown field', '{"query": "{ passwords }"}'],
    [
      'a name that no operation has',
      '{"query": "query A { liveGame { isLive } }", "operationName": "B"}',
    ],
    ['a subscription', '{"query": "subscription { communityMood { average } }"}'],
    ['variables that are text', '{"query": "{ __typename }", "variables": "x"}'],
  ])('refuses %s with a 4xx', async (_what, body) => {
    const answer = await site
      .as(null)
      .fetch('/graphql', { body, method: 'POST', headers: { 'content-type': 'application/json' } });
    expect({
      status: answer.status,
      isClient: answer.status >= 400 && answer.status < 500,
    }).toMatchObject({ isClient: true });
  });

  test('refuses a body beyond 100 kB', async () => {
    const answer = await site
      .as(null)
      .fetch('/graphql', { body: { query: `{ __typename } #${'x'.repeat(120_000)}` } });
    expect(answer.status).toBe(413);
  });

  test('is never cached by a proxy, and every response has an id', async () => {
    const answer = await graphql('{ me { id } }', {}, fan);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('withholds the address of the page from the hosts of pictures, which may be anywhere', async () => {
    const page = await site.as(null).fetch('/home');
    expect(page.headers.get('content-security-policy')).toMatch(/img-src [^;]*https:/);
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
  });
});

describe('bad input under /api', () => {
  const call = (
    method: string,
    path: string,
    body?: string,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ) => site.as(fan).fetch(path, { method, headers, ...(body !== undefined && { body }) });

  test.each([
    ['malformed JSON', 'POST', '/api/game-chat/messages', '{"message": ', 400],
    ['a list instead of an object', 'POST', '/api/game-chat/messages', '[]', 400],
    [
      'an object where text belongs',
      'POST',
      '/api/game-chat/messages',
      '{"message": {"$ne": null}}',
      400,
    ],
    ['no message', 'POST', '/api/game-chat/messages', '{}', 400],
    ['a message with a NUL', 'POST', '/api/game-chat/messages', '{"message": "\\u0000"}', 400],
    [
      'a huge body',
      'POST',
      '/api/game-chat/messages',
      `{"message": "${'x'.repeat(150_000)}"}`,
      413,
    ],
    [
      'another member as userId',
      'POST',
      '/api/game-chat/messages',
      '{"message": "hi", "userId": 424242}',
      403,
    ],
    ['an id of zero', 'DELETE', '/api/game-chat/messages/0', undefined, 400],
    ['a negative id', 'DELETE', '/api/game-chat/messages/-1', undefined, 400],
    ['an id beyond 32 bits', 'DELETE', '/api/game-chat/messages/2147483648', undefined, 400],
    ['an id in exponents', 'DELETE', '/api/game-chat/messages/1e3', undefined, 400],
    ['an emoji as id', 'DELETE', '/api/game-chat/messages/%F0%9F%8F%88', undefined, 400],
    ['a broken escape', 'GET', '/api/blog-posts/%', undefined, 400],
    ['an unknown id', 'DELETE', '/api/game-chat/messages/999999', undefined, 404],
    ['an unknown path', 'GET', '/api/nothing', undefined, 404],
    ['another case of a path', 'GET', '/api/Live-Game', undefined, 404],
    ['a season that is a word', 'GET', '/api/season-record/soon', undefined, 400],
    [
      'pollution of prototypes',
      'POST',
      '/api/game-chat/messages',
      '{"__proto__": {"message": "x"}, "constructor": {"prototype": {}}}',
      400,
    ],
  ])('%s is answered in JSON with its status', async (_what, method, path, body, status) => {
    const answer = await call(method, path, body);
    expect({ path, status: answer.status }).toEqual({ path, status });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await json(answer)).toMatchObject({ message: expect.stringMatching(/\S/) as string });
  });

  test('a text that is not UTF-8, or an unknown charset, is the client’s fault', async () => {
    const answer = await call('POST', '/api/game-chat/messages', '{"message":"x"}', {
      'content-type': 'application/json; charset=ebcdic',
    });
    expect(answer.status).toBe(400);
  });

  test.each([
    ['a tampered cookie', 'ow_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'],
    ['a user id as cookie', 'ow_session=1'],
    ['a cookie in pieces', 'ow_session=%E0%A4%A'],
  ])('%s is no session', async (_what, cookie) => {
    const answer = await site
      .as(null)
      .fetch('/api/game-chat/messages', { body: { message: 'hi' }, headers: { cookie } });
    expect(answer.status).toBe(401);
  });

  test('an expired session is none', async () => {
    const actor = site.as(fan);
    const cookie = await actor.cookie();
    const at = site.clock.now();
    site.clock.advance(15 * 86_400_000);
    const answer = await site.as(null).fetch('/api/users/1', { headers: { cookie } });
    expect(await json(answer)).not.toHaveProperty('email');
    const write = await site
      .as(null)
      .fetch('/api/game-chat/messages', { body: { message: 'hi' }, headers: { cookie } });
    expect(write.status).toBe(401);
    site.clock.set(at);
  });

  test('headers that claim an identity are ignored', async () => {
    const answer = await site.as(null).fetch('/api/game-chat/messages', {
      body: { message: 'hi' },
      headers: { 'x-user-id': String(fan.id), 'x-original-url': '/api/admin/users' },
    });
    expect(answer.status).toBe(401);
  });

  test('metrics stay with this machine', async () => {
    expect((await site.as(null).fetch('/metrics')).status).toBe(200);
    expect(
      (await site.as(null).fetch('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } }))
        .status,
    ).toBe(404);
  });

  test('alive and ready', async () => {
    expect((await site.as(null).fetch('/healthz')).status).toBe(200);
    expect((await site.as(null).fetch('/readyz')).status).toBe(200);
  });
});
