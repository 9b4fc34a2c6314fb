import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { type Draft, readEntryLine } from '../../../schema/plays/entry-line.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { t } from '../../ui/language.ts';

const RUN = 'R 4 27';
const PASS = 'P 22 8 84 T';
const REVIEW = 'V';
const OVERTURN = 'O';

interface TypedPlayProps {
  /** True when it was entered. */
  onEnter: (draft: Draft) => Promise<boolean>;
  onClock: () => void;
  onReview: () => void;
  onOverturn: () => void;
  onUndo: () => void;
}

/** One line for a play, for who types: a key, yards, and the numbers of the players. */
export function TypedPlay({ onEnter, onClock, onReview, onOverturn, onUndo }: TypedPlayProps) {
  const [line, setLine] = useState('');
  const [fault, setFault] = useState<string>();
  const letter = line.trim().toUpperCase();

  async function send(event: SubmitEvent) {
    event.preventDefault();
    setFault(undefined);
    if (letter === REVIEW || letter === OVERTURN) {
      setLine('');
      return letter === REVIEW ? onReview() : onOverturn();
    }
    const draft = readEntryLine(line);
    if (!draft) return setFault(t('That isn’t a play we know. Try {example}.', { example: RUN }));
    if (await onEnter(draft)) setLine('');
  }
  function press(event: KeyboardEvent) {
    if (line !== '') return;
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey);
    if (event.key !== ' ' && !isUndo) return;
    event.preventDefault();
    if (isUndo) onUndo();
    else onClock();
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label={t('Type a play')}
        placeholder={RUN}
        hint={t(
          '{example}: run for 4 by 27. {pass}: 8 to 84 for a touchdown. Space runs the clock, {review} reviews, {overturn} overturns.',
          { example: RUN, pass: PASS, review: REVIEW, overturn: OVERTURN },
        )}
        error={fault}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={line}
        onKeyDown={press}
        onChange={({ target }) => setLine(target.value)}
      />
    </form>
  );
}
