import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientConfig } from 'pg';
import { PoolClient } from './pool-client.ts';
import type { Watch } from './silent-connections.ts';

/** What the driver gives of a statement. */
export interface Result<Row> {
  readonly rows: Row[];
}

/** A statement that the database parses once per connection. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
  readonly isWrite: boolean;
  /**
   * The row that it locks. Writes with the same one are sent on the same connection, where each begins when the one
   * before has ended: on two connections they would wait for each other's lock, and hold up what is behind them.
   */
  readonly locks?: number | undefined;
}

/**
 * A few connections on which statements are sent without waiting for the results of those before. Each statement is a
 * transaction of its own, so nothing that needs one, and nothing slow, may go this way: it would hold up the statements
 * of other requests.
 */
export interface Pipelines {
  run<Row>(statement: NamedStatement): Promise<Result<Row>>;
  close(): Promise<void>;
}

/** Writes may wait for the lock of a row, so that reads have connections of their own. */
const READING = 3;
const WRITING = 2;

/** A write that waits longer for a lock is sent again on a connection of its own: others wait behind it here. */
const LOCK_WAIT_MS = 250;

/** What the driver's types leave out. */
interface Wire {
  readonly connection: {
    readonly stream: { cork(): void; uncork(): void; destroy(): void };
  };
}

/** @param resultWithin in ms, from asking: of a connection that takes longer all statements are rejected */
export function openPipelines(config: ClientConfig, watch: Watch, resultWithin: number): Pipelines {
  const connect = (own: ClientConfig) => () =>
    new Pipeline({ ...config, ...own }, watch, resultWithin);
  const reading = new Group(READING, connect({}));
  const writing = new Group(WRITING, connect({ lock_timeout: LOCK_WAIT_MS }));
  return {
    run: (statement) => (statement.isWrite ? writing : reading).pick(statement).run(statement),
    close: async () => void (await Promise.all([reading.close(), writing.close()])),
  };
}

class Group {
  readonly #connect: () => Pipeline;
  readonly #places: (Pipeline | undefined)[];
  #isClosed = false;

  constructor(most: number, connect: () => Pipeline) {
    this.#connect = connect;
    this.#places = Array.from({ length: most }, () => undefined);
  }

  /** The connection of the row, else the one with the fewest statements on their way: a slow one then holds up few. */
  pick({ locks }: Pick<NamedStatement, 'locks'>): Pipeline {
    if (this.#isClosed) throw new Error('The connections are closed.');
    return this.#at(locks === undefined ? this.#leastBusy() : locks % this.#places.length);
  }

  /** An idle one before one that is still to be opened, and that before a busy one. */
  #leastBusy(): number {
    const busy = this.#places.map((one) => (one?.isUsable ? one.pending : 0.5));
    return busy.indexOf(Math.min(...busy));
  }

  #at(place: number): Pipeline {
    const open = this.#places[place];
    if (open?.isUsable) return open;
    return (this.#places[place] = this.#connect());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#places.map(async (each) => each?.end()));
  }
}

class Pipeline {
  readonly #client: PoolClient;
  readonly #ready: Promise<void>;
  readonly #resultWithin: number;
  /** When the statements without a result were asked, the oldest first: results come in the same order. */
  readonly #askedAt: number[] = [];
  #giveUp = () => this.#wire.stream.destroy();
  #timer: NodeJS.Timeout | undefined;
  #isCorked = false;
  isUsable = true;

  constructor(config: ClientConfig, watch: Watch, resultWithin: number) {
    this.#resultWithin = resultWithin;
    this.#client = new PoolClient({ ...config, pipeline: true });
    // Without a listener the loss of a connection would end the process. Its statements are rejected by the driver.
    this.#client.on('error', () => (this.isUsable = false));
    this.#client.once('end', () => (this.isUsable = false));
    this.#ready = this.#client.connect().then(() => {
      this.#giveUp = watch(this.#client);
    });
    this.#ready.catch(() => (this.isUsable = false));
  }

  get pending(): number {
    return this.#askedAt.length;
  }

  async run<Row>(statement: NamedStatement): Promise<Result<Row>> {
    this.#askedAt.push(performance.now());
    this.#timer ??= this.#giveUpAfter(this.#resultWithin);
    try {
      await this.#ready;
      this.#cork();
      const result: Result<unknown> = await this.#client.query(statement);
      return result as Result<Row>;
    } catch (error) {
      // It is ending, or would refuse the statement forever.
      if (!isOfStatement(error) || isOutdated(error)) void this.end();
      throw error;
    } finally {
      this.#askedAt.shift();
    }
  }

  /** Ends the connection once all its statements have their results. */
  async end(): Promise<void> {
    this.isUsable = false;
    clearTimeout(this.#timer);
    await this.#client.end();
  }

  /** What is asked in one turn of the event loop is sent in one write. */
  #cork(): void {
    if (this.#isCorked) return;
    const { stream } = this.#wire;
    this.#isCorked = true;
    stream.cork();
    setImmediate(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }

  /** Statements that wait behind a slow one must not wait longer than they would for a connection of the pool. */
  #giveUpAfter(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.#timer = undefined;
      const [oldest] = this.#askedAt;
      if (oldest === undefined) return;
      const left = oldest + this.#resultWithin - performance.now();
      if (left > 0) this.#timer = this.#giveUpAfter(left);
      else this.#giveUp();
    }, ms).unref();
  }

  get #wire() {
    return (this.#client as unknown as Wire).connection;
  }
}

/** Whether the statement failed, and not its connection. */
const isOfStatement = (error: unknown) => (error as { severity?: unknown }).severity === 'ERROR';

/** The table has changed since the connection parsed the statement. Nothing of it was executed. */
const isOutdated = (error: unknown) => (error as { code?: unknown }).code === '0A000';

/** It waited for a lock. Nothing of it was executed. */
const isHeldUp = (error: unknown) => (error as { code?: unknown }).code === '55P03';

/** Sends a statement on a shared connection, and with `alone` on one of its own where the shared one refused it. */
export const runShared = <Row>(
  pipelines: Pipelines,
  statement: NamedStatement,
  alone: () => Promise<Result<Row>>,
): Promise<Result<Row>> =>
  pipelines.run<Row>(statement).catch((error: unknown) => {
    if (isOutdated(error) || isHeldUp(error)) return alone();
    throw error;
  });

const pipelinesOfDriver = new WeakMap<object, Pipelines>();

/** From now on the statements that are written once go through `pipelines`, for `em` and its forks. */
export function usePipelines(em: EntityManager, pipelines: Pipelines): void {
  pipelinesOfDriver.set(em.getDriver(), pipelines);
}

/** None on the embedded database, which has a single connection. */
export const pipelinesOf = (em: EntityManager): Pipelines | undefined =>
  pipelinesOfDriver.get(em.getDriver());

/** The same; none inside a transaction. */
export const pipelinesFor = (em: EntityManager): Pipelines | undefined =>
  em.isInTransaction() ? undefined : pipelinesOf(em);
