import { type ReactNode, useState } from 'react';
import { Button } from '../ui/buttons/button.tsx';
import { useSettings } from './podcast-settings.ts';
import { t } from '../ui/language.ts';

/** Something short that spoils, behind a button where the settings want it so. `what` names it: 'the record'. */
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
