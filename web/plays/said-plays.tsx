import { useState } from 'react';
import type { TeamNames } from '../../schema/games/team-names.ts';
import { useSettings } from '../settings/podcast-settings.ts';
import { storeOnDevice, storedOnDevice } from '../ui/device-memory.ts';
import { SelectField } from '../ui/forms/select-field.tsx';
import { t } from '../ui/language.ts';
import type { Play } from './play.ts';
import { PlayAnnouncer } from './play-announcer.tsx';

const STORED = 'play-announcements';
const CHOICES = ['off', 'scores', 'all'] as const;
type Choice = (typeof CHOICES)[number];

const choiceOf = (stored: unknown): Choice =>
  CHOICES.find((choice) => choice === stored) ?? 'scores';

/** Announces plays to those who asked for announcements, and lets them choose how much. */
export function SaidPlays(props: { plays: readonly Play[]; teams: TeamNames }) {
  const { screenReader } = useSettings();
  const [choice, setChoice] = useState(() => choiceOf(storedOnDevice(STORED)));
  if (!screenReader) return null;
  const words = { off: t('Nothing'), scores: t('Scores and turnovers'), all: t('All plays') };
  return (
    <>
      <SelectField
        label={t('Announce')}
        value={choice}
        onChange={({ target: { value } }) => {
          setChoice(choiceOf(value));
          storeOnDevice(STORED, choiceOf(value));
        }}
      >
        {CHOICES.map((each) => (
          <option key={each} value={each}>
            {words[each]}
          </option>
        ))}
      </SelectField>
      {choice !== 'off' && <PlayAnnouncer {...props} saysAll={choice === 'all'} />}
    </>
  );
}
