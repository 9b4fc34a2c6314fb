import type { Text } from '../../schema/language/english.ts';
import type { BoxPlayer } from '../../schema/plays/fold.ts';
import type { FigureName } from '../../schema/plays/plays.ts';
import type { TeamNames } from '../../schema/games/team-names.ts';
import { t, translated } from '../ui/language.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import type { Play } from './play.ts';
import { useBoxPlayers } from './use-box-players.ts';

interface Column {
  readonly label: Text;
  readonly of: (figure: (name: FigureName) => number) => string | number;
}

interface Group {
  readonly title: Text;
  /** Who is in it, and the order: most first. */
  readonly by: (figure: (name: FigureName) => number) => number;
  readonly columns: readonly Column[];
}

const GROUPS: readonly Group[] = [
  {
    title: 'Passing',
    by: (figure) => figure('passAttempts'),
    columns: [
      {
        label: 'Comp/Att',
        of: (figure) => `${figure('completions')}/${figure('passAttempts')}`,
      },
      { label: 'Yards', of: (figure) => figure('passingYards') },
      { label: 'TD', of: (figure) => figure('passingTouchdowns') },
      { label: 'INT', of: (figure) => figure('interceptions') },
    ],
  },
  {
    title: 'Rushing',
    by: (figure) => figure('carries'),
    columns: [
      { label: 'Carries', of: (figure) => figure('carries') },
      { label: 'Yards', of: (figure) => figure('rushingYards') },
      { label: 'TD', of: (figure) => figure('rushingTouchdowns') },
    ],
  },
  {
    title: 'Receiving',
    by: (figure) => figure('receptions'),
    columns: [
      { label: 'Catches', of: (figure) => figure('receptions') },
      { label: 'Yards', of: (figure) => figure('receivingYards') },
      { label: 'TD', of: (figure) => figure('receivingTouchdowns') },
    ],
  },
  {
    title: 'Defense',
    by: (figure) =>
      figure('soloTackles') +
      figure('assistedTackles') +
      figure('sacks') +
      figure('passesDefended') +
      (figure('passAttempts') > 0 ? 0 : figure('interceptions')),
    columns: [
      { label: 'Tackles', of: (figure) => figure('soloTackles') + figure('assistedTackles') },
      { label: 'Sacks', of: (figure) => figure('sacks') },
      { label: 'INT', of: (figure) => figure('interceptions') },
    ],
  },
  {
    title: 'Kicking',
    by: (figure) => figure('fieldGoalsAttempted') + figure('extraPointsMade'),
    columns: [
      {
        label: 'FG',
        of: (figure) => `${figure('fieldGoalsMade')}/${figure('fieldGoalsAttempted')}`,
      },
      { label: 'XP', of: (figure) => figure('extraPointsMade') },
    ],
  },
];

/** The players of one side in a group, most first. Defenders beyond these did little. */
const MOST_SHOWN = 8;

const figureOf = (player: BoxPlayer) => (name: FigureName) => player.figures[name] ?? 0;

interface BoxScoreProps {
  gameId: number;
  plays: readonly Play[];
  teams: TeamNames;
}

/** What the players of both teams did, by what they do. */
export function BoxScore({ gameId, plays, teams }: BoxScoreProps) {
  const { players, hasFailed, retry } = useBoxPlayers(gameId, plays);
  if (hasFailed) return <ErrorState text={t('We couldn’t load the box score.')} onRetry={retry} />;
  if (!players)
    return (
      <Loading label={t('Loading the box score')}>
        <Skeleton className="h-96" />
      </Loading>
    );
  return (
    <div className="grid gap-8">
      {(['away', 'home'] as const).map((side) => (
        <section key={side} aria-labelledby={`box-${side}`} className="grid gap-4">
          <h2 id={`box-${side}`} className="display text-h3">
            {teams[side]}
          </h2>
          {GROUPS.map((group) => (
            <GroupTable
              key={group.title}
              group={group}
              players={players.filter((player) => player.side === side)}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

function GroupTable({ group, players }: { group: Group; players: readonly BoxPlayer[] }) {
  const { title, by, columns } = group;
  const rows = players
    .filter((player) => by(figureOf(player)) > 0)
    .sort((one, other) => by(figureOf(other)) - by(figureOf(one)))
    .slice(0, MOST_SHOWN);
  if (rows.length === 0) return null;
  return (
    <table className="w-full text-right tabular-nums">
      <thead>
        <tr className="border-b border-border text-small text-muted ">
          <th scope="col" className="w-2/5 py-2 text-left font-bold text-text">
            {translated(title)}
          </th>
          {columns.map(({ label }) => (
            <th key={label} scope="col" className="px-2 font-semibold">
              {translated(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((player) => (
          <tr key={player.name} className="border-b border-border ">
            <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
              {player.name} <span className="text-small text-muted">{player.position}</span>
            </th>
            {columns.map(({ label, of }) => (
              <td key={label} className="px-2">
                {of(figureOf(player))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
