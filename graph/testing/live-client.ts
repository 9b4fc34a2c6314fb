import { type RawData, WebSocket } from 'ws';
import { ACKNOWLEDGED, isAcknowledgment } from './acknowledged.ts';

export interface Message {
  readonly id?: string;
  readonly type: string;
  readonly payload?: unknown;
}

/** Speaks the protocol by hand, so that tests see every message and can misbehave. */
export class LiveClient {
  readonly socket: WebSocket;
  readonly received: Message[] = [];
  /** Close code and reason, once the socket is closed. */
  readonly closed: Promise<[code: number, reason: string]>;
  #read = 0;
  #wake: (() => void)[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: RawData) => {
      this.received.push(JSON.parse((data as Buffer).toString()) as Message);
      for (const wake of this.#wake.splice(0)) wake();
    });
    // A socket that is refused or torn down ends with 'close' too.
    socket.on('error', () => {});
    this.closed = new Promise((resolve) =>
      socket.once('close', (code, reason) => {
        resolve([code, String(reason)]);
        for (const wake of this.#wake.splice(0)) wake();
      }),
    );
  }

  send(message: Message | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The next message that has not been read yet. Rejects when the socket closes instead. */
  async next(): Promise<Message> {
    while (this.#read >= this.received.length) {
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('The socket closed instead');
      await new Promise<void>((resolve) => this.#wake.push(resolve));
    }
    return this.received[this.#read++] as Message;
  }

  async take(count: number): Promise<Message[]> {
    const messages: Message[] = [];
    while (messages.length < count) messages.push(await this.next());
    return messages;
  }

  /** Subscribes, and resolves when the subscription is open or was refused; `received` has the refusal. */
  async subscribe(id: string, query: string, variables?: Record<string, unknown>): Promise<void> {
    this.send({ id, type: 'subscribe', payload: { query, variables, ...ACKNOWLEDGED } });
    for (;;) {
      const message = await this.next();
      if (message.type === 'pong' && isAcknowledgment(message.payload, id)) return;
      if (message.id === id) return this.settle();
    }
  }

  /** Everything sent so far has been seen by the server. Must not be used while other messages are under way. */
  async settle(): Promise<void> {
    for (let round = 0; round < 2; round++) {
      this.send({ type: 'ping' });
      while ((await this.next()).type !== 'pong');
    }
  }

  /** Runs one operation and returns its first result. */
  async ask(query: string, id = 'ask'): Promise<Message> {
    this.send({ id, type: 'subscribe', payload: { query } });
    for (;;) {
      const message = await this.next();
      if (message.id === id && message.type !== 'complete') return message;
    }
  }
}
