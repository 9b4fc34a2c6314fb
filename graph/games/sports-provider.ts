import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Services } from '../core/context.ts';

/** Updates the site from a provider, e.g. the score of today's game. */
export interface SportsProvider {
  start(): void;
  /** Resolves when it has stopped completely. */
  stop(): Promise<void>;
}

/** What a provider works with. */
export interface ProviderTools {
  readonly orm: MikroORM;
  readonly services: Services;
  readonly logger: Logger;
}

/** One check of the game's state. Its result depends on the site's clock, not on the timer that triggers it. */
export type Look = () => Promise<void>;

/** Polls at the start and again at an interval after each poll. A failed poll is logged, and polling continues. */
export function looking(
  look: Look,
  { everyMs, logger }: { everyMs: number; logger: Logger },
): SportsProvider {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();

  const run = async () => {
    try {
      await look();
    } catch (err) {
      logger.warn({ err }, 'The sports provider could not be read');
    }
    if (!isStopped) timer = setTimeout(start, everyMs).unref();
  };
  const start = () => {
    current = run();
  };
  return {
    start,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return current;
    },
  };
}
