import { Download } from 'lucide-react';
import { Button } from '../../ui/buttons/button.tsx';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { t } from '../../ui/language.ts';
import { useSite } from '../../ui/site.ts';
import { saveFile } from '../../ui/forms/save-file.ts';

const focusOn = (heading: HTMLElement | null) => heading?.focus();

/** The only time that the codes are shown. They are stored nowhere in the browser. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { name } = useSite();
  const text = codes.join('\n');
  return (
    <div className="grid gap-4">
      <h3 ref={focusOn} tabIndex={-1} className="text-h3 font-semibold">
        {t('Your recovery codes')}
      </h3>
      <p className="text-muted">
        {t(
          'Each works once if you lose your passkey or phone. Keep them somewhere safe. You won’t see them again.',
        )}
      </p>
      <ul translate="no" className="grid gap-y-1 rounded-card bg-surface-2 p-4 font-mono">
        {codes.map((code) => (
          // Where one takes two lines, it is seen where the next begins.
          <li key={code} className="pl-[1.5ch] -indent-[1.5ch]">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton
          text={text}
          copied={t('Copied the codes to your clipboard.')}
          refused={t('Select the codes and copy them yourself.')}
        >
          {t('Copy the codes')}
        </CopyButton>
        <Button
          variant="secondary"
          icon={Download}
          onClick={() =>
            saveFile(
              new Blob([`${name}\n\n${text}\n`], { type: 'text/plain' }),
              'recovery-codes.txt',
            )
          }
        >
          {t('Download the codes')}
        </Button>
        <Button onClick={onDone}>{t('I saved them')}</Button>
      </div>
    </div>
  );
}
