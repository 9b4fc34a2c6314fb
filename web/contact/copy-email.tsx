import { CopyButton } from '../ui/buttons/copy-button.tsx';
import { t } from '../ui/language.ts';

/** An e-mail address that is copied when it is pressed. */
export function CopyEmail({ address }: { address: string }) {
  return (
    <CopyButton
      text={address}
      copied={address}
      refused={t('Copy it yourself: {address}', { address })}
      className="max-w-full wrap-anywhere"
    >
      <span className="sr-only">{t('Copy the email')} </span>
      {address}
    </CopyButton>
  );
}
