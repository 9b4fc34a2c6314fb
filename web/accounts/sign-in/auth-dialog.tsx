import { useState } from 'react';
import type { Text } from '../../../schema/language/english.ts';
import type { SecondFactor } from '../../../schema/accounts/second-factors.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/lists/tabs.tsx';
import { ACCOUNT_NOTICES } from '../../../schema/accounts/account-texts.ts';
import type { AuthTab } from '../session/auth.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SecondStepForm } from '../security/second-step-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { t } from '../../ui/language.ts';
import { useSite } from '../../ui/site.ts';

/** What the dialog shows. One dialog for all of it, so that focus returns to the element that opened it. */
export type AuthView = AuthTab | 'fans-only' | 'forgot' | 'check-email' | 'second-step';

const HEADINGS = {
  signin: {
    title: 'Welcome to {site}',
    description: 'Sign in, or create an account to join the community.',
  },
  signup: {
    title: 'Welcome to {site}',
    description: 'Sign in, or create an account to join the community.',
  },
  'fans-only': {
    title: 'Broncos Fans Only',
    description: 'You must be signed in to access the Fan Zone.',
  },
  forgot: {
    title: 'Reset your password',
    description: 'Enter your email and we’ll send you a link.',
  },
  'second-step': {
    title: 'Confirm it’s you',
    description: 'That’s the right password. One more step to go.',
  },
  'check-email': {
    title: ACCOUNT_NOTICES.resetConfirmation.title,
    description: ACCOUNT_NOTICES.resetConfirmation.text,
  },
} as const satisfies Record<AuthView, { title: Text; description: Text }>;

interface AuthDialogProps {
  view: AuthView | null;
  onView: (view: AuthView) => void;
  onClose: () => void;
}

const focusFirst = (body: HTMLElement | null) =>
  body?.querySelector<HTMLElement>('[data-first]')?.focus();

/** Sign In and Sign Up, 'Broncos Fans Only', and the way to a forgotten password. Closing it forgets what was typed. */
export default function AuthDialog({ view, onView, onClose }: AuthDialogProps) {
  const { name } = useSite();
  const { title, description } = HEADINGS[view ?? 'signin'];
  const [factors, setFactors] = useState<readonly SecondFactor[]>([]);
  const isForm = view === 'signin' || view === 'signup';
  return (
    <Dialog
      open={view !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t(title, { site: name })}
      description={t(description)}
    >
      <div key={isForm ? 'form' : view} ref={focusFirst}>
        {isForm && (
          <Tabs value={view} onValueChange={(tab) => onView(tab as AuthTab)}>
            <TabList aria-label={t('Sign in or sign up')} className="*:grow *:justify-center">
              <Tab value="signin">{t('Sign In')}</Tab>
              <Tab value="signup">{t('Sign Up')}</Tab>
            </TabList>
            <TabPanel value="signin">
              <SignInForm
                onForgot={() => onView('forgot')}
                onSecondStep={(found) => {
                  setFactors(found);
                  onView('second-step');
                }}
              />
            </TabPanel>
            <TabPanel value="signup">
              <SignUpForm />
            </TabPanel>
          </Tabs>
        )}
        {view === 'fans-only' && (
          <div className="grid gap-3">
            <Button data-first onClick={() => onView('signup')}>
              {t('Sign Up')}
            </Button>
            <Button variant="secondary" onClick={() => onView('signin')}>
              {t('Sign In')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('Cancel')}
            </Button>
          </div>
        )}
        {view === 'forgot' && (
          <ForgotPasswordForm
            onSent={() => onView('check-email')}
            onBack={() => onView('signin')}
          />
        )}
        {view === 'second-step' && (
          <SecondStepForm factors={factors} onEnded={() => onView('signin')} />
        )}
        {view === 'check-email' && (
          <Button data-first className="w-full" onClick={() => onView('signin')}>
            {t('Back to Sign In')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
