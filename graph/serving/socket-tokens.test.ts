import { pino } from 'pino';
import { API_TOKEN_TEXTS } from '../../schema/accounts/api-tokens.ts';
import { CLOSE_REASONS } from '../../schema/site/sockets.ts';
import { readEnv } from '../core/env.ts';
import { type RunningServer, startServer } from './server.ts';
import { openSocket, type Program, programOf } from '../testing/worlds/api-tokens.ts';
import { nodeEnv } from '../testing/servers/doomed-node.ts';
import { everyTestNeeds, redisUrl } from '../testing/redis.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';

everyTestNeeds('a running Redis');

const ME = '{ me { id } }';
/** Two nodes of one site; programs connect to the second, members act on the first. */
let site: Site;
let other: RunningServer;
let member: Member;
let program: Program;

beforeAll(async () => {
  const shared = { REDIS_URL: redisUrl };
  site = await startSite({ env: shared });
  other = await startServer({
    env: readEnv({ ...nodeEnv(site.databaseUrl), ...shared }),
    logger: pino({ level: 'silent' }),
    clock: site.clock,
    redisPrefix: site.databaseUrl,
    site: { assets: (_request, _response, next) => next(), scriptHashes: [] },
  });
  member = await site.member();
  program = await programOf(site, member);
});
afterAll(async () => {
  await other.stop();
  await site.stop();
});

/** A page of another site, which can set no headers. */
const open = (payload: unknown, headers: Record<string, string> = {}) =>
  openSocket({ server: other }, headers, payload);
const actsAs = async (payload: unknown, headers?: Record<string, string>) => {
  const socket = await open(payload, headers);
  await socket.next();
  return socket.ask(ME);
};
const as = (who: Member | null) => ({ payload: { data: { me: who && { id: who.id } } } });

test.each<[string, (authorization: string) => unknown]>([
  ['authorization', (authorization) => ({ authorization })],
  ['Authorization', (Authorization) => ({ Authorization })],
  ['headers', (authorization) => ({ headers: { authorization } })],
  ['headers, in capitals', (AUTHORIZATION) => ({ headers: { AUTHORIZATION } })],
])('connection_init takes a token: %s', async (_where, payload) => {
  expect(await actsAs(payload(`Bearer ${program.token}`))).toMatchObject(as(member));
});

test('beside a token no cookie counts, and the header of the upgrade comes first', async () => {
  const cookie = await site.as(await site.member()).cookie();
  const authorization = `Bearer ${program.token}`;
  expect(await actsAs({ authorization }, { cookie })).toMatchObject(as(member));
  const second = await programOf(site, await site.member());
  expect(
    await actsAs({ authorization: second.headers.authorization }, { authorization }),
  ).toMatchObject(as(member));
});

test('a client without a token is a visitor, whichever field it leaves empty', async () => {
  for (const payload of [undefined, {}, { authorization: '' }, { authToken: null, headers: {} }])
    expect(await actsAs(payload)).toMatchObject(as(null));
});

test.each<[string, (token: string) => unknown]>([
  ['without Bearer', (token) => ({ authorization: token })],
  ['as a password', (token) => ({ authorization: `Basic ${token}` })],
  ['as no text', (token) => ({ authorization: { token } })],
  ['as authToken', (authToken) => ({ authToken })],
  ['as token', (token) => ({ token: `Bearer ${token}` })],
  ['as a header token', (token) => ({ headers: { token } })],
])('a token %s is refused by a sentence that says how', async (_how, payload) => {
  const socket = await open(payload(program.token));
  expect(await socket.closed).toEqual([4400, CLOSE_REASONS.tokenUnreadable]);
});

test('so is one without Bearer in the header of the upgrade', async () => {
  const socket = await open(undefined, { authorization: program.token });
  expect(await socket.closed).toEqual([4400, CLOSE_REASONS.tokenUnreadable]);
});

test('an unknown token ends the socket for good, a session that ends asks to connect again', async () => {
  const unknown = await open({ authorization: `Bearer ow_${'x'.repeat(43)}` });
  expect(await unknown.closed).toEqual([4401, API_TOKEN_TEXTS.invalid]);
  const fan = site.as(await site.member());
  const socket = await open(undefined, { cookie: await fan.cookie() });
  await socket.next();
  await fan.fetch('/api/auth/logout', { method: 'POST' });
  expect(await socket.closed).toEqual([4403, CLOSE_REASONS.sessionEnded]);
});

test('a token that is revoked on one node closes its sockets on the other at once', async () => {
  const doomed = await programOf(site, member);
  const socket = await open({ authorization: `Bearer ${doomed.token}` });
  await socket.next();
  await socket.subscribe('x', 'subscription { chatEvents { kind } }');
  const start = performance.now();
  await site
    .as(member)
    .run(`mutation { revokeApiToken(input: { id: ${doomed.apiToken.id} }) { deletedId } }`);
  expect(await socket.closed).toEqual([4401, CLOSE_REASONS.tokenRevoked]);
  // All sessions are looked at each minute anyway.
  expect(performance.now() - start).toBeLessThan(10_000);
});
