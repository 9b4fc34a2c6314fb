import type { ServerResponse } from 'node:http';
import { CLOSE_CODES, CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import type { ConnectionOutlet } from '../sockets/connection.ts';

/** After how many milliseconds a client should come back, by the code of a close; else `RETRY.later`. */
export const RETRY = { usual: 3_000, atOnce: 1_000, busy: 30_000, later: 60_000 } as const;
const RETRY_AFTER: Readonly<Record<number, number>> = {
  [CLOSE_CODES.goingAway]: RETRY.atOnce,
  [CLOSE_CODES.forbidden]: RETRY.atOnce,
  [CLOSE_CODES.tryAgainLater]: RETRY.busy,
};

const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // Proxies that collect what they pass on would hold events back.
  'X-Accel-Buffering': 'no',
  // The next request must not wait in a connection that is counted as a stream.
  Connection: 'close',
};

/** The way out to the reader of one stream of server-sent events. */
export class StreamOutlet implements ConnectionOutlet {
  readonly address: string;
  readonly #response: ServerResponse;
  readonly #mostWaiting: number;
  #isOver = false;

  /** @param mostWaiting bytes that may be buffered; a reader with more is cut off */
  constructor(response: ServerResponse, address: string, mostWaiting: number) {
    this.#response = response;
    this.address = address;
    this.#mostWaiting = mostWaiting;
  }

  isOpen(): boolean {
    return !this.#isOver && !this.#response.destroyed;
  }

  get waitingBytes(): number {
    return this.#response.writableLength;
  }

  /** Sends the headers, and how soon to come back when the connection is lost. `position` is where to go on. */
  begin(retry: number, position?: string): void {
    if (!this.#response.headersSent) this.#response.writeHead(200, HEADERS);
    const id = position === undefined ? '' : `id: ${position}\n`;
    this.#response.write(`retry: ${retry}\n${id}\n`);
  }

  write(events: Buffer | string): void {
    if (!this.isOpen()) return;
    if (this.waitingBytes > this.#mostWaiting)
      return this.close(CLOSE_CODES.tryAgainLater, CLOSE_REASONS.tooSlow);
    this.#response.write(events);
  }

  /** A sign of life. With a position, a quiet stream can be resumed after hours. */
  beat(position?: string): void {
    this.write(position === undefined ? ':\n\n' : `:\nid: ${position}\n\n`);
  }

  ping(): void {
    this.beat();
  }

  /** Ends the stream; the reason is a comment. */
  close(code: number, reason: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    if (!this.#response.headersSent) return;
    this.#response.end(`retry: ${RETRY_AFTER[code] ?? RETRY.later}\n: ${reason}\n\n`);
  }

  /** The subscription has ended; nothing more will come. */
  complete(): void {
    this.write('event: complete\ndata:\n\n');
    this.#isOver = true;
    this.#response.end();
  }

  terminate(): void {
    this.#isOver = true;
    this.#response.destroy();
  }
}
