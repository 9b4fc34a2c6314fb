import { PROOF_NEEDED } from '../../../schema/accounts/fresh-proof.ts';
import { CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import { AuditEntry } from '../../core/audit/audit-entry.entity.ts';
import { subscribe } from '../../testing/acknowledged.ts';
import { type Browser, browser } from '../../testing/browser.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { programOf } from '../../testing/worlds/api-tokens.ts';
import { ask, codeOf, FINISH, signedIn, signInBy, withTotp } from '../../testing/worlds/factors.ts';
import { Session } from '../sessions/session.entity.ts';
import { User } from '../users/user.entity.ts';

const SET = `mutation ($input: SetUserRightsInput!) { setUserRights(input: $input) {
  user { name isAdmin isModerator isHost isMvp } } }`;
const END = `mutation ($input: EndUserAccessInput!) { endUserAccess(input: $input) { endedSessions } }`;
const USERS = '{ users(first: 5) { nodes { id } } }';
const REPORTS = '{ pendingReportCount }';
const LIVE_SHOWS = '{ liveShows { id } }';
const OWN_RIGHTS = '{ me { isAdmin isModerator isHost isMvp } }';
const NO_RIGHTS = { isAdmin: false, isModerator: false, isHost: false, isMvp: false };

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().nativeDelete(User, {});
  await site.em().nativeDelete(AuditEntry, {});
  admin = await site.admin();
});

const set = (userId: number, rights: object, by: Member = admin) =>
  site.as(by).run(SET, { input: { userId, ...rights } });
const refusal = async (result: ReturnType<typeof set>) => {
  const [error] = (await result).errors ?? [];
  return [error?.extensions.code, error?.extensions.key];
};
const acts = async () =>
  (await site.em().find(AuditEntry, {}, { orderBy: { id: 'asc' } })).map(
    ({ action, subjectId, details }) => [action, subjectId, details],
  );
const admins = () => site.em().count(User, { isAdmin: true });

test('a member who becomes an admin is one at the next request, and none at the one after they are not', async () => {
  const ben = await site.member({ name: 'Ben Boss' });
  const who = await signedIn(site, ben);
  expect((await ask(who, USERS)).code).toBe('FORBIDDEN');
  const { data } = await set(ben.id, { isAdmin: true });
  expect(data).toEqual({
    setUserRights: { user: { ...NO_RIGHTS, name: 'Ben Boss', isAdmin: true } },
  });
  expect((await ask(who, USERS)).code).toBeUndefined();
  await set(ben.id, { isAdmin: false });
  expect((await ask(who, USERS)).code).toBe('FORBIDDEN');
  await set(ben.id, { isMvp: true });
  expect((await ask(who, '{ me { isMvp isAdmin } }')).data).toEqual({
    isMvp: true,
    isAdmin: false,
  });
  // Safe to repeat: nothing new is done.
  await set(ben.id, { isMvp: true, isAdmin: false });
  await set(ben.id, { isMvp: false });
  expect(await acts()).toEqual([
    ['user.makeAdmin', ben.id, { name: 'Ben Boss' }],
    ['user.unmakeAdmin', ben.id, { name: 'Ben Boss' }],
    ['user.makeMvp', ben.id, { name: 'Ben Boss' }],
    ['user.unmakeMvp', ben.id, { name: 'Ben Boss' }],
  ]);
});

test('a moderator moderates and a host goes live from the next request on, each right on its own', async () => {
  const mo = await site.member({ name: 'Mo Maybe' });
  const who = await signedIn(site, mo);
  const codes = async () => {
    const asked = [];
    for (const query of [REPORTS, LIVE_SHOWS, USERS]) asked.push((await ask(who, query)).code);
    return asked;
  };
  const NO = 'FORBIDDEN';
  expect(await codes()).toEqual([NO, NO, NO]);
  await set(mo.id, { isModerator: true });
  expect(await codes()).toEqual([undefined, NO, NO]);
  await set(mo.id, { isHost: true });
  expect(await codes()).toEqual([undefined, undefined, NO]);
  expect((await ask(who, OWN_RIGHTS)).data).toEqual({
    ...NO_RIGHTS,
    isModerator: true,
    isHost: true,
  });
  await set(mo.id, { isModerator: false, isHost: true });
  expect(await codes()).toEqual([NO, undefined, NO]);
  await set(mo.id, { isHost: false });
  expect(await codes()).toEqual([NO, NO, NO]);
  expect((await acts()).map(([action]) => action)).toEqual([
    'user.makeModerator',
    'user.makeHost',
    'user.unmakeModerator',
    'user.unmakeHost',
  ]);
});

test('a moderator sees no more private data of an account than other members do', async () => {
  const [mo, fan] = [await site.moderator(), await site.member()];
  const { data } = await site.as(mo).run(`{ user(id: ${fan.id}) { email country } }`);
  expect(data).toEqual({ user: { email: null, country: null } });
});

test('an API token of a moderator and host has a member’s rights', async () => {
  const crew = await site.member({ isModerator: true, isHost: true });
  const program = await programOf(site, crew, 'write');
  for (const query of [REPORTS, LIVE_SHOWS])
    expect((await program.graph(query)).code).toBe('FORBIDDEN');
});

test.each([
  ['an admin', { isAdmin: true }, { isAdmin: false }, 'subscription { userEvents { userId } }'],
  [
    'a moderator',
    { isModerator: true },
    { isModerator: false },
    'subscription { reportEvents { pendingCount } }',
  ],
  [
    'a host',
    { isHost: true },
    { isHost: false },
    'subscription { questionEvents { pendingCount } }',
  ],
])(
  'the open socket of %s who is one no longer closes at once',
  async (_who, given, taken, query) => {
    const ben = await site.member(given);
    const socket = await site.as(ben).socket();
    const closed = new Promise<CloseEvent>((resolve) => {
      socket.on('closed', (event) => resolve(event as CloseEvent));
    });
    const events = await subscribe(socket, query);
    await set(ben.id, taken);
    expect(await closed).toMatchObject({ code: 4403, reason: CLOSE_REASONS.rightsChanged });
    await events.nextResult().catch(() => undefined);
  },
);

test('the last admin stays, also when two demote each other at once', async () => {
  expect(await refusal(set(admin.id, { isAdmin: false }))).toEqual([
    'CONFLICT',
    'rights.lastAdmin',
  ]);
  const other = await site.admin();
  const results = await Promise.all([
    set(other.id, { isAdmin: false }, admin),
    set(admin.id, { isAdmin: false }, other),
  ]);
  expect(results.filter(({ errors }) => errors)).toHaveLength(1);
  expect(await admins()).toBe(1);
});

test('an address that is not confirmed makes no admin, moderator or host, but an MVP', async () => {
  const fan = await site.member();
  await site.em().nativeUpdate(User, fan.id, { emailProvenAt: null });
  for (const right of ['isAdmin', 'isModerator', 'isHost'])
    expect(await refusal(set(fan.id, { [right]: true }))).toEqual(['CONFLICT', 'rights.unproven']);
  expect((await set(fan.id, { isMvp: true })).errors).toBeUndefined();
  expect(await admins()).toBe(1);
});

test('members change no rights, not even their own; who is gone has none', async () => {
  const fan = await site.member();
  expect((await refusal(set(fan.id, { isAdmin: true }, fan)))[0]).toBe('FORBIDDEN');
  const crew = await site.member({ isModerator: true, isHost: true });
  for (const right of ['isAdmin', 'isModerator', 'isHost', 'isMvp'])
    expect((await refusal(set(crew.id, { [right]: true }, crew)))[0]).toBe('FORBIDDEN');
  expect((await refusal(set(2_000_000, { isAdmin: true })))[0]).toBe('NOT_FOUND');
  const { errors } = await site.as(fan).run(END, { input: { userId: admin.id } });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('a member is signed out everywhere; an admin who does so to themselves stays here', async () => {
  const fan = await site.member({ name: 'Fay Fan' });
  const devices = [await signedIn(site, fan), await signedIn(site, fan)];
  const boss = await signedIn(site, admin);
  const elsewhere = await signedIn(site, admin);
  const end = (userId: number) => ask(boss, END, { input: { userId } });
  expect((await end(fan.id)).data).toBe(2);
  for (const device of devices) expect((await ask(device, '{ me { id } }')).data).toBeNull();
  expect((await end(admin.id)).data).toBe(1);
  expect((await ask(boss, '{ me { id } }')).data).toEqual({ id: admin.id });
  expect((await ask(elsewhere, '{ me { id } }')).data).toBeNull();
  expect((await acts())[0]).toEqual(['user.endAccess', fan.id, { name: 'Fay Fan', sessions: 2 }]);
  expect(await site.em().count(Session, { user: fan.id })).toBe(0);
});

test('an admin with a second factor proves who they are first', async () => {
  const fan = await site.member();
  const { secret } = await withTotp(site, await signedIn(site, admin));
  site.clock.advance(60_000);
  const who: Browser = browser(site);
  await signInBy(who, admin);
  await ask(who, FINISH, { code: codeOf(site, secret) });
  site.clock.advance(15 * 60_000);
  for (const [query, input] of [
    [SET, { userId: fan.id, isAdmin: true }],
    [SET, { userId: fan.id, isModerator: true }],
    [SET, { userId: fan.id, isHost: true }],
    [END, { userId: fan.id }],
  ] as const) {
    const { code, extensions } = await ask(who, query, { input });
    expect([code, extensions.reason]).toEqual(['FORBIDDEN', PROOF_NEEDED]);
  }
  expect(await admins()).toBe(1);
});
