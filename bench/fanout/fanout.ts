import { type Child, startChild } from '../support/child.ts';
import type { FanoutClients } from './clients.ts';
import type { FanoutServer, Load } from './server.ts';
import { scaled } from '../scale.ts';
import type { Line } from '../support/table.ts';

/** What one server did in one run. */
interface Run {
  /** Bytes per idle socket. */
  readonly memory: number;
  /** Microseconds of CPU per delivered message, and latency in milliseconds, at each load. */
  readonly calm: Figures;
  readonly fast: Figures;
  /** Microseconds of CPU per reaction and socket. */
  readonly reactions: number;
}

interface Figures {
  readonly cpu: number;
  readonly p99: number;
}

interface Setting {
  readonly sockets: number;
  readonly calm: Load;
  readonly fast: Load;
  readonly reactions: Load;
  readonly runs: number;
}

const THOUSAND: Setting = {
  sockets: 1_000,
  calm: { perSecond: 5, seconds: 3 },
  fast: { perSecond: 50, seconds: 2 },
  reactions: { perSecond: 500, seconds: 2 },
  runs: 3,
};
const FIVE_THOUSAND: Setting = {
  sockets: 5_000,
  calm: { perSecond: 1, seconds: 10 },
  fast: { perSecond: 20, seconds: 5 },
  reactions: { perSecond: 100, seconds: 5 },
  runs: 3,
};
const FEW: Setting = {
  sockets: 150,
  calm: { perSecond: 10, seconds: 0.2 },
  fast: { perSecond: 50, seconds: 0.2 },
  reactions: { perSecond: 500, seconds: 0.1 },
  runs: 1,
};
const SETTINGS = scaled({ smoke: [FEW], usual: [THOUSAND], full: [THOUSAND, FIVE_THOUSAND] });

const WARM_UP: Load = { perSecond: 20, seconds: scaled({ smoke: 0.1, usual: 1 }) };

/** One message to everybody: our sockets beside a bare `ws` broadcast of the same bytes. */
export async function benchFanout(): Promise<{ title: string; lines: Line[] }[]> {
  const tables: { title: string; lines: Line[] }[] = [];
  for (const setting of SETTINGS) {
    const raw: Run[] = [];
    const shared: Run[] = [];
    const ownIds: Run[] = [];
    for (let run = 0; run < setting.runs; run++) {
      raw.push(await measure('raw', setting, false));
      shared.push(await measure('graph', setting, false));
      ownIds.push(await measure('graph', setting, true));
    }
    tables.push({ title: titleOf(setting), lines: linesOf(setting, raw, shared, ownIds) });
  }
  return tables;
}

const titleOf = ({ sockets, runs }: Setting) =>
  `Fan-out to ${sockets.toLocaleString('en')} sockets: server CPU per delivered message beside a raw ws broadcast (medians of ${runs} runs)`;

function linesOf(
  { calm, fast, reactions }: Setting,
  raw: Run[],
  shared: Run[],
  ownIds: Run[],
): Line[] {
  const cpuOf = (load: 'calm' | 'fast') => (run: Run) => run[load].cpu;
  const p99Of = (load: 'calm' | 'fast') => (run: Run) => run[load].p99;
  const memory = (run: Run) => run.memory / 1024;
  const ofReactions = (run: Run) => run.reactions;
  const beside = (
    name: string,
    unit: string,
    [runs, figure]: [runs: Run[], figure: (run: Run) => number],
    goal?: number,
  ): Line => ({
    ...{ name, unit, values: runs.map(figure), baseline: raw.map(figure) },
    ...(goal !== undefined && { goal }),
  });
  const [calmly, fastly] = [`${calm.perSecond} messages/s`, `${fast.perSecond} messages/s`];
  const reacting = `${reactions.perSecond} reactions/s, CPU for each and socket`;
  return [
    beside(`${calmly}, equal ids`, 'µs', [shared, cpuOf('calm')], 1.25),
    beside(`${calmly}, each its own id`, 'µs', [ownIds, cpuOf('calm')]),
    beside(`${fastly}, equal ids`, 'µs', [shared, cpuOf('fast')], 0.5),
    beside(`${fastly}, each its own id`, 'µs', [ownIds, cpuOf('fast')]),
    beside(reacting, 'µs', [shared, ofReactions], 0.5),
    beside(`p99 to arrival at ${calmly}`, 'ms', [shared, p99Of('calm')]),
    beside(`p99 to arrival at ${fastly}`, 'ms', [shared, p99Of('fast')]),
    { name: 'memory of an idle socket, raw ws', unit: 'kB', values: raw.map(memory) },
    {
      name: 'memory of an idle socket with a subscription',
      unit: 'kB',
      values: shared.map(memory),
      goal: 25,
    },
  ];
}

async function measure(
  mode: 'raw' | 'graph',
  { sockets, calm, fast, reactions }: Setting,
  ownIds: boolean,
): Promise<Run> {
  await using server = startChild<FanoutServer>(new URL('./server.ts', import.meta.url), mode);
  await using clients = startChild<FanoutClients>(new URL('./clients.ts', import.meta.url));
  const port = await server.ask('listen');
  // What the first sockets cost once and for all (code, pools) is not theirs.
  await clients.ask('connect', { port, count: 100, ownIds });
  await load(server, clients, WARM_UP);
  const before = await server.ask('memory');
  await clients.ask('connect', { port, count: sockets - 100, ownIds });
  const memory = ((await server.ask('memory')) - before) / (sockets - 100);
  return {
    memory,
    calm: await load(server, clients, calm),
    fast: await load(server, clients, fast),
    reactions: await react(server, clients, reactions, sockets),
  };
}

async function load(
  server: Child<FanoutServer>,
  clients: Child<FanoutClients>,
  wanted: Load,
): Promise<Figures> {
  await clients.ask('latency');
  const before = await server.ask('cpu');
  const messages = await server.ask('publish', wanted);
  const { delivered, expected } = await clients.ask('received', { messages, within: 30_000 });
  if (delivered !== expected) throw new Error(`${delivered} of ${expected} messages arrived`);
  const used = (await server.ask('cpu')) - before;
  const { p99 } = await clients.ask('latency');
  return { cpu: used / delivered, p99 };
}

async function react(
  server: Child<FanoutServer>,
  clients: Child<FanoutClients>,
  wanted: Load,
  sockets: number,
): Promise<number> {
  await clients.ask('latency');
  const before = await server.ask('cpu');
  const messages = await server.ask('react', wanted);
  const { delivered, expected } = await clients.ask('received', { messages, within: 30_000 });
  if (delivered !== expected) throw new Error(`${delivered} of ${expected} reactions arrived`);
  return ((await server.ask('cpu')) - before) / (wanted.perSecond * wanted.seconds * sockets);
}
