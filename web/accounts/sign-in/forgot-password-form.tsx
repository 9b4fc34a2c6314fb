import { useMutation } from '@apollo/client/react';
import { type SubmitEvent, useState } from 'react';
import { ACCOUNT_NOTICES } from '../../../schema/accounts/account-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/page/toast.ts';
import { REQUEST_PASSWORD_RESET } from './request-password-reset.ts';
import { t, translated } from '../../ui/language.ts';

/** Asks for the e-mail to which a reset link goes. */
export function ForgotPasswordForm({ onSent, onBack }: { onSent: () => void; onBack: () => void }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [request, { loading }] = useMutation(REQUEST_PASSWORD_RESET);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    try {
      // Needed only now; without it the dialog opens sooner.
      const { forgotPasswordInput } = await import('../../../schema/accounts/accounts.ts');
      const parsed = forgotPasswordInput.safeParse({ email });
      if (!parsed.success) return setError(parsed.error.issues[0]?.message);
      setError(undefined);
      const { data } = await request({ variables: parsed.data });
      const { title, text } = ACCOUNT_NOTICES.resetRequested;
      toast({
        title: t(title),
        description: translated(data?.requestPasswordReset?.request.message ?? text),
      });
      onSent();
    } catch (failure) {
      const { title, text } = ACCOUNT_NOTICES.resetRequestFailed;
      toast({ title: t(title), description: messageOf(failure, text), variant: 'destructive' });
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        data-first
        label={t('Email')}
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={error}
      />
      <Button
        type="submit"
        disabled={email.trim() === '' || loading}
        busy={loading}
        busyLabel={t('Sending…')}
      >
        {t('Send Reset Instructions')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('Back to Sign In')}
      </Button>
    </form>
  );
}
