import { useMutation } from '@apollo/client/react';
import { Save } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { SettingsChange } from '../../../schema/site/settings-shape.ts';
import { FIRST_SETTINGS } from '../../../schema/site/first-settings.ts';
import { SETTING_NAMES } from '../../../schema/site/settings.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormSummary } from '../../ui/forms/form-summary.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t, translated } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { setSite, useSite } from '../../ui/site.ts';
import { SettingField } from './setting-field.tsx';
import { SETTING_PARTS } from './setting-words.ts';
import { formOf, type SettingsForm, settingsResolver } from './settings-resolver.ts';

const SAVE = graphql(/* GraphQL */ `
  mutation SaveSiteSettings($input: SaveSiteSettingsInput!) {
    saveSiteSettings(input: $input) {
      settings {
        ...SiteSettings_settings
      }
    }
  }
`);

/**
 * All settings of the site. Only what was changed here is sent, so that an admin who saves something else at the same
 * time is not undone; their changes appear in the fields that one hasn't touched.
 */
export function SiteSettingsForm() {
  const id = useId();
  const site = useSite();
  const form = useForm<SettingsForm, unknown, SettingsChange>({
    resolver: settingsResolver,
    values: formOf(site),
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, dirtyFields } = form.formState;
  const [save, saving] = useMutation(SAVE);

  async function send(checked: SettingsChange) {
    const changed = SETTING_NAMES.filter((name) => dirtyFields[name]);
    const input = Object.fromEntries(changed.map((name) => [name, checked[name] ?? null]));
    try {
      const { data } = await save({ variables: { input } });
      if (!data?.saveSiteSettings) return;
      const settings = { ...FIRST_SETTINGS, ...data.saveSiteSettings.settings };
      setSite(settings);
      form.reset(formOf(settings));
      toast({ title: t('Site settings saved') });
    } catch (error) {
      toast({
        title: t('Couldn’t save the site settings'),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
  }

  return (
    <form
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="grid grid-cols-1 gap-6"
    >
      <div className="grid gap-2">
        <h2 id={id} className="display text-h2">
          {t('Site settings')}
        </h2>
        <p className="max-w-[66ch] text-muted">
          {t(
            'Changes show on every open page within a second. Clear a field to get its default back.',
          )}
        </p>
      </div>
      <FormSummary form={form} />
      {SETTING_PARTS.map(({ title, names }) => (
        <Card key={title}>
          <fieldset className="grid min-w-0 gap-x-6 gap-y-4 md:grid-cols-2">
            <legend className="mb-4 text-h3 font-bold">{translated(title)}</legend>
            {names.map((name) => (
              <SettingField key={name} name={name} form={form} />
            ))}
          </fieldset>
        </Card>
      ))}
      <div className="foot-bar -mx-1 flex flex-wrap gap-3 px-1">
        <Button
          type="submit"
          icon={Save}
          disabled={!isDirty}
          busy={saving.loading}
          busyLabel={t('Saving…')}
        >
          {t('Save site settings')}
        </Button>
      </div>
    </form>
  );
}
