import { FilePen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { restoresFocus } from '../../ui/dialogs/restore-focus.ts';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { draftAddress } from './editor-address.ts';
import { forgetDraft, type StoredDraft } from './stored-draft.ts';
import { t } from '../../ui/language.ts';

interface UnsavedDraftsProps {
  drafts: readonly (StoredDraft & { id: string })[];
  onForgotten: () => void;
}

const titleOf = ({ values: { title } }: StoredDraft) => title.trim() || t('Untitled');

/** Articles that were begun on this device and never saved. */
export function UnsavedDrafts({ drafts, onForgotten }: UnsavedDraftsProps) {
  const [leaving, setLeaving] = useState<(typeof drafts)[number]>();
  if (drafts.length === 0) return null;
  return (
    <section
      aria-labelledby="unsaved-drafts"
      className="rounded-card bg-tint-blue p-4 text-on-tint-blue"
    >
      <h3 id="unsaved-drafts" className="flex items-center gap-2 font-bold">
        <FilePen aria-hidden className="size-5" /> {t('Not saved yet, only on this device')}
      </h3>
      <ul ref={restoresFocus} className="mt-1">
        {drafts.map((draft) => (
          <li key={draft.id} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0">
              <Link
                to={draftAddress(draft.id)}
                className="inline-flex min-h-11 items-center font-semibold underline"
              >
                {titleOf(draft)}
              </Link>{' '}
              <MountainMoment at={draft.keptAt} className="text-small" />
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('Discard {title}', { title: titleOf(draft) })}
              onClick={() => setLeaving(draft)}
            >
              {t('Discard')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== undefined}
        onOpenChange={() => setLeaving(undefined)}
        title={t('Discard this draft?')}
        description={t('“{title}” was never saved. This can’t be undone.', {
          title: leaving ? titleOf(leaving) : '',
        })}
        confirmLabel={t('Discard')}
        onConfirm={() => {
          if (leaving) forgetDraft(leaving.id);
          setLeaving(undefined);
          onForgotten();
        }}
      />
    </section>
  );
}
