import { useAuth } from '../accounts/session/auth.ts';
import { Button } from '../ui/buttons/button.tsx';
import { t } from '../ui/language.ts';

/** Replaces the form for visitors who are signed out. */
export function SignInPrompt({ text }: { text: string }) {
  const { openAuth } = useAuth();
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-surface px-4 py-3">
      <p className="grow font-semibold">{text}</p>
      <Button size="sm" variant="secondary" onClick={() => openAuth('signin')}>
        {t('Sign In')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => openAuth('signup')}>
        {t('Sign Up')}
      </Button>
    </div>
  );
}
