import { once } from 'node:events';
import { ApolloClient, InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { WebSocket } from 'ws';
import { openSocket } from '../../graph/testing/worlds/api-tokens.ts';
import { type Site, startSite } from '../../graph/testing/site.ts';
import { createLiveLink } from '../../web/live/live-link.ts';
import { liveStatus, watchLive } from '../../web/live/live-status.ts';
import { reconnectDelay } from '../../web/live/reconnect.ts';

/** The client of fans' browsers, on a site that allows one socket. */
let site: Site;
let cookie = '';
/** What the sockets of the page were closed with, oldest first. */
let closes: [code: number, reason: string][];

beforeAll(async () => {
  site = await startSite({ env: { SOCKETS_MAX: '1' } });
  Object.assign(globalThis, {
    window: Object.assign(new EventTarget(), {
      location: { protocol: 'http:', host: new URL(site.server.url).host },
    }),
    // A browser adds the cookie by itself.
    WebSocket: class extends WebSocket {
      constructor(url: string, protocols: string) {
        super(url, protocols, { headers: { cookie } });
        this.once('close', (code, reason) => closes.push([code, String(reason)]));
      }
    },
  });
});
beforeEach(() => (closes = []));
afterAll(() => site.stop());

function openPage() {
  const client = new ApolloClient({ link: createLiveLink(), cache: new InMemoryCache() });
  let events = 0;
  const subscription = client
    .subscribe({ query: parse('subscription { gameEvents { gameId } }') })
    .subscribe(() => void events++);
  return {
    /** Something happens until the page hears of it. */
    async isLive() {
      const before = events;
      while (events === before) {
        site.server.events.publish('game.changed', { gameId: 1 });
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    async close() {
      subscription.unsubscribe();
      while (liveStatus().state !== 'idle')
        await new Promise<void>((resolve) => {
          const stop = watchLive(() => {
            stop();
            resolve();
          });
        });
    },
  };
}

test('1013: the page retries with growing delays until it is accepted', async () => {
  const other = await openSocket(site, {});
  await other.next();
  const waits: number[] = [];
  const page = openPage();
  let last = performance.now();
  while (closes.length < 3) {
    const before = closes.length;
    while (closes.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
    waits.push(performance.now() - last);
    last = performance.now();
  }
  expect(closes.map(([code]) => code)).toEqual([1013, 1013, 1013]);
  expect(waits[1]).toBeGreaterThan(reconnectDelay(0, 0) * 0.9);
  expect(waits[2]).toBeGreaterThan(reconnectDelay(1, 0) * 0.9);
  expect(liveStatus().state).toBe('reconnecting');
  other.socket.close();
  await once(other.socket, 'close');
  window.dispatchEvent(new Event('online'));
  await page.isLive();
  await page.close();
});

test('4403: the page of a session that was ended elsewhere goes on as a visitor’s', async () => {
  const member = site.as(await site.member());
  cookie = await member.cookie();
  const page = openPage();
  await page.isLive();
  await member.fetch('/api/auth/logout', { method: 'POST' });
  while (closes.length === 0) await page.isLive();
  expect(closes[0]![0]).toBe(4403);
  await page.isLive();
  await page.close();
});
