import { type SubmitEvent, useState } from 'react';
import type { Possession } from '../../../schema/games/games.ts';
import type { TeamNames } from '../../../schema/games/team-names.ts';
import type { Situation } from '../../../schema/plays/plays.ts';
import { PLAYS_REFUSALS } from '../../../schema/refusals/plays.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { refusal, t } from '../../ui/language.ts';
import { Sides } from './entry-form.tsx';

type Spot = Exclude<keyof Situation, 'side'>;

interface BallFormProps {
  at: Situation | null;
  teams: TeamNames;
  isBusy: boolean;
  onPut: (at: Situation) => void;
}

const USUAL = { side: 'home', down: 1, toGo: 10, ballOn: 35 } as const;

/** Whose ball it is, and where: what the rules guessed, to put right. */
export function BallForm({ at, teams, isBusy, onPut }: BallFormProps) {
  const guessed = at ?? USUAL;
  const [side, setSide] = useState<Possession>(guessed.side);
  const [typed, setTyped] = useState<Partial<Record<Spot, string>>>({});
  const [isRefused, setRefused] = useState(false);
  const spotOf = (name: Spot) => typed[name] ?? String(guessed[name]);
  const fields = [
    ['down', t('Down')],
    ['toGo', t('To go')],
    ['ballOn', t('Yard line, from their own goal')],
  ] as const;
  function send(event: SubmitEvent) {
    event.preventDefault();
    const [down = 0, toGo = 0, ballOn = 0] = fields.map(([name]) => Number(spotOf(name)));
    const isWrong = [down, toGo, ballOn].some((spot) => !Number.isInteger(spot));
    setRefused(isWrong);
    if (!isWrong) onPut({ side, down, toGo, ballOn });
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      <Sides label={t('Ball')} teams={teams} side={side} onChoose={setSide} />
      <div className="grid grid-cols-3 items-end gap-3">
        {fields.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            inputMode="numeric"
            autoComplete="off"
            value={spotOf(name)}
            onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
          />
        ))}
      </div>
      {isRefused && (
        <div role="alert">
          <FieldError id="ball" error={refusal(PLAYS_REFUSALS, 'play.ball', {})} />
        </div>
      )}
      <Button type="submit" variant="secondary" className="min-h-13" busy={isBusy}>
        {t('Put the ball here')}
      </Button>
    </form>
  );
}
