import { t } from '../../ui/language.ts';

/** Places as people write them: '2', and 'T2' where others have the same points. */
export const rankText = (rank: number, isTied = false): string => `${isTied ? 'T' : ''}${rank}`;

/** The same for those who hear it. */
export const rankWords = (rank: number, isTied = false): string =>
  t(isTied ? 'Tied for No. {rank}' : 'No. {rank}', { rank });

/** Whether another of those has the same rank. */
export const isTiedAmong = (ranks: readonly (number | null | undefined)[], rank: number): boolean =>
  ranks.filter((each) => each === rank).length > 1;

/** 'vs Kansas City Chiefs', 'at Las Vegas Raiders'. */
export const opponentText = ({ isHome, opponent }: { isHome: boolean; opponent: string }): string =>
  t(isHome ? 'vs. {opponent}' : 'at {opponent}', { opponent });
