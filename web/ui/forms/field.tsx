import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { AlertIcon } from '../page/inline-icons.tsx';
import { translated } from '../language.ts';

/** What every labeled control takes besides its own attributes. */
export interface FieldProps {
  label: ReactNode;
  /** Shown under the control and read with it; its presence marks the control invalid. */
  error?: string | undefined;
  hint?: ReactNode;
}

export const controlStyle =
  'w-full min-h-11 rounded-control border border-border-strong bg-bg px-3 py-2 text-body text-text ' +
  'aria-invalid:border-danger aria-invalid:border-2 disabled:opacity-60';

/** Ids and aria attributes that tie a control to its label, hint and error. */
export function useField({ error, hint }: Pick<FieldProps, 'error' | 'hint'>, givenId?: string) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = classNames(hint != null && `${id}-hint`, error && `${id}-error`);
  return {
    id,
    control: {
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

/** Label above, hint and error below. */
export function Field({
  id,
  label,
  error,
  hint,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      {children}
      {hint != null && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The error line of a control or group, in the words of its shape; empty when there is none. */
export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 text-small font-semibold text-danger">
      <AlertIcon className="mt-0.5 size-4 shrink-0" />
      {translated(error)}
    </p>
  );
}
