import { EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../settings/podcast-settings.ts';
import { Button } from '../ui/buttons/button.tsx';
import { EmptyState } from '../ui/page/states.tsx';
import { t } from '../ui/language.ts';

/** Hides results from those who set it so, until they ask for them. `what` names them: 'the leaderboards'. */
export function SpoilerGuard({ what, children }: { what: string; children: ReactNode }) {
  const { spoilerMode } = useSettings();
  const [isRevealed, setRevealed] = useState(false);
  if (!spoilerMode || isRevealed) return children;
  return (
    <EmptyState icon={EyeOff} text={t('Spoiler-free mode hides {what}.', { what })}>
      <Button variant="secondary" size="sm" onClick={() => setRevealed(true)}>
        {t('Reveal')}
      </Button>
    </EmptyState>
  );
}
