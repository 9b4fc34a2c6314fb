import { type Reaction, REACTION_SIGNS, REACTIONS } from '../../schema/reactions.ts';
import { MenuChoices } from '../ui/dialogs/menu.tsx';
import { t } from '../ui/language.ts';

export interface ReactionChoicesProps {
  own: readonly Reaction[] | null;
  onReact: (reaction: Reaction, isGiven: boolean) => void;
}

/** All reactions, as the first line of a menu. */
export function ReactionChoices({ own, onReact }: ReactionChoicesProps) {
  return (
    <MenuChoices
      label={t('Reactions')}
      choices={REACTIONS.map((reaction) => {
        const [sign, name] = REACTION_SIGNS[reaction];
        const isChosen = own?.includes(reaction) === true;
        return {
          sign,
          name: t(name),
          isChosen,
          onSelect: () => onReact(reaction, !isChosen),
        };
      })}
    />
  );
}
