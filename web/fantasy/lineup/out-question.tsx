import { INJURY_WORDS } from '../../../schema/games/roster.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { t, translated } from '../../ui/language.ts';
import type { EligiblePlayer } from './player-list.tsx';

interface OutQuestionProps {
  /** Who was picked and will not play; null asks nothing. */
  player: EligiblePlayer | null;
  onClose: () => void;
  onPick: (playerId: string) => void;
}

/** Asks before a player who will not play is put into a lineup. */
export function OutQuestion({ player, onClose, onPick }: OutQuestionProps) {
  const code = player?.injuryStatus;
  return (
    <ConfirmDialog
      open={player !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('Pick {name} anyway?', { name: player?.name ?? '' })}
      description={t('Listed as: {status}. A player who sits out scores nothing.', {
        status: code ? translated(INJURY_WORDS[code]) : '',
      })}
      confirmLabel={t('Pick anyway')}
      destructive={false}
      onConfirm={() => player && onPick(String(player.id))}
    />
  );
}
