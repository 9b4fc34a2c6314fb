import { Ellipsis } from 'lucide-react';
import { lazy, useState } from 'react';
import { can } from '../../../schema/accounts/capabilities.ts';
import type { AuthUser } from '../../accounts/session/stored-user.ts';
import type { Reactions } from '../../reactions/use-reactions.ts';
import type { ChatMessage } from '../chat-message.ts';
import type { RowAct } from './row-menu-items.tsx';
import { quietActionStyle } from './row-style.ts';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { type Press, pressOf } from '../../ui/buttons/press.ts';
import { t } from '../../ui/language.ts';

const RowMenuItems = lazy(() => import('./row-menu-items.tsx'));

interface RowMenuProps {
  message: ChatMessage;
  viewer: AuthUser | null;
  /** Absent for who can't write now. */
  reply: ((message: ChatMessage) => void) | undefined;
  react: Reactions['react'];
  onAct: (act: RowAct, message: ChatMessage) => void;
}

/**
 * The reactions, a reply, the link to it for everybody, edit for the owner, delete for the owner and moderators, who also warn and mute; other
 * members report it, or mute its writer for themselves.
 */
export function RowMenu({ message, viewer, reply, react, onAct }: RowMenuProps) {
  // A menu for each of hundreds of rows would cost more than the rows: it is made when it is first opened.
  const [press, setPress] = useState<Press>();
  const isOwn = viewer?.id === message.user.id;
  const canReport = !isOwn && can(viewer, 'content.report');
  const canMute = !isOwn && can(viewer, 'mute.manageOwn');
  const canSanction = !isOwn && !message.user.isAdmin && can(viewer, 'member.sanction');
  const canDelete = isOwn || can(viewer, 'chat.deleteAny');

  const trigger = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={
        isOwn
          ? t('More options for your message')
          : t('More options for {userName}’s message', { userName: message.user.name })
      }
      title={t('More')}
      className={quietActionStyle}
      onClick={(event) => setPress(pressOf(event))}
    >
      <Ellipsis aria-hidden className="size-4" />
    </button>
  );
  if (!press) return trigger;
  const acts: (RowAct | 'reply')[] = [
    ...(reply ? (['reply'] as const) : []),
    'link',
    ...(isOwn ? (['edit'] as const) : []),
    ...(canDelete ? (['delete'] as const) : []),
    ...(canMute ? (['mute'] as const) : []),
    ...(canSanction ? (['sanction'] as const) : []),
    ...(canReport ? (['report'] as const) : []),
  ];
  return (
    <LazyLayer fallback={trigger} onFail={() => setPress(undefined)}>
      <RowMenuItems
        trigger={trigger}
        opensWith={press}
        acts={acts}
        reactions={
          can(viewer, 'like.toggle') && {
            own: message.myReactions,
            onReact: (reaction, isGiven) => react(message, reaction, isGiven),
          }
        }
        onAct={(act) => (act === 'reply' ? reply?.(message) : onAct(act, message))}
      />
    </LazyLayer>
  );
}
