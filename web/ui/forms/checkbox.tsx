import type { ComponentProps } from 'react';
import { FieldError, type FieldProps, useField } from './field.tsx';

/** A native checkbox with its label beside it; the whole row is the target. */
export function Checkbox({
  label,
  error,
  hint,
  id,
  ...rest
}: FieldProps & ComponentProps<'input'>) {
  const field = useField({ error, hint }, id);
  return (
    <div className="grid gap-1">
      <label htmlFor={field.id} className="flex min-h-11 items-center gap-3 font-medium">
        <input
          {...field.control}
          type="checkbox"
          className="size-5 shrink-0 accent-link"
          {...rest}
        />
        <span>{label}</span>
      </label>
      {hint != null && (
        <p
          id={`${field.id}-hint`}
          className="-mt-2 pl-8 text-small text-muted in-data-large-text:mt-0"
        >
          {hint}
        </p>
      )}
      <FieldError id={field.id} error={error} />
    </div>
  );
}
