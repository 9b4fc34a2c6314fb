import { useMutation } from '@apollo/client/react';
import { Save } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import type { CheckedSponsor, SponsorInput } from '../../../../schema/contact/sponsor-shape.ts';
import { PictureButtons } from '../../../articles/editing/body/picture-buttons.tsx';
import { usePictureUpload } from '../../../articles/editing/body/use-picture-upload.ts';
import type { ManagedSponsor_RowFragment } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { FormSummary } from '../../../ui/forms/form-summary.tsx';
import { messageOf } from '../../../ui/forms/graph-error.ts';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { t } from '../../../ui/language.ts';
import { lazyResolver } from '../../../ui/lazy/lazy-resolver.ts';
import { toast } from '../../../ui/page/toast.ts';
import { SponsorLogo } from '../sponsor-logo.tsx';
import { ADD_SPONSOR, UPDATE_SPONSOR } from './operations.ts';

const resolver = lazyResolver(async () => (await import('./sponsor-resolver.ts')).sponsorResolver);

const valuesOf = (stored: ManagedSponsor_RowFragment | null): SponsorInput => ({
  name: stored?.sponsor.name ?? '',
  description: stored?.sponsor.description ?? '',
  logoUrl: stored?.sponsor.logoUrl ?? '',
  websiteUrl: stored?.sponsor.websiteUrl ?? '',
  isActive: stored?.isActive ?? true,
  activeFrom: stored?.activeFrom ?? '',
  activeTo: stored?.activeTo ?? '',
});

interface SponsorFormProps {
  /** Null: a new one. */
  stored: ManagedSponsor_RowFragment | null;
  onDone: () => void;
}

/** Adds a sponsor, or corrects one. */
export function SponsorForm({ stored, onDone }: SponsorFormProps) {
  const form = useForm<SponsorInput, unknown, CheckedSponsor>({
    resolver,
    defaultValues: valuesOf(stored),
  });
  const { errors } = form.formState;
  const [add, adding] = useMutation(ADD_SPONSOR);
  const [update, updating] = useMutation(UPDATE_SPONSOR);

  async function send(input: CheckedSponsor) {
    try {
      if (stored) await update({ variables: { input: { ...input, id: stored.id } } });
      else await add({ variables: { input } });
    } catch (error) {
      toast({
        title: t('Couldn’t save the sponsor'),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
      return;
    }
    const title = input.name;
    toast({ title: stored ? t('Saved: {title}', { title }) : t('Added: {title}', { title }) });
    onDone();
  }

  return (
    <Card>
      <form
        noValidate
        aria-labelledby="sponsor-title"
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <div className="empty:hidden sm:col-span-2">
          <FormSummary form={form} />
        </div>
        <TextField label={t('Name')} error={errors.name?.message} {...form.register('name')} />
        <TextField
          label={t('Website')}
          hint={t('Where the name links to, starting with https://')}
          inputMode="url"
          error={errors.websiteUrl?.message}
          {...form.register('websiteUrl')}
        />
        <div className="sm:col-span-2">
          <TextArea
            label={t('Description')}
            hint={t('One or two sentences.')}
            rows={2}
            error={errors.description?.message}
            {...form.register('description')}
          />
        </div>
        <div className="sm:col-span-2">
          <LogoField form={form} stored={stored} />
        </div>
        <TextField
          label={t('First day')}
          hint={t('Denver date. Leave blank to start right away.')}
          type="date"
          error={errors.activeFrom?.message}
          {...form.register('activeFrom')}
        />
        <TextField
          label={t('Last day')}
          hint={t('Inclusive. Leave blank to run until you turn it off.')}
          type="date"
          error={errors.activeTo?.message}
          {...form.register('activeTo')}
        />
        <div className="sm:col-span-2">
          <Checkbox label={t('Show this sponsor')} {...form.register('isActive')} />
        </div>
        <div>
          <Button
            type="submit"
            icon={Save}
            busy={adding.loading || updating.loading}
            busyLabel={t('Saving…')}
          >
            {stored ? t('Save') : t('Add')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface LogoFieldProps {
  form: ReturnType<typeof useForm<SponsorInput, unknown, CheckedSponsor>>;
  stored: ManagedSponsor_RowFragment | null;
}

/** The logo, uploaded or by its address. */
function LogoField({ form, stored }: LogoFieldProps) {
  const address = useWatch({ control: form.control, name: 'logoUrl' }) ?? '';
  const put = (url: string) =>
    form.setValue('logoUrl', url, { shouldDirty: true, shouldValidate: true });
  const picture = usePictureUpload(put);
  const error = form.formState.errors.logoUrl?.message;
  const known = stored?.sponsor.logo;
  const typed = { url: address, width: null, height: null, placeholder: null };
  const shown = known?.url === address ? known : { ...typed, sources: [], animation: null };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-small font-semibold">{t('Logo')}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <SponsorLogo logo={address && !error ? shown : null} />
        <PictureButtons address={address} picture={picture} onRemove={() => put('')} />
      </div>
      <TextField
        label={t('Image URL')}
        inputMode="url"
        hint={t('Uploading fills this in, or paste an https:// URL.')}
        error={picture.failure ?? error}
        {...form.register('logoUrl', { onChange: picture.forgetFailure })}
      />
    </fieldset>
  );
}
