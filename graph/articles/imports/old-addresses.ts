import type { EntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import type { Events } from '../../core/events/events.ts';
import { pathOf } from './read-post.ts';

/** Where articles were at an old site, in memory: a path that is not found must not cost a statement. */
export interface OldAddresses {
  /** The article that was there. */
  find(path: string): number | undefined;
  load(em: EntityManager): Promise<void>;
}

interface OldAddressesOptions {
  readonly events: Pick<Events, 'on' | 'onLoss'>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly em: () => EntityManager;
}

export function createOldAddresses({ events, logger, em }: OldAddressesOptions): OldAddresses {
  let articles: ReadonlyMap<string, number> = new Map();
  let begun = 0;
  let shown = 0;
  const load = async (from: EntityManager) => {
    const turn = ++begun;
    const rows = await rowsOf(
      from,
      db.selectFrom('articleAddresses').select(['path', 'articleId']),
    );
    // Of two at the same time, the one that began first may end last.
    if (turn < shown) return;
    shown = turn;
    articles = new Map(rows.map(({ path, articleId }) => [path, articleId]));
  };
  const reload = () => {
    load(em()).catch((error: unknown) =>
      logger.warn({ error }, 'Could not load the articles’ old addresses'),
    );
  };
  events.on('articleAddresses.changed', reload);
  events.onLoss(reload);
  return {
    find: (path) => articles.get(pathOf(path) ?? ''),
    load,
  };
}
