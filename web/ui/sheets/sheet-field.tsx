import { FileSpreadsheet } from 'lucide-react';
import type { Ref } from 'react';
import { Field, useField } from '../forms/field.tsx';
import { t } from '../language.ts';

interface SheetFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  hint: string;
  /** Endings of the names of files that are taken. */
  extensions: readonly string[];
  fileName: string | undefined;
  onChoose: (file: File) => void;
}

/** Chooses one sheet, by the device's dialog or by dropping it. */
export function SheetField({ ref, label, hint, extensions, fileName, onChoose }: SheetFieldProps) {
  const { id, control } = useField({ error: undefined, hint });
  return (
    <Field id={id} label={label} hint={hint}>
      <div className="relative grid min-h-28 place-items-center rounded-card border border-dashed border-border-strong bg-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <span className="grid justify-items-center gap-2 p-4 text-center">
          <FileSpreadsheet aria-hidden className="size-8 text-muted" strokeWidth={1.5} />
          {fileName ? (
            <b className="wrap-anywhere">{fileName}</b>
          ) : (
            <span className="text-muted">{t('Choose or drop a sheet')}</span>
          )}
        </span>
        {/* Covers the frame, so that all of it is the target, for dropping too. */}
        <input
          {...control}
          ref={ref}
          type="file"
          accept={extensions.join(',')}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onChoose(chosen);
            // The same sheet may be chosen again after it was corrected.
            target.value = '';
          }}
        />
      </div>
    </Field>
  );
}
