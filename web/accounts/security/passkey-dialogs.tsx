import { useApolloClient } from '@apollo/client/react';
import { type SubmitEvent, useState } from 'react';
import type { IdentityProof } from '../../../schema/accounts/accounts.ts';
import { isBlank } from '../../../schema/blank.ts';
import {
  PASSKEY_NAME_MAXIMUM,
  SECOND_FACTOR_TEXTS,
} from '../../../schema/accounts/second-factors.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { ADD_PASSKEY, NEW_PASSKEY_OPTIONS, RENAME_PASSKEY } from './operations.ts';
import type { OwnPasskey } from './passkey-row.tsx';
import { makePasskey, passkeyFault } from './passkeys.ts';
import { ProofForm, ShownFault } from './proof-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface AddPasskeyDialogProps {
  onAdded: () => void;
  onClose: () => void;
}

/** Names the passkey, asks who acts, has the device make it, and shows the recovery codes that come with the first. */
export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const client = useApolloClient();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [codes, setCodes] = useState<readonly string[]>();

  async function add(proof: IdentityProof) {
    if (isBlank(name)) return setError(SECOND_FACTOR_TEXTS.nameRequired);
    const asked = await client.mutate({ mutation: NEW_PASSKEY_OPTIONS, variables: { proof } });
    const response = await makePasskey(asked.data?.newPasskeyOptions?.options ?? '').catch(
      (failure: unknown) => {
        throw new ShownFault(passkeyFault(failure));
      },
    );
    const { data } = await client.mutate({
      mutation: ADD_PASSKEY,
      variables: { input: { name, response } },
      fetchPolicy: 'no-cache',
    });
    onAdded();
    const made = data?.addPasskey?.factor.recoveryCodes;
    if (made) setCodes(made);
    else onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('Add a passkey')}
      {...(!codes && {
        description: t(
          'Your device creates it and checks it’s you with your fingerprint, face or PIN. Then it signs you in without a password.',
        ),
      })}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <ProofForm onCancel={onClose} label={t('Add the passkey')} onProof={add}>
          <TextField
            label={t('Name')}
            hint={t('So you’ll recognize it, e.g. “My phone”.')}
            maxLength={PASSKEY_NAME_MAXIMUM}
            autoComplete="off"
            value={name}
            error={error}
            onChange={({ target: { value } }) => {
              setError(undefined);
              setName(value);
            }}
          />
        </ProofForm>
      )}
    </Dialog>
  );
}

/** Another name for a passkey. */
export function RenamePasskeyDialog({
  passkey,
  onClose,
}: {
  passkey: OwnPasskey;
  onClose: () => void;
}) {
  const client = useApolloClient();
  const [name, setName] = useState(passkey.name);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBlank(name)) return setError(SECOND_FACTOR_TEXTS.nameRequired);
    setBusy(true);
    try {
      await client.mutate({ mutation: RENAME_PASSKEY, variables: { id: passkey.id, name } });
      onClose();
    } catch (failure) {
      setError(messageOf(failure, SECOND_FACTOR_TEXTS.failed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('Rename {name}', { name: passkey.name })}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <TextField
          label={t('Name')}
          maxLength={PASSKEY_NAME_MAXIMUM}
          autoComplete="off"
          value={name}
          error={error}
          onChange={({ target: { value } }) => setName(value)}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" busy={isBusy} busyLabel={t('Saving…')}>
            {t('Save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
