import { Timer } from 'lucide-react';
import { lazy, useState } from 'react';
import { useDelay } from '../../live/delay.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { t } from '../../ui/language.ts';

const DelayDialog = lazy(() => import('./delay-dialog.tsx'));

interface DelayButtonProps {
  gameId: number;
  /** Where there is no room for words. */
  isIcon?: boolean;
  className?: string;
}

/** Opens the choice of how late the visitor's video is. */
export function DelayButton({ gameId, isIcon = false, className }: DelayButtonProps) {
  const delay = useDelay();
  const [isOpen, setOpen] = useState(false);
  const label = delay ? t('{seconds} s behind', { seconds: delay.seconds }) : t('Stream delay');
  const open = () => setOpen(true);
  return (
    <>
      {isIcon ? (
        <IconButton label={label} icon={Timer} className={className} onClick={open} />
      ) : (
        <Button variant="quiet" size="sm" icon={Timer} className={className} onClick={open}>
          {label}
        </Button>
      )}
      {isOpen && (
        <LazyLayer onFail={() => setOpen(false)}>
          <DelayDialog gameId={gameId} onClose={() => setOpen(false)} />
        </LazyLayer>
      )}
    </>
  );
}
