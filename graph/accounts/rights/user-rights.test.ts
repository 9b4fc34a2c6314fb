import { PROOF_NEEDED } from '../../../schema/accounts/fresh-proof.ts';
import { CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import { AuditEntry } from '../../core/audit/audit-entry.entity.ts';
import { subscribe } from '../../testing/acknowledged.ts';
import { type Browser, browser } from '../../testing/browser.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { ask, codeOf, FINISH, signedIn, signInBy, withTotp } from '../../testing/worlds/factors.ts';
import { Session } from '../sessions/session.entity.ts';
import { User } from '../users/user.entity.ts';

const SET = `mutation ($input: SetUserRightsInput!) { setUserRights(input: $input) {
  user { name isAdmin isMvp } } }`;
const END = `mutation ($input: EndUserAccessInput!) { endUserAccess(input: $input) { endedSessions } }`;
const USERS = '{ users(first: 5) { id } }';

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
    setUserRights: { user: { name: 'Ben Boss', isAdmin: true, isMvp: false } },
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

test('the open socket of an admin who is one no more closes at once', async () => {
  const ben = await site.admin();
  const socket = await site.as(ben).socket();
  const closed = new Promise<CloseEvent>((resolve) => {
    socket.on('closed', (event) => resolve(event as CloseEvent));
  });
  const events = await subscribe(socket, 'subscription { userEvents }');
  await set(ben.id, { isAdmin: false });
  expect(await closed).toMatchObject({ code: 4403, reason: CLOSE_REASONS.rightsChanged });
  await events.nextResult().catch(() => undefined);
});

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

test('an address that is not confirmed makes no admin, but an MVP', async () => {
  const fan = await site.member();
  await site.em().nativeUpdate(User, fan.id, { emailProvenAt: null });
  expect(await refusal(set(fan.id, { isAdmin: true }))).toEqual(['CONFLICT', 'rights.unproven']);
  expect((await set(fan.id, { isMvp: true })).errors).toBeUndefined();
  expect(await admins()).toBe(1);
});

test('members change no rights, not even their own; who is gone has none', async () => {
  const fan = await site.member();
  expect((await refusal(set(fan.id, { isAdmin: true }, fan)))[0]).toBe('FORBIDDEN');
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
  expect((await end(fan.id)).data).toEqual({ endedSessions: 2 });
  for (const device of devices) expect((await ask(device, '{ me { id } }')).data).toBeNull();
  expect((await end(admin.id)).data).toEqual({ endedSessions: 1 });
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
    [END, { userId: fan.id }],
  ] as const) {
    const { code, extensions } = await ask(who, query, { input });
    expect([code, extensions.reason]).toEqual(['FORBIDDEN', PROOF_NEEDED]);
  }
  expect(await admins()).toBe(1);
});
