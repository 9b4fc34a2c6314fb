import { useApolloClient, useMutation } from '@apollo/client/react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { ACCOUNT_NOTICES } from '../../../schema/accounts/account-texts.ts';
import {
  ADMIN_PASSWORD_MINIMUM,
  PASSWORD_MINIMUM,
} from '../../../schema/accounts/account-limits.ts';
import { can } from '../../../schema/accounts/capabilities.ts';
import { PROFILE_NOTICES } from '../../../schema/accounts/profile-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { fieldMessage, messageOf } from '../../ui/forms/graph-error.ts';
import { PasswordField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/page/toast.ts';
import { FormAlert } from '../sign-in/form-alert.tsx';
import { NewPasswordField } from '../sign-in/new-password-field.tsx';
import { REQUEST_PASSWORD_RESET } from '../sign-in/request-password-reset.ts';
import type { AuthUser } from '../session/stored-user.ts';
import { CHANGE_PASSWORD } from './operations.ts';
import { ProfileCard } from './profile-card.tsx';
import { t, translated } from '../../ui/language.ts';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };
type Passwords = typeof EMPTY;

/** The current password and twice the new one. It signs all other devices out, and revokes API tokens. */
export function ChangePassword({ user }: { user: AuthUser }) {
  const client = useApolloClient();
  const alertId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [passwords, setPasswords] = useState(EMPTY);
  const [errors, setErrors] = useState<Partial<Passwords> & { whole?: string }>({});
  const [change, { loading }] = useMutation(CHANGE_PASSWORD);

  function refuse(field: keyof Passwords | 'whole', message: string, title: string) {
    setErrors({ [field]: message });
    notify({ title, text: message }, true);
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const { changeDiffer, changeTooShort, changeFailed } = ACCOUNT_NOTICES;
    const { confirmPassword, ...input } = passwords;
    if (input.newPassword !== confirmPassword)
      return refuse('confirmPassword', changeDiffer.text, changeDiffer.title);
    if (input.newPassword.length < PASSWORD_MINIMUM)
      return refuse('newPassword', changeTooShort.text, changeTooShort.title);
    setErrors({});
    try {
      await change({ variables: { input } });
    } catch (error) {
      const fields = ['currentPassword', 'newPassword'] as const;
      const field = fields.find((one) => fieldMessage(error, one)) ?? 'whole';
      return refuse(field, messageOf(error, 'Please try again.'), changeFailed.title);
    }
    setPasswords(EMPTY);
    notify(PROFILE_NOTICES.passwordChanged);
    await client.refetchQueries({ include: ['OwnSessions', 'OwnApiTokens', 'OwnSecurityEvents'] });
  }

  const field = (name: keyof Passwords) => ({
    name,
    value: passwords[name],
    onChange: (event: { target: { value: string } }) =>
      setPasswords({ ...passwords, [name]: event.target.value }),
    error: errors[name],
  });

  return (
    <ProfileCard
      title={t('Change password')}
      lead={t('Changing it signs out your other devices and revokes your API tokens.')}
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <FormAlert id={alertId} text={errors.whole} />
        {/* Lets password managers know whose password this is. */}
        <input hidden type="text" autoComplete="username" value={user.email ?? ''} readOnly />
        <PasswordField
          label={t('Current Password')}
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <NewPasswordField
          label={t('New Password')}
          minimum={can(user, 'admin.dashboard') ? ADMIN_PASSWORD_MINIMUM : PASSWORD_MINIMUM}
          {...field('newPassword')}
        />
        <PasswordField
          label={t('Confirm New Password')}
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={loading} busyLabel={t('Changing…')}>
            {t('Change password')}
          </Button>
          <ForgotButton user={user} />
        </div>
      </form>
    </ProfileCard>
  );
}

/** Sends the reset mail to the account's own address. */
function ForgotButton({ user }: { user: AuthUser }) {
  const [request, { loading }] = useMutation(REQUEST_PASSWORD_RESET);

  async function send() {
    const { emailUnknown, resetRequested, resetRequestFailed } = ACCOUNT_NOTICES;
    if (!user.email) return notify(emailUnknown, true);
    try {
      const { data } = await request({ variables: { email: user.email } });
      const text = data?.requestPasswordReset?.request.message ?? resetRequested.text;
      notify({ ...resetRequested, text });
    } catch (error) {
      const { title, text } = resetRequestFailed;
      notify({ title, text: messageOf(error, text) }, true);
    }
  }

  return (
    <Button variant="quiet" busy={loading} busyLabel={t('Sending…')} onClick={() => void send()}>
      {t('Forgot password?')}
    </Button>
  );
}

const notify = ({ title, text }: Readonly<Record<'title' | 'text', string>>, isBad = false) =>
  void toast({
    title: translated(title),
    description: translated(text),
    ...(isBad && { variant: 'destructive' as const }),
  });
