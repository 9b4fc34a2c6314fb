import { Check, X } from 'lucide-react';
import type { PhotoState } from '../../../schema/photos/photos.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { t } from '../../ui/language.ts';

interface ReviewBarProps {
  /** What the photos are now. */
  state: PhotoState;
  count: number;
  isBusy: boolean;
  onReview: (state: PhotoState) => void;
  onClear: () => void;
}

/** What can be done with the selected photos; it stays at the foot of the window while the list is in sight. */
export function ReviewBar({ state, count, isBusy, onReview, onClear }: ReviewBarProps) {
  return (
    <div
      role="group"
      aria-label={t('Selected photos')}
      className="foot-bar -mx-1 flex flex-wrap items-center gap-2 px-1"
    >
      <p role="status" className="mr-auto font-semibold tabular-nums">
        {t('{photos|one:# photo selected|other:# photos selected}', { photos: count })}
      </p>
      {state !== 'APPROVED' && (
        <Button size="sm" icon={Check} busy={isBusy} onClick={() => onReview('APPROVED')}>
          {t('Approve')}
        </Button>
      )}
      {state !== 'REJECTED' && (
        <Button
          size="sm"
          variant="secondary"
          icon={X}
          busy={isBusy}
          onClick={() => onReview('REJECTED')}
        >
          {t('Reject')}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={onClear}>
        {t('Clear')}
      </Button>
    </div>
  );
}
