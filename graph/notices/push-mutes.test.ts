import { type PushService, startPushService } from '../testing/servers/push-service.ts';
import { type Site, startSite } from '../testing/site.ts';
import { sendNews, subscribeToNews } from '../testing/worlds/pushes.ts';
import { PushDelivery } from './push-delivery.entity.ts';

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

const MUTE = `mutation { muteWord(input: { text: "trade*", duration: DAY }) { mutes { words { id } } } }`;

async function breaking(headline: string) {
  push.received.length = 0;
  await sendNews(site, headline);
  expect(await site.em().count(PushDelivery)).toBe(0);
  return push.received.map(({ path }) => path).sort();
}

test('a notification with a muted word is not sent to that member, until the word is over', async () => {
  const [mia, otis] = [await site.member({ name: 'Mia' }), await site.member({ name: 'Otis' })];
  const toMia = await subscribeToNews(site, push, mia);
  const toOtis = await subscribeToNews(site, push, otis);
  expect((await site.as(mia).run(MUTE)).errors).toBeUndefined();
  expect(await breaking('A trade is near')).toEqual([toOtis]);
  expect(await breaking('Traded!')).toEqual([toOtis]);
  expect(await breaking('Nix is back')).toEqual([toMia, toOtis].sort());
  site.clock.advance(24 * 3_600_000);
  expect(await breaking('The trade is done')).toEqual([toMia, toOtis].sort());
});
