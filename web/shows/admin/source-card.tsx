import type { ShowSource } from '../../../schema/shows/show-sources.ts';
import { wordOf } from '../../../schema/enum-names.ts';
import { useMutation } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Save } from 'lucide-react';
import { type Resolver, useForm } from 'react-hook-form';
import type { SourceInput } from '../../../schema/shows/source-shape.ts';
import type { ShowSourcesQuery } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { rich, t, translated } from '../../ui/language.ts';
import { lazyResolver } from '../../ui/lazy/lazy-resolver.ts';
import { toast } from '../../ui/page/toast.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { SET_SHOW_SOURCE } from './operations.ts';
import { FAULT_WORDS, FIELD_WORDS, SOURCE_WORDS } from './show-words.ts';

type Source = NonNullable<ShowSourcesQuery['showSources']>[number];
interface Values {
  readonly source: ShowSource;
  readonly address: string;
}

const resolver = lazyResolver(
  async () =>
    zodResolver(
      (await import('../../../schema/shows/source-shape.ts')).sourceInput,
    ) as unknown as Resolver<Values, unknown, SourceInput>,
);

/** One place where shows come from: whether that works, and its address to change. */
export function SourceCard({ stored }: { stored: Source }) {
  const { source, address, succeededAt, fault } = stored;
  const form = useForm<Values, unknown, SourceInput>({
    resolver,
    values: { source: wordOf(source), address: address ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, errors } = form.formState;
  const [save, saving] = useMutation(SET_SHOW_SOURCE, { refetchQueries: ['ShowSources'] });

  async function send({ address: entered }: SourceInput) {
    try {
      await save({ variables: { input: { source, address: entered ?? '' } } });
      form.reset({ source: wordOf(source), address: entered ?? '' });
      toast({
        title: entered
          ? t('Saved. We’re checking it now.')
          : t('Saved. Imports from there are off.'),
      });
    } catch (error) {
      toast({
        title: t('Couldn’t save the address'),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
  }

  return (
    <Card as="li" className="grid content-start gap-3 p-4!">
      <div className="flex flex-wrap items-center gap-2">
        <h3 id={`source-${source}`} className="font-bold">
          {translated(SOURCE_WORDS[source])}
        </h3>
        <SourceState stored={stored} />
      </div>
      {fault && (
        <p>
          <span>{translated(FAULT_WORDS[fault])}</span>
          {succeededAt && <> {t('Everything already imported stays on the site.')}</>}
        </p>
      )}
      <form
        noValidate
        aria-labelledby={`source-${source}`}
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        className="grid gap-3"
      >
        <TextField
          label={translated(FIELD_WORDS[source].label)}
          hint={translated(FIELD_WORDS[source].hint)}
          autoComplete="off"
          spellCheck={false}
          error={errors.address?.message ?? errors.root?.message}
          {...(source === 'PODCAST' && { inputMode: 'url' })}
          {...form.register('address')}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            type="submit"
            size="sm"
            icon={Save}
            disabled={!isDirty}
            busy={saving.loading}
            busyLabel={t('Saving…')}
          >
            {t('Save')}
          </Button>
          {succeededAt && (
            <p className="text-small text-muted">
              {rich('Last worked {moment}', { moment: <MountainMoment at={succeededAt} /> })}
            </p>
          )}
        </div>
      </form>
    </Card>
  );
}

function SourceState({ stored: { address, fault, succeededAt } }: { stored: Source }) {
  if (!address) return <Badge tone="neutral">{t('Off')}</Badge>;
  if (fault) return <Badge tone="red">{t('Not working')}</Badge>;
  return (
    <Badge tone={succeededAt ? 'green' : 'neutral'}>
      {succeededAt ? t('Working') : t('Not checked yet')}
    </Badge>
  );
}
