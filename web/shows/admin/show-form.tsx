import { useMutation } from '@apollo/client/react';
import { Save } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import type { AddShowInput } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormSummary } from '../../ui/forms/form-summary.tsx';
import { fieldMessage, messageOf } from '../../ui/forms/graph-error.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { t, translated } from '../../ui/language.ts';
import { lazyResolver } from '../../ui/lazy/lazy-resolver.ts';
import { toast } from '../../ui/page/toast.ts';
import { ADD_SHOW, UPDATE_SHOW } from './operations.ts';
import {
  onlyTouched,
  showFormValues,
  type ShowFormValues,
  type StoredShow,
} from './show-form-values.ts';
import { ShowTextFields } from './show-text-fields.tsx';
import { TYPE_WORDS } from '../type-words.ts';

const resolver = lazyResolver(async () => (await import('./show-resolver.ts')).showResolver);

interface ShowFormProps {
  /** Null: a new one. */
  stored: StoredShow | null;
  onDone: () => void;
}

function sayFailed(error: unknown): void {
  toast({
    title: t('Couldn’t save the show'),
    description: messageOf(error, 'Please try again later.'),
    variant: 'destructive',
    duration: 5000,
  });
}

/** Adds a show or an episode by its address at its platform, or corrects one. */
export function ShowForm({ stored, onDone }: ShowFormProps) {
  const before = showFormValues(stored);
  const form = useForm<ShowFormValues, unknown, AddShowInput>({ resolver, defaultValues: before });
  const { errors } = form.formState;
  const type = useWatch({ control: form.control, name: 'type' });
  const [add, adding] = useMutation(ADD_SHOW);
  const [update, updating] = useMutation(UPDATE_SHOW);

  async function send(input: AddShowInput) {
    const wanted = onlyTouched(input, form.getValues(), before);
    try {
      if (stored) await update({ variables: { input: { ...wanted, id: stored.id } } });
      else await add({ variables: { input: wanted } });
    } catch (error) {
      const inField = fieldMessage(error, 'transcript');
      if (inField) form.setError('transcript', { message: inField });
      return sayFailed(error);
    }
    const { title } = input;
    toast({ title: stored ? t('Saved: {title}', { title }) : t('Added: {title}', { title }) });
    onDone();
  }

  return (
    <Card>
      <form
        noValidate
        aria-labelledby="show-title"
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <div className="empty:hidden sm:col-span-2">
          <FormSummary form={form} />
        </div>
        <SelectField label={t('Kind')} error={errors.type?.message} {...form.register('type')}>
          {Object.entries(TYPE_WORDS).map(([type, name]) => (
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
          hint={t('e.g. 58:12. Leave blank if you don’t know yet.')}
          error={errors.duration?.message}
          {...form.register('duration')}
        />
        <div className="sm:col-span-2">
          <TextField
            label={t('Picture')}
            hint={t('Image URL starting with https://. Leave blank and we’ll draw one.')}
            inputMode="url"
            error={errors.thumbnailUrl?.message}
            {...form.register('thumbnailUrl')}
          />
        </div>
        {type === 'PODCAST' && (
          <div className="sm:col-span-2">
            <TextField
              label={t('Audio file')}
              hint={t(
                'Audio URL starting with https://. It keeps playing as fans move between pages.',
              )}
              inputMode="url"
              error={errors.audioUrl?.message}
              {...form.register('audioUrl')}
            />
          </div>
        )}
        <div className="sm:col-span-2">
          <TextArea
            label={t('Description')}
            error={errors.description?.message}
            {...form.register('description')}
          />
        </div>
        <ShowTextFields form={form} />
        <TextField
          label={t('Appears on')}
          hint={stored ? undefined : t('Leave blank to publish right away')}
          type="date"
          error={errors.date?.message}
          {...form.register('date')}
        />
        <TextField
          label={t('Time (Mountain)')}
          type="time"
          error={errors.time?.message}
          {...form.register('time')}
        />
        <p className="text-small text-muted sm:col-span-2">
          {t(
            'It shows on open pages as soon as it’s out, and fans with episode alerts on get a notification.',
          )}
        </p>
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
