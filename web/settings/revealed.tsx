import { type ReactNode, useState } from 'react';
import { Button } from '../ui/buttons/button.tsx';
import { useSettings } from './podcast-settings.ts';
import { t } from '../ui/language.ts';

/** A short spoiler, behind a button in spoiler mode. `what` names it: 'the record'. */
export function Revealed({ what, children }: { what: string; children: ReactNode }) {
  const { spoilerMode } = useSettings();
  const [isRevealed, setRevealed] = useState(false);
  if (!spoilerMode || isRevealed) return children;
  return (
    <Button variant="quiet" size="sm" className="underline" onClick={() => setRevealed(true)}>
      {t('Reveal {what}', { what })}
    </Button>
  );
}
