import { Flag, Gavel, Link2, Pencil, Reply, Trash2, VolumeX } from 'lucide-react';
import type { ReactElement } from 'react';
import { can } from '../../../schema/accounts/capabilities.ts';
import type { AuthUser } from '../../accounts/session/stored-user.ts';
import { useMuteMember } from '../../mutes/use-mute-member.ts';
import { ReactionChoices } from '../../reactions/reaction-choices.tsx';
import type { Reactions } from '../../reactions/use-reactions.ts';
import type { Press } from '../../ui/buttons/press.ts';
import { Menu, MenuItem } from '../../ui/dialogs/menu.tsx';
import { copyLink } from '../../ui/dialogs/share.ts';
import { t } from '../../ui/language.ts';
import type { ChatMessage } from '../chat-message.ts';
import { messageAddress } from './message-address.ts';

const ITEMS = {
  reply: { icon: Reply, label: 'Reply' },
  link: { icon: Link2, label: 'Copy link' },
  edit: { icon: Pencil, label: 'Edit message' },
  delete: { icon: Trash2, label: 'Delete message' },
  mute: { icon: VolumeX, label: 'Mute this member' },
  sanction: { icon: Gavel, label: 'Warn or mute' },
  report: { icon: Flag, label: 'Report message' },
} as const;

/** The actions that a form or a dialog carries out. */
export type RowAct = Exclude<keyof typeof ITEMS, 'reply' | 'link' | 'mute'>;

export interface RowMenuProps {
  message: ChatMessage;
  viewer: AuthUser | null;
  /** Absent for who can't write now. */
  reply: ((message: ChatMessage) => void) | undefined;
  react: Reactions['react'];
  onAct: (act: RowAct, message: ChatMessage) => void;
}

interface RowMenuItemsProps extends RowMenuProps {
  /** The button that opened it. */
  trigger: ReactElement;
  opensWith: Press;
}

/**
 * The reactions, a reply, the link to it for everybody, edit for the owner, delete for the owner and moderators, who also warn and mute; other
 * members report it, or mute its writer for themselves. Downloaded when one is first opened.
 */
export default function RowMenuItems(props: RowMenuItemsProps) {
  const { trigger, opensWith, message, viewer, reply, react, onAct } = props;
  const mute = useMuteMember();
  const { user } = message;
  const isOwn = viewer?.id === user.id;
  const isAllowed: Readonly<Record<keyof typeof ITEMS, boolean>> = {
    reply: reply !== undefined,
    link: true,
    edit: isOwn,
    delete: isOwn || can(viewer, 'chat.deleteAny'),
    mute: !isOwn && can(viewer, 'mute.manageOwn'),
    sanction: !isOwn && !user.isAdmin && can(viewer, 'member.sanction'),
    report: !isOwn && can(viewer, 'content.report'),
  };

  function choose(act: keyof typeof ITEMS) {
    if (act === 'reply') return reply?.(message);
    if (act === 'mute') return mute(user);
    if (act !== 'link') return onAct(act, message);
    const title = t('Message by {name}', { name: user.name });
    void copyLink({ url: messageAddress(message.id).href, title });
  }

  return (
    <Menu trigger={trigger} opensWith={opensWith} align="start">
      {can(viewer, 'like.toggle') && (
        <ReactionChoices
          own={message.myReactions}
          onReact={(reaction, isGiven) => react(message, reaction, isGiven)}
        />
      )}
      {(Object.keys(ITEMS) as (keyof typeof ITEMS)[])
        .filter((act) => isAllowed[act])
        .map((act) => (
          <MenuItem key={act} icon={ITEMS[act].icon} onSelect={() => choose(act)}>
            {t(ITEMS[act].label)}
          </MenuItem>
        ))}
    </Menu>
  );
}
