import { INTERCEPTION_POINTS, POINTS } from '../../schema/fantasy/scoring.ts';
import type { Text } from '../../schema/language/english.ts';
import { STAT_NAMES, type StatName, STATS } from '../../schema/fantasy/stats.ts';

/** The scoring table in words; its numbers are those that games are scored by. */

export interface ScoringRow {
  readonly label: Text;
  readonly points: number;
}

/** Where the words of a sheet would not say it alone. */
const LABELS: { readonly [Name in StatName]?: Text } = {
  passingYards: 'passing yard',
  rushingYards: 'rushing yard',
  receivingYards: 'receiving yard',
  receptions: 'reception',
  fieldGoalsMade: 'field goal under 40 yards, or of unknown distance',
  fieldGoalsMade40To49: 'field goal from 40 to 49 yards',
  fieldGoalsMade50Plus: 'field goal from 50 yards or more',
  soloTackles: 'solo tackle',
  assistedTackles: 'assisted tackle',
  sacks: 'sack',
  fumblesLost: 'fumble lost',
};

const SCORING = POINTS as { readonly [Name in StatName]?: number };

export const SCORING_ROWS: readonly ScoringRow[] = STAT_NAMES.flatMap((name): ScoringRow[] => {
  if (name === 'interceptions')
    return [
      { label: 'interception thrown', points: INTERCEPTION_POINTS.thrown },
      { label: 'interception made by a defender', points: INTERCEPTION_POINTS.made },
    ];
  const points = SCORING[name];
  return points === undefined ? [] : [{ label: LABELS[name] ?? STATS[name].label, points }];
});

/** Columns of a sheet that earn no points. */
export const UNSCORED: readonly Text[] = STAT_NAMES.filter(
  (name) => name !== 'interceptions' && SCORING[name] === undefined,
).map((name) => STATS[name].label);
