import { type ComponentProps, useDeferredValue, useState } from 'react';
import { PASSWORD_MINIMUM } from '../../../schema/accounts/account-limits.ts';
import { classNames } from '../../ui/class-names.ts';
import { t } from '../../ui/language.ts';
import { PasswordField } from '../../ui/forms/text-field.tsx';
import type * as Strengths from './password-strength.ts';

type Estimator = Pick<typeof Strengths, 'STRENGTHS' | 'strengthOf'>;

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'hint'> {
  /** Characters that the account needs. */
  minimum?: number;
}

/**
 * A new password, and beside it how strong it is: a hint, as every password that is long enough is accepted. The
 * estimator weighs more than the site, so it loads when the field gets the focus, and the field works without it.
 */
export function NewPasswordField({
  minimum = PASSWORD_MINIMUM,
  onFocus,
  onChange,
  ...rest
}: NewPasswordFieldProps) {
  const [estimator, setEstimator] = useState<Estimator>();
  const [typed, setTyped] = useState('');
  const password = useDeferredValue(typeof rest.value === 'string' ? rest.value : typed);
  return (
    <div className="grid gap-1.5">
      <PasswordField
        hint={t('At least {passwordMinimum} characters', { passwordMinimum: minimum })}
        autoComplete="new-password"
        {...rest}
        onFocus={(event) => {
          onFocus?.(event);
          void import('./password-strength.ts').then(setEstimator, () => undefined);
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      <div role="status">
        {password !== '' &&
          (estimator ? (
            <Strength estimator={estimator} password={password} />
          ) : (
            // A button below must not move under a click when the estimator has loaded.
            <p className="text-small">{'\u00A0'}</p>
          ))}
      </div>
    </div>
  );
}

/** Four bars, and the word for it. */
function Strength({ estimator, password }: { estimator: Estimator; password: string }) {
  const { STRENGTHS, strengthOf } = estimator;
  const place = strengthOf(password);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
      <span aria-hidden className="flex w-28 gap-1">
        {STRENGTHS.map((strength, index) => (
          <span
            key={strength}
            className={classNames(
              'h-1.5 grow rounded-full',
              index <= place ? 'bg-current forced-colors:bg-[CanvasText]' : 'bg-border',
            )}
          />
        ))}
      </span>
      {t('Password strength: {strength}', { strength: t(STRENGTHS[place] ?? 'weak') })}
    </p>
  );
}
