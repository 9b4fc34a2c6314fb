import { useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_MAX_LENGTH, SEARCH_PAUSE_MS } from '../../../schema/site/search.ts';
import { TextField } from './text-field.tsx';

interface SearchFieldProps {
  label: string;
  placeholder?: string;
  maxLength?: number;
  /** What is searched for now, as the URL or the list has it. */
  found: string;
  /** Called with the trimmed text once the user pauses, so that not every letter is a request. */
  onFind: (text: string) => void;
}

/** Searches a list while one types. It follows what changes the search from outside, such as the way back. */
export function SearchField({
  found,
  onFind,
  maxLength = SEARCH_MAX_LENGTH,
  ...rest
}: SearchFieldProps) {
  const [text, setText] = useState(found);
  const [seen, setSeen] = useState(found);
  /** What was typed is `found` only a moment after it was sent, and is not to be written over then. */
  const [sent, setSent] = useState(found);
  if (found !== seen) {
    setSeen(found);
    setSent(found);
    if (found !== sent) setText(found);
  }
  const find = useEffectEvent((wanted: string) => {
    setSent(wanted);
    onFind(wanted);
  });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === found) return;
    const timer = setTimeout(() => find(wanted), SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, found]);
  return (
    <TextField
      type="search"
      value={text}
      maxLength={maxLength}
      onChange={({ target }) => setText(target.value)}
      {...rest}
    />
  );
}
