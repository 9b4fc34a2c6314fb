import { useAuth } from '../../accounts/session/auth.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { t } from '../../ui/language.ts';

/** Replaces the composer for visitors. */
export function ChatSignUp() {
  const { openAuth } = useAuth();
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-border bg-surface px-4 py-3">
      <p className="min-w-fit grow basis-52 font-semibold">{t('Sign up to join the chat.')}</p>
      <Button size="sm" onClick={() => openAuth('signup')}>
        {t('Sign Up')}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => openAuth('signin')}>
        {t('Sign In')}
      </Button>
    </div>
  );
}
