import { skipToken, useQuery } from '@apollo/client/react';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { secondsOnClock } from '../../../schema/games/game-clock.ts';
import { gameStatusText } from '../../../schema/games/scoreboard.ts';
import { nickname, teamsOn, type TeamNames } from '../../../schema/games/team-names.ts';
import { ruled } from '../../../schema/plays/entry.ts';
import type { PlayEntry } from '../../../schema/plays/entry-shape.ts';
import { lastDecisive } from '../../../schema/plays/fold.ts';
import { type Draft, draftOf, type EntryKind, entryOf } from '../../../schema/plays/entry-line.ts';
import { type Upcoming, upcomingOf } from '../../../schema/plays/situation.ts';
import { situationText } from '../../../schema/plays/words.ts';
import type { ScoreboardLine_GameFragment as LiveGame } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { useAllPlays } from '../use-plays.ts';
import { BallForm } from './ball-form.tsx';
import { ConsoleClock, useRunningClock } from './console-clock.tsx';
import { SCOREKEEPING } from './console-operations.ts';
import { type Edited, EditPlay } from './edit-play.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryPad } from './entry-pad.tsx';
import { RecentPlays } from './recent-plays.tsx';
import { TypedPlay } from './typed-play.tsx';
import { situationInput, useScoring } from './use-scoring.ts';

/** Others who score the same game are noticed this often, in ms. */
const OTHERS_EVERY = 10_000;

/** The scorekeeper's console: plays are entered, corrected and overturned one by one, and the score follows. */
export function PlayConsole({ game }: { game: LiveGame }) {
  const { plays, isLoaded, hasFailed, retry } = useAllPlays(game.gameId);
  if (!isLoaded && hasFailed)
    return <ErrorState text={t('We couldn’t load the plays.')} onRetry={retry} />;
  if (!isLoaded)
    return (
      <Loading label={t('Loading the plays')}>
        <Skeleton className="h-60" />
      </Loading>
    );
  return <Console game={game} plays={plays} />;
}

interface ConsoleProps {
  game: LiveGame;
  plays: ReturnType<typeof useAllPlays>['plays'];
}

function Console({ game, plays }: ConsoleProps) {
  const teams = teamsOn(game);
  const upcoming = upcomingOf(plays);
  const scoring = useScoring(game.gameId);
  const { busy, fault, enter, undo } = scoring;
  const shown = secondsOnClock(game.status.displayClock);
  const isSamePeriod = game.status.period === upcoming.period;
  const clock = useRunningClock(
    (isSamePeriod ? shown : null) ?? upcoming.clock,
    (seconds) => void scoring.setClock(upcoming.period, seconds),
  );
  const [draft, setDraft] = useState<Draft>();
  const [edited, setEdited] = useState<Edited>();
  const [isEnding, setEnding] = useState(false);
  const pad = useFocusOnReturn(draft !== undefined || edited !== undefined);
  const last = lastDecisive(plays);

  async function enterNow(entry: PlayEntry) {
    const isDone = await enter({ ...entry, clock: clock.seconds });
    // The next period begins with a full clock.
    if (isDone && entry.kind === 'period-end') clock.stop();
    return isDone;
  }
  function choose(kind: EntryKind) {
    setEdited(undefined);
    if (kind === 'game-end') setEnding(true);
    else if (kind === 'timeout' || kind === 'period-end') void enterNow(entryOf(draftOf(kind)));
    else setDraft(draftOf(kind));
  }
  async function enterTyped(typed: Draft) {
    if (typed.kind === 'game-end') {
      setEnding(true);
      return true;
    }
    // A line can't say whose kick it is.
    if (typeof ruled(entryOf(typed), upcoming) === 'string') {
      setDraft(typed);
      return true;
    }
    return enterNow(entryOf(typed));
  }

  return (
    <div className="grid gap-5">
      <Status {...{ game, teams, upcoming }} />
      {!game.isFinal && (
        <>
          <ConsoleClock clock={clock} fault={scoring.clockFault} />
          {edited ? (
            <EditPlay
              key={edited.play.id}
              {...edited}
              {...{ plays, teams, scoring }}
              onDone={() => setEdited(undefined)}
            />
          ) : draft ? (
            <EntryForm
              {...{ draft, upcoming, teams }}
              submitLabel={t('Enter play')}
              isBusy={busy}
              onChange={setDraft}
              onSend={(entry) =>
                void enterNow(entry).then((isDone) => isDone && setDraft(undefined))
              }
              onCancel={() => setDraft(undefined)}
            />
          ) : (
            <div ref={pad} tabIndex={-1} className="grid gap-5 outline-none">
              <EntryPad expects={upcoming.expects} isBusy={busy} onChoose={choose} />
              <TypedPlay
                onEnter={enterTyped}
                onClock={clock.toggle}
                onReview={() => last && void scoring.correct(last.id, { isUnderReview: true })}
                onOverturn={() => last && setEdited({ play: last, isOverturn: true })}
                onUndo={() => void undo()}
              />
            </div>
          )}
        </>
      )}
      <div role="alert" className="empty:hidden">
        <FieldError id="play" error={fault} />
      </div>
      <OtherScorekeeper gameId={game.gameId} position={scoring.position} />
      {plays.length > 0 && (
        <Button variant="secondary" icon={Undo2} busy={busy} onClick={() => void undo()}>
          {game.isFinal ? t('Reopen game') : t('Undo last entry')}
        </Button>
      )}
      {!game.isFinal && last && last.points === 0 && upcoming.expects === 'snap' && (
        <details>
          <summary className="min-h-11 py-2 font-semibold">{t('Move the ball')}</summary>
          <BallForm
            key={last.revision}
            at={upcoming.situation}
            teams={teams}
            isBusy={busy}
            onPut={(at) => void scoring.correct(last.id, { after: situationInput(at) })}
          />
        </details>
      )}
      {!game.isFinal && (
        <RecentPlays
          {...{ plays, teams, scoring }}
          onEdit={(play, isOverturn) => {
            setDraft(undefined);
            setEdited({ play, isOverturn });
          }}
        />
      )}
      <EndGame
        game={game}
        isOpen={isEnding}
        isBusy={busy}
        onOpenChange={setEnding}
        onEnd={() => void enterNow({ kind: 'game-end' }).then(() => setEnding(false))}
      />
    </div>
  );
}

interface EndGameProps {
  game: LiveGame;
  isOpen: boolean;
  isBusy: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onEnd: () => void;
}

/** The final whistle counts toward the record, so it asks first. */
function EndGame({ game, isOpen, isBusy, onOpenChange, onEnd }: EndGameProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('End the game?')}
      description={t(
        '{score} becomes the final score and counts toward the record. You can reopen it today.',
        { score: scoreWords(game) },
      )}
      confirmLabel={t('End game')}
      destructive={false}
      busy={isBusy}
      onConfirm={onEnd}
    />
  );
}

const scoreWords = ({ awayTeam, homeTeam }: LiveGame) =>
  `${awayTeam.abbreviation} ${awayTeam.score}, ${homeTeam.abbreviation} ${homeTeam.score}`;

/** For the pad that a form takes the place of: it gets the focus when the form closes, as the pressed button is gone. */
function useFocusOnReturn(isFormOpen: boolean) {
  const pad = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isFormOpen) pad.current?.focus();
    wasOpen.current = isFormOpen;
  }, [isFormOpen]);
  return pad;
}

interface StatusProps {
  game: LiveGame;
  teams: TeamNames;
  upcoming: Upcoming;
}

/** The score, and what the game waits for. */
function Status({ game, teams, upcoming }: StatusProps) {
  const { expects, side, situation } = upcoming;
  const { awayTeam, homeTeam } = game;
  const next =
    expects === 'snap' && situation
      ? `${nickname(teams[situation.side])} · ${situationText(situation, teams, t)}`
      : expects === 'kickoff'
        ? t('Kickoff is next')
        : expects === 'try' && side
          ? `${nickname(teams[side])} · ${t('The try is next')}`
          : null;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b>{gameStatusText(game, t) || t('LIVE')}</b>
        <span className="tabular-nums">
          {awayTeam.abbreviation} {awayTeam.score} – {homeTeam.score} {homeTeam.abbreviation}
        </span>
      </p>
      <p role="status" className="text-h3 font-bold empty:hidden">
        {next}
      </p>
      {game.playPosition === 0 && (
        <p className="text-muted">{t('The first play is the opening kickoff.')}</p>
      )}
    </div>
  );
}

/** Says when someone else enters plays of the same game. The server lets neither overtake the other. */
function OtherScorekeeper({ gameId, position }: { gameId: number; position: number }) {
  const asked = { variables: { gameId }, pollInterval: OTHERS_EVERY };
  const { data } = useQuery(SCOREKEEPING, position === 0 ? skipToken : asked);
  const name = data?.scorekeeping?.otherScorekeeper;
  return name ? <p role="status">{t('{name} is scoring this game, too.', { name })}</p> : null;
}
