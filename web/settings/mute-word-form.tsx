import { type SubmitEvent, useState } from 'react';
import { isBlank } from '../../schema/blank.ts';
import type { Text } from '../../schema/language/english.ts';
import { MUTE_DURATIONS, MUTE_LIMITS, type MuteDuration } from '../../schema/mutes.ts';
import { useMuteActs } from '../mutes/own-mutes.ts';
import { Button } from '../ui/buttons/button.tsx';
import { SelectField } from '../ui/forms/select-field.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { useAct } from '../ui/forms/use-act.ts';
import { t } from '../ui/language.ts';

const DURATION_WORDS = {
  DAY: 'A day',
  UNTIL_MONDAY: 'Until Monday',
  MONTH: '30 days',
  FOREVER: 'Until I unmute it',
} as const satisfies Readonly<Record<MuteDuration, Text>>;

/** Mutes a word. What was typed stays until the server has it. */
export function MuteWordForm() {
  const { muteWord } = useMuteActs();
  const { run, busy, fault } = useAct();
  const [text, setText] = useState('');
  const [duration, setDuration] = useState<MuteDuration>('FOREVER');

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (await run(() => muteWord(text, duration))) setText('');
  }

  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-3">
      <TextField
        label={t('Word or phrase')}
        hint={t('Whole words, whatever their capitals. With * at its end, the beginning of words.')}
        error={fault}
        dir="auto"
        autoComplete="off"
        maxLength={MUTE_LIMITS.word}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <SelectField
        label={t('For how long')}
        value={duration}
        onChange={({ target }) => setDuration(target.value as MuteDuration)}
      >
        {MUTE_DURATIONS.map((each) => (
          <option key={each} value={each}>
            {t(DURATION_WORDS[each])}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className="justify-self-end" disabled={isBlank(text)} busy={busy}>
        {t('Mute word')}
      </Button>
    </form>
  );
}
