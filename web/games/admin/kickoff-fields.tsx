import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { MOUNTAIN_ZONE } from '../../../schema/time/clock.ts';
import { type GameFormValues, kickoffsOf } from '../../../schema/games/game-form.ts';
import type { CreateGameInput } from '../../gql/graphql.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { dateFormat, t } from '../../ui/language.ts';

export type GameForm = UseFormReturn<GameFormValues, unknown, CreateGameInput>;

const SHOWN = dateFormat({
  timeZone: MOUNTAIN_ZONE,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'long',
});

/** Day and time of the kickoff as Denver's clocks show them; in the hour that autumn repeats, which of the two. */
export function KickoffFields({ form }: { form: GameForm }) {
  const { errors } = form.formState;
  const [date, time] = useWatch({ control: form.control, name: ['date', 'time'] });
  const kickoffs = kickoffsOf({ date, time });
  return (
    <>
      <TextField
        label={t('Kickoff day')}
        type="date"
        error={errors.date?.message}
        {...form.register('date')}
      />
      <TextField
        label={t('Kickoff time')}
        hint={t('Mountain time')}
        type="time"
        error={errors.time?.message}
        {...form.register('time')}
      />
      {kickoffs.length > 1 && (
        <SelectField
          label={t('Which one?')}
          hint={t('Clocks go back that night, so this time comes around twice.')}
          {...form.register('showing')}
        >
          <option value="first">{SHOWN.format(kickoffs[0]!)}</option>
          <option value="second">{SHOWN.format(kickoffs[1]!)}</option>
        </SelectField>
      )}
    </>
  );
}
