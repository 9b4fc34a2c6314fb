import { otherNode } from '../testing/other-node.ts';
import { everyTestNeeds, redisUrl } from '../testing/redis.ts';
import type { Received } from '../testing/worlds/webhook-receiver.ts';
import { messageIn, WEBHOOK_NOW, WebhookStory } from '../testing/worlds/webhook-story.ts';
import { Webhook } from '../webhooks/webhook.entity.ts';
import type { RunningServer } from './server.ts';

everyTestNeeds('a running Redis');

let story: WebhookStory;
let other: RunningServer;
beforeAll(async () => {
  story = await WebhookStory.start({ REDIS_URL: redisUrl });
  other = await otherNode(story.site, { WEBHOOK_HOSTS: story.receiver.host });
});
afterAll(async () => {
  await other.stop();
  await story.stop();
});
beforeEach(() => story.begin());

const MINUTE = 60_000;

test('of two nodes one delivers, each event once, wherever it happens and whichever node is left', async () => {
  const { id } = await story.create();
  const texts = ['One', 'Two', 'Three', 'Four'];
  for (const text of texts) await story.post(text, await story.site.admin());
  const received = await Promise.all(texts.map(() => story.receiver.next()));
  expect(received.map(messageIn)).toEqual(texts);
  const ids = received.map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(texts.length);
  const { servedBy } = await story.until(id, ({ position }) => ids.at(-1) === `${id}-${position}`);
  expect(servedBy).not.toBeNull();

  await other.stop();
  await story.post('Five', await story.site.admin());
  // What a node does every few seconds.
  story.look(id);
  const last = await story.receiver.next();
  expect(messageIn(last)).toBe('Five');
  // Looking ends what is under way, so what has just arrived may arrive once more, under its id.
  const again = story.receiver.waiting.map(({ headers }) => headers['webhook-id']);
  expect(again.filter((each) => each !== last.headers['webhook-id'])).toEqual([]);
});

test('the webhooks of a node that died are taken over once its word is old, and nothing is missing', async () => {
  const { id } = await story.create();
  const servedUntil = new Date(Date.parse(WEBHOOK_NOW) + MINUTE / 2);
  await story.site.em().nativeUpdate(Webhook, { id }, { servedBy: 'a dead node', servedUntil });
  story.look(id);
  await story.post('One');
  await story.until(id, ({ servedBy }) => servedBy === 'a dead node');
  // What the webhook of the story before delivers once more may still arrive.
  const isOwn = ({ headers }: Received) => String(headers['webhook-id']).startsWith(`${id}-`);
  expect(story.receiver.waiting.filter(isOwn)).toEqual([]);

  story.site.clock.advance(MINUTE);
  story.look(id);
  let received = await story.receiver.next();
  while (!isOwn(received)) received = await story.receiver.next();
  expect(messageIn(received)).toBe('One');
});
