import { useEffect, useRef } from 'react';
import { AGE_TEXTS } from '../../schema/age-gate.ts';
import { Button } from '../ui/buttons/button.tsx';
import { MountainLine } from '../ui/time/mountain-line.tsx';
import { t } from '../ui/language.ts';

/** The whole page for visitors under 21. */
export function Restricted({ onRetry }: { onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus was removed; without this, screen readers would not announce the change.
  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="on-brand floodlit flex min-h-dvh flex-col">
      <title>{t('Access Restricted')}</title>
      <main className="page grid grow content-center justify-items-center gap-5 py-10 text-center">
        <h1 ref={heading} tabIndex={-1} className="display text-d1">
          {t('Access Restricted')}
        </h1>
        <p className="text-body-l">{t(AGE_TEXTS.restricted)}</p>
        <Button size="lg" onClick={onRetry}>
          {t('Re-enter Birth Date')}
        </Button>
      </main>
      <MountainLine ground="night" />
    </div>
  );
}
