import { MOST_BEHIND_SECONDS } from '../../schema/behind.ts';
import type { LiveGameInEvent } from '../../schema/plays/plays.ts';
import type { Clock } from '../core/clock.ts';
import type { Events } from '../core/events/events.ts';

/** The scoreboard of the last minutes, in memory. */
export interface LiveHistory {
  /** What it was at a moment; undefined where this node has not heard of it by then. */
  at(gameId: number, moment: Date): LiveGameInEvent | undefined;
}

/** Notes each change as it is published. Of a game whose plays come every few seconds it keeps some twenty. */
export function createLiveHistory(events: Pick<Events, 'on'>, clock: Clock): LiveHistory {
  let known: { readonly at: number; readonly live: LiveGameInEvent }[] = [];
  events.on('game.live', (live) => {
    const at = clock.now().getTime();
    known.push({ at, live });
    // The newest one that is too old says what was known then.
    const oldest = at - MOST_BEHIND_SECONDS * 1_000;
    const first = known.findLastIndex((entry) => entry.at <= oldest);
    if (first > 0) known = known.slice(first);
  });
  return {
    at(gameId, moment) {
      const then = known.findLast(({ at }) => at <= moment.getTime())?.live;
      // What the plays say now would be too new.
      return then?.gameId === gameId ? { ...then, course: then.course ?? null } : undefined;
    },
  };
}
