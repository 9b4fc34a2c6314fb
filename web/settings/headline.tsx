import { withoutScores } from '../../schema/games/spoilers.ts';
import { useSettings } from './podcast-settings.ts';

/** A title in a list. What looks like a score in it is hidden in spoiler mode; its own page shows it. */
export function Headline({ text }: { text: string }) {
  const { spoilerMode } = useSettings();
  return spoilerMode ? withoutScores(text) : text;
}
