import { PROOF_NEEDED } from '../../../schema/accounts/fresh-proof.ts';
import { CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import { AuditEntry } from '../../core/audit/audit-entry.entity.ts';
import { graphql } from '../../gql/gql.ts';
import { browser } from '../../testing/browser.ts';
import { TEST_PASSWORD } from '../../testing/session.ts';
import { type Actor, type Member, type Site, startSite } from '../../testing/site.ts';
import { openSocket, programOf } from '../../testing/worlds/api-tokens.ts';
import { ask, codeOf, FINISH, signedIn, signInBy, withTotp } from '../../testing/worlds/factors.ts';

const Access = graphql(/* GraphQL */ `
  query UserAccessTest($userId: Int!) {
    memberRecord(userId: $userId) {
      sessions {
        id
        device
        createdAt
        lastSeenAt
        isCurrent
      }
      apiTokens {
        id
        name
        scope
        hint
      }
    }
  }
`);
const END_SESSION =
  'mutation ($input: EndUserSessionInput!) { endUserSession(input: $input) { endedId } }';
const REVOKE =
  'mutation ($input: RevokeUserTokenInput!) { revokeUserToken(input: $input) { revokedId } }';
const ME = '{ me { id } }';
const LINUX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0' };

let site: Site;
let ada: Member;
let admin: Actor;
beforeAll(async () => {
  site = await startSite();
  ada = await site.admin();
  admin = site.as(ada);
});
afterAll(() => site.stop());

const accessOf = async (userId: number) =>
  (await admin.run(Access, { userId })).data!.memberRecord!;
const end = (userId: number, sessionId: number, by = admin) =>
  by.run(END_SESSION, { input: { userId, sessionId } });
const revoke = (userId: number, tokenId: number, by = admin) =>
  by.run(REVOKE, { input: { userId, tokenId } });
const codeIn = async (result: ReturnType<typeof end>) =>
  (await result).errors?.[0]?.extensions.code;
const acts = async (action: string) =>
  (await site.em().find(AuditEntry, { action }, { orderBy: { id: 'asc' } })).map(
    ({ actorId, subjectId, details }) => [actorId, subjectId, details],
  );

test('one device is signed out at once, with its sockets; the member’s other devices stay', async () => {
  const fan = await site.member({ name: 'Fay Fan' });
  const there = browser(site);
  await there.post('/api/auth/login', { email: fan.email, password: TEST_PASSWORD }, LINUX);
  const elsewhere = await signedIn(site, fan);
  const { sessions } = await accessOf(fan.id);
  expect(sessions).toHaveLength(2);
  const { id } = sessions.find(({ device }) => device === 'Firefox on Linux')!;
  const socket = await openSocket(site, {
    cookie: `ow_session=${there.cookies.get('ow_session')}`,
  });
  await socket.next();
  expect((await end(fan.id, id)).data).toEqual({ endUserSession: { endedId: id } });
  expect(await socket.closed).toEqual([4403, CLOSE_REASONS.sessionEnded]);
  expect((await ask(there, ME)).data).toBeNull();
  expect((await ask(elsewhere, ME)).data).toEqual({ id: fan.id });
  expect((await accessOf(fan.id)).sessions).toHaveLength(1);
  expect(await codeIn(end(fan.id, id))).toBe('NOT_FOUND');
  expect(await acts('user.endSession')).toEqual([
    [ada.id, fan.id, { name: 'Fay Fan', device: 'Firefox on Linux' }],
  ]);
});

test('one token is revoked at once, with its sockets; the member’s other programs go on', async () => {
  const fan = await site.member({ name: 'Fin Fan' });
  const [gone, stays] = [
    await programOf(site, fan, 'write', 'Chat bot'),
    await programOf(site, fan),
  ];
  const socket = await gone.socket();
  await socket.next();
  const { apiTokens } = await accessOf(fan.id);
  expect(apiTokens.map(({ name }) => name)).toEqual(['Scores on the wall', 'Chat bot']);
  const { id, hint } = gone.apiToken;
  expect((await revoke(fan.id, id)).data).toEqual({ revokeUserToken: { revokedId: id } });
  expect((await socket.closed)[0]).toBe(4401);
  expect((await gone.graph(ME)).status).toBe(401);
  expect((await stays.graph(ME)).data).toEqual({ me: { id: fan.id } });
  expect(await codeIn(revoke(fan.id, id))).toBe('NOT_FOUND');
  expect(await acts('user.revokeToken')).toEqual([
    [ada.id, fan.id, { name: 'Fin Fan', token: 'Chat bot', hint }],
  ]);
});

test('what is another member’s is not ended by mistake, and members end nothing of others', async () => {
  const [one, other] = [await site.member(), await site.member()];
  const who = await signedIn(site, one);
  const program = await programOf(site, one);
  const sessionId = (await accessOf(one.id)).sessions[0]!.id;
  const tokenId = program.apiToken.id;
  expect(await codeIn(end(other.id, sessionId))).toBe('NOT_FOUND');
  expect(await codeIn(revoke(other.id, tokenId))).toBe('NOT_FOUND');
  expect(await codeIn(end(one.id, sessionId, site.as(other)))).toBe('FORBIDDEN');
  expect(await codeIn(revoke(one.id, tokenId, site.as(other)))).toBe('FORBIDDEN');
  expect((await ask(who, ME)).data).toEqual({ id: one.id });
  expect((await program.graph(ME)).status).toBe(200);
});

test('an admin with a second factor proves who they are first', async () => {
  const boss = await site.admin();
  const { secret } = await withTotp(site, await signedIn(site, boss));
  const fan = await site.member();
  const device = await signedIn(site, fan);
  const { apiToken } = await programOf(site, fan);
  const sessionId = (await accessOf(fan.id)).sessions[0]!.id;
  site.clock.advance(60_000);
  const who = browser(site);
  await signInBy(who, boss);
  await ask(who, FINISH, { code: codeOf(site, secret) });
  site.clock.advance(15 * 60_000);
  for (const [query, input] of [
    [END_SESSION, { userId: fan.id, sessionId }],
    [REVOKE, { userId: fan.id, tokenId: apiToken.id }],
  ] as const) {
    const { code, extensions } = await ask(who, query, { input });
    expect([code, extensions.reason]).toEqual(['FORBIDDEN', PROOF_NEEDED]);
  }
  expect((await ask(device, ME)).data).toEqual({ id: fan.id });
});
