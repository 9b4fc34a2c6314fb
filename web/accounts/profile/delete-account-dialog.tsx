import { useMutation } from '@apollo/client/react';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { IdentityProof } from '../../../schema/accounts/accounts.ts';
import { PROFILE_NOTICES } from '../../../schema/accounts/profile-texts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { toast } from '../../ui/page/toast.ts';
import { useAuth } from '../session/auth.ts';
import { IdentityProofField, isProof, NO_PROOF } from '../identity-proof.tsx';
import { DELETE_OWN_ACCOUNT } from './operations.ts';
import { t } from '../../ui/language.ts';

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for the proof of who asks, which also shows that it is meant. */
export default function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={t('Delete your account?')}
      description={t(
        'This permanently removes your account and all associated data. This can’t be undone. You can download your data first.',
      )}
    >
      <DeleteAccountForm onClose={onClose} />
    </Dialog>
  );
}

function DeleteAccountForm({ onClose }: { onClose: () => void }) {
  const { leave } = useAuth();
  const navigate = useNavigate();
  const [proof, setProof] = useState(NO_PROOF);
  const [error, setError] = useState<string>();
  const [deleteAccount, { loading }] = useMutation(DELETE_OWN_ACCOUNT);

  function change(next: IdentityProof) {
    setProof(next);
    setError(undefined);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setError(undefined);
    try {
      await deleteAccount({ variables: { proof } });
    } catch (failure) {
      const { title, text } = PROFILE_NOTICES.deletionFailed;
      const message = messageOf(failure, text);
      setError(message);
      toast({ title: t(title), description: message, variant: 'destructive' });
      return;
    }
    await navigate('/home', { replace: true });
    await leave(PROFILE_NOTICES.accountDeleted);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <IdentityProofField proof={proof} onChange={change} error={error} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          type="submit"
          variant="danger"
          disabled={!isProof(proof)}
          busy={loading}
          busyLabel={t('Deleting…')}
        >
          {t('Delete my account')}
        </Button>
      </div>
    </form>
  );
}
