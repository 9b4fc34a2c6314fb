import { INJURY_WORDS, type InjuryCode } from '../../schema/games/roster.ts';
import { Badge, type BadgeTone } from '../ui/pictures/badge.tsx';
import { t } from '../ui/language.ts';

/** What the badge of a code says, by the legend, and its tone. */
const INJURY_BADGES: Readonly<Record<InjuryCode, readonly [letters: string, tone: BadgeTone]>> = {
  O: ['O', 'red'],
  IR: ['O', 'red'],
  Q: ['Q', 'amber'],
  D: ['Q', 'amber'],
  PUP: ['PUP', 'neutral'],
  NFI: ['NFI', 'neutral'],
  SUS: ['SUS', 'neutral'],
};

/** A player's line of the injury report, in letters; in words for those who hear it. */
export function InjuryBadge({ code }: { code: InjuryCode }) {
  const [letters, tone] = INJURY_BADGES[code];
  const words = t(INJURY_WORDS[code]);
  return (
    <Badge tone={tone} title={words}>
      <span aria-hidden>{letters}</span>
      <span className="sr-only">{words}</span>
    </Badge>
  );
}
