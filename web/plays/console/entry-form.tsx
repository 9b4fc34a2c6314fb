import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Possession } from '../../../schema/games/games.ts';
import { nickname, type TeamNames } from '../../../schema/games/team-names.ts';
import {
  type Draft,
  type EntryFlag,
  ENTRY_ROLES,
  ENTRY_YARDS,
  entryOf,
  FLAGS_OF,
  typedYards,
} from '../../../schema/plays/entry-line.ts';
import type { PlayEntry } from '../../../schema/plays/entry-shape.ts';
import { ruled, sideOfRole } from '../../../schema/plays/entry.ts';
import { LEAST_YARDS, MOST_YARDS } from '../../../schema/plays/plays.ts';
import type { Upcoming } from '../../../schema/plays/situation.ts';
import {
  headline,
  type PlayInWords,
  playText,
  situationText,
} from '../../../schema/plays/words.ts';
import { PLAYS_REFUSALS } from '../../../schema/refusals/plays.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { refusal, t, translated } from '../../ui/language.ts';
import { FLAG_WORDS, KIND_WORDS, ROLE_WORDS } from './entry-words.ts';

interface EntryFormProps {
  draft: Draft;
  upcoming: Upcoming;
  teams: TeamNames;
  submitLabel: string;
  isBusy: boolean;
  onChange: (draft: Draft) => void;
  onSend: (entry: PlayEntry) => void;
  onCancel: () => void;
}

/** What is known of a play besides its kind, and what follows from it in words. */
export function EntryForm(props: EntryFormProps) {
  const { draft, upcoming, teams, submitLabel, isBusy, onChange, onSend, onCancel } = props;
  const [chosen, setSide] = useState<Possession>();
  const form = useRef<HTMLFormElement>(null);
  // What was pressed to come here is gone.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, [type=submit]')?.focus(), []);
  const { kind, yards, jerseys, flags } = draft;
  const yardsLabel = ENTRY_YARDS[kind];
  const asksForSide = kind === 'kickoff' || kind === 'extra-point' || kind === 'two-point';
  const side = chosen ?? upcoming.side;
  const entry: PlayEntry = { ...entryOf(draft), ...(asksForSide && side && { side }) };
  const isNoNumber = Number.isNaN(typedYards(yards));
  const [isRefused, setRefused] = useState(false);
  function send(event: SubmitEvent) {
    event.preventDefault();
    setRefused(isNoNumber);
    if (!isNoNumber) onSend(entry);
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      className="grid gap-3"
      aria-label={translated(KIND_WORDS[kind])}
    >
      <p className="font-bold">{translated(KIND_WORDS[kind])}</p>
      {asksForSide && (
        <Sides
          label={kind === 'kickoff' ? t('Who kicks off?') : t('Who tries?')}
          teams={teams}
          side={side}
          onChoose={setSide}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        {yardsLabel && (
          <TextField
            label={translated(yardsLabel)}
            inputMode={kind === 'kickoff' ? 'numeric' : 'text'}
            autoComplete="off"
            error={
              isRefused && isNoNumber
                ? refusal(PLAYS_REFUSALS, 'play.yards', { min: LEAST_YARDS, max: MOST_YARDS })
                : undefined
            }
            value={yards}
            onChange={({ target }) => onChange({ ...draft, yards: target.value })}
          />
        )}
        {ENTRY_ROLES[kind].map((role, at) => (
          <TextField
            key={role}
            label={translated(ROLE_WORDS[role])}
            placeholder="#"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={jerseys[at] ?? ''}
            onChange={({ target }) =>
              onChange({ ...draft, jerseys: replaced(jerseys, at, target.value) })
            }
          />
        ))}
      </div>
      {(FLAGS_OF[kind] ?? []).map((flag) => (
        <Checkbox
          key={flag}
          label={translated(FLAG_WORDS[flag])}
          checked={flags.includes(flag)}
          onChange={() => onChange({ ...draft, flags: toggled(flags, flag) })}
        />
      ))}
      {!isNoNumber && <Preview entry={entry} upcoming={upcoming} teams={teams} />}
      <div className="grid grid-cols-2 gap-3">
        <Button type="submit" busy={isBusy} className="min-h-13">
          {submitLabel}
        </Button>
        <Button variant="quiet" className="min-h-13" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

function replaced(jerseys: readonly string[], at: number, jersey: string): string[] {
  const all = Array.from({ length: Math.max(jerseys.length, at + 1) }, (_, n) => jerseys[n] ?? '');
  all[at] = jersey;
  return all;
}

const toggled = (flags: readonly EntryFlag[], flag: EntryFlag) =>
  flags.includes(flag) ? flags.filter((one) => one !== flag) : [...flags, flag];

interface SidesProps {
  label: string;
  teams: TeamNames;
  side: Possession | null;
  onChoose: (side: Possession) => void;
}

export function Sides({ label, teams, side, onChoose }: SidesProps) {
  return (
    <div role="group" aria-label={label} className="grid gap-1.5">
      <p className="text-small font-semibold">{label}</p>
      <div className="grid grid-cols-2 gap-3">
        {(['away', 'home'] as const).map((one) => (
          <Button
            key={one}
            variant={side === one ? 'primary' : 'secondary'}
            aria-pressed={side === one}
            className="min-h-13"
            onClick={() => onChoose(one)}
          >
            {nickname(teams[one])}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The play in words as everybody would read it, and where the ball is then. */
function Preview({
  entry,
  upcoming,
  teams,
}: Pick<EntryFormProps, 'upcoming' | 'teams'> & { entry: PlayEntry }) {
  const found = ruled(entry, upcoming);
  if (typeof found === 'string') return null;
  const { play, side } = found;
  const shown: PlayInWords = {
    ...play,
    participants: (entry.players ?? []).map(({ role, jersey }) => ({
      role,
      side: sideOfRole(role, side ?? 'home'),
      name: `#${jersey}`,
    })),
  };
  const title = headline(shown, teams, t);
  const text = playText(shown, teams, t);
  return (
    <p role="status" className="text-muted">
      {[title, title === text ? null : text, play.after && situationText(play.after, teams, t)]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
