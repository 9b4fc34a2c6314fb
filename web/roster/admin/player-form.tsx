import { useMutation } from '@apollo/client/react';
import { Save } from 'lucide-react';
import { useForm } from 'react-hook-form';
import {
  INJURY_CODES,
  INJURY_WORDS,
  POSITION_GROUPS,
  POSITIONS,
} from '../../../schema/games/roster.ts';
import type { ManagedPlayer_RowFragment, AddPlayerInput } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FormSummary } from '../../ui/forms/form-summary.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { t, translated } from '../../ui/language.ts';
import { lazyResolver } from '../../ui/lazy/lazy-resolver.ts';
import { toast } from '../../ui/page/toast.ts';
import { ADD_PLAYER, UPDATE_PLAYER } from './operations.ts';
import { playerFormValues, type PlayerFormValues } from './player-form-values.ts';

const resolver = lazyResolver(async () => (await import('./player-resolver.ts')).playerResolver);

interface PlayerFormProps {
  /** Null: a new one. */
  stored: ManagedPlayer_RowFragment | null;
  onDone: () => void;
}

/** Adds a player, or corrects one. */
export function PlayerForm({ stored, onDone }: PlayerFormProps) {
  const form = useForm<PlayerFormValues, unknown, AddPlayerInput>({
    resolver,
    defaultValues: playerFormValues(stored),
  });
  const { errors } = form.formState;
  const [add, adding] = useMutation(ADD_PLAYER);
  const [update, updating] = useMutation(UPDATE_PLAYER);
  const field = (name: keyof PlayerFormValues) => ({
    error: errors[name]?.message,
    ...form.register(name),
  });

  async function send(input: AddPlayerInput) {
    try {
      if (stored) await update({ variables: { input: { ...input, id: stored.id } } });
      else await add({ variables: { input } });
    } catch (error) {
      toast({
        title: t('Couldn’t save the player'),
        description: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
      return;
    }
    const { name } = input;
    toast({
      title: stored ? t('Saved: {name}', { name }) : t('Added to the roster: {name}', { name }),
    });
    onDone();
  }

  return (
    <Card>
      <form
        noValidate
        aria-labelledby="player-title"
        onSubmit={(event) => void form.handleSubmit(send)(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        <div className="empty:hidden sm:col-span-2">
          <FormSummary form={form} />
        </div>
        <TextField label={t('Name')} autoComplete="off" {...field('name')} />
        <SelectField label={t('Position')} {...field('position')}>
          <option value="">{t('Choose a position')}</option>
          <PositionOptions stored={stored?.position} />
        </SelectField>
        <TextField label={t('Number')} inputMode="numeric" {...field('jersey')} />
        <div className="self-end">
          <Checkbox label={t('Starter')} {...field('isStarter')} />
        </div>
        <SelectField label={t('Injury report')} {...field('injuryStatus')}>
          <option value="">{t('Healthy')}</option>
          {INJURY_CODES.map((code) => (
            <option key={code} value={code}>
              {t(INJURY_WORDS[code])} ({code})
            </option>
          ))}
        </SelectField>
        <TextField label={t('Injury note')} {...field('injuryDetails')} />
        <TextField
          label={t('Weight')}
          hint={t('Pounds, e.g. 217')}
          inputMode="numeric"
          {...field('weight')}
        />
        <TextField label={t('Height')} hint={t('Feet and inches, e.g. 6-2')} {...field('height')} />
        <TextField label={t('Age')} inputMode="numeric" {...field('age')} />
        <TextField
          label={t('Seasons played')}
          hint={t('Leave blank for a rookie')}
          inputMode="numeric"
          {...field('experience')}
        />
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

/** The positions by side; before them one that a provider once named and no list has. */
function PositionOptions({ stored }: { stored: string | undefined }) {
  const isListed = POSITION_GROUPS.some((group) => stored && stored in POSITIONS[group]);
  return (
    <>
      {stored && !isListed && <option value={stored}>{stored}</option>}
      {POSITION_GROUPS.map((group) => (
        <optgroup key={group} label={t(group)}>
          {Object.entries(POSITIONS[group]).map(([code, name]) => (
            <option key={code} value={code}>
              {translated(name)} ({code})
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
