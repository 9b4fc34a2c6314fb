import { useId } from 'react';
import { Button } from '../ui/buttons/button.tsx';
import { CopyButton } from '../ui/buttons/copy-button.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { t } from '../ui/language.ts';

const focusOn = (field: HTMLInputElement | null) => field?.focus();

/** The only time that the secret of a webhook is shown. */
export function MadeSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const heading = useId();
  return (
    <div
      role="group"
      aria-labelledby={heading}
      className="mt-3 grid gap-4 rounded-card bg-surface-2 p-4"
    >
      <h3 id={heading} className="text-h3 font-semibold">
        {t('Your webhook’s secret')}
      </h3>
      <TextField
        ref={focusOn}
        label={t('Secret')}
        hint={t('Your code checks our signature with it. Copy it now. You won’t see it again.')}
        value={secret}
        readOnly
        translate="no"
        autoComplete="off"
        spellCheck={false}
        className="font-mono"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton
          text={secret}
          copied={t('Copied to your clipboard.')}
          refused={t('Select the secret and copy it yourself.')}
        >
          {t('Copy the secret')}
        </CopyButton>
        <Button onClick={onDone}>{t('Done')}</Button>
      </div>
    </div>
  );
}
