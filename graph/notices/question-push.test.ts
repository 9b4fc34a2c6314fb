import { type PushService, startPushService } from '../testing/servers/push-service.ts';
import { jobContext } from '../testing/job-context.ts';
import { type Site, startSite } from '../testing/site.ts';
import { NO_PUSHES, SUBSCRIBE_TO_PUSH } from '../testing/worlds/pushes.ts';
import { sendDuePushes } from './send-pushes.service.ts';

const MUTE = 'mutation { muteWord(input: { text: "starts", duration: DAY }) { mutes { asOf } } }';
const ANSWERED =
  'mutation ($id: Int!) { setQuestionStatus(input: { id: $id, status: ANSWERED }) { question { id } } }';

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

test('what the hosts do with a question is sent to the browsers of the member who asked it alone', async () => {
  const [fan, other] = [await site.member(), await site.member()];
  const mine = push.browser();
  // One’s own words are never muted.
  expect((await site.as(fan).run(MUTE)).errors).toBeUndefined();
  for (const [who, browser] of [
    [fan, mine],
    [other, push.browser()],
    [null, push.browser()],
  ] as const)
    await site.as(who).run(SUBSCRIBE_TO_PUSH, { input: { ...NO_PUSHES, ...browser } });
  await site
    .em()
    .execute(
      `insert into questions (user_id, question, status, approved) values (?, 'Who starts?', 'approved', true)`,
      [fan.id],
    );
  const [question] = await site.em().execute<{ id: number }[]>('select id from questions');
  const { errors } = await site.as(await site.admin()).run(ANSWERED, { id: question!.id });
  expect(errors).toBeUndefined();
  await site.server.settled();
  await sendDuePushes(jobContext(site.server));
  expect(push.received.map(({ path }) => path)).toEqual([new URL(mine.endpoint).pathname]);
});
