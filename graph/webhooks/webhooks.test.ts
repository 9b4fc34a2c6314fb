import { jest } from '@jest/globals';
import { Webhook as Verifier } from 'standardwebhooks';
import { WEBHOOK_EXAMPLE } from '../../schema/webhooks/webhooks.ts';
import { jobContext } from '../testing/job-context.ts';
import { outbox } from '../testing/browser.ts';
import { bodyOf, messageIn, WEBHOOK_NOW, WebhookStory } from '../testing/worlds/webhook-story.ts';
import { serveWebhook } from './serve-webhook.ts';
import { Webhook, WebhookDelivery } from './webhook.entity.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;

let story: WebhookStory;
beforeAll(async () => (story = await WebhookStory.start()));
afterAll(() => story.stop());
beforeEach(() => story.begin());

test('each event is posted as it happens, in order, signed so that a stranger can verify it', async () => {
  const { secret } = await story.create();
  await story.post('One');
  const first = await story.receiver.next();
  await story.post('Two', await story.site.admin());
  const second = await story.receiver.next();
  expect([messageIn(first), messageIn(second)]).toEqual(['One', 'Two']);
  const { type, timestamp, position } = bodyOf(first);
  expect(type).toBe('chatEvents');
  // As /developers shows it.
  expect(Object.keys(bodyOf(first))).toEqual(Object.keys(WEBHOOK_EXAMPLE));
  expect(Date.parse(timestamp as string)).not.toBeNaN();
  expect(first.headers['webhook-id']).toMatch(new RegExp(`^\\d+-${String(position)}$`));
  expect(first.headers['content-type']).toBe('application/json');
  expect(first.headers.cookie).toBeUndefined();
  // The library compares with the machine's clock.
  jest.useFakeTimers({ now: new Date(WEBHOOK_NOW), doNotFake: ['nextTick', 'setImmediate'] });
  expect(new Verifier(secret).verify(first.body, first.headers as Record<string, string>)).toEqual(
    bodyOf(first),
  );
  expect(() =>
    new Verifier(secret).verify(`${first.body} `, first.headers as Record<string, string>),
  ).toThrow('No matching signature found');
  jest.useRealTimers();
});

test('an event that did not arrive is posted again under the same id before the next, and none is missing', async () => {
  const { id } = await story.create();
  story.receiver.replyWith({ status: 503 });
  await story.post('One');
  const failed = await story.receiver.next();
  const waits = await story.until(id, ({ attempts }) => attempts === 1);
  expect(waits.failingSince).toEqual(new Date(WEBHOOK_NOW));
  const wait = waits.nextAttemptAt!.getTime() - Date.parse(WEBHOOK_NOW);
  expect(wait).toBeGreaterThanOrEqual(5 * SECOND);
  expect(wait).toBeLessThanOrEqual(5.5 * SECOND);
  await story.post('Two', await story.site.admin());
  story.look(id);
  expect(story.receiver.waiting).toEqual([]);

  story.receiver.replyWith({ status: 200, body: 'Thanks' });
  story.site.clock.advance(6 * SECOND);
  story.look(id);
  const again = await story.receiver.next();
  expect(again.headers['webhook-id']).toBe(failed.headers['webhook-id']);
  expect(again.body).toBe(failed.body);
  expect(messageIn(await story.receiver.next())).toBe('Two');
  const healthy = await story.until(id, ({ attempts }) => attempts === 0);
  expect(healthy).toMatchObject({ failingSince: null, nextAttemptAt: null, state: 'active' });
});

test('a receiver that asks for patience gets it; after a day of failures it is paused, and its owner is mailed once', async () => {
  const { id } = await story.create();
  story.receiver.replyWith({ status: 429, headers: { 'retry-after': '600' } });
  await story.post('One');
  const waits = await story.until(id, ({ attempts }) => attempts === 1);
  expect(waits.nextAttemptAt).toEqual(new Date(Date.parse(WEBHOOK_NOW) + 600 * SECOND));
  story.site.clock.advance(24 * HOUR);
  story.look(id);
  const paused = await story.until(id, ({ state }) => state === 'paused');
  expect(paused.pausedBecause).toBe('failing');
  const mails = (await outbox(story.site)).filter((mail) =>
    mail.includes(`To: ${story.owner.email}`),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('Subject: We paused your webhook');
  expect(mails[0]).toContain('Chat to the wall');

  story.receiver.replyWith({ status: 204 });
  story.receiver.clear();
  await story.ask(
    'mutation ($id: Int!) { setWebhookPaused(input: { id: $id, isPaused: false }) { webhook { state } } }',
    { id },
  );
  expect(messageIn(await story.receiver.next())).toBe('One');
});

test('an address that is gone is not asked again', async () => {
  const { id } = await story.create();
  story.receiver.replyWith({ status: 410 });
  await story.post('One');
  expect((await story.until(id, ({ state }) => state === 'paused')).pausedBecause).toBe('gone');
});

test('after a loss it says that events are missing, then goes on', async () => {
  const { id } = await story.create();
  await story.site.em().nativeUpdate(Webhook, { id }, { position: 'abc:1-1' });
  story.look(id);
  const reset = await story.receiver.next();
  expect(bodyOf(reset)).toMatchObject({ type: 'reset' });
  await story.post('One');
  expect(messageIn(await story.nextAfter(reset))).toBe('One');
});

test('Discord gets a message from the template, which mentions no one', async () => {
  await story.create({
    shape: 'DISCORD',
    template:
      '{chatEvents.message.userName}: {chatEvents.message.message} {chatEvents.constructor.name}',
  });
  await story.post('@everyone look');
  expect(bodyOf(await story.receiver.next())).toEqual({
    content: 'Ada Admin: @everyone look {chatEvents.constructor.name}',
    allowed_mentions: { parse: [] },
  });
});

test('it reads what a token of its owner could, and not more, also for an admin', async () => {
  const { id } = await story.create(
    { subscription: 'subscription { reportEvents { reportId } }' },
    story.poster,
  );
  const paused = await story.until(id, ({ state }) => state === 'paused');
  expect(paused.pausedBecause).toBe('refused');
});

test('a redirect is a failure: it would lead past the check of the address', async () => {
  const { id } = await story.create();
  story.receiver.replyWith({ status: 302, headers: { location: 'http://127.0.0.1:1/' } });
  await story.post('One');
  await story.until(id, ({ attempts }) => attempts === 1);
  const [delivery] = await story.site.em().find(WebhookDelivery, { webhook: id });
  expect(delivery).toMatchObject({ status: 302, isDelivered: false });
});

test('a pause ends what is under way at once; after it the same event is posted again', async () => {
  const { id } = await story.create();
  story.receiver.hang();
  await story.post('One');
  const first = await story.receiver.next();
  const PAUSE =
    'mutation ($id: Int!, $isPaused: Boolean!) { setWebhookPaused(input: { id: $id, isPaused: $isPaused }) { webhook { state } } }';
  await story.ask(PAUSE, { id, isPaused: true });
  await story.receiver.leftAlone();
  expect(await story.row(id)).toMatchObject({ state: 'paused', attempts: 0 });
  story.receiver.replyWith({ status: 204 });
  await story.ask(PAUSE, { id, isPaused: false });
  expect((await story.receiver.next()).headers['webhook-id']).toBe(first.headers['webhook-id']);
});

test('an event that can’t be read is not posted without its data, but tried again', async () => {
  const { id } = await story.create();
  await story.ask(
    'mutation ($id: Int!) { setWebhookPaused(input: { id: $id, isPaused: true }) { webhook { id } } }',
    { id },
  );
  const hook = await story.row(id);
  const unread = { data: null, extensions: { position: story.site.server.services.position() } };
  const follow = () =>
    Promise.resolve({
      async *[Symbol.asyncIterator]() {
        yield await Promise.resolve(unread);
      },
    }).then((results) => ({ results, end: () => undefined }));
  const contextOf = () => jobContext(story.site.server);
  await serveWebhook({ follow, contextOf }, hook, new AbortController(), () => Promise.resolve());
  expect(await story.row(id)).toMatchObject({ attempts: 1, position: hook.position });
  expect(story.receiver.waiting).toEqual([]);
});
