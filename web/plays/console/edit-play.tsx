import { useState } from 'react';
import type { TeamNames } from '../../../schema/games/team-names.ts';
import { type Draft, draftOfPlay } from '../../../schema/plays/entry-line.ts';
import { upcomingBefore } from '../../../schema/plays/situation.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { t } from '../../ui/language.ts';
import type { Play } from '../play.ts';
import { EntryForm } from './entry-form.tsx';
import { type Correction, inputOf, type Scoring } from './use-scoring.ts';

export interface Edited {
  readonly play: Play;
  /** The officials took it back; else it was entered wrong. */
  readonly isOverturn: boolean;
}

interface EditPlayProps extends Edited {
  plays: readonly Play[];
  teams: TeamNames;
  scoring: Scoring;
  onDone: () => void;
}

/** Says what happened instead of what was entered, or that a play doesn't count. */
export function EditPlay({ play, isOverturn, plays, teams, scoring, onDone }: EditPlayProps) {
  const [draft, setDraft] = useState<Draft>(() => {
    const stored = draftOfPlay(play);
    return isOverturn ? { ...stored, yards: '', flags: [] } : stored;
  });
  const { correct, busy } = scoring;
  const reason = isOverturn ? ({ reason: 'REVIEW' } as const) : {};
  const upcoming = upcomingBefore(plays, play);
  async function save(change: Correction) {
    if (await correct(play.id, { ...reason, ...change })) onDone();
  }
  return (
    <section className="grid gap-3" aria-label={t('Correct this play')}>
      <h3 className="text-h3 font-bold">
        {isOverturn ? t('What happened instead?') : t('Correct this play')}
      </h3>
      <EntryForm
        {...{ draft, upcoming, teams }}
        submitLabel={isOverturn ? t('Overturn play') : t('Save play')}
        isBusy={busy}
        onChange={setDraft}
        onSend={(entry) => void save({ play: inputOf(entry) })}
        onCancel={onDone}
      />
      {isOverturn && (
        <Button
          variant="secondary"
          className="min-h-13"
          busy={busy}
          onClick={() => void save({ isOverturned: true })}
        >
          {t('The play doesn’t count; replay the down')}
        </Button>
      )}
    </section>
  );
}
