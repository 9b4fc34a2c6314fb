import type { ReactElement } from 'react';
import type { Press } from '../ui/buttons/press.ts';
import { Menu } from '../ui/dialogs/menu.tsx';
import { ReactionChoices, type ReactionChoicesProps } from './reaction-choices.tsx';

interface ReactionMenuProps extends ReactionChoicesProps {
  /** The button that opened it. */
  trigger: ReactElement;
  opensWith: Press;
}

/** The opened menu of reactions. Downloaded when one is first opened. */
export default function ReactionMenu({ trigger, opensWith, ...choices }: ReactionMenuProps) {
  return (
    <Menu trigger={trigger} opensWith={opensWith} align="start">
      <ReactionChoices {...choices} />
    </Menu>
  );
}
