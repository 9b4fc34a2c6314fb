import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { INJURY_WORDS, type InjuryCode } from '../../../schema/games/roster.ts';
import type { ManagedPlayer_RowFragment } from '../../gql/graphql.ts';
import { classNames } from '../../ui/class-names.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { SET_INJURY } from './operations.ts';

/** What changes from week to week; the form has the rest. */
const USUAL: readonly InjuryCode[] = ['Q', 'D', 'O', 'IR'];

/** A player's line of the injury report, one tap each. */
export function InjuryTaps({ player }: { player: ManagedPlayer_RowFragment }) {
  const { id, name } = player;
  const status = player.injuryStatus;
  const [set, { loading }] = useMutation(SET_INJURY);
  const codes = status && !USUAL.includes(status) ? [...USUAL, status] : USUAL;

  async function choose(injuryStatus: InjuryCode | null) {
    if (loading || injuryStatus === status) return;
    try {
      await set({ variables: { input: { id, injuryStatus } } });
    } catch (error) {
      toast({
        title: t('Couldn’t save the player'),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
  }

  return (
    <div
      role="group"
      aria-label={t('Injury report: {name}', { name })}
      aria-busy={loading || undefined}
      className="flex w-fit max-w-full overflow-x-auto rounded-control border border-border-strong"
    >
      <Tap isOn={status === null} onTap={() => void choose(null)}>
        {t('Healthy')}
      </Tap>
      {codes.map((code) => (
        <Tap key={code} isOn={status === code} onTap={() => void choose(code)}>
          <span aria-hidden title={t(INJURY_WORDS[code])}>
            {code}
          </span>
          <span className="sr-only">{t(INJURY_WORDS[code])}</span>
        </Tap>
      ))}
    </div>
  );
}

interface TapProps {
  isOn: boolean;
  onTap: () => void;
  children: ReactNode;
}

function Tap({ isOn, onTap, children }: TapProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={classNames(
        'relative min-h-11 min-w-11 shrink-0 border-border-strong px-2.5 text-small font-semibold not-first:border-l focus-visible:-outline-offset-3',
        isOn ? 'bg-text text-surface' : 'text-muted hover:bg-current/8',
      )}
      onClick={onTap}
    >
      {children}
    </button>
  );
}
