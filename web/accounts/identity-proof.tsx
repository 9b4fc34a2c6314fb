import { useApolloClient, useQuery } from '@apollo/client/react';
import { CircleCheck, Fingerprint, KeyRound } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IdentityProof } from '../../schema/accounts/accounts.ts';
import { Button } from '../ui/buttons/button.tsx';
import { FieldError } from '../ui/forms/field.tsx';
import { fieldMessage } from '../ui/forms/graph-error.ts';
import { t } from '../ui/language.ts';
import { PasswordField, TextField } from '../ui/forms/text-field.tsx';
import { useAuth } from './session/auth.ts';
import { IDENTITY_PROOF_OPTIONS, SIGN_IN_SECURITY } from './security/operations.ts';
import { signWithPasskey, hasPasskeys, passkeyFault } from './security/passkeys.ts';

export const NO_PROOF: IdentityProof = { currentPassword: '' };

/** True when there is something to send. Whether it is right is known to the server alone. */
export const isProof = ({ currentPassword, passkey, code }: IdentityProof) =>
  Boolean(currentPassword ?? passkey ?? code);

/** What the server said against the proof, if that is what it refused. */
export const proofMessage = (error: unknown): string | undefined =>
  fieldMessage(error, 'currentPassword') ??
  fieldMessage(error, 'passkey') ??
  fieldMessage(error, 'code');

interface IdentityProofFieldProps {
  ref?: Ref<HTMLInputElement>;
  proof: IdentityProof;
  /** The proof is another one now: what was said against the last one no longer counts. */
  onChange: (proof: IdentityProof) => void;
  error?: string | undefined;
  hint?: string;
}

/**
 * Asks the member to show that it is them, before an act that a browser left open must not allow: by the password, or by a
 * passkey or the authenticator app where the account has one.
 */
export function IdentityProofField({ ref, proof, onChange, error, hint }: IdentityProofFieldProps) {
  const { user } = useAuth();
  const client = useApolloClient();
  const { data } = useQuery(SIGN_IN_SECURITY);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const way = useRef<HTMLDivElement>(null);
  const isCode = proof.code != null;
  const { passkeys = [], isTotpOn = false } = data?.signInSecurity ?? {};

  function change(next: IdentityProof) {
    setFault(undefined);
    onChange(next);
  }

  /** The button that was pressed is gone then; the field of the other way takes the focus. */
  function choose(next: IdentityProof) {
    flushSync(() => change(next));
    way.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
  }

  async function requestPasskey() {
    setFault(undefined);
    setBusy(true);
    try {
      const asked = await client.mutate({ mutation: IDENTITY_PROOF_OPTIONS });
      change({ passkey: await signWithPasskey(asked.data?.identityProofOptions?.options ?? '') });
    } catch (failure) {
      setFault(passkeyFault(failure));
    } finally {
      setBusy(false);
    }
  }

  // A challenge is valid once, so after a refusal a new one is requested.
  const isConfirmed = proof.passkey != null && !error;
  return (
    <div ref={way} className="grid gap-2">
      {isConfirmed && (
        <p role="status" className="flex items-center gap-2 font-semibold">
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          {t('Confirmed with your passkey')}
        </p>
      )}
      {!isConfirmed && isCode && (
        <TextField
          ref={ref}
          label={t('Code from your authenticator app')}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={hint}
          value={proof.code ?? ''}
          onChange={({ target: { value } }) => change({ code: value })}
          error={error}
        />
      )}
      {!isConfirmed && !isCode && (
        <>
          {/* Says to password managers whose password this is. */}
          <input hidden type="text" autoComplete="username" value={user?.email ?? ''} readOnly />
          <PasswordField
            ref={ref}
            label={t('Your password')}
            autoComplete="current-password"
            hint={hint}
            value={proof.currentPassword ?? ''}
            onChange={({ target: { value } }) => change({ currentPassword: value })}
            error={error}
          />
        </>
      )}
      <div role="alert">
        <FieldError id="passkey-fault" error={fault} />
      </div>
      <div className="-ml-3 flex flex-wrap gap-1 empty:hidden">
        {!isConfirmed && passkeys.length > 0 && hasPasskeys() && (
          <Button
            variant="quiet"
            size="sm"
            icon={Fingerprint}
            busy={isBusy}
            onClick={() => void requestPasskey()}
          >
            {t('Use a passkey')}
          </Button>
        )}
        {!isCode && isTotpOn && (
          <Button variant="quiet" size="sm" onClick={() => choose({ code: '' })}>
            {t('Use a code')}
          </Button>
        )}
        {(isCode || isConfirmed) && (
          <Button variant="quiet" size="sm" icon={KeyRound} onClick={() => choose(NO_PROOF)}>
            {t('Use your password')}
          </Button>
        )}
      </div>
    </div>
  );
}
