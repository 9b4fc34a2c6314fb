import { jest } from '@jest/globals';
import { Webhook as Verifier } from 'standardwebhooks';
import { DELIVERIES_KEPT } from '../../schema/webhooks/webhooks.ts';
import { outbox } from '../testing/browser.ts';
import { TEST_PASSWORD } from '../testing/session.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { programOf } from '../testing/worlds/api-tokens.ts';
import { type WebhookReceiver, webhookReceiver } from '../testing/worlds/webhook-receiver.ts';
import { Webhook, WebhookDelivery } from './webhook.entity.ts';

const NOW = '2025-11-16T21:30:00Z';
const CHAT = 'subscription { chatEvents { kind message { message userName } } }';
const SECOND = 1_000;
const HOUR = 3_600_000;

let site: Site;
let receiver: WebhookReceiver;
let owner: Member;
/** Who may write in the chat at any time. */
let poster: Member;
beforeAll(async () => {
  receiver = await webhookReceiver();
  site = await startSite({ env: { WEBHOOK_HOSTS: receiver.host, RATE_LIMITS: 'off' } });
});
afterAll(async () => {
  await site.stop();
  await receiver.stop();
});
beforeEach(async () => {
  site.clock.set(NOW);
  receiver.replyWith({ status: 204 });
  await site.em().nativeDelete(Webhook, {});
  receiver.clear();
  owner = await site.member();
  poster = await site.admin();
});

interface Answer {
  readonly data: Record<string, Record<string, unknown> | null> | null;
  readonly errors?: { message: string; extensions: { key: string } }[];
}

async function ask(query: string, variables: object = {}, who: Member = owner): Promise<Answer> {
  const response = await site.as(who).fetch('/graphql', { body: { query, variables } });
  return (await response.json()) as Answer;
}

const CREATE = `mutation ($webhook: NewWebhookInput!) {
  createWebhook(input: { webhook: $webhook, proof: { currentPassword: "${TEST_PASSWORD}" } }) {
    webhook { id } secret
  }
}`;

const PLAIN = { name: 'Chat to the wall', subscription: CHAT, shape: 'PLAIN' };

async function create(values: object = {}, who: Member = owner) {
  const webhook = { ...PLAIN, url: receiver.url, ...values };
  const { data, errors } = await ask(CREATE, { webhook }, who);
  if (errors) throw new Error(errors[0]!.message);
  const made = data!.createWebhook as { webhook: { id: number }; secret: string };
  return { id: made.webhook.id, secret: made.secret };
}

const refusalOf = async (values: object) => {
  const webhook = { ...PLAIN, url: receiver.url, ...values };
  const [error] = (await ask(CREATE, { webhook })).errors!;
  return error!.message;
};

/** A member waits between two messages, so the second of a story is another one’s. */
const post = async (message: string, who = poster) => {
  const { errors } = await ask(
    'mutation ($input: PostChatMessageInput!) { postChatMessage(input: $input) { message { id } } }',
    { input: { message } },
    who,
  );
  if (errors) throw new Error(errors[0]!.message);
};
const bodyOf = ({ body }: { body: string }) => JSON.parse(body) as Record<string, unknown>;
const saidBy = (received: { body: string }) =>
  (bodyOf(received).data as { chatEvents: { message: { message: string } } }).chatEvents.message
    .message;

const row = async (id: number) => site.em().findOneOrFail(Webhook, { id });
/** What a node does every few seconds. */
const look = (id: number) =>
  site.server.services.publish('webhook.changed', {
    kind: 'EDITED',
    userId: owner.id,
    webhookId: id,
  });
/** Resolves once the row of a webhook is so; looks again after each event of it. */
async function until(id: number, is: (hook: Webhook) => boolean): Promise<Webhook> {
  const events = site.server.services.follow(['webhook.changed']);
  for (;;) {
    const hook = await row(id);
    if (is(hook)) {
      await events.return();
      return hook;
    }
    await events.next();
  }
}

test('each event is posted as it happens, in order, signed so that a stranger can verify it', async () => {
  const { secret } = await create();
  await post('One');
  const first = await receiver.next();
  await post('Two', await site.admin());
  const second = await receiver.next();
  expect([saidBy(first), saidBy(second)]).toEqual(['One', 'Two']);
  const { type, timestamp, position } = bodyOf(first);
  expect(type).toBe('chatEvents');
  expect(Date.parse(timestamp as string)).not.toBeNaN();
  expect(first.headers['webhook-id']).toMatch(new RegExp(`^\\d+-${String(position)}$`));
  expect(first.headers['content-type']).toBe('application/json');
  expect(first.headers.cookie).toBeUndefined();
  // The library compares with the machine's clock.
  jest.useFakeTimers({ now: new Date(NOW), doNotFake: ['nextTick', 'setImmediate'] });
  expect(new Verifier(secret).verify(first.body, first.headers as Record<string, string>)).toEqual(
    bodyOf(first),
  );
  expect(() =>
    new Verifier(secret).verify(`${first.body} `, first.headers as Record<string, string>),
  ).toThrow('No matching signature found');
  jest.useRealTimers();
});

test('an event that did not arrive is posted again under the same id before the next, and none is missing', async () => {
  const { id } = await create();
  receiver.replyWith({ status: 503 });
  await post('One');
  const failed = await receiver.next();
  const waits = await until(id, ({ attempts }) => attempts === 1);
  expect(waits.failingSince).toEqual(new Date(NOW));
  const wait = waits.nextAttemptAt!.getTime() - Date.parse(NOW);
  expect(wait).toBeGreaterThanOrEqual(5 * SECOND);
  expect(wait).toBeLessThanOrEqual(5.5 * SECOND);
  await post('Two', await site.admin());
  look(id);
  expect(receiver.waiting).toEqual([]);

  receiver.replyWith({ status: 200, body: 'Thanks' });
  site.clock.advance(6 * SECOND);
  look(id);
  const again = await receiver.next();
  expect(again.headers['webhook-id']).toBe(failed.headers['webhook-id']);
  expect(again.body).toBe(failed.body);
  expect(saidBy(await receiver.next())).toBe('Two');
  const healthy = await until(id, ({ attempts }) => attempts === 0);
  expect(healthy).toMatchObject({ failingSince: null, nextAttemptAt: null, state: 'active' });
});

test('a receiver that asks for patience gets it; after a day of failures it is paused, and its owner is mailed once', async () => {
  const { id } = await create();
  receiver.replyWith({ status: 429, headers: { 'retry-after': '600' } });
  await post('One');
  const waits = await until(id, ({ attempts }) => attempts === 1);
  expect(waits.nextAttemptAt).toEqual(new Date(Date.parse(NOW) + 600 * SECOND));
  site.clock.advance(24 * HOUR);
  look(id);
  const paused = await until(id, ({ state }) => state === 'paused');
  expect(paused.pausedBecause).toBe('failing');
  const mails = (await outbox(site)).filter((mail) => mail.includes(`To: ${owner.email}`));
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('Subject: We paused your webhook');
  expect(mails[0]).toContain('Chat to the wall');

  receiver.replyWith({ status: 204 });
  receiver.clear();
  await ask(
    'mutation ($id: Int!) { setWebhookPaused(input: { id: $id, isPaused: false }) { webhook { state } } }',
    { id },
  );
  expect(saidBy(await receiver.next())).toBe('One');
});

test('an address that is gone is not asked again', async () => {
  const { id } = await create();
  receiver.replyWith({ status: 410 });
  await post('One');
  expect((await until(id, ({ state }) => state === 'paused')).pausedBecause).toBe('gone');
});

test('after a loss it says that events are missing, then goes on', async () => {
  const { id } = await create();
  await site.em().nativeUpdate(Webhook, { id }, { position: 'abc:1-1' });
  look(id);
  expect(bodyOf(await receiver.next())).toMatchObject({ type: 'reset' });
  await post('One');
  expect(saidBy(await receiver.next())).toBe('One');
});

test('Discord gets a message from the template, which calls nobody', async () => {
  await create({
    shape: 'DISCORD',
    template:
      '{chatEvents.message.userName}: {chatEvents.message.message} {chatEvents.constructor.name}',
  });
  await post('@everyone look');
  expect(bodyOf(await receiver.next())).toEqual({
    content: 'Ada Admin: @everyone look {chatEvents.constructor.name}',
    allowed_mentions: { parse: [] },
  });
});

test('it reads what a token of its owner could, and not more, also for an admin', async () => {
  const { id } = await create(
    { subscription: 'subscription { reportEvents { reportId } }' },
    poster,
  );
  const paused = await until(id, ({ state }) => state === 'paused');
  expect(paused.pausedBecause).toBe('refused');
});

test.each([
  [{ name: ' ' }, 'Please give the webhook a name'],
  [{ url: 'https://127.0.0.1/hook' }, 'Please enter an https:// address that’s on the Internet'],
  [{ url: 'http://example.com/hook' }, 'Please enter an https:// address that’s on the Internet'],
  [{ url: 'https://example.com:8443/' }, 'Please enter an https:// address that’s on the Internet'],
  [{ url: 'hook' }, 'Please enter an https:// address that’s on the Internet'],
  [{ subscription: ' ' }, 'Please enter a subscription'],
  [
    { subscription: '{ liveGame { gameId } }' },
    'That’s not a valid subscription: It’s not a subscription.',
  ],
  [
    { subscription: 'subscription { chatEvent { kind } }' },
    'That’s not a valid subscription: Cannot query field "chatEvent" on type "Subscription". Did you mean "chatEvents", "photoEvents", or "showEvents"?',
  ],
  [{ variables: '[1]' }, 'The variables must be a JSON object'],
  [{ variables: '{' }, 'The variables must be a JSON object'],
  [{ shape: 'DISCORD' }, 'Please enter what the message says'],
])('what can’t work is refused in words: %j', async (values, message) => {
  expect(await refusalOf(values)).toBe(message);
});

test('a subscription that costs too much is refused with its cost', async () => {
  const lists = [...'abcdefghij'].map((alias) => `${alias}: questions { id }`).join(' ');
  const subscription = `subscription { showEvents { show { ${lists} } } }`;
  expect(await refusalOf({ subscription })).toBe(
    'That subscription costs 112 points; 100 are allowed.',
  );
});

test('five are allowed, made in a browser with a proof of identity', async () => {
  for (let count = 0; count < 5; count++) await create();
  expect(await refusalOf({})).toBe('You’ve reached the limit of 5 webhooks. Delete one first.');
  const { graph } = await programOf(site, owner, 'write');
  const refused = await graph('query { ownWebhooks { id } }');
  expect(refused.message).toBe('API tokens are not allowed to do that.');
  const webhook = { ...PLAIN, url: receiver.url };
  const wrong = CREATE.replace(TEST_PASSWORD, 'something else');
  expect((await ask(wrong, { webhook })).errors?.[0]?.message).toBe(
    'Current password is incorrect',
  );
});

test('a test posts the last event and moves nothing; a delivery is sent again under its id', async () => {
  const { id } = await create();
  await post('One');
  const first = await receiver.next();
  const before = await until(id, ({ position }) => position === bodyOf(first).position);
  receiver.replyWith({ status: 500, body: `Broken: ${'x'.repeat(2_000)}` });
  const TEST =
    'mutation ($id: Int!) { testWebhook(input: { id: $id }) { delivery { id status isDelivered response body } } }';
  const tested = (await ask(TEST, { id })).data!.testWebhook!.delivery as Record<string, unknown>;
  expect(tested).toMatchObject({ status: 500, isDelivered: false, body: first.body });
  expect(tested.response).toMatch(/^Broken: x+$/);
  expect(tested.response).toHaveLength(500);
  const test = await receiver.next();
  expect(test.headers['webhook-id']).toBe(`test-${first.headers['webhook-id'] as string}`);
  expect(await row(id)).toMatchObject({ position: before.position, attempts: 0 });

  receiver.replyWith({ status: 204 });
  const LOG = 'query ($id: Int!) { ownWebhookDeliveries(webhookId: $id) { id messageId status } }';
  const log = (await ask(LOG, { id })).data!.ownWebhookDeliveries as unknown as { id: number }[];
  expect(log).toHaveLength(2);
  const RESEND =
    'mutation ($id: Int!, $deliveryId: Int!) { resendWebhookDelivery(input: { id: $id, deliveryId: $deliveryId }) { delivery { isDelivered } } }';
  const resent = await ask(RESEND, { id, deliveryId: log.at(-1)!.id });
  expect(resent.data!.resendWebhookDelivery).toEqual({ delivery: { isDelivered: true } });
  expect((await receiver.next()).headers['webhook-id']).toBe(first.headers['webhook-id']);
});

test('for a day after a change both secrets sign, then the new one alone', async () => {
  const { id, secret } = await create();
  const REPLACE = `mutation ($id: Int!) { replaceWebhookSecret(input: { id: $id, proof: { currentPassword: "${TEST_PASSWORD}" } }) { secret } }`;
  const replaced = (await ask(REPLACE, { id })).data!.replaceWebhookSecret!.secret as string;
  expect(replaced).toMatch(/^whsec_/);
  expect(replaced).not.toBe(secret);
  await post('One');
  expect(String((await receiver.next()).headers['webhook-signature']).split(' ')).toHaveLength(2);
  site.clock.advance(25 * HOUR);
  look(id);
  await post('Two');
  expect(String((await receiver.next()).headers['webhook-signature']).split(' ')).toHaveLength(1);
});

test('a redirect is a failure: it would lead past the check of the address', async () => {
  const { id } = await create();
  receiver.replyWith({ status: 302, headers: { location: 'http://127.0.0.1:1/' } });
  await post('One');
  await until(id, ({ attempts }) => attempts === 1);
  const [delivery] = await site.em().find(WebhookDelivery, { webhook: id });
  expect(delivery).toMatchObject({ status: 302, isDelivered: false });
});

test('the log keeps the last deliveries, and goes with the webhook', async () => {
  const { id } = await create();
  const em = site.em();
  for (let count = 0; count < DELIVERIES_KEPT + 5; count++)
    em.create(WebhookDelivery, {
      ...{ webhook: id, messageId: `m${count}`, body: '{}', status: 200 },
      ...{ duration: 1, response: '', isDelivered: true },
    });
  await em.flush();
  await post('One');
  await receiver.next();
  await until(id, ({ position }) => position !== '');
  await ask('mutation ($id: Int!) { testWebhook(input: { id: $id }) { delivery { id } } }', { id });
  expect(await site.em().count(WebhookDelivery, { webhook: id })).toBe(DELIVERIES_KEPT);
  await ask('mutation ($id: Int!) { deleteWebhook(input: { id: $id }) { deletedId } }', { id });
  expect(await site.em().count(WebhookDelivery, {})).toBe(0);
});

test('nobody sees or touches the webhooks of another member', async () => {
  const { id } = await create();
  const other = await site.member();
  expect((await ask('query { ownWebhooks { id } }', {}, other)).data).toEqual({ ownWebhooks: [] });
  for (const act of [
    'setWebhookPaused(input: { id: $id, isPaused: true }) { webhook { id } }',
    'testWebhook(input: { id: $id }) { delivery { id } }',
    'deleteWebhook(input: { id: $id }) { deletedId }',
    'resendWebhookDelivery(input: { id: $id, deliveryId: 1 }) { delivery { id } }',
  ]) {
    const { errors } = await ask(`mutation ($id: Int!) { ${act} }`, { id }, other);
    expect(errors?.[0]?.extensions.key).toBe('webhook.gone');
  }
  expect((await row(id)).state).toBe('active');
});
