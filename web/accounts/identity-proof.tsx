import type { Ref } from 'react';
import type { IdentityProof } from '../../schema/accounts.ts';
import { t } from '../ui/language.ts';
import { PasswordField } from '../ui/text-field.tsx';
import { useAuth } from './auth.ts';

export const NO_PROOF: IdentityProof = { currentPassword: '' };

/** True when there is something to send. Whether it is right is known to the server alone. */
export const isProof = ({ currentPassword }: IdentityProof) => Boolean(currentPassword);

interface IdentityProofFieldProps {
  ref?: Ref<HTMLInputElement>;
  proof: IdentityProof;
  onChange: (proof: IdentityProof) => void;
  error?: string | undefined;
  hint?: string;
}

/** Asks the member to show that it is them, before an act that a browser left open must not allow. */
export function IdentityProofField({ ref, proof, onChange, error, hint }: IdentityProofFieldProps) {
  const { user } = useAuth();
  return (
    <>
      {/* Says to password managers whose password this is. */}
      <input hidden type="text" autoComplete="username" value={user?.email ?? ''} readOnly />
      <PasswordField
        ref={ref}
        label={t('Your password')}
        autoComplete="current-password"
        hint={hint}
        value={proof.currentPassword ?? ''}
        onChange={({ target: { value } }) => onChange({ ...proof, currentPassword: value })}
        error={error}
      />
    </>
  );
}
