import { skipToken, useQuery } from '@apollo/client/react';
import { wordOf } from '../../schema/enum-names.ts';
import { type BoxPlayer, boxScoreOf } from '../../schema/plays/fold.ts';
import type { Figures, PlayFacts } from '../../schema/plays/plays.ts';
import { graphql } from '../gql/gql.ts';
import { useSpreadRefetch } from '../live/use-spread-refetch.ts';

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
export const isFed = (plays: readonly PlayFacts[]): boolean =>
  plays.length > 0 &&
  plays.every(({ participants }) =>
    participants.every(({ figures }) => Object.keys(figures).length === 0),
  );

/** What the players did: the sum of the plays, or the figures of the feed; undefined while those are asked for. */
export function useBoxPlayers(
  gameId: number,
  plays: readonly PlayFacts[],
): readonly BoxPlayer[] | undefined {
  const isOfFeed = isFed(plays);
  const { data, refetch } = useQuery(BOX_SCORE, isOfFeed ? { variables: { gameId } } : skipToken);
  useSpreadRefetch(plays, () => {
    if (isOfFeed) void refetch().catch(() => undefined);
  });
  if (!isOfFeed) return boxScoreOf(plays);
  return data?.boxScore?.players.map(({ side, figures, jersey, ...player }) => ({
    ...player,
    ...{ playerId: null, side: wordOf(side), jersey: jersey ?? null },
    figures: Object.fromEntries(figures.map(({ stat, value }) => [stat, value])) as Figures,
  }));
}
