import type { MikroORM } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { Services } from '../core/context.ts';

/** What keeps the house up to date with what a provider tells, e.g. where today's game stands. */
export interface SportsProvider {
  start(): void;
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<void>;
}

/** What a provider works with. */
export interface ProviderTools {
  readonly orm: MikroORM;
  readonly services: Services;
  readonly logger: Logger;
}

/** One look at where the game stands. What a look finds is told by the site's clock, not by the timer that causes it. */
export type Look = () => Promise<void>;

/** Looks at the start and again so long after each look. A look that fails is logged; the next one comes all the same. */
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
