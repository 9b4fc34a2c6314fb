import { useMutation } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { Text } from '../../../schema/language/english.ts';
import type { ContentType } from '../../../schema/shows/shows.ts';
import type { ShowInput } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FormSummary } from '../../ui/forms/form-summary.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { lazyResolver } from '../../ui/lazy/lazy-resolver.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { toast } from '../../ui/page/toast.ts';
import type { ShowFormValues } from './show-resolver.ts';
import { ADD_SHOW } from './operations.ts';
import { t, translated } from '../../ui/language.ts';

const EMPTY: ShowFormValues = { type: 'live', title: '', url: '', duration: '', description: '' };

const KINDS: Readonly<Record<ContentType, Text>> = {
  live: 'Live show',
  youtube: 'Video',
  shorts: 'Short',
  podcast: 'Podcast episode',
};

const resolver = lazyResolver(async () => (await import('./show-resolver.ts')).showResolver);

/** Puts a show or an episode on the site by its address at its platform. */
export function AddShow({ onAdded }: { onAdded: () => void }) {
  const id = useId();
  const form = useForm<ShowFormValues, unknown, ShowInput>({ resolver, defaultValues: EMPTY });
  const { errors } = form.formState;
  const [add, adding] = useMutation(ADD_SHOW);

  async function send(input: ShowInput) {
    try {
      await add({ variables: { input } });
      toast({ title: t('Added: {title}', { title: input.title }) });
      form.reset(EMPTY);
      onAdded();
    } catch (error) {
      toast({
        title: t('Failed to add the show'),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
  }

  return (
    <details className="rounded-card border border-border bg-raised px-4 sm:px-6">
      <summary className="min-h-11 content-center font-semibold text-link">
        {t('Add a show or an episode')}
      </summary>
      <form
        noValidate
        aria-labelledby={id}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        className="grid gap-4 pt-2 pb-5 sm:grid-cols-2"
      >
        <div className="empty:hidden sm:col-span-2">
          <FormSummary form={form} />
        </div>
        <p id={id} className="text-small text-muted sm:col-span-2">
          {t('It is on the site at once, and who wants to hear of new episodes is told.')}
        </p>
        <SelectField label={t('Kind')} error={errors.type?.message} {...form.register('type')}>
          {Object.entries(KINDS).map(([type, name]) => (
            <option key={type} value={type}>
              {translated(name)}
            </option>
          ))}
        </SelectField>
        <TextField label={t('Title')} error={errors.title?.message} {...form.register('title')} />
        <TextField
          label={t('Address')}
          hint={t('On YouTube or Spotify, starting with https://')}
          inputMode="url"
          error={errors.url?.message}
          {...form.register('url')}
        />
        <TextField
          label={t('Duration')}
          hint={t('As in 58:12; empty while it is not known')}
          error={errors.duration?.message}
          {...form.register('duration')}
        />
        <div className="sm:col-span-2">
          <TextField
            label={t('Description')}
            error={errors.description?.message ?? errors.root?.message}
            {...form.register('description')}
          />
        </div>
        <div>
          <Button type="submit" icon={Plus} busy={adding.loading} busyLabel={t('Adding…')}>
            {t('Add')}
          </Button>
        </div>
      </form>
    </details>
  );
}
