import { skipToken, useQuery } from '@apollo/client/react';
import { wordOf } from '../../schema/enum-names.ts';
import { type BoxPlayer, boxScoreOf } from '../../schema/plays/fold.ts';
import type { Figures } from '../../schema/plays/plays.ts';
import { graphql } from '../gql/gql.ts';
import { useSpreadRefetch } from '../live/use-spread-refetch.ts';
import type { Play } from './play.ts';

const BOX_SCORE = graphql(/* GraphQL */ `
  query BoxScore($gameId: Int!) {
    boxScore(gameId: $gameId) {
      players {
        side
        name
        jersey
        position
        figures {
          stat
          value
        }
      }
    }
  }
`);

/** Whether plays come from a feed, which counts what players did by itself. */
export const isFed = ([first]: readonly Pick<Play, 'source'>[]): boolean =>
  first?.source === 'espn';

interface BoxPlayers {
  /** Undefined while they load. */
  readonly players: readonly BoxPlayer[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** What the players did: the sum of the plays, or the figures of the feed. */
export function useBoxPlayers(gameId: number, plays: readonly Play[]): BoxPlayers {
  const isOfFeed = isFed(plays);
  const { data, error, refetch } = useQuery(
    BOX_SCORE,
    isOfFeed ? { variables: { gameId } } : skipToken,
  );
  const retry = () => void refetch().catch(() => undefined);
  useSpreadRefetch(plays, () => {
    if (isOfFeed) retry();
  });
  if (!isOfFeed) return { players: boxScoreOf(plays), hasFailed: false, retry };
  const players = data?.boxScore?.players.map(({ side, figures, jersey, ...player }) => ({
    ...player,
    ...{ playerId: null, side: wordOf(side), jersey: jersey ?? null },
    figures: Object.fromEntries(figures.map(({ stat, value }) => [stat, value])) as Figures,
  }));
  return { players, hasFailed: !players && error !== undefined, retry };
}
