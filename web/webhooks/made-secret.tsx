import { ShownOnce } from '../ui/forms/shown-once.tsx';
import { t } from '../ui/language.ts';

/** The secret of a webhook that has just been made. */
export function MadeSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <ShownOnce
      title={t('Your webhook’s secret')}
      label={t('Secret')}
      hint={t('Your code checks our signature with it. Copy it now. You won’t see it again.')}
      secret={secret}
      copy={t('Copy the secret')}
      refused={t('Select the secret and copy it yourself.')}
      onDone={onDone}
    />
  );
}
