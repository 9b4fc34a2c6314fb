import { useState } from 'react';
import type { ScoreboardLine_GameFragment as LiveGame } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { t } from '../../ui/language.ts';
import { usePageTexts } from '../../ui/page/page-texts.ts';
import { PlayConsole } from './play-console.tsx';
import { useScoring } from './use-scoring.ts';

export interface ScoreByPlayProps {
  game: LiveGame;
  /** Whether its plays are entered here. */
  isOpen: boolean;
  onOpen: () => void;
}

/** The scorekeeper's console, or the way to it. */
export default function ScoreByPlay({ game, isOpen, onOpen }: ScoreByPlayProps) {
  usePageTexts('gameDay');
  usePageTexts('scorekeeping');
  if (isOpen) return <PlayConsole key={game.gameId} game={game} />;
  if (game.isFinal) return null;
  if (game.isFed) return game.isExhibition ? null : <TakeOver game={game} onDone={onOpen} />;
  return (
    <div className="grid gap-2">
      <Button variant="secondary" onClick={onOpen}>
        {t('Score play by play')}
      </Button>
      <p className="text-small text-muted">
        {t('Enter each play, and the score, the drives and the box score follow.')}
      </p>
    </div>
  );
}

/** From a feed that is quiet or wrong. What it reported is dropped, so it asks first. */
function TakeOver({ game, onDone }: { game: LiveGame; onDone: () => void }) {
  const { takeOver, busy, fault } = useScoring(game.gameId);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid gap-2">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('Take over scoring')}
      </Button>
      <div role="alert" className="empty:hidden">
        <FieldError id="take-over" error={fault} />
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Take over from the live feed?')}
        description={t('The score starts over at 0–0, and you enter every play from here on.')}
        confirmLabel={t('Take over scoring')}
        busy={busy}
        onConfirm={() =>
          void takeOver().then((isDone) => {
            setAsking(false);
            if (isDone) onDone();
          })
        }
      />
    </div>
  );
}
