import { useMutation } from '@apollo/client/react';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { ACCOUNT_NOTICES } from '../../../schema/accounts/account-texts.ts';
import { BIO_MAXIMUM } from '../../../schema/accounts/account-limits.ts';
import { DEFAULT_COUNTRY, PROFILE_COUNTRIES } from '../../../schema/accounts/countries.ts';
import { PROFILE_NOTICES } from '../../../schema/accounts/profile-texts.ts';
import { TEAMS } from '../../../schema/games/teams.ts';
import type { UpdateProfileInput } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { fieldMessage, messageOf } from '../../ui/forms/graph-error.ts';
import { lazyResolver } from '../../ui/lazy/lazy-resolver.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/page/toast.ts';
import { useAuth } from '../session/auth.ts';
import { byName } from '../sign-in/country-order.ts';
import { FormAlert } from '../sign-in/form-alert.tsx';
import type { AuthUser } from '../session/stored-user.ts';
import { UPDATE_PROFILE } from './operations.ts';
import { ProfileCard } from './profile-card.tsx';
import { draftOf, fieldsOf, storeDraft, type ProfileFields } from './profile-draft.ts';
import { t, translated } from '../../ui/language.ts';

const resolver = lazyResolver<ProfileFields, UpdateProfileInput>(async () => {
  const { profileResolver } = await import('./profile-resolver.ts');
  return profileResolver as never;
});

/** Name, e-mail, bio, team and country. What is typed stays over errors, reloads, and changes from elsewhere. */
export function EditProfile({ user }: { user: AuthUser }) {
  const { refreshUser } = useAuth();
  const [updateProfile] = useMutation(UPDATE_PROFILE);
  const alertId = useId();
  const { register, handleSubmit, reset, setValue, setError, getValues, formState } = useForm<
    ProfileFields,
    unknown,
    UpdateProfileInput
  >({
    resolver,
    values: fieldsOf(user),
    resetOptions: { keepDirtyValues: true },
  });
  // Read while rendering, so that the form tracks its changes.
  const { errors, dirtyFields, isSubmitting } = formState;
  const isChanged = Object.keys(dirtyFields).length > 0;

  useEffect(() => {
    for (const [name, value] of Object.entries(draftOf(user)))
      setValue(name as keyof ProfileFields, value, { shouldDirty: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the last visit left behind, once
  }, []);

  const field = (name: keyof ProfileFields) => ({
    error: errors[name]?.message,
    ...register(name, { onChange: () => storeDraft(user, getValues()) }),
  });

  /** Shows what is saved, instead of what was typed. */
  function forget(saved: AuthUser) {
    reset(fieldsOf(saved), { keepDirtyValues: false });
    storeDraft(saved, fieldsOf(saved));
  }

  async function save(input: UpdateProfileInput) {
    try {
      const { data } = await updateProfile({ variables: { input } });
      const saved = data?.updateProfile?.user as AuthUser;
      forget(saved);
      refreshUser(saved);
      const { title, text } = PROFILE_NOTICES.profileSaved;
      toast({ title: t(title), description: t(text) });
    } catch (error) {
      const { title, text } = ACCOUNT_NOTICES.profileFailed;
      const message = messageOf(error, text);
      const name = (['name', 'email', 'bio'] as const).find((one) => fieldMessage(error, one));
      setError(name ?? 'root', { message }, { shouldFocus: true });
      toast({ title: t(title), description: message, variant: 'destructive' });
    }
  }

  const isOtherCountry = !PROFILE_COUNTRIES.some((one) => one === user.country);
  return (
    <ProfileCard title={t('Edit profile')}>
      <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className="grid gap-4">
        <FormAlert id={alertId} text={errors.root?.message} />
        <TextField label={t('Name')} autoComplete="name" dir="auto" {...field('name')} />
        <TextField
          label={t('Email')}
          type="email"
          autoComplete="email"
          hint={t('Account emails go here. Other members never see it.')}
          {...field('email')}
        />
        <TextArea
          label={t('Bio (optional)')}
          rows={3}
          dir="auto"
          maxLength={BIO_MAXIMUM}
          hint={t('Up to {bioMaximum} characters', { bioMaximum: BIO_MAXIMUM })}
          {...field('bio')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label={t('Favorite Team')} {...field('favoriteTeam')}>
            {TEAMS.map((team) => (
              <option key={team}>{team}</option>
            ))}
          </SelectField>
          <SelectField label={t('Country')} autoComplete="country-name" {...field('country')}>
            {isOtherCountry && user.country && (
              <option value={user.country}>{translated(user.country)}</option>
            )}
            <option value={DEFAULT_COUNTRY}>{t(DEFAULT_COUNTRY)}</option>
            {byName(PROFILE_COUNTRIES).map((country) => (
              <option key={country} value={country}>
                {t(country)}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isSubmitting} busyLabel={t('Saving…')}>
            {t('Save changes')}
          </Button>
          {isChanged && (
            <Button variant="quiet" onClick={() => forget(user)}>
              {t('Discard changes')}
            </Button>
          )}
        </div>
      </form>
    </ProfileCard>
  );
}
