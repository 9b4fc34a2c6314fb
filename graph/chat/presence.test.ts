import { jest } from '@jest/globals';
import type { EventMap } from '../core/events/event-map.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { type Site, startSite } from '../testing/site.ts';
import { createPresence } from './presence.ts';

type NodeCount = EventMap['chat.presence'];

/** Events that arrive on every node at once. */
function bus() {
  const listeners = new Set<(count: NodeCount) => void>();
  const published: { readonly at: number; readonly count: NodeCount }[] = [];
  return {
    published,
    events: {
      on: (_topic: unknown, listener: never) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      publish: (_topic: unknown, count: never) => {
        published.push({ at: performance.now(), count });
        for (const listener of listeners) listener(count);
      },
    },
  };
}

describe('between nodes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('all count the same, and publish once a second between them, however many come', () => {
    const { events, published } = bus();
    let turn = 0;
    const random = () => ((turn += 7) % 10) / 10;
    const nodes = [1, 2, 3].map(() => createPresence({ events, random }));
    const leaves = Array.from({ length: 300 }, (_, n) => {
      const leave = nodes[n % 3]!.enter({});
      jest.advanceTimersByTime(37);
      return leave;
    });
    jest.advanceTimersByTime(5_000);
    expect(nodes.map((node) => node.count())).toEqual([300, 300, 300]);
    const gaps = published.slice(1).map(({ at }, index) => at - published[index]!.at);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
    for (const leave of leaves.slice(0, 299)) leave();
    leaves[0]!();
    jest.advanceTimersByTime(5_000);
    expect(nodes.map((node) => node.count())).toEqual([1, 1, 1]);
  });

  test('one that dies is forgotten, and one that stops takes its people along at once', () => {
    const { events } = bus();
    const [staying, stopping, dying] = [1, 2, 3].map(() => createPresence({ events }));
    for (const node of [staying!, stopping!, dying!]) node.enter({});
    jest.advanceTimersByTime(5_000);
    expect(staying!.count()).toBe(3);
    const quiet = jest.spyOn(events, 'publish');
    quiet.mockImplementationOnce(() => undefined);
    dying!.stop();
    jest.advanceTimersByTime(20_000);
    expect(staying!.count()).toBe(3);
    jest.advanceTimersByTime(20_000);
    expect(staying!.count()).toBe(2);
    stopping!.stop();
    expect(staying!.count()).toBe(1);
  });

  test('a socket that follows twice is one person', () => {
    const { events } = bus();
    const node = createPresence({ events });
    const socket = {};
    const [first, second] = [node.enter(socket), node.enter(socket)];
    expect(node.count()).toBe(1);
    first();
    expect(node.count()).toBe(1);
    second();
    second();
    expect(node.count()).toBe(0);
  });
});

describe('on the site', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  test('who follows is counted, for visitors and members alike, and no names are given', async () => {
    const presence = 'subscription { chatPresence { count } }';
    const visitor = await subscribeAs<{ chatPresence: { count: number } }>(site, null, presence);
    await visitor.until({ chatPresence: { count: 1 } });
    const member = await subscribeAs<{ chatPresence: { count: number } }>(
      site,
      await site.member(),
      presence,
    );
    await member.until({ chatPresence: { count: 2 } });
    await visitor.until({ chatPresence: { count: 2 } });
    const { data } = await site.as(null).run('{ chatPresence { count } }');
    expect(data).toEqual({ chatPresence: { count: 2 } });
  });
});
