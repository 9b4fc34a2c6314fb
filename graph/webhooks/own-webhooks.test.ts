import { DELIVERIES_KEPT } from '../../schema/webhooks/webhooks.ts';
import { TEST_PASSWORD } from '../testing/session.ts';
import { programOf } from '../testing/worlds/api-tokens.ts';
import { bodyOf, CREATE_WEBHOOK, WebhookStory } from '../testing/worlds/webhook-story.ts';
import { WebhookDelivery } from './webhook.entity.ts';

const HOUR = 3_600_000;

let story: WebhookStory;
beforeAll(async () => (story = await WebhookStory.start()));
afterAll(() => story.stop());
beforeEach(() => story.begin());

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
    'That’s not a valid subscription: Cannot query field "chatEvent" on type "Subscription". Did you mean "chatEvents", "photoEvents", "playEvents", or "showEvents"?',
  ],
  [{ variables: '[1]' }, 'The variables must be a JSON object'],
  [{ variables: '{' }, 'The variables must be a JSON object'],
  [{ shape: 'DISCORD' }, 'Please enter what the message says'],
])('what can’t work is refused in words: %j', async (values, message) => {
  expect(await story.refusalOf(values)).toBe(message);
});

test('a subscription that costs too much is refused with its cost', async () => {
  const lists = 'abcdefghij'
    .split('')
    .map((alias) => `${alias}: questions { id }`)
    .join(' ');
  const subscription = `subscription { showEvents { show { ${lists} } } }`;
  expect(await story.refusalOf({ subscription })).toBe(
    'That subscription costs 112 points; 100 are allowed.',
  );
});

test('five are allowed, made in a browser with a proof of identity', async () => {
  for (let count = 0; count < 5; count++) await story.create();
  expect(await story.refusalOf({})).toBe(
    'You’ve reached the limit of 5 webhooks. Delete one first.',
  );
  const { graph } = await programOf(story.site, story.owner, 'write');
  const refused = await graph('query { ownWebhooks { id } }');
  expect(refused.message).toBe('API tokens are not allowed to do that.');
  const webhook = story.webhook();
  const wrong = CREATE_WEBHOOK.replace(TEST_PASSWORD, 'something else');
  expect((await story.ask(wrong, { webhook })).errors?.[0]?.message).toBe(
    'Current password is incorrect',
  );
});

test('a test posts the last event and moves nothing; a delivery is sent again under its id', async () => {
  const { id } = await story.create();
  await story.post('One');
  const first = await story.receiver.next();
  const before = await story.until(id, ({ position }) => position === bodyOf(first).position);
  story.receiver.replyWith({ status: 500, body: `Broken: ${'x'.repeat(2_000)}` });
  const TEST =
    'mutation ($id: Int!) { testWebhook(input: { id: $id }) { delivery { id status isDelivered response body } } }';
  const tested = (await story.ask(TEST, { id })).data!.testWebhook!.delivery as Record<
    string,
    unknown
  >;
  expect(tested).toMatchObject({ status: 500, isDelivered: false, body: first.body });
  expect(tested.response).toMatch(/^Broken: x+$/);
  expect(tested.response).toHaveLength(500);
  const test = await story.receiver.next();
  expect(test.headers['webhook-id']).toBe(`test-${first.headers['webhook-id'] as string}`);
  expect(await story.row(id)).toMatchObject({ position: before.position, attempts: 0 });

  story.receiver.replyWith({ status: 204 });
  const LOG = 'query ($id: Int!) { ownWebhookDeliveries(webhookId: $id) { id messageId status } }';
  const log = (await story.ask(LOG, { id })).data!.ownWebhookDeliveries as unknown as {
    id: number;
  }[];
  expect(log).toHaveLength(2);
  const RESEND =
    'mutation ($id: Int!, $deliveryId: Int!) { resendWebhookDelivery(input: { id: $id, deliveryId: $deliveryId }) { delivery { isDelivered } } }';
  const resent = await story.ask(RESEND, { id, deliveryId: log.at(-1)!.id });
  expect(resent.data!.resendWebhookDelivery).toEqual({ delivery: { isDelivered: true } });
  expect((await story.receiver.next()).headers['webhook-id']).toBe(first.headers['webhook-id']);
});

test('for a day after a change both secrets sign, then the new one alone', async () => {
  const { id, secret } = await story.create();
  const REPLACE = `mutation ($id: Int!) { replaceWebhookSecret(input: { id: $id, proof: { currentPassword: "${TEST_PASSWORD}" } }) { secret } }`;
  const replaced = (await story.ask(REPLACE, { id })).data!.replaceWebhookSecret!.secret as string;
  expect(replaced).toMatch(/^whsec_/);
  expect(replaced).not.toBe(secret);
  await story.post('One');
  expect(
    String((await story.receiver.next()).headers['webhook-signature']).split(' '),
  ).toHaveLength(2);
  story.site.clock.advance(25 * HOUR);
  story.look(id);
  await story.post('Two');
  expect(
    String((await story.receiver.next()).headers['webhook-signature']).split(' '),
  ).toHaveLength(1);
});

test('the log keeps the last deliveries, and is deleted with the webhook', async () => {
  const { id } = await story.create();
  const em = story.site.em();
  for (let count = 0; count < DELIVERIES_KEPT + 5; count++)
    em.create(WebhookDelivery, {
      ...{ webhook: id, messageId: `m${count}`, body: '{}', status: 200 },
      ...{ duration: 1, response: '', isDelivered: true },
    });
  await em.flush();
  await story.post('One');
  await story.receiver.next();
  await story.until(id, ({ position }) => position !== '');
  await story.ask('mutation ($id: Int!) { testWebhook(input: { id: $id }) { delivery { id } } }', {
    id,
  });
  expect(await story.site.em().count(WebhookDelivery, { webhook: id })).toBe(DELIVERIES_KEPT);
  await story.ask('mutation ($id: Int!) { deleteWebhook(input: { id: $id }) { deletedId } }', {
    id,
  });
  expect(await story.site.em().count(WebhookDelivery, {})).toBe(0);
});

test('no one sees or touches the webhooks of another member', async () => {
  const { id } = await story.create();
  const other = await story.site.member();
  expect((await story.ask('query { ownWebhooks { id } }', {}, other)).data).toEqual({
    ownWebhooks: [],
  });
  for (const act of [
    'setWebhookPaused(input: { id: $id, isPaused: true }) { webhook { id } }',
    'testWebhook(input: { id: $id }) { delivery { id } }',
    'deleteWebhook(input: { id: $id }) { deletedId }',
    'resendWebhookDelivery(input: { id: $id, deliveryId: 1 }) { delivery { id } }',
  ]) {
    const { errors } = await story.ask(`mutation ($id: Int!) { ${act} }`, { id }, other);
    expect(errors?.[0]?.extensions.key).toBe('webhook.gone');
  }
  expect((await story.row(id)).state).toBe('active');
});

test('a new password pauses them, since a stranger may have made some; the log of the account has each', async () => {
  const { id } = await story.create();
  await story.site.as(story.owner).fetch(`/api/users/${story.owner.id}/password`, {
    method: 'PUT',
    body: { currentPassword: TEST_PASSWORD, newPassword: 'sunday night' },
  });
  expect(await story.row(id)).toMatchObject({ state: 'paused', pausedBecause: 'access' });
  await story.post('One');
  const { ownSecurityEvents } = (await story.ask('{ ownSecurityEvents { nodes { kind } } }')).data!;
  const { nodes } = ownSecurityEvents as unknown as { nodes: { kind: string }[] };
  expect(nodes.map(({ kind }) => kind)).toContain('WEBHOOK_CREATED');
  expect(story.receiver.waiting).toEqual([]);
  const RESUME =
    'mutation ($id: Int!) { setWebhookPaused(input: { id: $id, isPaused: false }) { webhook { state } } }';
  await story.ask(RESUME, { id });
  expect(bodyOf(await story.receiver.next())).toMatchObject({ type: 'chatEvents' });
});

test('where no event fits yet, a test says that it is one', async () => {
  const subscription = 'subscription { breakingNewsWithdrawals { newsId } }';
  const { id } = await story.create({ subscription });
  await story.ask('mutation ($id: Int!) { testWebhook(input: { id: $id }) { delivery { id } } }', {
    id,
  });
  expect(bodyOf(await story.receiver.next())).toMatchObject({ type: 'test', data: { test: null } });
});
