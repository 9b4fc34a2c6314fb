import { type ReactNode, useId } from 'react';
import { Button } from '../ui/buttons/button.tsx';
import { setRevealed, useIsHidden } from './reveal.ts';
import { t } from '../ui/language.ts';

/** A short spoiler, behind a button in spoiler mode. `what` names it: 'the record'. */
export function Revealed({ what, children }: { what: string; children: ReactNode }) {
  const own = useId();
  if (!useIsHidden(own)) return children;
  return (
    <Button variant="quiet" size="sm" className="underline" onClick={() => setRevealed(own, true)}>
      {t('Reveal {what}', { what })}
    </Button>
  );
}
