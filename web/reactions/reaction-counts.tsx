import { type Reaction, REACTION_SIGNS } from '../../schema/reactions.ts';
import { classNames } from '../ui/class-names.ts';
import { t } from '../ui/language.ts';
import type { Reactable } from './in-flight.ts';

interface ReactionCountsProps {
  thing: Reactable;
  onReact: (reaction: Reaction, isGiven: boolean) => void;
  /** Of each reaction. */
  className: string;
}

/** The reactions that were given, each with its number; pressing one gives it too, or takes it back. */
export function ReactionCounts({ thing, onReact, className }: ReactionCountsProps) {
  if (thing.reactions.length === 0) return null;
  return thing.reactions.map(({ reaction, count }) => {
    const isOwn = thing.myReactions?.includes(reaction) === true;
    const [sign, name] = REACTION_SIGNS[reaction];
    return (
      <button
        key={reaction}
        type="button"
        aria-pressed={isOwn}
        aria-label={`${t(name)}, ${count}`}
        className={classNames(className, isOwn && 'text-accent-text!')}
        onClick={() => onReact(reaction, !isOwn)}
      >
        <span aria-hidden>{sign}</span>
        <span aria-hidden className="tabular-nums">
          {count}
        </span>
      </button>
    );
  });
}
