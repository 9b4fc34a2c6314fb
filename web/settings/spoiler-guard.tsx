import { EyeOff } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../ui/buttons/button.tsx';
import { EmptyState } from '../ui/page/states.tsx';
import { setRevealed, useIsHidden } from './reveal.ts';
import { t } from '../ui/language.ts';

interface SpoilerGuardProps {
  /** Names what is hidden: 'the leaderboards'. */
  what: string;
  /** What is revealed with it elsewhere, such as the game it is about; without one, this place alone. */
  subject?: string;
  children: ReactNode;
}

/** Hides results from those who set it so, until they ask for them. */
export function SpoilerGuard({ what, subject, children }: SpoilerGuardProps) {
  const own = useId();
  const about = subject ?? own;
  if (!useIsHidden(about)) return children;
  return (
    <EmptyState icon={EyeOff} text={t('Spoiler-free mode hides {what}.', { what })}>
      <Button variant="secondary" size="sm" onClick={() => setRevealed(about, true)}>
        {t('Reveal')}
      </Button>
    </EmptyState>
  );
}
