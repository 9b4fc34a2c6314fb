import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ExecutionResult } from 'graphql';
import { User } from '../accounts/users/user.entity.ts';
import { programOf } from '../testing/worlds/api-tokens.ts';
import {
  Acknowledge,
  GAME_DAY,
  historyOf,
  impose,
  Lift,
  messageBy,
  type ModeratedSite,
  ownOf,
  post,
  startModeratedSite,
} from '../testing/worlds/sanctions.ts';

const POST = 'mutation { postChatMessage(input: { message: "Go" }) { message { id } } }';

let site: ModeratedSite;
beforeAll(async () => {
  site = await startModeratedSite();
});
afterAll(() => site.stop());

test('a warning keeps its member from posting until it is acknowledged', async () => {
  const fan = await site.member({ name: 'Wade Warned' });
  const contentId = await messageBy(site, fan, 'You are all idiots');
  const { sanction } = await impose(site, fan, 'WARNING', {
    note: '  Talk about the game, not about people. ',
    post: { contentType: 'CHAT_MESSAGE', contentId },
  });
  expect(sanction).toMatchObject({
    kind: 'WARNING',
    note: 'Talk about the game, not about people.',
    contentType: 'CHAT_MESSAGE',
    excerpt: 'You are all idiots',
    endsAt: null,
    isInForce: true,
    user: { name: 'Wade Warned' },
    sanctionedBy: { name: site.mod.name },
  });
  const as = site.as(fan);
  expect(await post(as)).toBe('sanction.warned');
  expect(await ownOf(as)).toEqual({
    id: sanction!.id,
    kind: 'WARNING',
    reason: 'HARASSMENT',
    note: 'Talk about the game, not about people.',
    excerpt: 'You are all idiots',
    endsAt: null,
  });
  for (let times = 0; times < 2; times++)
    expect((await as.run(Acknowledge, { id: sanction!.id })).errors).toBeUndefined();
  expect(await ownOf(as)).toBeNull();
  expect(await post(as)).toBeUndefined();
});

test('a mute ends by the clock, and reaches every way in: REST, tokens, sockets', async () => {
  const fan = await site.member();
  const program = await programOf(site, fan, 'write', 'Bot');
  const { sanction } = await impose(site, fan, 'MUTE_10_MINUTES');
  expect(sanction?.endsAt).toEqual(new Date('2025-11-16T19:10:00Z'));
  const as = site.as(fan);
  expect(await post(as)).toBe('sanction.muted');
  const rest = await as.fetch('/api/game-chat/messages', { body: { message: 'Go' } });
  expect([rest.status, await rest.json()]).toEqual([
    403,
    expect.objectContaining({ message: 'You’re muted and can’t post for now.' }),
  ]);
  expect((await program.graph(POST)).message).toBe('You’re muted and can’t post for now.');
  const { value } = await (await as.socket()).iterate({ query: POST }).next();
  expect((value as ExecutionResult).errors?.[0]?.extensions.key).toBe('sanction.muted');
  site.clock.advance(10 * 60_000 - 1);
  expect(await post(as)).toBe('sanction.muted');
  site.clock.advance(1);
  expect(await ownOf(as)).toBeNull();
  expect(await post(as)).toBeUndefined();
  expect((await historyOf(site, fan))?.sanctions[0]?.isInForce).toBe(false);
  site.clock.set(GAME_DAY);
});

test('a muted member still edits their profile, with the picture that is there, but shows nothing new', async () => {
  const fan = await site.member({ name: 'Pat Profile' });
  const avatarUrl = '/uploads/avatar-00112233445566778899aabbccddeeff.jpg';
  await site.em().nativeUpdate(User, fan.id, { avatarUrl });
  await impose(site, fan, 'MUTE_DAY');
  const save = async (values: object) => {
    const body = { name: 'Pat Profile', email: fan.email, avatarUrl, ...values };
    const path = `/api/users/${fan.id}/profile`;
    return (await site.as(fan).fetch(path, { method: 'PUT', body })).status;
  };
  expect(await save({ bio: 'Section 314' })).toBe(200);
  expect(await save({ name: 'Another Name' })).toBe(403);
  expect(await save({ avatarUrl: avatarUrl.replace('00', 'ff') })).toBe(403);
  expect(await save({ avatarUrl: null })).toBe(200);
});

test('of several the severest is said, and a warning waits until the mute is over', async () => {
  const fan = await site.member();
  const as = site.as(fan);
  const warned = await impose(site, fan, 'WARNING');
  const muted = await impose(site, fan, 'MUTE_10_MINUTES', { lastSanctionId: warned.sanction!.id });
  const longer = await impose(site, fan, 'MUTE_DAY', { lastSanctionId: muted.sanction!.id });
  expect((await ownOf(as))?.id).toBe(longer.sanction!.id);
  const banned = await impose(site, fan, 'BAN', { lastSanctionId: longer.sanction!.id });
  expect((await ownOf(as))?.kind).toBe('BAN');
  expect(await post(as)).toBe('sanction.banned');
  for (const { sanction } of [banned, longer, muted])
    await site.asMod.run(Lift, { id: sanction!.id });
  expect(await post(as)).toBe('sanction.warned');
});

test('the next step is proposed from what was not lifted', async () => {
  const fan = await site.member({ name: 'Ned Next' });
  expect(await historyOf(site, fan)).toEqual({
    nextKind: 'WARNING',
    user: { name: 'Ned Next' },
    sanctions: [],
  });
  const first = await impose(site, fan, 'WARNING');
  expect((await historyOf(site, fan))?.nextKind).toBe('MUTE_10_MINUTES');
  const second = await impose(site, fan, 'MUTE_WEEK', { lastSanctionId: first.sanction!.id });
  expect((await historyOf(site, fan))?.nextKind).toBe('BAN');
  const { data } = await site.asMod.run(Lift, { id: second.sanction!.id });
  expect(data?.liftSanction?.sanction).toEqual({
    liftedAt: new Date(GAME_DAY),
    isInForce: false,
    liftedBy: { name: site.mod.name },
  });
  expect((await historyOf(site, fan))?.nextKind).toBe('MUTE_10_MINUTES');
  expect((await historyOf(site, await site.member()))?.sanctions).toEqual([]);
  expect(await historyOf(site, { ...fan, id: 987_654 })).toBeNull();
});

test('two moderators at once: the second has to look again', async () => {
  const fan = await site.member();
  const other = site.as(await site.moderator());
  const both = await Promise.all([
    impose(site, fan, 'WARNING'),
    impose(site, fan, 'MUTE_DAY', {}, other),
  ]);
  expect(both.filter(({ sanction }) => sanction)).toHaveLength(1);
  expect(both.map(({ key }) => key)).toContain('sanction.changed');
  expect((await historyOf(site, fan))?.sanctions).toHaveLength(1);
});

test('admins are out of reach, the crew is in reach of admins alone, no one of themselves', async () => {
  const [admin, host, colleague] = [await site.admin(), await site.host(), await site.moderator()];
  for (const member of [admin, host, colleague, site.mod])
    expect((await impose(site, member, 'WARNING')).key).toBe('sanction.notThisMember');
  const chief = site.as(admin);
  expect((await impose(site, admin, 'WARNING', {}, chief)).key).toBe('sanction.notThisMember');
  const onHost = await impose(site, host, 'MUTE_DAY', {}, chief);
  expect(onHost.sanction?.isInForce).toBe(true);
  expect((await impose(site, colleague, 'WARNING', {}, chief)).key).toBeUndefined();
  const lift = await site.asMod.run(Lift, { id: onHost.sanction!.id });
  expect(lift.errors?.[0]?.extensions.key).toBe('sanction.notThisMember');
  expect(await post(site.as(host))).toBe('sanction.muted');
});
