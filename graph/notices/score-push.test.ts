import { jobContext } from '../testing/job-context.ts';
import { type PushService, startPushService } from '../testing/servers/push-service.ts';
import { type Site, startSite } from '../testing/site.ts';
import { addGame } from '../testing/worlds/fantasy.ts';
import { reportPlays } from '../testing/worlds/plays.ts';
import { NO_PUSHES, SUBSCRIBE_TO_PUSH } from '../testing/worlds/pushes.ts';
import { sendDuePushes } from './send-pushes.service.ts';

let push: PushService;
let site: Site;
beforeAll(async () => {
  push = await startPushService();
  site = await startSite({ now: '2025-11-16T19:00:00Z', env: { PUSH_HOSTS: push.host } });
});
afterAll(async () => {
  await site.stop();
  await push.stop();
});

/** A browser that wants score alerts. */
async function subscribe(spoilerMode: boolean, behindSeconds = 0) {
  const browser = push.browser();
  await site.as(null).run(SUBSCRIBE_TO_PUSH, {
    input: { ...NO_PUSHES, scoreAlerts: true, spoilerMode, behindSeconds, ...browser },
  });
  return new URL(browser.endpoint).pathname;
}
async function send() {
  await site.server.settled();
  await sendDuePushes(jobContext(site.server));
}

test('a touchdown is one push in words once the try is known, without a score in spoiler mode', async () => {
  const [open, hiding] = [await subscribe(false), await subscribe(true)];
  const gameId = await addGame(site, '2025-11-16T18:55:00Z');
  await reportPlays(site, gameId, [
    { n: 1, points: 6, scoringSide: 'home', yards: 66, after: null },
  ]);
  await send();
  expect(push.received).toEqual([]);

  const attempt = { n: 2, kind: 'extra-point', before: null, after: null } as const;
  await reportPlays(site, gameId, [{ ...attempt, points: 1, scoringSide: 'home' }]);
  await send();
  await reportPlays(site, gameId, [{ n: 3 }]);
  await send();
  const titles = push.received.map(({ path, message }) => [
    path,
    (message as { title: string }).title,
  ]);
  expect(titles.sort()).toEqual(
    [
      [open, 'Touchdown, Broncos! 7–0, Q1'],
      [hiding, 'Score alert'],
    ].sort(),
  );
});

test('who is 45 seconds behind is sent each score so much later, also one that another has followed by then', async () => {
  push.received.length = 0;
  const [now, late] = [await subscribe(false), await subscribe(false, 45)];
  const gameId = await addGame(site, '2025-11-16T18:55:00Z');
  const kick = { kind: 'field-goal', points: 3, scoringSide: 'home', after: null } as const;
  const titlesOf = (browser: string) =>
    push.received
      .filter(({ path }) => path === browser)
      .map(({ message }) => (message as { title: string }).title);

  await reportPlays(site, gameId, [{ n: 1, ...kick }]);
  await send();
  site.clock.advance(30_000);
  await reportPlays(site, gameId, [{ n: 2, ...kick }]);
  await send();
  const titles = ['Field goal, Broncos! 3–0, Q1', 'Field goal, Broncos! 6–0, Q1'];
  expect(titlesOf(now)).toEqual(titles);
  expect(titlesOf(late)).toEqual([]);
  site.clock.advance(14_000);
  await send();
  expect(titlesOf(late)).toEqual(titles.slice(0, 1));
  site.clock.advance(31_000);
  await send();
  expect(titlesOf(late)).toEqual(titles);
});
