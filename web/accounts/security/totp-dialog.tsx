import { useApolloClient } from '@apollo/client/react';
import { type SubmitEvent, useRef, useState } from 'react';
import { isBlank } from '../../../schema/blank.ts';
import { SECOND_FACTOR_TEXTS } from '../../../schema/accounts/second-factors.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { CONFIRM_TOTP, START_TOTP } from './operations.ts';
import { ProofForm } from './proof-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface TotpDialogProps {
  /** The app is on; `isDone` once there is nothing more to show. */
  onAdded: () => void;
  onClose: () => void;
}

type Setup = { readonly secret: string; readonly uri: string };

/** Sets an authenticator app up: who asks, the secret, a first code, the recovery codes. */
export function TotpDialog({ onAdded, onClose }: TotpDialogProps) {
  const client = useApolloClient();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();

  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t('Set up an authenticator app')}
      {...(!codes && {
        description: t(
          'An app on your phone shows a new six-digit code every 30 seconds. Any authenticator app will do.',
        ),
      })}
    >
      {codes && <RecoveryCodes codes={codes} onDone={onClose} />}
      {!codes && setup && (
        <ConfirmForm
          setup={setup}
          onConfirmed={(made) => {
            onAdded();
            if (made) setCodes(made);
            else onClose();
          }}
        />
      )}
      {!codes && !setup && (
        <ProofForm
          onCancel={onClose}
          label={t('Continue')}
          onProof={async (proof) => {
            const { data } = await client.mutate({
              mutation: START_TOTP,
              variables: { proof },
              fetchPolicy: 'no-cache',
            });
            setSetup(data?.startTotp?.setup);
          }}
        />
      )}
    </Dialog>
  );
}

interface ConfirmFormProps {
  setup: Setup;
  onConfirmed: (recoveryCodes: readonly string[] | null | undefined) => void;
}

/** The secret as a picture and as a text, and the field for the first code. */
function ConfirmForm({ setup, onConfirmed }: ConfirmFormProps) {
  const client = useApolloClient();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  function refuse(message: string) {
    setError(message);
    field.current?.focus();
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isBlank(code)) return refuse(SECOND_FACTOR_TEXTS.codeRequired);
    setBusy(true);
    try {
      const { data } = await client.mutate({
        mutation: CONFIRM_TOTP,
        variables: { code },
        fetchPolicy: 'no-cache',
      });
      onConfirmed(data?.confirmTotp?.factor.recoveryCodes);
    } catch (failure) {
      refuse(messageOf(failure, SECOND_FACTOR_TEXTS.failed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <div className="justify-self-center">
        <QrCode text={setup.uri} label={t('QR code for your authenticator app')} />
      </div>
      <TextArea
        label={t('Or type this key into the app')}
        value={setup.secret.match(/.{1,4}/g)?.join(' ') ?? ''}
        readOnly
        translate="no"
        autoComplete="off"
        spellCheck={false}
        rows={2}
        className="resize-none field-sizing-content font-mono"
        onFocus={(event) => event.currentTarget.select()}
      />
      <TextField
        ref={(input) => {
          field.current = input;
        }}
        label={t('Code from the app')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={error}
        onChange={({ target: { value } }) => setCode(value)}
      />
      <Button type="submit" busy={isBusy} busyLabel={t('One moment…')}>
        {t('Turn it on')}
      </Button>
    </form>
  );
}
