import { useApolloClient } from '@apollo/client/react';
import { Fingerprint } from 'lucide-react';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { isBlank } from '../../../schema/blank.ts';
import { SECOND_FACTOR_TEXTS, type SecondFactor } from '../../../schema/accounts/second-factors.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/page/toast.ts';
import { useAuth } from '../session/auth.ts';
import { FormAlert } from '../sign-in/form-alert.tsx';
import { secondFactorsIn } from '../second-factor.ts';
import type { AuthUser } from '../session/stored-user.ts';
import { hasPasskeys } from './passkeys.ts';
import { FINISH_SIGN_IN } from './sign-in-operations.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

interface SecondStepFormProps {
  /** What the account has. */
  factors: readonly SecondFactor[];
  /** Too late or too many tries: one begins again. */
  onEnded: () => void;
}

/** After the right password: a passkey, a code of the app, or a recovery code. */
export function SecondStepForm({ factors, onEnded }: SecondStepFormProps) {
  const client = useApolloClient();
  const { welcome } = useAuth();
  const alertId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ code?: string; whole?: string }>({});
  const passkey = usePasskeySignIn((whole) => setErrors({ whole }));
  const offersPasskey = factors.includes('passkey') && hasPasskeys();

  function refuse(message: string) {
    setErrors({ code: message });
    field.current?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBlank(code)) return refuse(SECOND_FACTOR_TEXTS.codeRequired);
    setErrors({});
    setBusy(true);
    try {
      const { data } = await client.mutate({ mutation: FINISH_SIGN_IN, variables: { code } });
      await welcome(data?.finishSignIn?.user as AuthUser);
    } catch (error) {
      const message = messageOf(error, SECOND_FACTOR_TEXTS.failed);
      if (secondFactorsIn(error)) return refuse(message);
      setErrors({ whole: message });
      if (message !== t(SECOND_FACTOR_TEXTS.stepEnded)) return;
      toast({ title: t('Login failed'), description: message, variant: 'destructive' });
      onEnded();
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <FormAlert id={alertId} text={errors.whole} />
      {offersPasskey && (
        <Button
          data-first
          icon={Fingerprint}
          busy={passkey.isBusy}
          busyLabel={t('Waiting for your passkey…')}
          onClick={() => void passkey.enter()}
        >
          {t('Use a passkey')}
        </Button>
      )}
      <TextField
        ref={field}
        {...(!offersPasskey && { 'data-first': true })}
        label={t('Code')}
        hint={
          factors.includes('totp')
            ? t('Six digits from your authenticator app, or a recovery code.')
            : t('No passkey with you? Use a recovery code.')
        }
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={errors.code}
        onChange={({ target: { value } }) => setCode(value)}
      />
      <Button
        type="submit"
        variant={offersPasskey ? 'secondary' : 'primary'}
        busy={isBusy}
        busyLabel={t('Signing in…')}
      >
        {t('Confirm the code')}
      </Button>
    </form>
  );
}
