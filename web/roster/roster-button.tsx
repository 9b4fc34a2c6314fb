import { Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
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
        <Suspense fallback={null}>
          <RosterDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
