import { Camera, ImagePlus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { IMAGE_TYPES } from '../../../schema/photos/images.ts';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import { Field, useField } from './field.tsx';
import { t } from '../language.ts';

interface PhotoFieldProps {
  label: string;
  file: File | null;
  error?: string | undefined;
  /** At least one; several only with `isMultiple`. */
  onChoose: (files: readonly File[]) => void;
  isMultiple?: boolean;
}

const HINT = 'JPG, PNG, GIF or WebP, smaller than 10MB';

/** Chooses one picture or several, by the device's dialog or camera, by dropping or pasting it, and shows it. */
export function PhotoField({ label, file, error, onChoose, isMultiple = false }: PhotoFieldProps) {
  const { id, control } = useField({ error, hint: HINT });
  const picture = useRef<HTMLImageElement>(null);
  const camera = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!file || !picture.current) return;
    const address = URL.createObjectURL(file);
    picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = [...(event.clipboardData?.files ?? [])].filter(({ type }) =>
      type.startsWith('image/'),
    );
    if (pasted.length === 0) return;
    event.preventDefault();
    onChoose(pasted);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, []);

  function take({ target }: { target: HTMLInputElement }) {
    const chosen = [...(target.files ?? [])];
    if (chosen.length > 0) onChoose(chosen);
    // The same file may be chosen again after it was refused.
    target.value = '';
  }

  return (
    <Field id={id} label={label} error={error} hint={t(HINT)}>
      <div
        className={classNames(
          'relative grid min-h-40 place-items-center overflow-hidden rounded-card border border-dashed bg-surface transition-colors duration-110 hover:bg-surface-2',
          'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
          error ? 'border-2 border-danger' : 'border-border-strong',
        )}
      >
        {file ? (
          <img ref={picture} alt="" className="h-64 w-full object-contain" />
        ) : (
          <span className="grid justify-items-center gap-2 p-4 text-center text-muted">
            <ImagePlus aria-hidden className="size-8" strokeWidth={1.5} />
            <span className="pointer-coarse:hidden">
              {isMultiple ? t('Choose, drop or paste photos') : t('Choose, drop or paste a photo')}
            </span>
            <span className="pointer-fine:hidden">
              {isMultiple ? t('Choose photos') : t('Choose a photo')}
            </span>
          </span>
        )}
        {/* Covers the frame, so that all of it is the target, for dropping too. */}
        <input
          {...control}
          type="file"
          multiple={isMultiple}
          accept={IMAGE_TYPES.join(',')}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          onChange={take}
        />
      </div>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t('Camera')}
        onChange={take}
      />
      <span className="hidden pointer-coarse:block">
        <Button variant="secondary" size="sm" icon={Camera} onClick={() => camera.current?.click()}>
          {t('Take a photo')}
        </Button>
      </span>
      {file && <p className="truncate text-small text-muted">{file.name}</p>}
    </Field>
  );
}
