import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronIcon } from '../page/inline-icons.tsx';
import { controlStyle, Field, type FieldProps, useField } from './field.tsx';

/** A labeled native select; give it `<option>` children. */
export function SelectField({
  label,
  error,
  hint,
  id,
  className,
  ...rest
}: FieldProps & ComponentProps<'select'>) {
  const field = useField({ error, hint }, id);
  return (
    <Field id={field.id} label={label} error={error} hint={hint}>
      <span className="relative block">
        <select
          {...field.control}
          className={classNames(controlStyle, 'appearance-none pr-9', className)}
          {...rest}
        />
        <ChevronIcon className="pointer-events-none absolute top-1/2 right-2.5 size-5 -translate-y-1/2 text-muted" />
      </span>
    </Field>
  );
}
