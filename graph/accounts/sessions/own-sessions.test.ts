import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import WebSocket from 'ws';
import type { OwnSessionView } from '../../../schema/accounts/accounts.ts';
import { browser } from '../../testing/browser.ts';
import { TEST_PASSWORD } from '../../testing/session.ts';
import { type Actor, type Member, type Site, startSite } from '../../testing/site.ts';
import { Session } from './session.entity.ts';

const HOUR = 3_600_000;

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const graph = async (actor: Actor, query: string) => {
  const response = await actor.fetch('/graphql', { body: { query } });
  const { data, errors } = (await response.json()) as {
    data?: Record<string, unknown>;
    errors?: { message: string; extensions: { code: string } }[];
  };
  return { data, code: errors?.[0]?.extensions.code };
};
const LIST = '{ ownSessions { id device createdAt lastSeenAt isCurrent } }';
const listOf = async (actor: Actor) =>
  (await graph(actor, LIST)).data!.ownSessions as OwnSessionView[];
const isSignedIn = async (actor: Actor) =>
  (await actor.fetch('/api/auth/restore-session', { body: {} })).status === 200;

/** A member in three browsers; the first is the one that acts. */
async function inThreeBrowsers(): Promise<[Member, Actor, Actor, Actor]> {
  const member = await site.member();
  const actors: [Actor, Actor, Actor] = [site.as(member), site.as(member), site.as(member)];
  for (const actor of actors) await actor.cookie();
  return [member, ...actors];
}

test('a member sees where they are signed in: this browser first, then as they were used', async () => {
  const member = await site.member();
  const phone = browser(site);
  await phone.post(
    '/api/auth/login',
    { email: member.email, password: TEST_PASSWORD },
    { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' },
  );
  const here = site.as(member);
  await here.cookie();
  const signedIn = site.clock.now();
  site.clock.advance(HOUR);
  await phone.post('/api/auth/restore-session', {});
  const list = await listOf(here);
  expect(list).toMatchObject([
    { device: null, isCurrent: true },
    { device: 'Firefox on Linux', isCurrent: false, lastSeenAt: site.clock.now().toISOString() },
  ]);
  expect(list[1]!.createdAt).toBe(signedIn.toISOString());
});

test('what has expired is not among them', async () => {
  const member = await site.member();
  await site.as(member).cookie();
  site.clock.advance(15 * 24 * HOUR);
  expect(await listOf(site.as(member))).toHaveLength(1);
  const admin = await site.admin();
  await site.as(admin).cookie();
  site.clock.advance(13 * HOUR);
  expect(await listOf(site.as(admin))).toHaveLength(1);
});

test('one is ended: it is signed out at once, its sockets close, the others stay', async () => {
  const [, here, there, elsewhere] = await inThreeBrowsers();
  const theirs = (await listOf(there)).find(({ isCurrent }) => isCurrent)!;
  const socket = new WebSocket(
    `${site.server.url.replace('http', 'ws')}/graphql`,
    'graphql-transport-ws',
    { headers: { cookie: await there.cookie() } },
  );
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  const closed = once(socket, 'close');
  expect(
    (await graph(here, `mutation { endSession(input: { id: ${theirs.id} }) { deletedId } }`)).data,
  ).toEqual({
    endSession: { deletedId: theirs.id },
  });
  expect((await closed)[0]).toBe(4403);
  expect(await Promise.all([here, there, elsewhere].map(isSignedIn))).toEqual([true, false, true]);
  expect(
    (await graph(here, `mutation { endSession(input: { id: ${theirs.id} }) { deletedId } }`)).code,
  ).toBe('NOT_FOUND');
});

test('all others are ended, and counted', async () => {
  const [, here, there, elsewhere] = await inThreeBrowsers();
  expect((await graph(here, 'mutation { endOtherSessions { ended } }')).data).toEqual({
    endOtherSessions: { ended: 2 },
  });
  expect(await Promise.all([here, there, elsewhere].map(isSignedIn))).toEqual([true, false, false]);
  expect((await graph(here, 'mutation { endOtherSessions { ended } }')).data).toEqual({
    endOtherSessions: { ended: 0 },
  });
});

test('members see and end only their own sessions; admins can’t touch another’s', async () => {
  const [member, here] = await inThreeBrowsers();
  const [{ id }] = (await listOf(here)) as [OwnSessionView];
  for (const actor of [site.as(await site.member()), site.as(await site.admin())]) {
    expect(
      (await graph(actor, `mutation { endSession(input: { id: ${id} }) { deletedId } }`)).code,
    ).toBe('NOT_FOUND');
    expect(await listOf(actor)).toHaveLength(1);
    await graph(actor, 'mutation { endOtherSessions { ended } }');
  }
  for (const query of [
    LIST,
    `mutation { endSession(input: { id: ${id} }) { deletedId } }`,
    'mutation { endOtherSessions { ended } }',
  ])
    expect((await graph(site.as(null), query)).code).toBe('UNAUTHENTICATED');
  expect(await site.em().count(Session, { user: member.id })).toBe(3);
});

test('who ends the session they act with is signed out, cookie and all', async () => {
  const member = await site.member();
  const visitor = browser(site);
  await visitor.post('/api/auth/login', { email: member.email, password: TEST_PASSWORD });
  const { id } = await site.em().findOneOrFail(Session, { user: member.id });
  await visitor.post('/graphql', {
    query: `mutation { endSession(input: { id: ${id} }) { deletedId } }`,
  });
  expect(visitor.cookies.has('ow_session')).toBe(false);
});
