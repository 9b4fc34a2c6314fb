import { Users } from 'lucide-react';
import { lazy, useState } from 'react';
import { Button } from '../ui/buttons/button.tsx';
import { LazyLayer } from '../ui/lazy/lazy-part.tsx';
import { t } from '../ui/language.ts';

const RosterDialog = lazy(() => import('./roster-dialog.tsx'));

/** Opens the roster, which is downloaded and asked for only then. */
export function RosterButton() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={Users}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        {t('Current roster')}
      </Button>
      {wasOpened && (
        <LazyLayer onFail={() => setOpen(false)} resetKey={isOpen}>
          <RosterDialog open={isOpen} onOpenChange={setOpen} />
        </LazyLayer>
      )}
    </>
  );
}
