import { type SubmitEvent, type ReactNode, useId, useState } from 'react';
import type { IdentityProof } from '../../../schema/accounts/accounts.ts';
import { SECOND_FACTOR_TEXTS } from '../../../schema/accounts/second-factors.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { FormAlert } from '../sign-in/form-alert.tsx';
import { IdentityProofField, isProof, NO_PROOF, proofMessage } from '../identity-proof.tsx';

interface ProofFormProps {
  onCancel: () => void;
  /** The act. */
  label: string;
  isDanger?: boolean;
  /** Fields besides the proof. */
  children?: ReactNode;
  /** Acts; what it throws is shown, and one may try again. */
  onProof: (proof: IdentityProof) => Promise<void>;
}

interface ProofDialogProps extends Omit<ProofFormProps, 'onCancel'> {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
}

/** Asks who acts before an act on the account. */
export function ProofDialog({ open, onClose, title, description, ...form }: ProofDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={title}
      description={description}
    >
      <ProofForm onCancel={onClose} {...form} />
    </Dialog>
  );
}

export function ProofForm({
  onCancel,
  label,
  isDanger = false,
  children,
  onProof,
}: ProofFormProps) {
  const alertId = useId();
  const [proof, setProof] = useState(NO_PROOF);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ proof?: string; whole?: string }>({});

  function change(next: IdentityProof) {
    setProof(next);
    setErrors({});
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setErrors({});
    setBusy(true);
    try {
      await onProof(proof);
    } catch (failure) {
      const refused = proofMessage(failure);
      const whole =
        failure instanceof ShownFault
          ? failure.message
          : messageOf(failure, SECOND_FACTOR_TEXTS.failed);
      setErrors(refused ? { proof: refused } : { whole });
      // It counts once, whatever was refused.
      if (proof.passkey != null && !refused) setProof(NO_PROOF);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormAlert id={alertId} text={errors.whole} />
      {children}
      <IdentityProofField proof={proof} onChange={change} error={errors.proof} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button
          type="submit"
          variant={isDanger ? 'danger' : 'primary'}
          disabled={!isProof(proof)}
          busy={isBusy}
          busyLabel={t('One moment…')}
        >
          {label}
        </Button>
      </div>
    </form>
  );
}

/** A fault that is already in words for people, in their language. */
export class ShownFault extends Error {}
