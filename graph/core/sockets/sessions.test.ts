import { once } from 'node:events';
import { CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import { type Live, startLive } from '../../testing/live.ts';
import { CHAT } from '../../testing/live-schema.ts';

let live: Live;
const start = async (settings?: Parameters<typeof startLive>[0]) =>
  (live = await startLive(settings));
afterEach(() => live.stop());

const INIT = { type: 'connection_init' };
const HELLO = { data: { hello: 'world' } };
const WHO = '{ viewerId }';
const member = { cookie: 'session=1' };

describe('who is at the other end', () => {
  beforeEach(async () => {
    await start({ level: 'on', limits: { perUser: 2 } });
    live.sessions.set(1, { id: 7, isAdmin: false });
  });

  test('the cookie decides; the identity that connection_init claims is ignored', async () => {
    const client = live.open(member);
    await once(client.socket, 'open');
    client.send({ ...INIT, payload: { userId: 1, isAdmin: true, cookie: 'session=2' } });
    await client.next();
    expect(await client.ask(WHO)).toMatchObject({ payload: { data: { viewerId: 7 } } });
  });

  test('a foreign page is served as anonymous', async () => {
    const client = await live.connect({ ...member, origin: 'http://evil.example' });
    expect(await client.ask(WHO)).toMatchObject({ payload: { data: { viewerId: null } } });
    const ours = await live.connect({ ...member, origin: 'http://ours.example' });
    expect(await ours.ask(WHO)).toMatchObject({ payload: { data: { viewerId: 7 } } });
  });

  test('a user has a limited number of sockets, and closing one allows another', async () => {
    const [first] = [await live.connect(member), await live.connect(member)];
    const third = live.open(member);
    await once(third.socket, 'open');
    third.send(INIT);
    expect(await third.closed).toEqual([1013, CLOSE_REASONS.tooManyOfUser(2)]);
    first.socket.close();
    await live.holds(1);
    await live.connect(member);
  });
});

describe('sessions that end while the socket is open', () => {
  beforeEach(async () => {
    await start();
    live.sessions
      .set(1, { id: 7, isAdmin: true })
      .set(2, { id: 7, isAdmin: true })
      .set(3, { id: 8, isAdmin: false });
  });
  const connectAll = () =>
    Promise.all(['1', '2', '3'].map((id) => live.connect({ cookie: `session=${id}` })));

  test('one session that is revoked closes its own sockets', async () => {
    const [ended, sibling, other] = await connectAll();
    live.events.publish('session.revoked', { userId: 7, sessionId: 1 });
    expect(await ended!.closed).toEqual([4403, CLOSE_REASONS.sessionEnded]);
    for (const client of [sibling!, other!])
      expect(await client.ask('{ hello }')).toMatchObject({ payload: HELLO });
  });

  test('all sessions of a user', async () => {
    const [one, two, other] = await connectAll();
    live.events.publish('session.revoked', { userId: 7 });
    for (const client of [one!, two!])
      expect(await client.closed).toEqual([4403, CLOSE_REASONS.sessionEnded]);
    expect(await other!.ask('{ hello }')).toMatchObject({ payload: HELLO });
  });

  test('one that is revoked while a new socket is being let in', async () => {
    await live.stop();
    let release: (() => void) | undefined;
    let isRevoked = false;
    await start({
      async context() {
        const viewer = isRevoked ? null : { id: 7, isAdmin: true };
        if (!release) await new Promise<void>((resolve) => (release = resolve));
        return { viewer, sessionId: viewer && 1 };
      },
    });
    const client = live.open();
    await once(client.socket, 'open');
    client.send(INIT);
    while (!release) await new Promise((resolve) => setImmediate(resolve));
    isRevoked = true;
    live.events.publish('session.revoked', { userId: 7 });
    release();
    expect(await client.next()).toEqual({ type: 'connection_ack' });
    expect(await client.ask(WHO)).toMatchObject({ payload: { data: { viewerId: null } } });
  });

  test('rights that are taken away', async () => {
    const [demoted, , other] = await connectAll();
    live.sessions.set(1, { id: 7, isAdmin: false });
    live.events.publish('account.changed', { userId: 7 });
    expect(await demoted!.closed).toEqual([4403, CLOSE_REASONS.rightsChanged]);
    expect(await other!.ask('{ hello }')).toMatchObject({ payload: HELLO });
  });

  test('a session that ended without an event is noticed before the next operation', async () => {
    const [expired] = await connectAll();
    live.sessions.delete(1);
    expired!.send({ id: 'x', type: 'subscribe', payload: { query: WHO } });
    expect(await expired!.closed).toEqual([4403, CLOSE_REASONS.sessionEnded]);
    expect(live.resolved.has('viewerId')).toBe(false);
  });

  test('before the next event of a subscription that depends on the viewer', async () => {
    const [expired] = await connectAll();
    await expired!.subscribe('x', 'subscription { whoAmI }');
    live.sessions.delete(1);
    live.post(1);
    expect(await expired!.closed).toEqual([4403, CLOSE_REASONS.sessionEnded]);
    expect(expired!.received.filter(({ type }) => type === 'next')).toEqual([]);
  });

  test('and by looking from time to time', async () => {
    await live.stop();
    await start({ limits: { recheck: 20 } });
    live.sessions.set(1, { id: 7, isAdmin: false });
    const client = await live.connect(member);
    await client.subscribe('chat', CHAT);
    live.sessions.delete(1);
    expect(await client.closed).toEqual([4403, CLOSE_REASONS.sessionEnded]);
  });
});
