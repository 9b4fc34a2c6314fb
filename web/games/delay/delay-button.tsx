import { Timer } from 'lucide-react';
import { lazy, useState } from 'react';
import { useDelay } from '../../live/delay.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { t } from '../../ui/language.ts';

const DelayDialog = lazy(() => import('./delay-dialog.tsx'));

/** Opens the choice of how late the visitor's video is. */
export function DelayButton({ gameId, className }: { gameId: number; className?: string }) {
  const delay = useDelay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={Timer}
        className={className}
        onClick={() => setOpen(true)}
      >
        {delay ? t('{seconds} s behind', { seconds: delay.seconds }) : t('Stream delay')}
      </Button>
      {isOpen && (
        <LazyLayer onFail={() => setOpen(false)}>
          <DelayDialog gameId={gameId} onClose={() => setOpen(false)} />
        </LazyLayer>
      )}
    </>
  );
}
