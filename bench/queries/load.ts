import { connect } from 'node:net';
import { serveParent } from '../support/child.ts';
import { type OperationName, requestOf } from './operations.ts';

interface Load {
  readonly port: number;
  readonly operation: OperationName;
  readonly id: number;
  /** Whose requests, one after the other; none for a visitor's. */
  readonly tokens: readonly string[];
  readonly milliseconds: number;
  /** Ends after so many responses, if they come sooner than the time is over. */
  readonly atMost?: number;
  /** Each request carries a document of its own. */
  readonly isLonely: boolean;
}

const CONNECTIONS = 16;
/** Which member is next; a member who has just posted must wait. */
let turn = 0;
/** The last number that made a document unique. */
let nonce = 0;

const handlers = {
  /** Requests per second over keep-alive connections, each sending the next request after a response. */
  async load({ port, operation, id, tokens, milliseconds, atMost, isLonely }: Load) {
    const visitor = Buffer.from(requestOf(operation, { id }));
    const next = () =>
      tokens.length === 0
        ? visitor
        : requestOf(operation, {
            id,
            token: tokens[turn++ % tokens.length],
            nonce: isLonely ? (nonce += 1) : undefined,
          });
    const start = performance.now();
    const until = start + milliseconds;
    const share = (atMost ?? Infinity) / CONNECTIONS;
    const isOver = (count: number) => count >= share || performance.now() >= until;
    const counts = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => ask(port, next, isOver)),
    );
    const answered = counts.reduce((sum, count) => sum + count, 0);
    return (answered * 1000) / (performance.now() - start);
  },
  /** The body of one response. */
  async once({ port, operation, id, tokens }: Load) {
    const body: Buffer[] = [];
    const [token] = tokens;
    await ask(
      port,
      () => requestOf(operation, { id, token }),
      () => true,
      (text) => body.push(text),
    );
    return Buffer.concat(body).toString();
  },
};

/** Sends requests over one connection until it is over, at least one. Returns the number of responses. */
function ask(
  port: number,
  next: () => string | Buffer,
  isOver: (count: number) => boolean,
  onBody?: (body: Buffer) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0;
    let missing = 0;
    const socket = connect({ port, host: 'localhost', noDelay: true }, () => socket.write(next()));
    socket.on('error', reject);
    socket.on('data', (data) => {
      let body = data;
      if (missing === 0) {
        const end = data.indexOf('\r\n\r\n') + 4;
        const head = data.toString('latin1', 0, end);
        const length = /content-length: (\d+)/i.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200') || !length || data.includes('"errors":', end))
          return reject(new Error(data.toString().slice(0, 2_000)));
        missing = Number(length);
        body = data.subarray(end);
      }
      onBody?.(body);
      missing -= body.length;
      if (missing > 0) return;
      count += 1;
      if (!isOver(count)) return socket.write(next());
      socket.destroy();
      resolve(count);
    });
  });
}

export type QueryLoad = typeof handlers;
serveParent(handlers);
