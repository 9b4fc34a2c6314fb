import type { Context } from '../core/context.ts';
import { noJobs } from '../core/jobs.ts';
import { jobContext } from '../testing/job-context.ts';
import { type PushService, startPushService } from '../testing/servers/push-service.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { NO_PUSHES, SEND_NEWS, SUBSCRIBE_TO_PUSH } from '../testing/worlds/pushes.ts';
import { remindOfLineups } from './remind-of-lineups.service.ts';
import { sendDuePushes } from './send-pushes.service.ts';

const SAVE = 'mutation ($input: GameInput!) { saveGame(input: $input) { id } }';
const KICKOFF = '2025-11-16T21:25:00Z';

let push: PushService;
let site: Site;
let lastGame: number;
let game: number;
beforeAll(async () => {
  push = await startPushService();
  site = await startSite({ now: '2025-11-10T19:00:00Z', env: { PUSH_HOSTS: push.host } });
  lastGame = await saveGame(10, '2025-11-09T21:25:00Z', { result: 'W', score: '24-17' });
  game = await saveGame(11, KICKOFF);
});
afterAll(async () => {
  await site.stop();
  await push.stop();
});
beforeEach(async () => {
  push.received.length = 0;
  const gone = ['push_deliveries', 'push_notices', 'push_subscriptions', 'fantasy_lineups'];
  for (const table of gone) await site.em().execute(`delete from ${table}`);
});

async function saveGame(week: number, kickoffAt: string, ended: object = {}): Promise<number> {
  const input = { week, season: 2025, opponent: 'Kansas City Chiefs', isHome: true, kickoffAt };
  const { data } = await site.as(await site.admin()).run(SAVE, { input: { ...input, ...ended } });
  return (data as { saveGame: { id: number } }).saveGame.id;
}

async function subscribe(who: Member | null, choices: object = {}) {
  const browser = push.browser();
  const input = { ...NO_PUSHES, gameUpdates: true, ...browser, ...choices };
  expect((await site.as(who).run(SUBSCRIBE_TO_PUSH, { input })).errors).toBeUndefined();
  return new URL(browser.endpoint).pathname;
}
/** A lineup of that member, as a game before this one left it. */
const playedIn = (who: Member, gameId: number) =>
  site
    .em()
    .execute(
      `insert into fantasy_lineups (user_id, game_id, week, season, lineup_name, wide_receiver1, wide_receiver2, running_back, tight_end, flex, idp, captain) values (?, ?, 10, 2025, 'Mine', '1', '2', '3', '4', '5', '6', '1')`,
      [who.id, gameId],
    );
async function at(time: string) {
  site.clock.set(`2025-11-16T${time}Z`);
  await remindOfLineups(jobContext(site.server));
  await sendDuePushes(jobContext(site.server));
}
const titles = () => push.received.map(({ message }) => (message as { title: string }).title);

test('who plays and has no lineup is reminded an hour and 15 minutes before it locks, once each', async () => {
  const fan = await site.admin();
  await playedIn(fan, lastGame);
  await subscribe(fan);
  await at('20:24:59');
  expect(titles()).toEqual([]);
  await at('20:25:00');
  await at('20:25:30');
  expect(push.received.map(({ message }) => message)).toMatchObject([
    {
      title: 'Lineups lock in an hour',
      body: 'You haven’t set yours for Kansas City Chiefs at Denver Broncos.',
      url: '/fan-zone?tab=fantasy',
    },
  ]);
  await at('21:10:00');
  await at('21:25:00');
  expect(titles()).toEqual(['Lineups lock in an hour', 'Lineups lock in 15 minutes']);
});

test('a reminder that comes late would say a wrong time, so it doesn’t come', async () => {
  const fan = await site.admin();
  await playedIn(fan, lastGame);
  await subscribe(fan);
  await at('20:40:00');
  await at('21:16:00');
  expect(titles()).toEqual([]);
  await at('21:14:00');
  expect(titles()).toEqual(['Lineups lock in 15 minutes']);
});

test('who has a lineup, never played, may not play, or wants no game updates is left alone', async () => {
  const [done, off, member] = [await site.admin(), await site.admin(), await site.member()];
  for (const who of [done, off, member]) await playedIn(who, lastGame);
  await playedIn(done, game);
  await subscribe(done);
  await subscribe(off, { gameUpdates: false });
  // Fantasy is not open to all.
  await subscribe(member);
  await subscribe(await site.admin());
  await subscribe(null);
  await at('20:28:00');
  expect(titles()).toEqual([]);
});

test('in quiet hours nothing is sent; what still matters comes after them', async () => {
  const quietHours = { from: '13:00', until: '15:00', zone: 'America/Denver' };
  const fan = await site.admin();
  await playedIn(fan, lastGame);
  await subscribe(fan, { quietHours, breakingNews: true });
  // 1:29 PM in Denver. The reminder would come after kickoff.
  await at('20:29:00');
  await site.as(await site.admin()).run(SEND_NEWS, { input: { headline: 'Trade!' } });
  await site.server.settled();
  await at('20:31:00');
  expect(titles()).toEqual([]);
  await at('22:00:00');
  expect(titles()).toEqual(['Breaking: Denver Broncos']);
});

test.each([
  { from: '25:00', until: '07:00', zone: 'America/Denver' },
  { from: '22:00', until: '7', zone: 'America/Denver' },
  { from: '22:00', until: '07:00', zone: 'Mars/Olympus' },
])('quiet hours that no clock knows are refused: %o', async (quietHours) => {
  const input = { ...NO_PUSHES, ...push.browser(), quietHours };
  const { errors } = await site.as(null).run(SUBSCRIBE_TO_PUSH, { input });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

test('while no lineup is open the job looks again every full hour, else at the next reminder', async () => {
  const wakes: string[] = [];
  const wake = (_em: unknown, _name: string, at: Date) =>
    Promise.resolve(void wakes.push(at.toISOString()));
  const context = Object.assign(Object.create(jobContext(site.server)) as Context, {
    jobs: { ...noJobs, wake },
  });
  site.clock.set('2025-11-16T20:00:00Z');
  await remindOfLineups(context);
  site.clock.set('2025-11-16T20:25:00Z');
  await remindOfLineups(context);
  site.clock.set('2025-11-16T22:10:00Z');
  await remindOfLineups(context);
  expect(wakes).toEqual([
    '2025-11-16T20:25:00.000Z',
    '2025-11-16T21:10:00.000Z',
    '2025-11-16T23:00:00.000Z',
  ]);
});
