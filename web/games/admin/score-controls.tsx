import { useMutation } from '@apollo/client/react';
import { Flag, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { OUR_TEAM } from '../../../schema/games/games.ts';
import { gameStatusText } from '../../../schema/games/scoreboard.ts';
import type { ScoreboardLine_GameFragment as LiveGame } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { useAct } from '../../ui/forms/use-act.ts';
import { t } from '../../ui/language.ts';
import { LIVE_GAME } from '../use-game-bar.ts';
import { QuarterAndClock } from './quarter-and-clock.tsx';
import { type Change, SET_SCOREBOARD } from './score-operations.ts';
import { TeamPoints } from './team-points.tsx';

/** Both teams' points, quarter, clock and possession, each entered with one tap. */
export function ScoreControls({ game }: { game: LiveGame }) {
  const { awayTeam, homeTeam, isFinal } = game;
  const [isAsking, setAsking] = useState(false);
  /** What reverts the last act. */
  const [undo, setUndo] = useState<Change>();
  const [save] = useMutation(SET_SCOREBOARD, {
    update: (cache, { data }) => {
      const liveGame = data?.setScoreboard?.game;
      if (liveGame) cache.writeQuery({ query: LIVE_GAME, data: { liveGame } });
    },
  });
  const { run, busy, fault } = useAct();
  const set = (change: Change, back?: Change) =>
    run(async () => {
      await save({ variables: { input: { gameId: game.gameId, ...change } } });
      setUndo(back);
    });
  const sides = [
    ['AWAY', awayTeam],
    ['HOME', homeTeam],
  ] as const;
  const withBall = sides.find(([, { possession }]) => possession)?.[0] ?? null;

  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-baseline gap-x-3 text-muted" role="status">
        <b className="text-text">{gameStatusText(game, t) || t('LIVE')}</b>
        <span className="tabular-nums">
          {awayTeam.abbreviation} {awayTeam.score} – {homeTeam.score} {homeTeam.abbreviation}
        </span>
      </p>
      {!isFinal &&
        sides.map(([side, team]) => (
          <TeamPoints
            key={side}
            team={team}
            isBusy={busy}
            onPoints={(points) => {
              const name = team.name === OUR_TEAM ? 'ourScore' : 'theirScore';
              void set({ [name]: points }, { [name]: team.score });
            }}
            onBall={() =>
              void set({ possession: team.possession ? null : side }, { possession: withBall })
            }
          />
        ))}
      {!isFinal && <QuarterAndClock game={game} isBusy={busy} onChange={set} />}
      <div className="grid gap-3 sm:grid-cols-2">
        {undo && !isFinal && (
          <Button variant="secondary" icon={Undo2} busy={busy} onClick={() => void set(undo)}>
            {t('Undo')}
          </Button>
        )}
        {isFinal ? (
          <Button
            variant="secondary"
            icon={RotateCcw}
            busy={busy}
            onClick={() => void set({ isFinal: false })}
          >
            {t('Reopen game')}
          </Button>
        ) : (
          <Button variant="quiet" icon={Flag} busy={busy} onClick={() => setAsking(true)}>
            {t('End game')}
          </Button>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        <FieldError id="score" error={fault} />
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('End the game?')}
        description={t(
          '{score} becomes the final score and counts toward the record. You can reopen it today.',
          {
            score: `${awayTeam.abbreviation} ${awayTeam.score}, ${homeTeam.abbreviation} ${homeTeam.score}`,
          },
        )}
        confirmLabel={t('End game')}
        destructive={false}
        busy={busy}
        onConfirm={() => void set({ isFinal: true }).then(() => setAsking(false))}
      />
    </div>
  );
}
