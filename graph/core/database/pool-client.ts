import { Client, type ClientConfig } from 'pg';

/** A connection that takes longer to be made leads nowhere. */
const CONNECT_MS = 2_000;

type GiveBack = (error?: Error | boolean) => void;

/** A connection of the pool. */
export class PoolClient extends Client {
  #giveBack: GiveBack = () => {};
  #hasEnded = false;

  constructor(config?: ClientConfig) {
    // The pool's own limit is also that of waiting for a free connection, which may take longer.
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
    // The ORM never gives back a connection on which BEGIN or ROLLBACK failed; its place in the pool would be lost.
    this.once('end', () => {
      this.#hasEnded = true;
      this.#giveBack(true);
    });
  }

  get release(): GiveBack {
    return this.#giveBack;
  }

  /** The pool sets it each time it lends the connection. */
  set release(giveBack: GiveBack) {
    let isLent = true;
    this.#giveBack = (error) => {
      if (isLent || !this.#hasEnded) giveBack(error);
      isLent = false;
    };
  }
}
