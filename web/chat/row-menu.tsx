import { Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { can } from '../../schema/capabilities.ts';
import type { AuthUser } from '../accounts/stored-user.ts';
import { Menu, MenuItem } from '../ui/menu.tsx';
import type { ChatMessage } from './merge.ts';
import { quietActionStyle } from './row-style.ts';

/** What can be done with a message besides liking it. */
export type RowAct = 'edit' | 'delete' | 'report';

interface RowMenuProps {
  message: ChatMessage;
  viewer: AuthUser | null;
  onAct: (act: RowAct, message: ChatMessage) => void;
}

/** Edit for the owner, delete for the owner and admins, report for everybody else. Visitors have none of it. */
export function RowMenu({ message, viewer, onAct }: RowMenuProps) {
  // A menu for each of hundreds of rows would cost more than the rows: it is made when it is first opened.
  const [wasOpened, setWasOpened] = useState(false);
  const isOwn = viewer?.id === message.userId;
  const canReport = !isOwn && can(viewer, 'content.report');
  const canDelete = isOwn || can(viewer, 'chat.deleteAny');
  if (!canReport && !canDelete) return null;

  const trigger = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={`More for ${isOwn ? 'your message' : `the message of ${message.userName}`}`}
      title="More"
      className={quietActionStyle}
      onClick={() => setWasOpened(true)}
    >
      <Ellipsis aria-hidden className="size-4" />
    </button>
  );
  if (!wasOpened) return trigger;
  return (
    <Menu trigger={trigger} defaultOpen align="start">
      {isOwn && (
        <MenuItem icon={Pencil} onSelect={() => onAct('edit', message)}>
          Edit message
        </MenuItem>
      )}
      {canDelete && (
        <MenuItem icon={Trash2} onSelect={() => onAct('delete', message)}>
          Delete message
        </MenuItem>
      )}
      {canReport && (
        <MenuItem icon={Flag} onSelect={() => onAct('report', message)}>
          Report message
        </MenuItem>
      )}
    </Menu>
  );
}
