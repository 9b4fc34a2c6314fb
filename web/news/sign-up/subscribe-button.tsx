import { lazy, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';

const SubscribeDialog = lazy(() => import('./subscribe-dialog.tsx'));

/** Opens the form that asks for the newsletter; it is downloaded then. */
export function SubscribeButton({ label }: { label: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <LazyLayer onFail={close}>
          <SubscribeDialog onClose={close} />
        </LazyLayer>
      )}
    </>
  );
}
