import { inEnglish, type Say } from '../language/english.ts';
import type { LiveGameView } from './games.ts';
import type { Team } from './teams.ts';

/** The words and abbreviations of a scoreboard. */

const ABBREVIATIONS: Readonly<Record<Team, string>> = {
  'Denver Broncos': 'DEN',
  'Arizona Cardinals': 'ARI',
  'Atlanta Falcons': 'ATL',
  'Baltimore Ravens': 'BAL',
  'Buffalo Bills': 'BUF',
  'Carolina Panthers': 'CAR',
  'Chicago Bears': 'CHI',
  'Cincinnati Bengals': 'CIN',
  'Cleveland Browns': 'CLE',
  'Dallas Cowboys': 'DAL',
  'Detroit Lions': 'DET',
  'Green Bay Packers': 'GB',
  'Houston Texans': 'HOU',
  'Indianapolis Colts': 'IND',
  'Jacksonville Jaguars': 'JAX',
  'Kansas City Chiefs': 'KC',
  'Las Vegas Raiders': 'LV',
  'Los Angeles Chargers': 'LAC',
  'Los Angeles Rams': 'LAR',
  'Miami Dolphins': 'MIA',
  'Minnesota Vikings': 'MIN',
  'New England Patriots': 'NE',
  'New Orleans Saints': 'NO',
  'New York Giants': 'NYG',
  'New York Jets': 'NYJ',
  'Philadelphia Eagles': 'PHI',
  'Pittsburgh Steelers': 'PIT',
  'San Francisco 49ers': 'SF',
  'Seattle Seahawks': 'SEA',
  'Tampa Bay Buccaneers': 'TB',
  'Tennessee Titans': 'TEN',
  'Washington Commanders': 'WSH',
};

/** By full name, by nickname ('Chiefs') and by the abbreviation itself. */
const KNOWN = new Map(
  Object.entries(ABBREVIATIONS).flatMap(([team, abbreviation]) =>
    [team, team.slice(team.lastIndexOf(' ') + 1), abbreviation].map(
      (name) => [name.toLowerCase(), abbreviation] as const,
    ),
  ),
);

/** A team's abbreviation; for a name that is none of the 32, the first three letters of its last word. */
export function teamAbbreviation(name: string): string {
  const known = KNOWN.get(name.trim().toLowerCase());
  return known ?? (name.trim().split(/\s+/).at(-1) ?? '').slice(0, 3).toUpperCase();
}

/** 'Q1' to 'Q4', then 'OT', '2OT' and so on; '' for an unknown period. */
export function periodLabel(period: number, say: Say = inEnglish): string {
  if (period < 1) return '';
  if (period <= 4) return say('Q{period}', { period });
  return period === 5 ? say('OT') : say('{times}OT', { times: period - 4 });
}

const isRunOut = (displayClock: string) => /^0?0:00$/.test(displayClock);

/** State of the game in words: 'Q2 7:42', 'Halftime', 'End of Q1', 'Final', 'Final/OT', or '' while unknown. */
export function gameStatusText(
  { isFinal, status: { period, displayClock } }: Pick<LiveGameView, 'isFinal' | 'status'>,
  say: Say = inEnglish,
): string {
  const label = periodLabel(period, say);
  if (isFinal) return period > 4 ? say('Final/{period}', { period: label }) : say('Final');
  if (isRunOut(displayClock) && period === 2) return say('Halftime');
  if (isRunOut(displayClock) && period > 0) return say('End of {period}', { period: label });
  return `${label} ${displayClock}`.trim();
}

/** Phase of the game in one word: 'Q1' to 'Q4', 'Halftime', 'OT', '2OT', 'Final'; null while unknown. */
export function gamePhase({
  isFinal,
  status: { period, displayClock },
}: Pick<LiveGameView, 'isFinal' | 'status'>): string | null {
  if (isFinal) return 'Final';
  if (period === 2 && (isRunOut(displayClock) || /half/i.test(displayClock))) return 'Halftime';
  return periodLabel(period) || null;
}

/** Phases in the order in which a game passes them; 0 for no phase. */
export function phaseRank(phase: string | null): number {
  if (phase === null) return 0;
  if (phase === 'Halftime') return 2.5;
  if (phase === 'Final') return Infinity;
  const [, quarter, overtime] = /^(?:Q([1-4])|(\d*)OT)$/.exec(phase) ?? [];
  if (quarter) return Number(quarter);
  return overtime === undefined ? 0 : 4 + Number(overtime || 1);
}

/** A game's time as it is shown: without its zone, 'TBD' when there is none. */
export function gameTimeText(gameTime: string | null | undefined): string {
  return gameTime?.replace(/\s*\b[MECP][SD]?T\s*$/i, '').trim() || 'TBD';
}
