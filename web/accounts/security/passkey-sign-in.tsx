import { Fingerprint } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import { t } from '../../ui/language.ts';
import { hasPasskeys } from './passkeys.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** The way in without a password, where the browser knows it. */
export function PasskeySignIn({ onFail }: { onFail: (message: string) => void }) {
  const { enter, isBusy } = usePasskeySignIn(onFail);
  if (!hasPasskeys()) return null;
  return (
    <Button
      variant="secondary"
      icon={Fingerprint}
      busy={isBusy}
      busyLabel={t('Waiting for your passkey…')}
      onClick={() => void enter()}
    >
      {t('Use a passkey')}
    </Button>
  );
}
