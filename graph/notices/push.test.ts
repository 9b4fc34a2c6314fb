import { pino } from 'pino';
import { PUSH_TEXTS } from '../../schema/news/push-shape.ts';
import { readEnv } from '../core/env.ts';
import { RATE_LIMIT_RULES } from '../core/limits/rate-limit-rules.ts';
import { graphql } from '../gql/gql.ts';
import { startServer } from '../serving/server.ts';
import { type PushService, startPushService } from '../testing/servers/push-service.ts';
import { type Site, startSite } from '../testing/site.ts';
import { PushSubscription } from './push-subscription.entity.ts';

const Subscribe = graphql(/* GraphQL */ `
  mutation PushTestSubscribe($input: SubscribeToPushInput!) {
    subscribeToPush(input: $input) {
      isSubscribed
    }
  }
`);
const Unsubscribe = graphql(/* GraphQL */ `
  mutation PushTestUnsubscribe($endpoint: String!) {
    unsubscribeFromPush(input: { endpoint: $endpoint }) {
      isSubscribed
    }
  }
`);
const Key = graphql(/* GraphQL */ `
  query PushTestKey {
    pushKey
  }
`);

const ALL = {
  liveStreamNotifications: true,
  newEpisodeNotifications: true,
  gameUpdates: true,
  breakingNews: true,
  scoreAlerts: true,
  spoilerMode: false,
};

let push: PushService;
let site: Site;
beforeAll(async () => {
  push = await startPushService();
  site = await startSite({ env: { PUSH_HOSTS: push.host, RATE_LIMITS: 'on' } });
});
afterAll(async () => {
  await site.stop();
  await push.stop();
});
beforeEach(() =>
  site.em().getConnection().execute('delete from push_subscriptions; delete from rate_limits'),
);

describe('subscribing', () => {
  const input = (values: object = {}) => ({ ...ALL, ...push.browser(), ...values });
  const refusal = async (values: object) => {
    const { errors } = await site.as(null).run(Subscribe, { input: input(values) });
    return [errors?.[0]?.extensions.code, errors?.[0]?.message];
  };

  test('again replaces what was chosen; a member takes theirs along when the account goes', async () => {
    const fan = await site.member();
    const browser = push.browser();
    await site.as(null).run(Subscribe, { input: { ...ALL, ...browser } });
    await site.as(fan).run(Subscribe, { input: { ...ALL, ...browser, gameUpdates: false } });
    expect(await site.em().find(PushSubscription, {})).toMatchObject([
      { endpoint: browser.endpoint, scoreAlerts: true, gameUpdates: false, user: { id: fan.id } },
    ]);
    await site.em().getConnection().execute('delete from users where id = ?', [fan.id]);
    expect(await site.em().count(PushSubscription)).toBe(0);
  });

  test('is undone by who knows the endpoint', async () => {
    const browser = push.browser();
    for (const each of [browser, push.browser()])
      await site.as(null).run(Subscribe, { input: { ...ALL, ...each } });
    await site.as(null).run(Unsubscribe, { endpoint: browser.endpoint });
    expect(await site.em().count(PushSubscription)).toBe(1);
  });

  test.each([
    'http://push.example.org/1',
    'https://127.0.0.1/1',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/1',
    'https://2130706433/1',
    'https://localhost/1',
    'https://push.example.org:8443/1',
    'https://user:secret@push.example.org/1',
    'file:///etc/passwd',
    'no address',
  ])(
    'an endpoint at %s is refused: the server makes no requests into its own network',
    async (endpoint) => {
      expect(await refusal({ endpoint })).toEqual(['BAD_USER_INPUT', PUSH_TEXTS.foreign]);
    },
  );

  test.each([
    ['no point of the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['a key that is too short', { p256dh: 'BAAA' }],
    ['a secret that is too short', { auth: 'AAAA' }],
    ['an endpoint without end', { endpoint: `https://push.example.org/${'x'.repeat(1000)}` }],
  ])('%s is refused', async (_, values) => {
    expect(await refusal(values)).toEqual(['BAD_USER_INPUT', PUSH_TEXTS.unreadable]);
  });

  test('has a limit for each address', async () => {
    for (let count = 0; count < RATE_LIMIT_RULES.push.points; count += 1)
      await site.as(null).run(Unsubscribe, { endpoint: 'unknown' });
    expect((await refusal({}))[0]).toBe('TOO_MANY_REQUESTS');
  });

  test('nothing of a subscription can be read by anybody', async () => {
    const schema = await (await site.as(null).fetch('/schema.graphql')).text();
    expect(schema).not.toMatch(/type Push|privateKey/);
  });
});

test('the keys are made once: a second node signs with the same', async () => {
  const { data } = await site.as(null).run(Key);
  expect(Buffer.from(data!.pushKey, 'base64url')).toHaveLength(65);
  const second = await startServer({
    env: readEnv({
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: site.databaseUrl,
      DATA_DIR: '/nonexistent',
      DEMO: '0',
    }),
    logger: pino({ level: 'silent' }),
    clock: site.clock,
    hasJobs: false,
    site: { assets: (_request, _response, next) => next(), scriptHashes: [] },
  });
  try {
    const answer = await fetch(`${second.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ pushKey }' }),
    });
    expect(await answer.json()).toMatchObject({ data: { pushKey: data!.pushKey } });
  } finally {
    await second.stop();
  }
});
