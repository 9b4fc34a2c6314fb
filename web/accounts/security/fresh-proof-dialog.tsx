import { useApolloClient } from '@apollo/client/react';
import { PROOF_COUNTS_MINUTES } from '../../../schema/accounts/fresh-proof.ts';
import { t } from '../../ui/language.ts';
import { settleProof } from './request-proof.ts';
import { PROVE_IDENTITY } from './operations.ts';
import { ProofDialog } from './proof-dialog.tsx';

/** Asks an admin to prove who they are before a destructive act, which goes on after it. */
export default function FreshProofDialog() {
  const client = useApolloClient();
  return (
    <ProofDialog
      open
      onClose={() => settleProof(false)}
      title={t('Confirm it’s you')}
      description={t(
        'What you’re about to do can’t be undone. We won’t ask again for {minutes} minutes.',
        { minutes: PROOF_COUNTS_MINUTES },
      )}
      label={t('Continue')}
      onProof={async (proof) => {
        await client.mutate({ mutation: PROVE_IDENTITY, variables: { proof } });
        settleProof(true);
      }}
    />
  );
}
