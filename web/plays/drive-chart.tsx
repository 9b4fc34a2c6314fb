import { isTouchdown, type Situation } from '../../schema/plays/plays.ts';
import type { Drive } from '../../schema/plays/fold.ts';
import type { TeamNames } from '../../schema/games/team-names.ts';
import { spotText } from '../../schema/plays/words.ts';
import { t } from '../ui/language.ts';
import type { Play } from './play.ts';

const ROW = 10;
/** The length of the field with both end zones, in yards. */
const FIELD = 120;

interface DriveChartProps {
  drive: Drive<Play>;
  teams: TeamNames;
  /** Our drives go to the right, theirs to the left. */
  isOurs: boolean;
}

/** A drive on the field, one row per play. The plays themselves are listed beside it. */
export function DriveChart({ drive, teams, isOurs }: DriveChartProps) {
  const { plays } = drive;
  const start = plays[0]?.before;
  if (!start) return null;
  const height = Math.max(3, plays.length) * ROW;
  const x = (ballOn: number) => 10 + (isOurs ? ballOn : 100 - ballOn);
  return (
    <svg
      viewBox={`0 0 ${FIELD} ${height}`}
      role="img"
      aria-label={t('Starts at {spot}, {yards|one:# yard|other:# yards}', {
        spot: spotText(start, teams),
        yards: drive.yards,
      })}
      className="w-full rounded-control border border-border bg-surface"
    >
      <rect x="0" width="10" height={height} fill="var(--border)" />
      <rect x="110" width="10" height={height} fill="var(--border)" />
      {Array.from({ length: 9 }, (_, index) => (
        <line
          key={index}
          x1={20 + index * 10}
          x2={20 + index * 10}
          y2={height}
          stroke="var(--border)"
          strokeWidth={index === 4 ? 0.8 : 0.4}
        />
      ))}
      {plays.map(
        (play, index) =>
          play.before && (
            <PlayMark
              key={play.id}
              play={play}
              from={x(play.before.ballOn)}
              to={x(endOf(play, play.before))}
              y={index * ROW + ROW / 2}
            />
          ),
      )}
    </svg>
  );
}

/** Where the play left the ball, as the side that began it counts. */
function endOf(play: Play, before: Situation): number {
  if (isTouchdown(play) && play.scoringSide === before.side) return 100;
  const reached = before.ballOn + (play.kind === 'field-goal' ? 0 : (play.yards ?? 0));
  return Math.min(100, Math.max(0, reached));
}

interface PlayMarkProps {
  play: Play;
  from: number;
  to: number;
  y: number;
}

/** A shape for each kind, not only a color: a line runs, an arc flies, a zigzag is a sack, a triangle scores. */
function PlayMark({ play, from, to, y }: PlayMarkProps) {
  const { kind } = play;
  const isFlight = kind === 'pass' || kind === 'punt' || kind === 'interception';
  const middle = (from + to) / 2;
  const path = isFlight
    ? `M${from} ${y}Q${middle} ${y - 5} ${to} ${y}`
    : kind === 'sack'
      ? `M${from} ${y}L${middle} ${y - 2}L${middle} ${y + 2}L${to} ${y}`
      : `M${from} ${y}L${to} ${y}`;
  const isScore = play.points > 0;
  return (
    <g className={isScore ? 'text-accent-text' : 'text-text'}>
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth="1"
        strokeDasharray={kind === 'incomplete' ? '1 1' : undefined}
      />
      {isScore ? (
        <path d={`M${to - 2} ${y + 2}L${to} ${y - 2}L${to + 2} ${y + 2}Z`} fill="currentColor" />
      ) : kind === 'interception' || kind === 'fumble' ? (
        <path
          d={`M${to - 1.5} ${y - 1.5}L${to + 1.5} ${y + 1.5}M${to - 1.5} ${y + 1.5}L${to + 1.5} ${y - 1.5}`}
          stroke="currentColor"
        />
      ) : (
        <circle cx={to} cy={y} r="1.1" fill="currentColor" />
      )}
    </g>
  );
}
