import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A load balancer in front of the nodes that can disturb connections as networks do. */
export interface Balancer {
  readonly port: number;
  /** Where new connections go, in turn; none are taken while it is empty. */
  nodes: number[];
  /** While true, nothing that clients say after they were acknowledged gets through. */
  isPaused: boolean;
  /** Sockets that were acknowledged since this was set to 0. */
  acknowledged: number;
  /** Forwards what was queued. */
  release(): void;
  /** Cuts connections without a word: all, or those that the function chooses. */
  cut(isChosen?: () => boolean): void;
  close(): void;
}

export async function startBalancer(): Promise<Balancer> {
  const pairs = new Set<{ client: Socket; node: Socket }>();
  const held = new Set<Socket>();
  let turn = 0;

  const server = createServer((client) => {
    client.on('error', () => client.destroy());
    const port = balancer.nodes[turn++ % balancer.nodes.length];
    if (port === undefined) {
      client.destroy();
      return;
    }
    const node = connect(port, '127.0.0.1');
    const pair = { client, node };
    pairs.add(pair);
    for (const [end, other] of [
      [client, node],
      [node, client],
    ] as const) {
      end.on('error', () => other.destroy());
      end.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
    client.pipe(node);
    node.on('data', (data) => {
      if (data.includes('"connection_ack"')) {
        balancer.acknowledged += 1;
        if (balancer.isPaused) {
          client.unpipe(node);
          client.pause();
          held.add(client);
          client.once('release', () => client.pipe(node));
        }
      }
      client.write(data);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const balancer: Balancer = {
    port: (server.address() as AddressInfo).port,
    nodes: [],
    isPaused: false,
    acknowledged: 0,
    release() {
      balancer.isPaused = false;
      for (const client of held) client.emit('release');
      held.clear();
    },
    cut(isChosen = () => true) {
      for (const { client } of [...pairs]) if (isChosen()) client.destroy();
    },
    close() {
      balancer.cut();
      server.close();
    },
  };
  return balancer;
}
