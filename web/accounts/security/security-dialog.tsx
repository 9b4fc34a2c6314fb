import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { IdentityProof } from '../../../schema/accounts/accounts.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { t } from '../../ui/language.ts';
import { REMOVE_PASSKEY, REPLACE_RECOVERY_CODES, TURN_OFF_TOTP } from './operations.ts';
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import type { OwnPasskey } from './passkey-row.tsx';
import { ProofDialog, ProofForm } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpDialog } from './totp-dialog.tsx';

/** What the member is about to do. */
export type SecurityAct =
  | { readonly kind: 'add' | 'totp-on' | 'totp-off' | 'recovery' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: OwnPasskey };

interface SecurityDialogProps {
  act: SecurityAct;
  /** With words where nothing else says that it is done. */
  onChanged: (what?: string) => void;
  onClose: () => void;
}

/** The dialog of an act on the second factors. */
export function SecurityDialog({ act, onChanged, onClose }: SecurityDialogProps) {
  const client = useApolloClient();
  function done(what: string) {
    onChanged(what);
    onClose();
  }

  switch (act.kind) {
    case 'add':
      return <AddPasskeyDialog onAdded={() => onChanged(t('Passkey added'))} onClose={onClose} />;
    case 'rename':
      return <RenamePasskeyDialog passkey={act.passkey} onClose={onClose} />;
    case 'totp-on':
      return (
        <TotpDialog onAdded={() => onChanged(t('Authenticator app turned on'))} onClose={onClose} />
      );
    case 'recovery':
      return <NewCodesDialog onChanged={() => onChanged()} onClose={onClose} />;
    case 'remove':
      return (
        <ProofDialog
          open
          onClose={onClose}
          title={t('Remove {name}?', { name: act.passkey.name })}
          description={t(
            'It will no longer sign you in. If it’s your last passkey or app, your recovery codes are deleted too.',
          )}
          label={t('Remove')}
          isDanger
          onProof={async (proof) => {
            await client.mutate({
              mutation: REMOVE_PASSKEY,
              variables: { id: act.passkey.id, proof },
            });
            done(t('Passkey removed'));
          }}
        />
      );
    case 'totp-off':
      return (
        <ProofDialog
          open
          onClose={onClose}
          title={t('Turn off the authenticator app?')}
          description={t(
            'Signing in will no longer ask for its codes. If it’s your last passkey or app, your recovery codes are deleted too.',
          )}
          label={t('Turn off the app')}
          isDanger
          onProof={async (proof) => {
            await client.mutate({ mutation: TURN_OFF_TOTP, variables: { proof } });
            done(t('Authenticator app turned off'));
          }}
        />
      );
  }
}

/** Asks who acts, and shows the new codes. */
function NewCodesDialog({ onChanged, onClose }: { onChanged: () => void; onClose: () => void }) {
  const client = useApolloClient();
  const [codes, setCodes] = useState<readonly string[]>();

  async function replace(proof: IdentityProof) {
    const { data } = await client.mutate({
      mutation: REPLACE_RECOVERY_CODES,
      variables: { proof },
      fetchPolicy: 'no-cache',
    });
    onChanged();
    setCodes(data?.replaceRecoveryCodes?.codes);
  }

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('Create new recovery codes')}
      {...(!codes && { description: t('Your current codes will stop working.') })}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm onCancel={onClose} label={t('Create new codes')} onProof={replace} />
      )}
    </Dialog>
  );
}
