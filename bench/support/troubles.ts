import { type Child, startChild } from './child.ts';
import type { FanoutClients } from '../fanout/clients.ts';
import type { FanoutServer, Load } from '../fanout/server.ts';
import { runsOf, scaled } from '../scale.ts';
import type { Line } from './table.ts';

type Mode = 'raw' | 'graph';
const RUNS = runsOf(3);

/** Sockets that lose their connection in one moment, as when a balancer restarts, and how many come back at a time. */
const STORM = { sockets: scaled({ smoke: 50, usual: 1_000, full: 5_000 }), atOnce: 250 };
/** Long messages, so that the buffers of the network are soon full. */
const LOAD: Load = {
  perSecond: 40,
  seconds: scaled({ smoke: 0.2, usual: 4, full: 10 }),
  characters: 50_000,
};
/** What is published while they are away: each of them gets all of it. */
const MISSED: Load = { perSecond: 2_000, seconds: 0.01 };
const READERS = {
  healthy: scaled({ smoke: 5, usual: 50 }),
  stalled: scaled({ smoke: 2, usual: 10, full: 50 }),
};
const ONE_MESSAGE: Load = { perSecond: 1, seconds: 1 };
const WARM_UP: Load = { perSecond: 20, seconds: scaled({ smoke: 0.1, usual: 1 }) };

/** What happens to live connections on a bad day, ours beside bare `ws`. */
export async function benchTroubles(): Promise<{ title: string; lines: Line[] }[]> {
  const storms = await inTurn(storm);
  const stalls = await inTurn(stall);
  return [
    {
      title: `${STORM.sockets.toLocaleString('en')} sockets are lost at once and come back (medians of ${RUNS} runs)`,
      lines: [
        lineOf(
          'until all are back and have what they missed',
          's',
          storms,
          ({ seconds }) => seconds,
        ),
        {
          ...lineOf('server CPU per socket that comes back', 'µs', storms, ({ cpu }) => cpu),
          goal: 1.5,
        },
        lineOf('memory still held from those before', 'MB', storms, ({ kept }) => kept),
      ],
    },
    {
      title: `${READERS.stalled} of ${READERS.stalled + READERS.healthy} readers stall, ${LOAD.perSecond} messages of ${LOAD.characters! / 1000} kB a second (medians of ${RUNS} runs)`,
      lines: [
        lineOf('memory that the server takes for it', 'MB', stalls, ({ memory }) => memory),
        lineOf('p99 to arrival at the others', 'ms', stalls, ({ p99 }) => p99),
      ],
    },
  ];
}

/** Raw and ours by turns, so that both meet the same machine. */
async function inTurn<Figures>(measure: (mode: Mode) => Promise<Figures>) {
  const figures: Record<Mode, Figures[]> = { raw: [], graph: [] };
  for (let run = 0; run < RUNS; run++)
    for (const mode of ['raw', 'graph'] as const) figures[mode].push(await measure(mode));
  return figures;
}

const lineOf = <Figures>(
  name: string,
  unit: string,
  { raw, graph }: Record<Mode, Figures[]>,
  pick: (figures: Figures) => number,
): Line => ({ name, unit, values: graph.map(pick), baseline: raw.map(pick) });

const storm = (mode: Mode) =>
  withSite(mode, async ({ server, clients, port }) => {
    const { sockets: count, atOnce } = STORM;
    await clients.ask('connect', { port, count, ownIds: false, atOnce });
    await deliver(server, clients, ONE_MESSAGE);
    const memory = await server.ask('memory');
    const cpu = await server.ask('cpu');
    const start = performance.now();
    const after = await server.ask('position');
    await clients.ask('drop');
    const messages = await server.ask('publish', MISSED);
    await clients.ask('connect', { port, count, ownIds: false, atOnce, after });
    await allReceived(clients, messages);
    return {
      seconds: (performance.now() - start) / 1000,
      cpu: ((await server.ask('cpu')) - cpu) / STORM.sockets,
      kept: Math.max(0, (await server.ask('memory')) - memory) / 1e6,
    };
  });

const stall = (mode: Mode) =>
  withSite(mode, async ({ server, clients, port }) => {
    const count = READERS.healthy + READERS.stalled;
    await clients.ask('connect', { port, count, ownIds: false });
    await deliver(server, clients, WARM_UP);
    await clients.ask('stall', READERS.stalled);
    const before = await server.ask('memory');
    const p99 = await deliver(server, clients, LOAD);
    return { p99, memory: Math.max(0, (await server.ask('memory')) - before) / 1e6 };
  });

interface Running {
  readonly server: Child<FanoutServer>;
  readonly clients: Child<FanoutClients>;
  readonly port: number;
}

async function withSite<Figures>(mode: Mode, use: (running: Running) => Promise<Figures>) {
  await using server = startChild<FanoutServer>(
    new URL('../fanout/server.ts', import.meta.url),
    mode,
  );
  await using clients = startChild<FanoutClients>(new URL('../fanout/clients.ts', import.meta.url));
  return await use({ server, clients, port: await server.ask('listen') });
}

async function allReceived(clients: Child<FanoutClients>, messages: number): Promise<void> {
  const { delivered, expected } = await clients.ask('received', { messages, within: 60_000 });
  if (delivered !== expected) throw new Error(`${delivered} of ${expected} messages arrived`);
}

/** Publishes and waits until every reading socket has received all of it; returns the slowest hundredth, in ms. */
async function deliver(
  server: Child<FanoutServer>,
  clients: Child<FanoutClients>,
  load: Load,
): Promise<number> {
  await clients.ask('latency');
  await allReceived(clients, await server.ask('publish', load));
  return (await clients.ask('latency')).p99;
}
