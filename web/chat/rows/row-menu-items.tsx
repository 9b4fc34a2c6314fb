import { Flag, Gavel, Link2, Pencil, Reply, Trash2, VolumeX } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../../ui/dialogs/menu.tsx';
import type { Press } from '../../ui/buttons/press.ts';
import { ReactionChoices, type ReactionChoicesProps } from '../../reactions/reaction-choices.tsx';
import { t } from '../../ui/language.ts';

/** The actions of a message besides liking. */
export type RowAct = 'link' | 'edit' | 'delete' | 'mute' | 'sanction' | 'report';

interface RowMenuItemsProps {
  /** The button that opened it. */
  trigger: ReactElement;
  opensWith: Press;
  acts: readonly (RowAct | 'reply')[];
  /** False for visitors. */
  reactions: ReactionChoicesProps | false;
  onAct: (act: RowAct | 'reply') => void;
}

const ITEMS = {
  reply: { icon: Reply, label: 'Reply' },
  link: { icon: Link2, label: 'Copy link' },
  edit: { icon: Pencil, label: 'Edit message' },
  delete: { icon: Trash2, label: 'Delete message' },
  mute: { icon: VolumeX, label: 'Mute this member' },
  sanction: { icon: Gavel, label: 'Warn or mute' },
  report: { icon: Flag, label: 'Report message' },
} as const;

/** The opened menu of a message. Downloaded when one is first opened. */
export default function RowMenuItems(props: RowMenuItemsProps) {
  const { trigger, opensWith, acts, reactions, onAct } = props;
  return (
    <Menu trigger={trigger} opensWith={opensWith} align="start">
      {reactions && <ReactionChoices {...reactions} />}
      {acts.map((act) => (
        <MenuItem key={act} icon={ITEMS[act].icon} onSelect={() => onAct(act)}>
          {t(ITEMS[act].label)}
        </MenuItem>
      ))}
    </Menu>
  );
}
