import { openStream, type Stream } from '../testing/event-source.ts';
import { statementsOf } from '../testing/statements.ts';
import { programOf } from '../testing/worlds/api-tokens.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';

/** Subscriptions as server-sent events, at /graphql/stream. */
const CHAT = 'subscription { chatEvents { kind message { id message } } }';

let site: Site;
let fan: Member;
const open: Stream[] = [];

beforeAll(async () => {
  site = await startSite();
  fan = await site.member({ name: 'Stella Stream' });
  await site
    .as(await site.admin())
    .run(
      'mutation { saveGame(input: { week: 11, season: 2025, opponent: "Chicago Bears", isHome: true, kickoffAt: "2025-11-16T21:25:00Z" }) { id } }',
    );
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.cut();
});
afterAll(() => site.stop());

const addressOf = (asked: Readonly<Record<string, string>>) =>
  `${site.server.url}/graphql/stream?${new URLSearchParams(asked).toString()}`;

async function follow(asked: Readonly<Record<string, string>> = {}, init: RequestInit = {}) {
  const stream = await openStream(addressOf({ query: CHAT, ...asked }), init);
  open.push(stream);
  return stream;
}

/** Follows the chat, and resolves when nothing is missed any more. */
async function listening(asked?: Readonly<Record<string, string>>, init?: RequestInit) {
  const stream = await follow(asked, init);
  const first = await stream.next();
  return { ...stream, first: first! };
}

async function say(message: string): Promise<number> {
  site.clock.advance(10_000);
  const response = await site.as(fan).fetch('/api/game-chat/messages', { body: { message } });
  return ((await response.json()) as { id: number }).id;
}

const saying = (message: string) => ({ data: { chatEvents: { message: { message } } } });

test('a stream begins with where to go on, and every event says it too', async () => {
  const { first, headers, event } = await listening();
  expect(first).toEqual({ retry: '3000', id: expect.stringMatching(/^\w+:\d+-\d+$/) as string });
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  await say('First down');
  const { id, result } = await event();
  expect(result).toMatchObject({ ...saying('First down'), extensions: { position: id } });
});

test('who comes back gets what they missed, by the header of browsers or by the address', async () => {
  const before = await listening();
  await say('One');
  const { id } = await before.event();
  before.cut();
  await say('Two');
  await say('Three');
  const ways: Parameters<typeof follow>[] = [
    [{}, { headers: { 'last-event-id': id! } }],
    [{ after: id! }],
    // A browser's own id is newer than the address, which never changes.
    [{ after: before.first.id! }, { headers: { 'last-event-id': id! } }],
  ];
  for (const way of ways) {
    const again = await follow(...way);
    for (const message of ['Two', 'Three'])
      expect((await again.event()).result).toMatchObject(saying(message));
    await say('Four');
    expect((await again.event()).result).toMatchObject(saying('Four'));
    again.cut();
    await say('Nobody hears this');
  }
});

test('a stream that was lost before its first event is resumed from its beginning', async () => {
  const { first, cut } = await listening();
  cut();
  await say('Missed at once');
  const again = await follow({}, { headers: { 'last-event-id': first.id! } });
  expect((await again.event()).result).toMatchObject(saying('Missed at once'));
});

test('a position of another life of the log is told as a reset, and the stream goes on', async () => {
  const stream = await follow({ after: 'another:1-1' });
  expect((await stream.event()).result).toMatchObject({
    data: null,
    errors: [{ extensions: { code: 'POSITION_GONE', key: 'position.gone' } }],
    extensions: { reset: true },
  });
  await say('On we go');
  expect((await stream.event()).result).toMatchObject(saying('On we go'));
});

test('what was missed comes from memory: resuming asks the database nothing', async () => {
  const { first, cut } = await listening();
  cut();
  for (const message of ['One more', 'And another']) await say(message);
  const statements = await statementsOf(site, async () => {
    const again = await follow({ after: first.id! });
    for (const message of ['One more', 'And another'])
      expect((await again.event()).result).toMatchObject(saying(message));
  });
  expect(statements).toEqual([]);
});

test('a deleted message is in no replay', async () => {
  const { first, cut } = await listening();
  cut();
  const id = await say('Said in anger');
  await site.as(fan).fetch(`/api/game-chat/messages/${id}`, { method: 'DELETE' });
  await say('Said in peace');
  const again = await follow({ after: first.id! });
  const heard = [await again.event(), await again.event()].map(({ result }) => result);
  expect(heard[0]).toMatchObject({ data: { chatEvents: { kind: 'DELETED', message: { id } } } });
  expect(heard[1]).toMatchObject(saying('Said in peace'));
});

test('it takes JSON by POST, and a token; a cookie says nothing', async () => {
  const { token } = await programOf(site, fan);
  const query = 'subscription { chatEvents { message { message isLikedByMe } } }';
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  };
  const stream = await openStream(`${site.server.url}/graphql/stream`, init);
  open.push(stream);
  await stream.next();
  await say('With a token');
  expect((await stream.event()).result).toMatchObject(saying('With a token'));

  const own = await follow(
    { query: 'subscription { myPhotoEvents { kind } }' },
    { headers: { cookie: await site.as(fan).cookie() } },
  );
  expect((await own.event()).result).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
});

test('faults of the document are events of a stream that ends, so that a browser reads them', async () => {
  for (const query of ['subscription { nothing }', 'subscription {', `{ ${'a '.repeat(1500)} }`]) {
    const stream = await follow({ query });
    expect(stream.status).toBe(200);
    expect(await stream.next()).toEqual({ retry: '60000' });
    expect((await stream.event()).result).toMatchObject({ errors: [{}] });
    expect(await stream.next()).toMatchObject({ event: 'complete' });
    expect(await stream.next()).toBeUndefined();
  }
});

test.each([
  ['a query', { query: '{ me { id } }' }, {}, 400],
  ['nothing', { query: '' }, {}, 400],
  ['no position', { after: 'yesterday' }, {}, 400],
  ['no JSON', { variables: '{' }, {}, 400],
  ['an unknown token', {}, { headers: { authorization: 'Bearer ow_nobody' } }, 401],
  ['a form', {}, { method: 'POST', body: new FormData() }, 415],
  ['another method', {}, { method: 'PUT' }, 405],
])('what can never be right has a status: %s', async (_what, asked, init, status) => {
  const stream = await follow(asked, init);
  expect(stream.status).toBe(status);
});

test('when the server stops, streams end at once and say to come back soon', async () => {
  const other = await startSite();
  const stream = await openStream(
    `${other.server.url}/graphql/stream?${new URLSearchParams({ query: CHAT }).toString()}`,
  );
  await stream.next();
  const ended = (async () => {
    let last;
    for (let block = await stream.next(); block; block = await stream.next()) last = block;
    return last;
  })();
  await other.stop();
  expect(await ended).toMatchObject({ retry: '1000' });
});
