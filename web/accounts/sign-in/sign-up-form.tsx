import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ACCOUNT_NOTICES, ACCOUNT_TEXTS } from '../../../schema/accounts/account-texts.ts';
import type { SignUpForm as SignUpValues } from '../../../schema/accounts/accounts.ts';
import { COUNTRIES, DEFAULT_COUNTRY } from '../../../schema/accounts/countries.ts';
import { TEAMS } from '../../../schema/games/teams.ts';
import { currentSettings } from '../../settings/podcast-settings.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { lazyResolver } from '../../ui/lazy/lazy-resolver.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { PasswordField, TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/page/toast.ts';
import { useAuth } from '../session/auth.ts';
import { byName } from './country-order.ts';
import { FormAlert } from './form-alert.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { formErrors } from './form-errors.ts';
import { t } from '../../ui/language.ts';

const resolver = lazyResolver(async () => {
  const { signUpResolver } = await import('../session/account-resolvers.ts');
  return signUpResolver;
});

/** A new account: name, e-mail, password twice, favorite team and country. */
export function SignUpForm() {
  const { signUp } = useAuth();
  const alertId = useId();
  const [refusal, setRefusal] = useState<string>();
  const { register, handleSubmit, formState } = useForm<SignUpValues>({
    resolver,
    defaultValues: {
      name: '',
      email: '',
      password: '',
      confirmPassword: '',
      favoriteTeam: currentSettings().favoriteTeam,
      country: DEFAULT_COUNTRY,
    },
  });
  const errors = formErrors(formState.errors, ACCOUNT_TEXTS.allRequired, alertId);

  async function submit({ name, email, password, favoriteTeam, country }: SignUpValues) {
    setRefusal(undefined);
    try {
      await signUp({ name, email, password, favoriteTeam, country });
    } catch (error) {
      const { title, text } = ACCOUNT_NOTICES.signUpFailed;
      const message = messageOf(error, text);
      setRefusal(message);
      toast({ title: t(title), description: message, variant: 'destructive' });
    }
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-4">
      <FormAlert id={alertId} text={errors.whole ?? refusal} />
      <TextField
        data-first
        label={t('Name')}
        autoComplete="name"
        {...errors.of('name')}
        {...register('name')}
      />
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        {...errors.of('email')}
        {...register('email')}
      />
      <NewPasswordField
        label={t('Password')}
        {...errors.of('password')}
        {...register('password')}
      />
      <PasswordField
        label={t('Confirm Password')}
        autoComplete="new-password"
        {...errors.of('confirmPassword')}
        {...register('confirmPassword')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('Favorite Team')}
          {...errors.of('favoriteTeam')}
          {...register('favoriteTeam')}
        >
          {TEAMS.map((team) => (
            <option key={team}>{team}</option>
          ))}
        </SelectField>
        <SelectField
          label={t('Country')}
          autoComplete="country-name"
          {...errors.of('country')}
          {...register('country')}
        >
          <option value={DEFAULT_COUNTRY}>{t(DEFAULT_COUNTRY)}</option>
          <option disabled>──────────</option>
          {byName(COUNTRIES).map((country) => (
            <option key={country} value={country}>
              {t(country)}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" busy={formState.isSubmitting} busyLabel={t('Creating account…')}>
        {t('Sign Up')}
      </Button>
    </form>
  );
}
