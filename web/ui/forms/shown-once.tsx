import { useId } from 'react';
import { Button } from '../buttons/button.tsx';
import { CopyButton } from '../buttons/copy-button.tsx';
import { t } from '../language.ts';
import { TextField } from './text-field.tsx';

interface ShownOnceProps {
  /** What there is to take, as a heading. */
  title: string;
  label: string;
  hint: string;
  secret: string;
  /** What the button says that copies it. */
  copy: string;
  /** What is said where the browser refuses to. */
  refused: string;
  onDone: () => void;
}

const focusOn = (field: HTMLInputElement | null) => field?.focus();

/** A secret at the only time that it is shown. It is stored nowhere: not in the cache, not in the tab. */
export function ShownOnce({ title, label, hint, secret, copy, refused, onDone }: ShownOnceProps) {
  const heading = useId();
  return (
    <div
      role="group"
      aria-labelledby={heading}
      className="grid gap-4 rounded-card bg-surface-2 p-4"
    >
      <h3 id={heading} className="text-h3 font-semibold">
        {title}
      </h3>
      <TextField
        ref={focusOn}
        label={label}
        hint={hint}
        value={secret}
        readOnly
        translate="no"
        autoComplete="off"
        spellCheck={false}
        className="font-mono"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={secret} copied={t('Copied to your clipboard.')} refused={refused}>
          {copy}
        </CopyButton>
        <Button onClick={onDone}>{t('Done')}</Button>
      </div>
    </div>
  );
}
