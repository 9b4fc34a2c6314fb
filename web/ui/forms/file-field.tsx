import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Field, useField } from './field.tsx';

interface FileFieldProps {
  label: string;
  hint: string;
  /** In the frame while no file is chosen. */
  prompt: string;
  icon: LucideIcon;
  /** Endings of the files that may be chosen. */
  accept: readonly string[];
  ref?: Ref<HTMLInputElement>;
  fileName?: string | undefined;
  onChoose: (file: File) => void;
}

/** Chooses one file, by the device's dialog or by dropping it. */
export function FileField(props: FileFieldProps) {
  const { label, hint, prompt, icon: Icon, accept, ref, fileName, onChoose } = props;
  const { id, control } = useField({ error: undefined, hint });
  return (
    <Field id={id} label={label} hint={hint}>
      <div className="relative grid min-h-28 place-items-center rounded-card border border-dashed border-border-strong bg-surface has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <span className="grid justify-items-center gap-2 p-4 text-center">
          <Icon aria-hidden className="size-8 text-muted" strokeWidth={1.5} />
          {fileName ? (
            <b className="wrap-anywhere">{fileName}</b>
          ) : (
            <span className="text-muted">{prompt}</span>
          )}
        </span>
        {/* Covers the frame, so that all of it is the target, for dropping too. */}
        <input
          {...control}
          ref={ref}
          type="file"
          accept={accept.join(',')}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onChoose(chosen);
            // The same file may be chosen again after it was corrected.
            target.value = '';
          }}
        />
      </div>
    </Field>
  );
}
