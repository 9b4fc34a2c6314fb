import { Camera } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IMAGE_TYPES } from '../../schema/images.ts';
import { classNames } from '../ui/class-names.ts';
import { Field, useField } from '../ui/field.tsx';

interface PhotoFieldProps {
  label: string;
  file: File | null;
  error?: string | undefined;
  onChoose: (file: File) => void;
}

const HINT = 'JPG, PNG, GIF or WebP, smaller than 10MB';

/** Chooses one picture, by the device's dialog or by dropping it, and shows it. */
export function PhotoField({ label, file, error, onChoose }: PhotoFieldProps) {
  const { id, control } = useField({ error, hint: HINT });
  const picture = useRef<HTMLImageElement>(null);

  useEffect(() => {
    if (!file || !picture.current) return;
    const address = URL.createObjectURL(file);
    picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);

  return (
    <Field id={id} label={label} error={error} hint={HINT}>
      <div
        className={classNames(
          'relative grid min-h-32 place-items-center overflow-hidden rounded-card border border-dashed bg-surface',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          error ? 'border-2 border-danger' : 'border-border-strong',
        )}
      >
        {file ? (
          <img ref={picture} alt="" className="max-h-64 w-full object-contain" />
        ) : (
          <span className="grid justify-items-center gap-2 p-4 text-center text-muted">
            <Camera aria-hidden className="size-8" strokeWidth={1.5} />
            <span>Take, choose or drop a photo</span>
          </span>
        )}
        {/* Covers the frame, so that all of it is the target, for dropping too. */}
        <input
          {...control}
          type="file"
          accept={IMAGE_TYPES.join(',')}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen) onChoose(chosen);
            // The same file may be chosen again after it was refused.
            target.value = '';
          }}
        />
      </div>
      {file && <p className="truncate text-small text-muted">{file.name}</p>}
    </Field>
  );
}
