/** Reads the health of the engine from PostgreSQL's wire protocol. */

const QUERY = 'Q'.charCodeAt(0);
const SYNC = 'S'.charCodeAt(0);
const READY = 'Z'.charCodeAt(0);
const ERROR = 'E'.charCodeAt(0);
/** A letter and a length come before the fields of a message. */
const HEAD_BYTES = 5;
/** Head, and the state of the transaction. */
const READY_BYTES = 6;

/** Whether a healthy engine ends its reply to `message` with "ready for query". */
export const endsWithReady = (message: Uint8Array): boolean =>
  message[0] === QUERY || message[0] === SYNC;

/** Finds the end of a reply that arrives in chunks of any size. */
export class ReplyEnd {
  #tail = Buffer.alloc(0);
  #lastPart = Buffer.alloc(0);

  add(part: Uint8Array): void {
    this.#lastPart = Buffer.from(part);
    this.#tail = Buffer.concat([this.#tail, part]).subarray(-READY_BYTES);
  }

  /** Whether the next query may come. */
  get isReady(): boolean {
    return this.#tail.length === READY_BYTES && this.#tail[0] === READY;
  }

  /** The message of an error, where the last part is one. */
  get error(): string | undefined {
    if (this.#lastPart[0] !== ERROR) return undefined;
    const fields = this.#lastPart.toString('utf8', HEAD_BYTES).split('\0');
    return fields.find((field) => field.startsWith('M'))?.slice(1);
  }
}
