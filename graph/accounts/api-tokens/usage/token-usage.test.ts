import type { ExecutionResult } from 'graphql';
import { DEPOSIT } from '../../../../schema/site/query-limits.ts';
import type { ApiTokenUsageView } from '../../../../schema/accounts/api-token-usage.ts';
import { type Member, type Site, startSite } from '../../../testing/site.ts';
import { subscribe } from '../../../testing/acknowledged.ts';
import { jobContext } from '../../../testing/job-context.ts';
import { type Program, programOf } from '../../../testing/worlds/api-tokens.ts';
import { mailsTo } from '../../../testing/worlds/email-links.ts';
import { tendTokenUsage } from './deprecation-mails.service.ts';

const DAY = 86_400_000;
/** `likes` is deprecated. */
const OLD = '{ chat(last: 1) { nodes { id likes } } }';
const ME = '{ me { id } }';

let site: Site;
let member: Member;
let program: Program;
beforeAll(async () => {
  site = await startSite();
});
beforeEach(async () => {
  member = await site.member();
  program = await programOf(site, member, 'write');
});
afterAll(() => site.stop());

async function usage(of = member): Promise<ApiTokenUsageView> {
  const { data } = await site.as(of).run<
    { ownApiTokens: { usage: ApiTokenUsageView }[] },
    object
  >(`{ ownApiTokens { usage {
      calls cost refusals days { day calls cost refusals } deprecated { field reason goesOn calls lastUsedOn }
    } } }`);
  return data!.ownApiTokens[0]!.usage;
}

test('the owner sees the calls of each token, their cost, and those that failed', async () => {
  expect(await usage()).toEqual({ calls: 0, cost: 0, refusals: 0, days: [], deprecated: [] });
  // A document is executed by Apollo Server the first time, and directly from then on: both count alike.
  for (let times = 0; times < 3; times++) await program.graph(ME);
  const cost = 3;
  expect(await usage()).toMatchObject({ calls: 3, cost, refusals: 0 });

  for (let times = 0; times < 2; times++)
    await program.graph(
      'mutation { setLike(input: { kind: ARTICLE, id: 999 }) { likeable { id } } }',
    );
  await program.graph('{ passwords }');
  expect((await program.rest('/api/nowhere')).status).toBe(404);
  const { calls, refusals } = await usage();
  expect({ calls, refusals }).toEqual({ calls: 7, refusals: 4 });

  expect((await program.rest('/api/live-game')).ok).toBe(true);
  expect(await usage()).toMatchObject({ calls: 8, refusals: 4 });
});

test('what is refused unread costs its deposit', async () => {
  await program.graph('{ passwords }');
  expect(await usage()).toMatchObject({ calls: 1, cost: DEPOSIT.points, refusals: 1 });
});

test('operations over a socket count, each subscription once', async () => {
  const socket = await program.socket();
  await socket.next();
  await socket.ask(ME);
  await socket.subscribe('moods', 'subscription { communityMood { average } }');
  expect(await usage()).toMatchObject({ calls: 2, refusals: 0, deprecated: [] });
  socket.send({ id: 'old', type: 'subscribe', payload: { query: OLD } });
  await socket.next();
  expect((await usage()).deprecated).toMatchObject([{ field: 'ChatMessage.likes', calls: 1 }]);
});

test('days are those of Denver, and thirty of them are shown', async () => {
  await program.graph(ME);
  const today = site.clock.now().toISOString().slice(0, 10);
  site.clock.advance(DAY);
  await program.graph(ME);
  await program.graph(ME);
  const { days } = await usage();
  expect(days.map(({ calls }) => calls)).toEqual([2, 1]);
  expect(days[1]!.day).toBe(today);
  site.clock.advance(29 * DAY);
  expect(await usage()).toMatchObject({ calls: 2, days: [{ calls: 2 }] });
  await tendTokenUsage(jobContext(site.server));
  const stored = await site
    .em()
    .execute('select day from api_token_days where token_id = ?', [program.apiToken.id]);
  expect(stored).toHaveLength(1);
});

const reason = 'Use likeCount. Goes on 2027-06-01 at the earliest.';
const said = { field: 'ChatMessage.likes', reason, goesOn: '2027-06-01' };

test('a response says what it used that is deprecated, to everyone; the owner sees it too', async () => {
  const ask = async (headers: Record<string, string>, query = OLD) => {
    const response = await site.as(null).fetch('/graphql', { body: { query }, headers });
    const { extensions } = (await response.json()) as { extensions: { deprecated?: unknown } };
    return extensions.deprecated;
  };
  for (const headers of [{}, program.headers] as Record<string, string>[])
    for (let times = 0; times < 3; times++) expect(await ask(headers)).toEqual([said]);
  expect(await ask({}, '{ chat(last: 1) { nodes { id likeCount } } }')).toBeUndefined();
  expect((await usage()).deprecated).toEqual([
    { ...said, calls: 3, lastUsedOn: site.clock.now().toISOString().slice(0, 10) },
  ]);
});

test('on a socket each response and each event says so, to one’s own as to all', async () => {
  const socket = await site.as(null).socket();
  const { value } = await socket.iterate({ query: OLD }).next();
  expect((value as ExecutionResult).extensions).toMatchObject({ deprecated: [said] });
  const admin = await site.admin();
  const post = 'mutation { postChatMessage(input: { message: "Go!" }) { message { likes } } }';
  for (const own of ['', 'isLikedByMe']) {
    const query = `subscription { chatEvents { message { likes ${own} } } }`;
    const events = await subscribe(await site.as(admin).socket(), query);
    site.clock.advance(6_000);
    expect((await site.as(admin).run(post)).errors).toBeUndefined();
    expect((await events.nextResult()).extensions).toMatchObject({ deprecated: [said] });
  }
  const current = await subscribe(socket, 'subscription { chatEvents { kind } }');
  site.clock.advance(6_000);
  await site.as(admin).run(post);
  expect((await current.nextResult()).extensions).not.toHaveProperty('deprecated');
});

test('paths under /api use nothing deprecated in a token’s name', async () => {
  await program.rest('/api/game-chat/messages');
  expect(await usage()).toMatchObject({ calls: 1, deprecated: [] });
});

test('what a revoked token did is gone, and others see nothing of it', async () => {
  await program.graph(ME);
  const other = await site.member();
  await programOf(site, other);
  expect(await usage(other)).toMatchObject({ calls: 0 });
  await site
    .as(member)
    .run(`mutation { revokeApiToken(input: { id: ${program.apiToken.id} }) { deletedId } }`);
  await site.server.services.tokenUse.flush();
  const left = await site
    .em()
    .execute('select 1 from api_token_days where token_id = ?', [program.apiToken.id]);
  expect(left).toEqual([]);
});

test('calls on their way while a token is revoked are left out, and hold up no others', async () => {
  const other = await site.member();
  const stays = await programOf(site, other);
  site.server.services.tokenUse.note(999_999, { cost: 1, isRefused: false, deprecated: [] });
  await stays.graph(ME);
  expect(await usage(other)).toMatchObject({ calls: 1 });
});

test('a month before a field goes its users get one mail', async () => {
  await program.graph(OLD);
  await site.server.services.tokenUse.flush();
  const tend = async () => {
    await tendTokenUsage(jobContext(site.server));
    return mailsTo(site, member.email);
  };
  expect(await tend()).toEqual([]);
  await site
    .em()
    .execute(`update api_token_deprecations set goes_on = ? where token_id = ?`, [
      new Date(site.clock.now().getTime() + 30 * DAY).toISOString().slice(0, 10),
      program.apiToken.id,
    ]);
  const [mail] = await tend();
  expect(mail).toContain('Subject: Your API token uses fields that are going away');
  expect(mail).toContain('ChatMessage.likes: Use likeCount.');
  expect(await tend()).toHaveLength(1);
});
