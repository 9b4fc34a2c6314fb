import type { Possession } from '../../../schema/games/games.ts';
import { isDefender } from '../../../schema/games/roster.ts';
import type { BoxPlayer } from '../../../schema/plays/fold.ts';
import type { FigureName, PlayFacts } from '../../../schema/plays/plays.ts';
import { feedPlayers, type RosterPlayer } from './feed-players.ts';
import type { FeedFigures, Summary } from './summary-feed.ts';

/** Where each figure of ours is in the feed: the kind of its table, and the key of its column. */
const FIGURES: Readonly<
  Record<string, Readonly<Record<string, FigureName | readonly FigureName[]>>>
> = {
  passing: {
    'completions/passingAttempts': ['completions', 'passAttempts'],
    passingYards: 'passingYards',
    passingTouchdowns: 'passingTouchdowns',
    interceptions: 'interceptions',
  },
  rushing: {
    rushingAttempts: 'carries',
    rushingYards: 'rushingYards',
    rushingTouchdowns: 'rushingTouchdowns',
  },
  receiving: {
    receptions: 'receptions',
    receivingYards: 'receivingYards',
    receivingTouchdowns: 'receivingTouchdowns',
    receivingTargets: 'targets',
  },
  fumbles: { fumblesLost: 'fumblesLost', fumblesRecovered: 'fumbleRecoveries' },
  defensive: {
    soloTackles: 'soloTackles',
    sacks: 'sacks',
    tacklesForLoss: 'tacklesForLoss',
    passesDefended: 'passesDefended',
    defensiveTouchdowns: 'defensiveTouchdowns',
  },
  interceptions: { interceptions: 'interceptions' },
  kicking: {
    'fieldGoalsMade/fieldGoalAttempts': ['fieldGoalsMade', 'fieldGoalsAttempted'],
    'extraPointsMade/extraPointAttempts': ['extraPointsMade'],
  },
  punting: { punts: 'punts', puntYards: 'puntYards' },
};

type Counted = { [Name in FigureName]?: number };

/**
 * The feed's own box score. Ours are found by their id at the provider, then by a name that can mean only one; their
 * position is the roster's, as it decides what an interception is. The feed has no distances of field goals: those
 * come from the plays.
 */
export function espnFigures(
  { figures, homeId }: Summary,
  {
    roster,
    ours,
    plays,
  }: { roster: readonly RosterPlayer[]; ours: Possession; plays: readonly PlayFacts[] },
): BoxPlayer[] {
  const players = feedPlayers(roster, ours);
  const all = new Map<string, Omit<BoxPlayer, 'figures'> & { readonly figures: Counted }>();
  for (const table of figures) {
    const side = table.teamId === homeId ? 'home' : 'away';
    for (const { athlete, stats } of table.athletes) {
      const own = side === ours ? players.byId(athlete.id) : undefined;
      const known = all.get(athlete.id) ?? {
        ...{ side, playerId: own?.id ?? null, name: own?.name ?? athlete.displayName },
        jersey: own?.jersey ?? athlete.jersey,
        position: own?.position ?? athlete.position?.abbreviation ?? '',
        figures: {},
      };
      all.set(athlete.id, known);
      add(known.figures, table, stats, known.position);
    }
  }
  const box = [...all.values()];
  for (const side of ['home', 'away'] as const) addDistances(box, side, plays);
  return box;
}

function add(
  figures: Counted,
  { kind, keys }: FeedFigures,
  stats: readonly string[],
  position: string,
): void {
  const columns = FIGURES[kind];
  if (!columns) return;
  const valueOf = (key: string) => stats[keys.indexOf(key)] ?? '';
  for (const [key, names] of Object.entries(columns)) {
    const values = valueOf(key).split('/');
    for (const [at, name] of [names].flat().entries()) {
      // What a passer throws and what a defender catches have one name: the position must say the same.
      const isCaught = kind === 'interceptions';
      if (name === 'interceptions' && position !== '' && isCaught !== isDefender(position))
        continue;
      const value = Number(values[at]);
      if (Number.isFinite(value) && value !== 0) figures[name] = (figures[name] ?? 0) + value;
    }
  }
  if (kind !== 'defensive') return;
  const assisted = Number(valueOf('totalTackles')) - Number(valueOf('soloTackles'));
  if (assisted > 0) figures.assistedTackles = assisted;
}

/** Long field goals count more. With two kickers on a side it is unknown whose they were. */
function addDistances(
  box: readonly { readonly side: Possession; readonly figures: Counted }[],
  side: Possession,
  plays: readonly PlayFacts[],
): void {
  const kickers = box.filter((one) => one.side === side && (one.figures.fieldGoalsMade ?? 0) > 0);
  const [kicker] = kickers;
  if (!kicker || kickers.length > 1) return;
  const made = plays.filter(
    ({ kind, points, scoringSide, status }) =>
      kind === 'field-goal' && points === 3 && scoringSide === side && status === 'stands',
  );
  const between = (least: number, most: number) =>
    made.filter(({ yards }) => (yards ?? 0) >= least && (yards ?? 0) <= most).length;
  const [far, farther] = [between(40, 49), between(50, 99)];
  if (far > 0) kicker.figures.fieldGoalsMade40To49 = far;
  if (farther > 0) kicker.figures.fieldGoalsMade50Plus = farther;
}
