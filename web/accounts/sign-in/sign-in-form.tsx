import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ACCOUNT_NOTICES, ACCOUNT_TEXTS } from '../../../schema/accounts/account-texts.ts';
import type { SignInInput } from '../../../schema/accounts/accounts.ts';
import type { SecondFactor } from '../../../schema/accounts/second-factors.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { lazyResolver } from '../../ui/lazy/lazy-resolver.ts';
import { PasswordField, TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/page/toast.ts';
import { useAuth } from '../session/auth.ts';
import { FormAlert } from './form-alert.tsx';
import { formErrors } from './form-errors.ts';
import { secondFactorsIn } from '../second-factor.ts';
import { PasskeySignIn } from '../security/passkey-sign-in.tsx';
import { t } from '../../ui/language.ts';

const resolver = lazyResolver(async () => {
  const { signInResolver } = await import('../session/account-resolvers.ts');
  return signInResolver;
});

interface SignInFormProps {
  onForgot: () => void;
  /** The password is right, and the account has a second factor. */
  onSecondStep: (factors: readonly SecondFactor[]) => void;
}

/** E-mail and password, or a passkey. */
export function SignInForm({ onForgot, onSecondStep }: SignInFormProps) {
  const { signIn } = useAuth();
  const alertId = useId();
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, formState } = useForm<SignInInput>({
    resolver,
    defaultValues: { email: '', password: '' },
  });
  const errors = formErrors(formState.errors, ACCOUNT_TEXTS.signInRequired, alertId);

  async function submit(input: SignInInput) {
    setRefusal(undefined);
    try {
      await signIn(input);
    } catch (error) {
      const factors = secondFactorsIn(error);
      if (factors) return onSecondStep(factors);
      const { title, text } = ACCOUNT_NOTICES.signInFailed;
      const message = messageOf(error, text);
      setRefusal(message);
      toast({ title: t(title), description: message, variant: 'destructive' });
    }
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-4">
      <FormAlert id={alertId} text={errors.whole ?? refusal} />
      <TextField
        data-first
        label={t('Email')}
        type="email"
        autoComplete="username"
        {...errors.of('email')}
        {...register('email')}
      />
      <PasswordField
        label={t('Password')}
        autoComplete="current-password"
        {...errors.of('password')}
        {...register('password')}
      />
      <button
        type="button"
        onClick={onForgot}
        className="min-h-11 justify-self-start rounded-badge text-small text-link underline"
      >
        {t('Forgot your password?')}
      </button>
      <Button type="submit" busy={formState.isSubmitting} busyLabel={t('Signing in…')}>
        {t('Sign In')}
      </Button>
      <PasskeySignIn onFail={setRefusal} />
    </form>
  );
}
