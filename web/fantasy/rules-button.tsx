import { BookOpen } from 'lucide-react';
import { lazy, useState } from 'react';
import { Button } from '../ui/buttons/button.tsx';
import { LazyLayer } from '../ui/lazy/lazy-part.tsx';
import { t } from '../ui/language.ts';

const RulesDialog = lazy(() => import('./rules-dialog.tsx'));

/** Opens the rules, which are downloaded only then. */
export function RulesButton() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={BookOpen}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        {t('Rules & FAQ')}
      </Button>
      {wasOpened && (
        <LazyLayer onFail={() => setOpen(false)} resetKey={isOpen}>
          <RulesDialog open={isOpen} onOpenChange={setOpen} />
        </LazyLayer>
      )}
    </>
  );
}
