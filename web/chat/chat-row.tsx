import { Heart, Pencil, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { can } from '../../schema/capabilities.ts';
import { mountainTimeText } from '../../schema/clock.ts';
import type { AuthUser } from '../accounts/stored-user.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import type { ChatStore } from './chat-store.ts';
import { DeleteMessage } from './delete-message.tsx';
import { EditMessage } from './edit-message.tsx';
import type { ChatMessage } from './merge.ts';
import { actionStyle, bubbleStyle, metaStyle } from './row-style.ts';

interface ChatRowProps {
  message: ChatMessage;
  /** Name and picture stand above already. */
  isContinued: boolean;
  viewer: AuthUser | null;
  store: ChatStore;
  toggleLike: (id: number, liked: boolean) => void;
}

/** One message with its acts: like for members, edit for its owner, delete for its owner and admins. */
export const ChatRow = memo(function ChatRow({
  message,
  isContinued,
  viewer,
  store,
  toggleLike,
}: ChatRowProps) {
  const [act, setAct] = useState<'edit' | 'delete' | null>(null);
  const { id, userName, createdAt, updatedAt } = message;
  const isOwn = viewer?.id === message.userId;
  const done = () => setAct(null);

  return (
    <li
      className={classNames(
        'flex gap-2',
        isOwn && 'flex-row-reverse',
        !isContinued && 'mt-2 first:mt-0',
      )}
    >
      {!isOwn && (
        <div className="w-8 shrink-0">
          {!isContinued && (
            <Avatar
              size="sm"
              user={{ ...message, name: userName, avatarType: message.userAvatarType }}
            />
          )}
        </div>
      )}
      <div className={classNames('grid min-w-0 grow', isOwn && 'justify-items-end')}>
        <p
          className={classNames(
            'flex flex-wrap items-center gap-x-2 pb-0.5 text-small',
            isContinued && 'sr-only',
          )}
        >
          <span dir="auto" className="font-bold">
            {isOwn ? <span className="sr-only">You ({userName})</span> : userName}
          </span>
          {message.isAdmin && <Badge tone="blue">Admin</Badge>}
          {message.isMvp && <Badge tone="amber">MVP</Badge>}
        </p>
        {act === 'edit' ? (
          <EditMessage message={message} store={store} onDone={done} />
        ) : (
          <p dir="auto" className={bubbleStyle(isOwn)}>
            {message.message}
          </p>
        )}
        <div className={metaStyle}>
          <time dateTime={createdAt}>{mountainTimeText(new Date(createdAt))} MT</time>
          {updatedAt > createdAt && <span>· edited</span>}
          {act !== 'edit' && (
            <>
              <LikeButton
                message={message}
                canLike={can(viewer, 'like.toggle')}
                onToggle={toggleLike}
              />
              {isOwn && (
                <button
                  type="button"
                  aria-label="Edit message"
                  title="Edit message"
                  className={actionStyle}
                  onClick={() => setAct('edit')}
                >
                  <Pencil aria-hidden className="size-4" />
                </button>
              )}
              {(isOwn || can(viewer, 'chat.deleteAny')) && (
                <button
                  type="button"
                  aria-label="Delete message"
                  title="Delete message"
                  className={actionStyle}
                  onClick={() => setAct('delete')}
                >
                  <Trash2 aria-hidden className="size-4" />
                </button>
              )}
            </>
          )}
        </div>
      </div>
      {act === 'delete' && (
        <DeleteMessage
          id={id}
          userName={isOwn ? undefined : userName}
          store={store}
          onDone={done}
        />
      )}
    </li>
  );
});

interface LikeButtonProps {
  message: ChatMessage;
  canLike: boolean;
  onToggle: (id: number, liked: boolean) => void;
}

function LikeButton({ message: { id, likes, isLikedByMe }, canLike, onToggle }: LikeButtonProps) {
  const count = likes === 1 ? '1 like' : `${likes} likes`;
  const isLiked = isLikedByMe === true;
  if (!canLike) {
    if (likes === 0) return null;
    return (
      <span
        className="inline-flex items-center gap-1 px-2 font-semibold"
        aria-label={count}
        role="img"
      >
        <Heart aria-hidden className="size-4" /> {likes}
      </span>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={`Like, ${count}`}
      className={classNames(actionStyle, isLiked && 'text-accent-text!')}
      onClick={() => onToggle(id, !isLiked)}
    >
      <Heart aria-hidden className={classNames('size-4', isLiked && 'fill-current')} />
      {likes > 0 && <span className="tabular-nums">{likes}</span>}
    </button>
  );
}
