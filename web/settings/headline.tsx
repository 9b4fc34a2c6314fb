import { withoutScores } from '../../schema/games/spoilers.ts';
import { useSettings } from './podcast-settings.ts';

/** A title among others. What looks like a score in it is hidden from those who want no spoilers; its own page has it. */
export function Headline({ text }: { text: string }) {
  const { spoilerMode } = useSettings();
  return spoilerMode ? withoutScores(text) : text;
}
