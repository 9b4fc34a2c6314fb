import { useMutation } from '@apollo/client/react';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { GAME_TEXTS as TEXTS } from '../../../schema/games/game-texts.ts';
import type { GameRow_GameFragment as Game } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { toast } from '../../ui/page/toast.ts';
import { opponentWords } from './game-row-words.ts';
import { forgetGame } from './stored-game.ts';
import { DELETE_GAME } from './operations.ts';
import { t } from '../../ui/language.ts';

interface DeleteGameProps {
  game: Game;
  onDone: () => void;
}

/** Deletes a game entered by mistake, after a confirmation. The server says why a game can't be deleted. */
export function DeleteGame({ game, onDone }: DeleteGameProps) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { loading }] = useMutation(DELETE_GAME);

  async function confirm() {
    try {
      await remove({ variables: { id: game.id } });
    } catch (error) {
      setAsking(false);
      toast({
        title: t(TEXTS.deleteFailed),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 8000,
      });
      return;
    }
    forgetGame(game.id);
    toast({ title: t(TEXTS.deleted) });
    onDone();
  }

  return (
    <>
      <Button variant="danger" icon={Trash2} onClick={() => setAsking(true)}>
        {t('Delete Game')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Delete the game {opponent}?', { opponent: opponentWords(game) })}
        description={t(
          'It will be removed from the schedule, calendars and season record for everyone, along with its uploaded stats. This can’t be undone.',
        )}
        confirmLabel={t('Delete')}
        busy={loading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
