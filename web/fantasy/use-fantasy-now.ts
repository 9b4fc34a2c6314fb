import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { FantasyNowQuery } from '../gql/graphql.ts';
import { FANTASY_NOW } from './fantasy-operations.ts';

/** After the lock fell by the clock the server is asked whether it sees it so too: so many ms later… */
const CONFIRM_AFTER = 1500;
/** …and up to this much more, so that not all browsers ask in one instant. */
const SPREAD = 3000;
/** A timer takes no longer waits than this, in ms. */
const LONGEST_WAIT = 2 ** 31 - 1;

export type FantasyGame = NonNullable<FantasyNowQuery['fantasyGame']>;

/** The game that lineups are about. Its window closes at kickoff by the server's clock, on every page that is open. */
export function useFantasyNow() {
  const { data, error, refetch } = useQuery(FANTASY_NOW);
  const answer = data?.fantasyGame ?? null;
  /** The status corrected by the clock: lineups that were open have locked since. */
  const [overtaken, setOvertaken] = useState<FantasyGame>();

  useEffect(() => {
    if (!answer?.isOpen) return;
    const wait = Date.parse(answer.game.kickoffAt) - Date.parse(answer.asOf);
    if (wait > LONGEST_WAIT) return;
    const ask = () => void refetch().catch(() => undefined);
    let timer = setTimeout(() => {
      setOvertaken(answer);
      timer = setTimeout(ask, CONFIRM_AFTER + Math.random() * SPREAD);
    }, wait);
    return () => clearTimeout(timer);
  }, [answer, refetch]);

  const game: FantasyGame | null =
    answer && answer === overtaken ? { ...answer, isOpen: false, closedBecause: 'LOCKED' } : answer;
  return {
    game,
    isOpenToAll: data?.isFantasyOpenToAll ?? false,
    isLoading: !data && !error,
    hasFailed: !data && Boolean(error),
    retry: () => void refetch().catch(() => undefined),
  };
}
