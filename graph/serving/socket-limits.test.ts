import { REQUESTS_REFUSALS } from '../../schema/refusals/requests.ts';
import { sayingFrom } from '../../schema/refusals/said.ts';
import { SUBSCRIPTION_LIMITS } from '../../schema/site/sockets.ts';
import { openSocket } from '../testing/worlds/api-tokens.ts';
import { type Site, startSite } from '../testing/site.ts';

const said = sayingFrom(REQUESTS_REFUSALS);

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: '1', RATE_LIMITS: 'on' } });
});
afterAll(() => site.stop());

/** Subscribes to unique documents from an address; returns the refusals. */
async function subscribe(address: string, count: number) {
  const socket = await openSocket(site, { 'x-forwarded-for': address });
  await socket.next();
  for (let n = 0; n < count; n++) {
    const name = `from${address.replace(/\W/g, '_')}_${n}`;
    const query = `subscription { chatEvents { ${name}: kind } }`;
    socket.send({ id: name, type: 'subscribe', payload: { query } });
  }
  await socket.settle();
  return socket.received
    .map(({ payload }) => payload as { errors?: unknown[] } | undefined)
    .flatMap((payload) => payload?.errors ?? []);
}

test('all addresses of one IPv6 /64 network subscribe as one address', async () => {
  const { documentsAlone } = SUBSCRIPTION_LIMITS;
  expect(await subscribe('2001:db8:1:2::1', 25)).toEqual([]);
  const refused = await subscribe('2001:db8:1:2:ffff::2', 25);
  expect(refused).toHaveLength(50 - documentsAlone);
  expect(refused[0]).toMatchObject({
    message: said('socket.documents', { max: documentsAlone }),
    extensions: { code: 'TOO_MANY_REQUESTS' },
  });
  expect(await subscribe('2001:db8:1:3::1', 25)).toEqual([]);
});
