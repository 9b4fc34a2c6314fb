import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names.ts';
import { controlStyle, Field, type FieldProps, useField } from './field.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { t } from '../language.ts';

/** A labeled one-line input. */
export function TextField({
  label,
  error,
  hint,
  id,
  className,
  ...rest
}: FieldProps & ComponentProps<'input'>) {
  const field = useField({ error, hint }, id);
  return (
    <Field id={field.id} label={label} error={error} hint={hint}>
      <input {...field.control} className={classNames(controlStyle, className)} {...rest} />
    </Field>
  );
}

/** A labeled password input whose text can be shown. */
export function PasswordField({
  label,
  error,
  hint,
  id,
  ...rest
}: FieldProps & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  const field = useField({ error, hint }, id);
  return (
    <Field id={field.id} label={label} error={error} hint={hint}>
      <span className="relative block">
        <input
          {...field.control}
          className={classNames(controlStyle, 'pr-12')}
          {...rest}
          type={shown ? 'text' : 'password'}
        />
        <IconButton
          label={shown ? t('Hide what you typed') : t('Show what you typed')}
          aria-pressed={shown}
          icon={shown ? EyeOff : Eye}
          className="absolute top-0 right-0 text-muted"
          onClick={() => setShown(!shown)}
        />
      </span>
    </Field>
  );
}

/** A labeled text of several lines. */
export function TextArea({
  label,
  error,
  hint,
  id,
  className,
  rows = 4,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  const field = useField({ error, hint }, id);
  return (
    <Field id={field.id} label={label} error={error} hint={hint}>
      <textarea
        {...field.control}
        rows={rows}
        className={classNames(controlStyle, 'resize-y', className)}
        {...rest}
      />
    </Field>
  );
}
