import { useMutation } from '@apollo/client/react';
import { Pencil, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { INJURY_WORDS, positionName } from '../../../schema/games/roster.ts';
import type { ManagedPlayer_RowFragment } from '../../gql/graphql.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t, translated } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { InjuryTaps } from './injury-taps.tsx';
import { REMOVE_PLAYER } from './operations.ts';
import { ROSTER_ADDRESS } from './roster-screen.tsx';

interface PlayerRowProps {
  player: ManagedPlayer_RowFragment;
  isEditable: boolean;
  onDone: () => void;
}

/** One player with what can be done about them. */
export function PlayerRow({ player, isEditable, onDone }: PlayerRowProps) {
  const { id, name, position, jersey, isStarter, injuryStatus, injuryDetails } = player;
  const facts = [
    translated(positionName(position)),
    ...(isStarter ? [t('Starter')] : []),
    // Where it can be changed, it is the button that is pressed.
    ...(injuryStatus && !isEditable ? [t(INJURY_WORDS[injuryStatus])] : []),
    ...(injuryDetails ? [injuryDetails] : []),
  ];
  return (
    <li
      aria-label={name}
      className="grid grid-cols-1 items-center gap-x-4 gap-y-2 border-b border-border py-3 lg:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <div className="flex min-w-0 items-baseline gap-3">
        <span className="w-9 shrink-0 text-right font-bold text-muted tabular-nums">
          {jersey === '0' ? '–' : `#${jersey}`}
        </span>
        <div className="min-w-0">
          <p dir="auto" className="font-bold wrap-anywhere">
            {name}
          </p>
          <p className="text-small text-muted">{facts.join(' · ')}</p>
        </div>
      </div>
      {isEditable && (
        <>
          <InjuryTaps player={player} />
          <div className="flex flex-wrap gap-1.5">
            <ButtonLink
              size="sm"
              variant="secondary"
              icon={Pencil}
              to={`${ROSTER_ADDRESS}&player=${id}`}
              aria-label={t('Edit: {name}', { name })}
            >
              {t('Edit')}
            </ButtonLink>
            <RemoveButton id={id} name={name} onDone={onDone} />
          </div>
        </>
      )}
    </li>
  );
}

/** Takes a player off the roster after a question. */
function RemoveButton({ id, name, onDone }: { id: number; name: string; onDone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [remove, removing] = useMutation(REMOVE_PLAYER);

  async function confirm() {
    try {
      await remove({ variables: { input: { id } } });
      toast({ title: t('Removed from the roster: {name}', { name }) });
      onDone();
    } catch (error) {
      toast({
        title: t('Couldn’t remove the player'),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
    setAsking(false);
  }

  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={UserMinus}
        aria-label={t('Remove: {name}', { name })}
        onClick={() => setAsking(true)}
      >
        {t('Remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Remove {name} from the roster?', { name })}
        description={t(
          'No one can pick them anymore. Past lineups and stats don’t change. If you add the same name again, it’s the same player.',
        )}
        confirmLabel={t('Remove')}
        busy={removing.loading}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
