import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { CLOSE_CODES, CLOSE_REASONS } from '../../../schema/site/sockets.ts';

export interface OutletLimits {
  /** Most bytes buffered for a reader. One with more is disconnected. */
  readonly waitingBytes: number;
  /** Milliseconds that a closed socket gets to take leave before it is torn down. */
  readonly closeGrace: number;
}

/** A WebSocket, the network under it, and the address that limits count it under. */
export interface Way {
  readonly socket: WebSocket;
  readonly network: Duplex;
  readonly address: string;
}

/** What fan-out needs of a socket. */
export interface Outlet {
  /** The reader's address, as limits count it. */
  readonly address: string;
  /** Writes finished frames; cuts the reader off when too much waits already. */
  write(frames: Buffer): void;
  /** Closes with a reason, once; tears the socket down when the other side doesn't take leave. */
  close(code: number, reason: string): void;
}

/**
 * The way out to one reader: everything that is sent to a socket passes here, because only here it is bounded.
 * Frames go to the network socket under the WebSocket; that is safe as long as compression is off, when
 * `ws` itself writes whole frames, at once and in order.
 */
export class SocketOutlet implements Outlet {
  readonly address: string;
  readonly #socket: WebSocket;
  readonly #network: Duplex;
  readonly #limits: OutletLimits;
  readonly #onClosing: (code: number, reason: string) => void;
  #isClosing = false;

  /** `onClosing` hears of a close that starts on this side, before anything else can happen on the socket. */
  constructor(
    { socket, network, address }: Way,
    limits: OutletLimits,
    onClosing: (code: number, reason: string) => void,
  ) {
    this.address = address;
    this.#socket = socket;
    this.#network = network;
    this.#limits = limits;
    this.#onClosing = onClosing;
  }

  isOpen(): boolean {
    return !this.#isClosing && this.#socket.readyState === this.#socket.OPEN;
  }

  /** Bytes buffered for the reader. */
  get waitingBytes(): number {
    return this.#network.writableLength;
  }

  write(frames: Buffer): void {
    if (this.#mayWrite()) this.#network.write(frames);
  }

  send(text: string): void {
    if (this.#mayWrite()) this.#socket.send(text);
  }

  ping(token: Buffer): void {
    if (this.#mayWrite()) this.#socket.ping(token);
  }

  pong(data: Buffer): void {
    if (this.#mayWrite()) this.#socket.pong(data);
  }

  close(code: number, reason: string): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    this.#socket.close(code, withinFrame(reason));
    const teardown = setTimeout(() => this.#socket.terminate(), this.#limits.closeGrace);
    this.#socket.once('close', () => clearTimeout(teardown));
    this.#onClosing(code, reason);
  }

  terminate(): void {
    this.#isClosing = true;
    this.#socket.terminate();
  }

  #mayWrite(): boolean {
    if (!this.isOpen()) return false;
    if (this.#network.writableLength <= this.#limits.waitingBytes) return true;
    this.close(CLOSE_CODES.tryAgainLater, CLOSE_REASONS.tooSlow);
    return false;
  }
}

/** A close frame has at most 123 bytes of reason, which must end with a whole character. */
function withinFrame(reason: string): string {
  let short = reason.slice(0, 123);
  while (Buffer.byteLength(short) > 123) short = short.slice(0, -1);
  return short;
}
