import type { Text } from '../../schema/language/english.ts';
import { OUR_TEAM } from '../../schema/games/games.ts';
import { playPlace } from '../../schema/games/game-path.ts';
import { clockText } from '../../schema/games/game-clock.ts';
import { type Drive, type DriveResult, drivesOf } from '../../schema/plays/fold.ts';
import { isMarker } from '../../schema/plays/plays.ts';
import { nickname, type TeamNames } from '../../schema/games/team-names.ts';
import { t } from '../ui/language.ts';
import { DriveChart } from './drive-chart.tsx';
import type { Play } from './play.ts';
import { PlayLine } from './play-line.tsx';

const RESULTS = {
  touchdown: 'Touchdown',
  'field-goal': 'Field goal',
  'missed-field-goal': 'Missed field goal',
  punt: 'Punt',
  interception: 'Interception',
  fumble: 'Fumble',
  downs: 'Turnover on downs',
  safety: 'Safety',
  'end-of-half': 'End of half',
  'end-of-game': 'End of game',
  'going-on': 'On the field',
} as const satisfies Record<DriveResult, Text>;

/** A drive with its plays, or plays that belong to none: kickoffs, tries, the ends of periods. */
interface Part {
  readonly key: string;
  readonly drive: Drive<Play> | null;
  readonly plays: readonly Play[];
}

/** The game from its newest part back to the kickoff. What was overturned stays at its place in the drive. */
function partsOf(plays: readonly Play[]): Part[] {
  const drives = drivesOf(plays);
  const driveOf = new Map(
    drives.flatMap((drive) => drive.plays.map(({ id }) => [id, drive] as const)),
  );
  const parts: { key: string; drive: Drive<Play> | null; plays: Play[] }[] = [];
  for (const play of plays) {
    const last = parts.at(-1);
    const drive =
      driveOf.get(play.id) ?? (play.status === 'overturned' ? (last?.drive ?? null) : null);
    if (last && last.drive === drive) last.plays.push(play);
    else parts.push({ key: `${play.id}`, drive, plays: [play] });
  }
  return parts.reverse();
}

interface LinesProps {
  plays: readonly Play[];
  teams: TeamNames;
  /** Where a play leads to what was said about it; absent while there is no chat. */
  chatPathOf?: ((play: Play) => string) | undefined;
}

/** The plays of a game by drive, newest first. */
export function DriveList({ plays, ...common }: LinesProps) {
  return (
    <ol className="grid gap-5">
      {partsOf(plays).map(({ key, drive, plays: own }, index) => (
        <li key={key}>
          {drive ? (
            <DrivePart drive={drive} plays={own} isOpen={index < 2} {...common} />
          ) : (
            <Lines plays={own} {...common} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface DrivePartProps extends LinesProps {
  drive: Drive<Play>;
  isOpen: boolean;
}

/** The latest drives are open; of the others what changed the game is shown, the rest on request. */
function DrivePart({ drive, isOpen, ...lines }: DrivePartProps) {
  const { plays, teams } = lines;
  const team = teams[drive.side];
  const markers = plays.filter(isMarker);
  const result = t(RESULTS[drive.result]);
  return (
    <div
      role="group"
      aria-label={t('{team} drive', { team: nickname(team) })}
      className="grid gap-3 rounded-card border border-border p-3 sm:p-4"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-bold">
          {nickname(team)} · {result}
        </h2>
        <p className="text-small text-muted tabular-nums">
          {t('{plays|one:# play|other:# plays}, {yards|one:# yard|other:# yards}, {time}', {
            plays: drive.plays.length,
            yards: drive.yards,
            time: clockText(drive.seconds),
          })}
        </p>
      </header>
      <DriveChart drive={drive} teams={teams} isOurs={team === OUR_TEAM} />
      {isOpen ? (
        <Lines {...lines} />
      ) : (
        <>
          {markers.length > 0 && <Lines {...lines} plays={markers} isSummary />}
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-small underline">
              {t('All plays of this drive')}
            </summary>
            <Lines {...lines} />
          </details>
        </>
      )}
    </div>
  );
}

/** A summary repeats plays that have their place elsewhere. */
function Lines({
  plays,
  teams,
  chatPathOf,
  isSummary = false,
}: LinesProps & { isSummary?: boolean }) {
  return (
    <ol className="grid gap-2.5">
      {plays.toReversed().map((play) => (
        <li key={play.id} id={isSummary ? undefined : playPlace(play.id)} tabIndex={-1}>
          <PlayLine play={play} teams={teams} chatPath={chatPathOf?.(play)} />
        </li>
      ))}
    </ol>
  );
}
