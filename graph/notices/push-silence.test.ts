import { type PushService, startPushService } from '../testing/servers/push-service.ts';
import { type Site, startSite } from '../testing/site.ts';
import { sendNews, subscribeToNews } from '../testing/worlds/pushes.ts';
import { PushSubscription } from './push-subscription.entity.ts';

let push: PushService;
let site: Site;
beforeAll(async () => {
  push = await startPushService();
  site = await startSite({ env: { PUSH_HOSTS: push.host } });
});
afterAll(async () => {
  await site.stop();
  await push.stop();
});

const subscribe = () => subscribeToNews(site, push);

async function breaking(headline: string) {
  push.called.length = 0;
  const started = performance.now();
  await sendNews(site, headline);
  return performance.now() - started;
}
const headlines = () => push.received.map(({ message }) => (message as { body: string }).body);
const left = () => site.em().count(PushSubscription);

test('two hundred silent endpoints delay a fan by seconds once, then not at all, and are forgotten', async () => {
  const silent = await Promise.all(Array.from({ length: 200 }, subscribe));
  for (const path of silent) push.silent.add(path);
  const fan = await subscribe();

  // One after the other they would take ten minutes, twenty at a time half a minute.
  expect(await breaking('First')).toBeLessThan(20_000);
  expect(headlines()).toEqual(['First']);

  // Their pushes of the first headline are also due by now.
  site.clock.advance(10 * 60_000);
  await breaking('Second');
  expect(push.called[0]).toBe(fan);
  expect(headlines()).toEqual(['First', 'Second']);
  expect(await left()).toBe(201);

  // A push service that responds again gets pushes again.
  const [back] = silent;
  push.silent.delete(back!);
  site.clock.advance(24 * 3_600_000);
  await breaking('Third');
  expect(await left()).toBe(2);
  expect(headlines().filter((headline) => headline === 'Third')).toHaveLength(2);
  site.clock.advance(60_000);
  await breaking('Fourth');
  expect(push.called.sort()).toEqual([back, fan].sort());
});
