import { ShownOnce } from '../../ui/forms/shown-once.tsx';
import { t } from '../../ui/language.ts';

/** A token that has just been made. */
export function MadeApiToken({ token, onDone }: { token: string; onDone: () => void }) {
  return (
    <ShownOnce
      title={t('Your new token')}
      label={t('API token')}
      hint={t('Copy it now. You won’t see it again.')}
      secret={token}
      copy={t('Copy the token')}
      refused={t('Select the token and copy it yourself.')}
      onDone={onDone}
    />
  );
}
