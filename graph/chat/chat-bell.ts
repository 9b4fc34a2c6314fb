import type { Logger } from 'pino';
import type { ChatStatusView } from '../../schema/chat.ts';
import type { Context } from '../core/context.ts';
import type { Events } from '../core/events/events.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { chatStatus } from './chat-status.service.ts';

interface Bell {
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<void>;
}

interface BellOptions {
  readonly events: Pick<Events, 'on' | 'onLoss'>;
  readonly contextOf: () => Context;
  readonly logger: Pick<Logger, 'error'>;
}

/** Clocks are set and databases are away for a while: however far the next turn is, it looks this often, in ms. */
const LOOK_EVERY = 60_000;
/** A timer may fire a little early; then the turn is looked for again after this, in ms. */
const SHORTEST_WAIT = 10;
/** A failed check is retried after this, in ms. */
const RETRY_AFTER = 1_000;

const KEY = 'chatStatus';

/**
 * Publishes when chat opens or closes: at that minute by the site's clock, and when a game is entered, moved or
 * deleted. Every node checks; one publishes.
 */
export function ringChat({ events, contextOf, logger }: BellOptions): Bell {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let work = Promise.resolve();

  const look = () => {
    clearTimeout(timer);
    work = work.then(async () => {
      const wait = await announceChat(contextOf()).then(untilTurn, (err: unknown) => {
        logger.error({ err }, 'The opening of chat could not be announced');
        return RETRY_AFTER;
      });
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(look, wait).unref();
    });
  };
  const stopGames = events.on('game.changed', look);
  const stopLoss = events.onLoss(look);
  look();
  return {
    stop() {
      isStopped = true;
      stopGames();
      stopLoss();
      clearTimeout(timer);
      return work;
    },
  };
}

/** Publishes the status once: a single statement decides which of several nodes does. Returns the status. */
async function announceChat(ctx: Context): Promise<ChatStatusView> {
  const status = await chatStatus(ctx);
  const { isOpen, nextGameDate } = status;
  const value = JSON.stringify({ isOpen, nextGameDate });
  const noted = await rowsOf(
    ctx.em,
    db
      .insertInto('appSettings')
      .values({ key: KEY, value, updatedAt: ctx.now() })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ value, updatedAt: ({ ref }) => ref('excluded.updatedAt') })
          .whereRef('appSettings.value', 'is distinct from', 'excluded.value'),
      )
      .returning('key'),
  );
  if (noted.length > 0) ctx.publish('chat.turned', status);
  return status;
}

/** How long to wait for the next check, in ms. */
function untilTurn({ isOpen, opensAt, closesAt, asOf }: ChatStatusView): number {
  const at = isOpen ? closesAt : opensAt;
  const wait = at === null ? LOOK_EVERY : Date.parse(at) - Date.parse(asOf);
  return Math.min(LOOK_EVERY, Math.max(SHORTEST_WAIT, wait));
}
