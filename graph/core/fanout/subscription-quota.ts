import { SOCKET_LIMITS, type SUBSCRIPTION_LIMITS } from '../../../schema/site/sockets.ts';
import { refuse } from '../errors.ts';

export type SubscriptionLimits = { readonly [Limit in keyof typeof SUBSCRIPTION_LIMITS]: number };

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
  single(): Key | undefined {
    return this.size === 1 ? this.#counts.keys().next().value : undefined;
  }
}

/** A subscription as it is counted. */
export interface CountedSubscription {
  readonly address: string;
  readonly document: string;
  /** Equal for subscriptions that one execution serves; a symbol for one that is served alone. */
  readonly executionKey: string | symbol;
}

/** Counts subscriptions by address and document, and refuses those that would make each event too expensive. */
export class SubscriptionQuota {
  readonly #limits: SubscriptionLimits;
  readonly #executions = new Counts<string | symbol>();
  readonly #ofAddress = new Map<string, Counts<string | symbol>>();
  readonly #addressesOf = new Map<string, Counts<string>>();
  /** How many documents only this address subscribes to. */
  readonly #alone = new Counts<string>();

  constructor(limits: SubscriptionLimits) {
    this.#limits = limits;
  }

  /** Counts the subscription until the returned function is called; TOO_MANY_REQUESTS when it is one too many. */
  enter(subscription: CountedSubscription): () => void {
    this.#check(subscription);
    this.#count(subscription, 1);
    let isIn = true;
    return () => {
      if (isIn) this.#count(subscription, -1);
      isIn = false;
    };
  }

  #check({ address, document, executionKey }: CountedSubscription): void {
    const limits = this.#limits;
    if (!this.#addressesOf.has(document) && this.#alone.get(address) >= limits.documentsAlone)
      throw refuse('socket.documents', { max: limits.documentsAlone });
    const own = this.#ofAddress.get(address);
    if (own?.has(executionKey)) return;
    const count = own?.size ?? 0;
    if (count >= limits.perAddress)
      throw refuse('socket.subscriptions', { max: limits.perAddress });
    // A subscription that shares an execution adds no cost.
    if (this.#executions.has(executionKey)) return;
    if (this.#executions.size >= limits.perNode) throw refuse('socket.siteFull');
    const isCrowded = this.#executions.size >= limits.perNode * SOCKET_LIMITS.crowdedFrom;
    if (isCrowded && count >= limits.perAddressWhenCrowded)
      throw refuse('socket.subscriptions', { max: limits.perAddressWhenCrowded });
  }

  #count({ address, document, executionKey }: CountedSubscription, by: 1 | -1): void {
    this.#executions.add(executionKey, by);
    countIn(this.#ofAddress, address, executionKey, by);
    const before = this.#addressesOf.get(document)?.single();
    countIn(this.#addressesOf, document, address, by);
    const after = this.#addressesOf.get(document)?.single();
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
