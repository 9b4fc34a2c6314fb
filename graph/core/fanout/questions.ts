import { SOCKET_LIMITS, type SUBSCRIPTION_LIMITS } from '../../../schema/site/sockets.ts';
import { refuse } from '../errors.ts';

export type QuestionLimits = { readonly [Limit in keyof typeof SUBSCRIPTION_LIMITS]: number };

/** How often each key was counted, without those that are back at zero. */
class Counts<Key> {
  readonly #counts = new Map<Key, number>();

  get size(): number {
    return this.#counts.size;
  }

  has(key: Key): boolean {
    return this.#counts.has(key);
  }

  get(key: Key): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: Key, by: 1 | -1): void {
    const count = this.get(key) + by;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }

  /** The key, if there is only one. */
  only(): Key | undefined {
    return this.size === 1 ? this.#counts.keys().next().value : undefined;
  }
}

/** A subscription as it is counted. */
export interface Asked {
  readonly address: string;
  readonly document: string;
  /** Equal for subscriptions that one execution serves; a symbol for one that is served alone. */
  readonly question: string | symbol;
}

/** Counts subscriptions by address and document, and refuses those that would make each event too expensive. */
export class Questions {
  readonly #limits: QuestionLimits;
  readonly #asked = new Counts<string | symbol>();
  readonly #ofAddress = new Map<string, Counts<string | symbol>>();
  readonly #addressesOf = new Map<string, Counts<string>>();
  /** Documents that only this address asks for. */
  readonly #alone = new Counts<string>();

  constructor(limits: QuestionLimits) {
    this.#limits = limits;
  }

  /** Counts the subscription until the returned function is called; TOO_MANY_REQUESTS when it is one too many. */
  enter(asked: Asked): () => void {
    this.#check(asked);
    this.#count(asked, 1);
    let isIn = true;
    return () => {
      if (isIn) this.#count(asked, -1);
      isIn = false;
    };
  }

  #check({ address, document, question }: Asked): void {
    const limits = this.#limits;
    if (!this.#addressesOf.has(document) && this.#alone.get(address) >= limits.documentsAlone)
      throw refuse('socket.documents', { max: limits.documentsAlone });
    const own = this.#ofAddress.get(address);
    if (own?.has(question)) return;
    const count = own?.size ?? 0;
    if (count >= limits.perAddress)
      throw refuse('socket.subscriptions', { max: limits.perAddress });
    // A question that is asked already costs nothing more.
    if (this.#asked.has(question)) return;
    if (this.#asked.size >= limits.perNode) throw refuse('socket.siteFull');
    const isCrowded = this.#asked.size >= limits.perNode * SOCKET_LIMITS.crowdedFrom;
    if (isCrowded && count >= limits.perAddressWhenCrowded)
      throw refuse('socket.subscriptions', { max: limits.perAddressWhenCrowded });
  }

  #count({ address, document, question }: Asked, by: 1 | -1): void {
    this.#asked.add(question, by);
    countIn(this.#ofAddress, address, question, by);
    const before = this.#addressesOf.get(document)?.only();
    countIn(this.#addressesOf, document, address, by);
    const after = this.#addressesOf.get(document)?.only();
    if (before === after) return;
    if (before !== undefined) this.#alone.add(before, -1);
    if (after !== undefined) this.#alone.add(after, 1);
  }
}

function countIn<Key>(counts: Map<string, Counts<Key>>, name: string, key: Key, by: 1 | -1): void {
  const found = counts.get(name) ?? new Counts<Key>();
  found.add(key, by);
  if (found.size > 0) counts.set(name, found);
  else counts.delete(name);
}
