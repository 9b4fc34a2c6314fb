import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startProcess } from '../support/served-process.ts';

/** RESTARTS=20 takes longer and proves more. */
const RESTARTS = Number(process.env.RESTARTS ?? 5);
const CLIENTS = 8;
/** Responses to all clients together before the next restart. */
const RESPONSES_BETWEEN = 200;

let dataDir: string;
const env = () => ({
  DATA_DIR: dataDir,
  DEMO: '0',
  RATE_LIMITS: 'off',
  SPORTS_PROVIDER: 'none',
});
beforeAll(async () => (dataDir = await mkdtemp(join(tmpdir(), 'orange-restart-'))));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** One request on a keep-alive connection. */
function ask(port: number, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({
      port,
      host: '127.0.0.1',
      path: '/graphql',
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json' },
    });
    asked.once('error', reject);
    asked.once('response', (response) => {
      text(response).then(() => resolve(response.statusCode!), reject);
    });
    asked.end('{"query":"{ communityMood { average } }"}');
  });
}

/** Sends requests without a pause, and continues while no server listens; any other failure is recorded. */
async function sendRequests(
  port: number,
  load: { answers: number; faults: string[]; isOver: boolean },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!load.isOver) {
    try {
      const status = await ask(port, agent);
      load.answers++;
      if (status !== 200) load.faults.push(String(status));
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== 'ECONNREFUSED') load.faults.push(code ?? String(error));
      else await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  agent.destroy();
}

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

test('the server stops on a signal that arrives as soon as it is ready', async () => {
  const port = await freePort();
  const server = startProcess({ ...env(), PORT: String(port) });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(await server.stop()).toBe(0);
});

const PATIENCE = (RESTARTS + 1) * 60_000;

test(
  `${RESTARTS} restarts under load cut no connection`,
  async () => {
    const port = await freePort();
    const start = async () => {
      const server = startProcess({ ...env(), PORT: String(port) });
      await server.listening;
      return server;
    };
    let server = await start();
    const load = { answers: 0, faults: [] as string[], isOver: false };
    const clients = Array.from({ length: CLIENTS }, () => sendRequests(port, load));
    const codes: (number | null)[] = [];
    for (let restart = 0; restart < RESTARTS; restart++) {
      const enough = load.answers + RESPONSES_BETWEEN;
      while (load.answers < enough) await new Promise((resolve) => setTimeout(resolve, 5));
      codes.push(await server.stop());
      server = await start();
    }
    load.isOver = true;
    await Promise.all(clients);
    await server.stop();
    expect(load.faults).toEqual([]);
    expect(codes).toEqual(Array(RESTARTS).fill(0));
  },
  PATIENCE,
);
