import { useMutation } from '@apollo/client/react';
import { type SubmitEvent, useId, useState } from 'react';
import { ACCOUNT_NOTICES } from '../../../schema/accounts/account-texts.ts';
import { resetPasswordForm } from '../../../schema/accounts/accounts.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { PasswordField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/page/toast.ts';
import { FormAlert } from './form-alert.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { t, translated } from '../../ui/language.ts';

const RESET_PASSWORD = graphql(/* GraphQL */ `
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      isChanged
    }
  }
`);

/** Both password fields; the button waits until both are filled. */
export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const [passwords, setPasswords] = useState({ newPassword: '', confirmPassword: '' });
  const [errors, setErrors] = useState<Partial<typeof passwords> & { whole?: string }>({});
  const alertId = useId();
  const [reset, { loading }] = useMutation(RESET_PASSWORD);
  const isEmpty = passwords.newPassword === '' || passwords.confirmPassword === '';

  function refuse(field: keyof typeof passwords, message: string) {
    const { resetTooShort, resetDiffer } = ACCOUNT_NOTICES;
    const notice = message === resetDiffer.text ? resetDiffer : resetTooShort;
    setErrors({ [field]: message });
    toast({ title: t(notice.title), description: translated(message), variant: 'destructive' });
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const parsed = resetPasswordForm.safeParse(passwords);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return refuse(
        issue?.path[0] === 'confirmPassword' ? 'confirmPassword' : 'newPassword',
        issue?.message ?? '',
      );
    }
    setErrors({});
    try {
      await reset({ variables: { input: { token, newPassword: parsed.data.newPassword } } });
      const { title, text } = ACCOUNT_NOTICES.resetDone;
      toast({ title: t(title), description: t(text) });
      onDone();
    } catch (failure) {
      const { title, text } = ACCOUNT_NOTICES.resetFailed;
      const whole = messageOf(failure, text);
      setErrors({ whole });
      toast({ title: t(title), description: whole, variant: 'destructive' });
    }
  }

  const field = (name: keyof typeof passwords) => ({
    value: passwords[name],
    onChange: (event: { target: { value: string } }) =>
      setPasswords({ ...passwords, [name]: event.target.value }),
    error: errors[name],
    autoComplete: 'new-password',
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid gap-4">
      <FormAlert id={alertId} text={errors.whole} />
      <NewPasswordField label={t('New Password')} {...field('newPassword')} />
      <PasswordField label={t('Confirm New Password')} {...field('confirmPassword')} />
      <Button type="submit" disabled={isEmpty || loading} busy={loading} busyLabel={t('Saving…')}>
        {t('Reset Password')}
      </Button>
    </form>
  );
}
