import { type SubmitEvent, useState } from 'react';
import { RUN_OUT, typedClock } from '../../../schema/games/game-clock.ts';
import { gamePhase } from '../../../schema/games/scoreboard.ts';
import type { Text } from '../../../schema/language/english.ts';
import type { ScoreboardLine_GameFragment as LiveGame } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { t, translated } from '../../ui/language.ts';
import type { Change } from './score-operations.ts';

/** The phases of a game as hosts choose them. A new quarter has no clock until one is entered. */
const PHASES: readonly (readonly [Text, Change])[] = [
  ['Q1', { period: 1, displayClock: '' }],
  ['Q2', { period: 2, displayClock: '' }],
  ['Halftime', { period: 2, displayClock: RUN_OUT }],
  ['Q3', { period: 3, displayClock: '' }],
  ['Q4', { period: 4, displayClock: '' }],
  ['OT', { period: 5, displayClock: '' }],
];

interface QuarterAndClockProps {
  game: LiveGame;
  isBusy: boolean;
  onChange: (change: Change, back: Change) => Promise<boolean>;
}

export function QuarterAndClock({ game, isBusy, onChange }: QuarterAndClockProps) {
  const { period, displayClock } = game.status;
  const [typed, setTyped] = useState<string>();
  const phase = gamePhase(game);
  const back = { ...(period > 0 && { period }), displayClock };
  async function send(event: SubmitEvent) {
    event.preventDefault();
    const clock = typedClock(typed ?? displayClock);
    if (await onChange({ displayClock: clock }, { displayClock })) setTyped(undefined);
  }
  return (
    <div className="grid gap-4">
      <div role="group" aria-label={t('Quarter')} className="grid grid-cols-3 gap-2">
        {PHASES.map(([name, change]) => (
          <Button
            key={name}
            variant={phase === name ? 'primary' : 'secondary'}
            aria-pressed={phase === name}
            size="sm"
            className="min-h-13"
            busy={isBusy}
            onClick={() => void onChange(change, back)}
          >
            {translated(name)}
          </Button>
        ))}
      </div>
      <form noValidate onSubmit={(event) => void send(event)} className="flex items-end gap-3">
        <div className="min-w-0 grow">
          <TextField
            label={t('Clock')}
            placeholder="7:42"
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? displayClock}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button type="submit" variant="secondary" busy={isBusy}>
          {t('Set clock')}
        </Button>
      </form>
    </div>
  );
}
