import { REQUESTS_REFUSALS } from '../../../schema/refusals/requests.ts';
import { sayingFrom } from '../../../schema/refusals/said.ts';
import { SUBSCRIPTION_LIMITS } from '../../../schema/site/sockets.ts';
import type { LiveClient } from '../../testing/live-client.ts';
import { CHAT } from '../../testing/live-schema.ts';
import { type Live, startLive } from '../../testing/live.ts';
import { type SubscriptionLimits, SubscriptionQuota } from './subscription-quota.ts';

const said = sayingFrom(REQUESTS_REFUSALS);

const { documentsAlone, perAddress } = SUBSCRIPTION_LIMITS;
const document = (n: number) => `subscription { chat { kind name${n}: kind } }`;

describe('on sockets', () => {
  let live: Live;
  beforeEach(async () => {
    live = await startLive({
      level: 'on',
      addressOf: ({ headers }) => String(headers['x-forwarded-for']),
    });
  });
  afterEach(() => live.stop());

  const from = (address: string) => live.connect({ 'x-forwarded-for': address });
  const crowdFrom = (address: string, size: number) =>
    Promise.all(Array.from({ length: size }, () => from(address)));
  const refusalsOf = (clients: readonly LiveClient[]) =>
    clients
      .flatMap(({ received }) => received)
      .map(({ payload }) => (payload as { errors?: { message: string }[] } | undefined)?.errors)
      .filter((errors) => errors !== undefined)
      .map(([error]) => error!.message);
  /** Subscribes, and gives the message of the refusal if there is one. */
  const ask = async (client: LiveClient, id: string, query: string, variables?: object) => {
    const seen = client.received.length;
    await client.subscribe(id, query, variables as Record<string, unknown>);
    return refusalsOf([{ received: client.received.slice(seen) } as LiveClient])[0];
  };

  test('1,250 different documents of one address: an event is executed for 40 of them', async () => {
    const fan = await from('a fan');
    await fan.subscribe('chat', CHAT);
    const many = await crowdFrom('an attacker', 50);
    await Promise.all(
      many.map(async (client, socket) => {
        for (let n = 0; n < 25; n++) {
          const query = document(socket * 25 + n);
          client.send({ id: String(n), type: 'subscribe', payload: { query } });
        }
        await client.settle();
      }),
    );
    expect(refusalsOf(many)).toEqual(
      Array(1250 - documentsAlone).fill(said('socket.documents', { max: documentsAlone })),
    );
    live.post(1);
    expect(await fan.next()).toMatchObject({ id: 'chat', type: 'next' });
    expect(live.resolved.get('chat')).toBe(1 + documentsAlone);
  });

  test('other variables are no other document, but there is an end to them too', async () => {
    const query = 'subscription ($least: Int) { chat(least: $least) { kind } }';
    const many = await crowdFrom('an attacker', 9);
    let least = 0;
    for (const client of many)
      for (let n = 0; n < 25; n++)
        client.send({
          id: String(n),
          type: 'subscribe',
          payload: { query, variables: { least: least++ } },
        });
    await Promise.all(many.map((client) => client.settle()));
    expect(refusalsOf(many)).toEqual(
      Array(225 - perAddress).fill(said('socket.subscriptions', { max: perAddress })),
    );
  });

  test('variables that the document does not declare make no new execution', async () => {
    const client = await from('a fan');
    for (let n = 0; n < 3; n++) await client.subscribe(String(n), CHAT, { junk: n });
    expect(live.sources).toHaveLength(1);
  });

  test('a subscription shared with others is free, and one that ends frees its place', async () => {
    const [first, second] = await crowdFrom('a campus', 2);
    const fan = await from('a fan');
    await fan.subscribe('chat', CHAT);
    for (let n = 0; n < documentsAlone; n++)
      expect(await ask(n < 20 ? first! : second!, `${n}`, document(n))).toBeUndefined();
    expect(await ask(first!, 'x', document(99))).toBe(
      said('socket.documents', { max: documentsAlone }),
    );
    expect(await ask(first!, 'y', CHAT)).toBeUndefined();
    first!.send({ id: '0', type: 'complete' });
    expect(await ask(first!, 'x', document(99))).toBeUndefined();
    second!.socket.terminate();
    await live.holds(2);
    for (let n = 20; n < 23; n++) expect(await ask(first!, `${n}`, document(n))).toBeUndefined();
  });

  test('one that is executed for its viewer alone counts each time', async () => {
    const many = await crowdFrom('an attacker', 9);
    for (const client of many)
      for (let n = 0; n < 25; n++)
        client.send({
          id: `${n}`,
          type: 'subscribe',
          payload: { query: 'subscription { whoAmI }' },
        });
    await Promise.all(many.map((client) => client.settle()));
    expect(refusalsOf(many)).toHaveLength(225 - perAddress);
    for (const client of many.slice(1)) client.socket.terminate();
    await live.holds(1);
    expect(await ask(many[0]!, 'again', document(1))).toBeUndefined();
  });
});

describe('for a node', () => {
  const limits: SubscriptionLimits = {
    documentsAlone: 10,
    perAddress: 6,
    perNode: 10,
    perAddressWhenCrowded: 2,
  };
  const asker = (quota: SubscriptionQuota) => (address: string, executionKey: string) =>
    quota.enter({ address, document: 'one', executionKey });

  test('near the limit, addresses with many subscriptions get no more, and shared ones are free', () => {
    const ask = asker(new SubscriptionQuota(limits));
    for (const key of ['1', '2', '3', '4', '5']) ask('many', key);
    for (const key of ['6', '7', '8']) ask('some', key);
    expect(() => ask('many', '9')).toThrow(said('socket.subscriptions', { max: 2 }));
    ask('many', '8');
    ask('new', '9');
    ask('new', '10');
    expect(() => ask('newer', '11')).toThrow(said('socket.siteFull'));
    ask('newer', '10');
  });

  test('no address exceeds its limit by joining others who then leave', () => {
    const ask = asker(new SubscriptionQuota(limits));
    for (let n = 0; n < 6; n++) {
      const leave = ask('helper', `${n}`);
      ask('attacker', `${n}`);
      leave();
      leave();
    }
    expect(() => ask('attacker', '6')).toThrow(said('socket.subscriptions', { max: 6 }));
  });
});
