import { useAuth } from '../accounts/session/auth.ts';
import { Button } from '../ui/buttons/button.tsx';
import { t } from '../ui/language.ts';

/** Asks visitors to become members. */
export function JoinPrompt() {
  const { openAuth } = useAuth();
  return (
    <section
      data-chrome
      aria-label={t('Join the Huddle')}
      className="on-brand mb-3 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card p-4 sm:p-5"
    >
      <div className="min-w-[min(13rem,100%)] grow">
        <p className="display text-h3">{t('Join the Huddle')}</p>
        <p className="text-muted max-sm:sr-only">
          {t('Chat on game day, share your photos and play along.')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => openAuth('signup')}>{t('Sign Up')}</Button>
        <Button variant="secondary" onClick={() => openAuth('signin')}>
          {t('Sign In')}
        </Button>
      </div>
    </section>
  );
}
