import { useWatch } from 'react-hook-form';
import { GAME_RESULTS, OUR_TEAM } from '../../../schema/games/games.ts';
import { TEAMS } from '../../../schema/games/teams.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { type GameForm, KickoffFields } from './kickoff-fields.tsx';
import { t } from '../../ui/language.ts';

const OPPONENTS: readonly string[] = TEAMS.filter((team) => team !== OUR_TEAM);
const RESULT_WORDS = { W: 'Won', L: 'Lost', T: 'Tied' } as const;

/** Everything about a game. */
export function GameFields({ form }: { form: GameForm }) {
  const { errors } = form.formState;
  const opponent = useWatch({ control: form.control, name: 'opponent' });
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <SelectField
        label={t('Opponent')}
        error={errors.opponent?.message}
        {...form.register('opponent')}
      >
        <option value="">{t('Choose a team')}</option>
        {[...OPPONENTS, ...(opponent && !OPPONENTS.includes(opponent) ? [opponent] : [])].map(
          (team) => (
            <option key={team}>{team}</option>
          ),
        )}
      </SelectField>
      <SelectField label={t('Played')} error={errors.place?.message} {...form.register('place')}>
        <option value="home">{t('At home')}</option>
        <option value="away">{t('Away')}</option>
      </SelectField>
      <TextField
        label={t('TV network')}
        maxLength={40}
        error={errors.tvNetwork?.message}
        {...form.register('tvNetwork')}
      />
      <KickoffFields form={form} />
      <TextField
        label={t('Season')}
        inputMode="numeric"
        error={errors.season?.message}
        {...form.register('season')}
      />
      <TextField
        label={t('Week')}
        hint={t('0 and below: preseason')}
        error={errors.week?.message}
        {...form.register('week')}
      />
      <div className="self-end">
        <Checkbox label={t('Playoff game')} {...form.register('isPlayoff')} />
      </div>
      <SelectField label={t('Result')} error={errors.result?.message} {...form.register('result')}>
        <option value="">{t('Not played yet')}</option>
        {GAME_RESULTS.map((result) => (
          <option key={result} value={result}>
            {t(RESULT_WORDS[result])}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('Score')}
        hint={t('Our points first, as in 24-17')}
        error={errors.score?.message}
        {...form.register('score')}
      />
    </div>
  );
}
