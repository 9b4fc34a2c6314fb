import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { type GameResult, pointsOn, resultOf, sidesOf } from '../../schema/games/games.ts';
import type { Score } from '../../schema/plays/fold.ts';
import { type TeamNames, teamsOf, teamsOn } from '../../schema/games/team-names.ts';
import { postGameShowAt } from '../../schema/shows/post-game.ts';
import { mountainDate, type MountainDate } from '../../schema/time/clock.ts';
import type { GameBarQuery, ScoreboardLine_GameFragment } from '../gql/graphql.ts';
import { useNow } from '../ui/time/now.ts';
import { useSite } from '../ui/site.ts';
import { GAME_BAR } from './use-game-bar.ts';
import { useAt } from './use-every.ts';

/** A game that is on, or that is over and not talked about yet. */
export interface Tonight {
  readonly gameId: number;
  readonly teams: TeamNames;
  readonly score: Score | null;
  /** Null while it is played. */
  readonly result: GameResult | null;
  readonly isExhibition: boolean;
  /** The scoreboard; null on the day after. */
  readonly live: ScoreboardLine_GameFragment | null;
  /** When the show about it airs; null while it is played. */
  readonly showAt: Date | null;
}

type Times = Parameters<typeof postGameShowAt>[1];

function tonightOf(
  bar: GameBarQuery | undefined,
  today: MountainDate,
  times: Times,
): Tonight | null {
  const live = bar?.liveGame;
  if (live) {
    return {
      gameId: live.gameId,
      teams: teamsOn(live),
      score: { home: live.homeTeam.score, away: live.awayTeam.score },
      result: live.isFinal ? resultOf(pointsOn(live)) : null,
      isExhibition: live.isExhibition,
      live,
      // What is over leaves the scoreboard with the day on which it was played.
      showAt: live.isFinal ? postGameShowAt(today, times) : null,
    };
  }
  const last = bar?.lastCompletedGame;
  if (!last) return null;
  const showAt = postGameShowAt(last.date, times);
  const { result } = last;
  const score = sidesOf({ score: last.score ?? null, result, isHome: last.isHome });
  const { id: gameId, isExhibition } = last;
  return { gameId, teams: teamsOf(last), score, result, isExhibition, live: null, showAt };
}

/**
 * What home shows in place of the show, from kickoff until the post-game show begins; else null. It stays the same object
 * while nothing of it changes.
 */
export function useTonight(): Tonight | null {
  const { data } = useQuery(GAME_BAR);
  const { postGameTime } = useSite();
  const now = useNow();
  const today = mountainDate(now);
  const tonight = useMemo(
    () => tonightOf(data, today, { postGameTime }),
    [data, today, postGameTime],
  );
  const isTalkedAbout = tonight?.live === null && tonight.showAt !== null && tonight.showAt <= now;
  const [, setEnds] = useState(0);
  useAt(tonight?.showAt?.toISOString(), () => setEnds((ends) => ends + 1));
  return isTalkedAbout ? null : tonight;
}
