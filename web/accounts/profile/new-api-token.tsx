import { Plus } from 'lucide-react';
import { lazy, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { t, translated } from '../../ui/language.ts';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';

const ApiTokenForm = lazy(() => import('./api-token-form.tsx'));

interface NewApiTokenProps {
  /** Why there can't be another one. */
  refusal: string | undefined;
  /** A token has been made. */
  onMade: () => void;
}

/** First a button, then the form, which also shows the token, until one says to have taken it. */
export function NewApiToken({ refusal, onMade }: NewApiTokenProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const start = useRef<HTMLDivElement>(null);

  // On leaving the form the focus returns to the button that opened it.
  useEffect(() => {
    if (wasOpen && !isOpen) start.current?.querySelector<HTMLElement>('button, p')?.focus();
  }, [wasOpen, isOpen]);

  if (isOpen)
    return (
      <LazyLayer
        onFail={() => setOpen(false)}
        fallback={
          <Loading label={t('Loading…')}>
            <Skeleton className="h-64" />
          </Loading>
        }
      >
        <ApiTokenForm onMade={onMade} onClose={() => setOpen(false)} />
      </LazyLayer>
    );
  return (
    <div ref={start}>
      {refusal ? (
        <p tabIndex={-1} className="text-small text-muted">
          {translated(refusal)}
        </p>
      ) : (
        <Button
          variant="secondary"
          icon={Plus}
          onClick={() => {
            setWasOpen(true);
            setOpen(true);
          }}
        >
          {t('Create a token')}
        </Button>
      )}
    </div>
  );
}
