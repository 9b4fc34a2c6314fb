import { Keyboard } from 'lucide-react';
import { lazy, useState } from 'react';
import { Button } from '../ui/buttons/button.tsx';
import { LazyLayer } from '../ui/lazy/lazy-part.tsx';
import { t } from '../ui/language.ts';

const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx'));

/** The way to the sheet of keys for fingers and pointers. */
export function ShortcutsButton({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={Keyboard}
        aria-haspopup="dialog"
        className={className}
        onClick={() => setOpen(true)}
      >
        {t('Keyboard shortcuts')}
      </Button>
      {isOpen && (
        <LazyLayer onFail={close}>
          <ShortcutSheet onClose={close} />
        </LazyLayer>
      )}
    </>
  );
}
