import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { CLOSE_REASONS } from '../../schema/site/sockets.ts';
import { readEnv } from '../core/env.ts';
import { startServer } from './server.ts';
import { openSocket } from '../testing/worlds/api-tokens.ts';
import { nodeEnv } from '../testing/servers/doomed-node.ts';
import { type Site, startSite } from '../testing/site.ts';

let site: Site;
beforeAll(async () => (site = await startSite()));
afterAll(() => site.stop());

const startNode = (port = '0', parameters = '') =>
  startServer({
    env: readEnv({ ...nodeEnv(site.databaseUrl + parameters), PORT: port }),
    logger: pino({ level: 'silent' }),
    clock: site.clock,
    connections: { quiet: 5_000 },
    site: { assets: (_request, _response, next) => next(), scriptHashes: [] },
  });

test('a stopping node is no longer ready, but serves one more request on each open connection', async () => {
  const node = await startNode();
  const agents = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
  const ask = async (agent: Agent, path: string) => {
    const [response] = (await once(get(`${node.url}${path}`, { agent }), 'response')) as [
      IncomingMessage,
    ];
    const { statusCode, headers } = response;
    await text(response);
    return { status: statusCode, connection: headers.connection };
  };
  const socket = await openSocket({ server: node }, {});
  await socket.next();
  for (const agent of agents)
    expect(await ask(agent, '/readyz')).toEqual({ status: 200, connection: 'keep-alive' });
  const stopped = node.stop();
  const last = agents.map((agent, n) => ask(agent, ['/readyz', '/api/live-game'][n]!));
  expect(await Promise.all(last)).toEqual([
    { status: 503, connection: 'close' },
    { status: 200, connection: 'close' },
  ]);
  expect(await socket.closed).toEqual([1001, CLOSE_REASONS.stopping]);
  expect(node.stop()).toBe(stopped);
  await stopped;
});

test('a node whose port is taken gives up all that it has begun', async () => {
  const name = 'a_node_too_many';
  const { port } = new URL(site.server.url);
  await expect(startNode(port, `?application_name=${name}`)).rejects.toThrow('EADDRINUSE');
  const connections = () =>
    site.em().execute('select pid from pg_stat_activity where application_name = ?', [name]);
  // PostgreSQL's process for a connection ends a moment after the connection.
  while ((await connections()).length > 0);
});
