import { History } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { rich, t } from '../../ui/language.ts';

/** Says that the editor opened with unsaved text, and how to discard it. */
export function RestoredNotice({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-tint-blue px-4 py-2 text-on-tint-blue"
    >
      <p className="flex items-center gap-3 py-1">
        <History aria-hidden className="size-5 shrink-0" />
        <span>
          {rich('We restored your unsaved changes from {moment}.', {
            moment: <MountainMoment at={at} />,
          })}
        </span>
      </p>
      <Button variant="secondary" size="sm" onClick={onDiscard}>
        {t('Discard')}
      </Button>
    </div>
  );
}
