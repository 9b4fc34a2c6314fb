import { useMutation } from '@apollo/client/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { ACCOUNT_TEXTS } from '../../schema/accounts/account-texts.ts';
import {
  IdentityProofField,
  isProof,
  NO_PROOF,
  proofMessage,
} from '../accounts/identity-proof.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { t } from '../ui/language.ts';
import { MadeSecret } from './made-secret.tsx';
import { REPLACE_WEBHOOK_SECRET } from './operations.ts';

/** Gives a webhook a new secret, after a proof of identity. */
export default function NewSecret({ id, onClose }: { id: number; onClose: () => void }) {
  const [proof, setProof] = useState(NO_PROOF);
  const [error, setError] = useState<string>();
  const [secret, setSecret] = useState<string>();
  const proofField = useRef<HTMLInputElement>(null);
  // The response must not be cached.
  const [replace, { loading }] = useMutation(REPLACE_WEBHOOK_SECRET, { fetchPolicy: 'no-cache' });

  function refuse(message: string) {
    setError(message);
    proofField.current?.focus();
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isProof(proof)) return refuse(ACCOUNT_TEXTS.currentPasswordRequired);
    try {
      const { data } = await replace({ variables: { id, proof } });
      setSecret(data?.replaceWebhookSecret?.secret);
    } catch (failure) {
      refuse(proofMessage(failure) ?? messageOf(failure, 'Please try again later.'));
    }
  }
  if (secret !== undefined) return <MadeSecret secret={secret} onDone={onClose} />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-4">
      <p className="text-small text-muted">
        {t('For 24 hours deliveries carry the signatures of both secrets.')}
      </p>
      <IdentityProofField
        ref={proofField}
        proof={proof}
        onChange={(next) => {
          setProof(next);
          setError(undefined);
        }}
        error={error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={loading}>
          {t('Create the secret')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
