import { type LiveGameView, OUR_TEAM, type Possession } from './games.ts';

/** The full names of both teams. */
export type TeamNames = Readonly<Record<Possession, string>>;

export const teamsOf = ({
  isHome,
  opponent,
}: {
  readonly isHome: boolean;
  readonly opponent: string;
}): TeamNames => (isHome ? { home: OUR_TEAM, away: opponent } : { home: opponent, away: OUR_TEAM });

export const teamsOn = ({ homeTeam, awayTeam }: Pick<LiveGameView, 'homeTeam' | 'awayTeam'>) => ({
  home: homeTeam.name,
  away: awayTeam.name,
});

/** The last word of a team's name: 'Broncos'. */
export const nickname = (team: string): string => team.slice(team.lastIndexOf(' ') + 1);
