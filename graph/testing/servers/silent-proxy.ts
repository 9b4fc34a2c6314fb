import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a node and a server it needs, which simulates a failover. */
export interface SilentProxy {
  /** The address that was given, through this proxy. */
  readonly url: string;
  /** Open connections, dropped ones aside. */
  open(): number;
  /** Resolves when no connection is open. */
  ended(): Promise<void>;
  /** Forwards nothing more of the open connections, without closing them; new ones are served. */
  drop(): void;
  /** As `drop`, and new connections are accepted but lead nowhere, until `serve`. */
  swallow(): void;
  /** Serves new connections again. */
  serve(): void;
  close(): Promise<void>;
}

export async function startSilentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<readonly [Socket, Socket]>();
  const all = new Set<Socket>();
  const changes = new EventEmitter();
  let isSwallowing = false;

  const track = (socket: Socket) => {
    all.add(socket);
    socket.once('close', () => all.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((near) => {
    track(near);
    if (isSwallowing) return void near.resume();
    const far = connect(Number(port), hostname);
    track(far);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (bytes) => pairs.has(pair) && to.write(bytes));
      from.once('close', () => {
        if (!pairs.delete(pair)) return;
        to.destroy();
        changes.emit('end');
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    open: () => pairs.size,
    async ended() {
      while (pairs.size > 0) await once(changes, 'end');
    },
    drop: () => pairs.clear(),
    swallow() {
      isSwallowing = true;
      pairs.clear();
    },
    serve: () => void (isSwallowing = false),
    async close() {
      for (const socket of all) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
