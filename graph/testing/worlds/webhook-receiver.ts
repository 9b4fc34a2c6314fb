import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a receiver was sent. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How a receiver responds from now on. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface WebhookReceiver {
  /** As the site's settings name it. */
  readonly host: string;
  readonly url: string;
  /** What has come and was not taken yet. */
  readonly waiting: readonly Received[];
  /** The next that comes, or has come. */
  next(): Promise<Received>;
  replyWith(reply: Reply): void;
  /** Takes what comes, and does not respond, until a reply is set. */
  hang(): void;
  /** Resolves when a sender gives up waiting. */
  leftAlone(): Promise<unknown>;
  /** Forgets what has come. */
  clear(): void;
  stop(): Promise<void>;
}

/** The address of a member's webhook. */
export async function webhookReceiver(): Promise<WebhookReceiver> {
  let reply: Reply | undefined = { status: 204 };
  const left = Promise.withResolvers<undefined>();
  const waiting: Received[] = [];
  const readers: ((received: Received) => void)[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const received = { headers: request.headers, body };
      const reader = readers.shift();
      if (reply) response.writeHead(reply.status, reply.headers).end(reply.body);
      else response.once('close', () => left.resolve(undefined));
      if (reader) reader(received);
      else waiting.push(received);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/hook`,
    waiting,
    next: () =>
      new Promise((resolve) => {
        const received = waiting.shift();
        if (received) resolve(received);
        else readers.push(resolve);
      }),
    replyWith: (next) => void (reply = next),
    hang: () => void (reply = undefined),
    leftAlone: () => left.promise,
    clear: () => void waiting.splice(0),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
