import type { Logger } from 'pino';
import {
  gameNotices,
  newsNotice,
  newsTag,
  type NoticeInLanguages,
  showNotice,
} from '../../schema/news/notices.ts';
import { questionNotice } from '../../schema/news/own-notices.ts';
import type { Context } from '../core/context.ts';
import type { Events } from '../core/events/events.ts';
import { inAllLanguages } from './in-all-languages.ts';
import { pushInbox } from './inbox-pushes.service.ts';
import { REMIND_OF_LINEUPS } from './remind-of-lineups.service.ts';
import { announce, browsersOf, retract } from './announce.service.ts';

interface Watch {
  readonly events: Events;
  readonly contextOf: () => Context;
  readonly logger: Pick<Logger, 'error'>;
}

interface Announcer {
  /** Resolves when everything that it has heard of so far is noted. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** How many recent tags a node remembers: the clock of a game ticks every second, and most ticks are no news. */
const REMEMBERED = 200;

/** Makes notices of what happens on the site. Every node hears of it; one of them announces it. */
export function announceEvents({ events, contextOf, logger }: Watch): Announcer {
  const announced = new Set<string>();
  let work = Promise.resolve();

  /** One after the other, in the order in which things happened. */
  const later = (act: (ctx: Context) => Promise<void>, undo?: () => void) => {
    work = work
      .then(() => act(contextOf()))
      .catch((err: unknown) => {
        undo?.();
        logger.error({ err }, 'A notice could not be announced');
      });
  };
  const announceOnce = (notice: NoticeInLanguages, to?: Parameters<typeof announce>[2]) => {
    if (announced.has(notice.tag)) return;
    announced.add(notice.tag);
    for (const oldest of announced) {
      if (announced.size <= REMEMBERED) break;
      announced.delete(oldest);
    }
    // A failed notice is retried at the next tick of the game.
    later(
      (ctx) => announce(ctx, notice, to),
      () => announced.delete(notice.tag),
    );
  };

  const stops = [
    events.on('game.live', (game) =>
      inAllLanguages((say) => gameNotices(game, say, game.course ?? undefined)).forEach((notice) =>
        announceOnce(notice),
      ),
    ),
    // A game that is moved moves the reminders of its lineups.
    events.on('game.changed', () =>
      later((ctx) => ctx.jobs.wake(ctx.em.fork(), REMIND_OF_LINEUPS, ctx.now())),
    ),
    events.on('show.changed', (event) => {
      const now = contextOf().now();
      inAllLanguages((say) => [showNotice(event, now, say) ?? []].flat()).forEach((notice) =>
        announceOnce(notice),
      );
    }),
    events.on('ownQuestion.changed', (event) =>
      inAllLanguages((say) => [questionNotice(event, say) ?? []].flat()).forEach((notice) =>
        announceOnce(notice, { recipients: browsersOf(event.userId, 'ANSWER') }),
      ),
    ),
    events.on('inbox.changed', ({ userIds }) => later((ctx) => pushInbox(ctx, userIds))),
    events.on('news.sent', (news) =>
      inAllLanguages((say) => [newsNotice(news, say)]).forEach((notice) => announceOnce(notice)),
    ),
    events.on('news.withdrawn', ({ newsId }) => later((ctx) => retract(ctx, newsTag(newsId)))),
  ];
  return {
    settled: () => work,
    stop() {
      for (const stop of stops) stop();
      return work;
    },
  };
}
