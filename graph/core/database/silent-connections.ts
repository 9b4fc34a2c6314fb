import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';

/** What the driver's types leave out. */
interface Wire {
  readonly connection: { readonly stream: Socket };
  /** False while a query waits for its result. */
  readonly readyForQuery: boolean;
}

interface Watched {
  readonly stream: Socket;
  readonly isIdle: () => boolean;
  /** When the server last sent something, in ms since this process began. */
  heardAt: number;
}

/** `ETIMEDOUT`, as the operating system calls it a quarter of an hour later. */
class SilentConnectionError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor(silentForMs: number) {
    super(`PostgreSQL has sent nothing for ${silentForMs} ms`);
    this.name = 'SilentConnectionError';
  }
}

export interface SilenceLimit {
  /** Milliseconds that a statement may be without a response; may change at any time. */
  ms: number;
}

/** Returns the way to give the connection up. */
export type Watch = (client: ClientBase) => () => void;

/**
 * Watches each connection that it is given, and destroys those on which a statement gets no response, as happens when a
 * failover or a firewall drops them silently. The driver's own `query_timeout` puts such a connection back into the pool,
 * where the next query waits behind it. Idle connections that were silent during most of that time are destroyed too, so that
 * only one round of requests fails.
 */
export function dropSilentConnections(limit: SilenceLimit): Watch {
  const all = new Set<Watched>();

  const giveUp = (silent: Watched, forMs: number) => {
    // Timers start up to a turn of the event loop early, so that "since the statement was sent" would miss some.
    const since = performance.now() - forMs * STALE_SHARE;
    for (const other of [...all])
      if (other !== silent && other.isIdle() && other.heardAt <= since)
        other.stream.destroy(new SilentConnectionError(forMs));
    silent.stream.destroy(new SilentConnectionError(forMs));
  };

  const isUnlimited = () => !Number.isFinite(limit.ms);

  return (client) => {
    const wire = client as unknown as Wire;
    const { stream } = wire.connection;
    const watched: Watched = {
      stream,
      isIdle: () => wire.readyForQuery,
      heardAt: performance.now(),
    };
    all.add(watched);
    stream.on('data', () => (watched.heardAt = performance.now()));
    stream.once('close', () => all.delete(watched));
    // Any data sent or received restarts the timeout.
    const watch = () => stream.setTimeout(isUnlimited() ? LOOK_AGAIN_MS : limit.ms);
    stream.on('timeout', () => {
      const { heardAt } = watched;
      const waitedMs = stream.timeout ?? 0;
      // A query that has just been sent has not waited that long.
      const isAsked = !watched.isIdle();
      // After a stall of this process the response may have arrived already, unread.
      setImmediate(() => {
        if (watched.heardAt !== heardAt) return;
        // A connection from a time without a limit looks more often than the limit is long.
        if (isAsked && (isUnlimited() || waitedMs < limit.ms)) watch();
        else if (isAsked || stream.writableEnded) giveUp(watched, limit.ms);
      });
    });
    watch();
    return () => giveUp(watched, limit.ms);
  };
}

const LOOK_AGAIN_MS = 1_000;

/** An idle connection that was silent for this share of the limit is no loss: the next statement opens another. */
const STALE_SHARE = 0.5;
