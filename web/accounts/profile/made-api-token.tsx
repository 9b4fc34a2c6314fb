import { useId } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { t } from '../../ui/language.ts';
import { TextField } from '../../ui/forms/text-field.tsx';

const focusOn = (field: HTMLInputElement | null) => field?.focus();

/** The only time that the token is shown. It is stored nowhere: not in the cache, not in the tab. */
export function MadeApiToken({ token, onDone }: { token: string; onDone: () => void }) {
  const heading = useId();
  return (
    <div
      role="group"
      aria-labelledby={heading}
      className="grid gap-4 rounded-card bg-surface-2 p-4"
    >
      <h3 id={heading} className="text-h3 font-semibold">
        {t('Your new token')}
      </h3>
      <TextField
        ref={focusOn}
        label={t('API token')}
        hint={t('Copy it now. You won’t see it again.')}
        value={token}
        readOnly
        translate="no"
        autoComplete="off"
        spellCheck={false}
        className="font-mono"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton
          text={token}
          copied={t('Copied to your clipboard.')}
          refused={t('Select the token and copy it yourself.')}
        >
          {t('Copy the token')}
        </CopyButton>
        <Button onClick={onDone}>{t('Done')}</Button>
      </div>
    </div>
  );
}
