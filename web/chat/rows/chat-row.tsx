import { Reply } from 'lucide-react';
import { lazy, memo } from 'react';
import type { AuthUser } from '../../accounts/session/stored-user.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { gameClock } from '../../games/game-clock.ts';
import type { Reactions } from '../../reactions/use-reactions.ts';
import type { ChatStore } from '../chat-list.ts';
import { MentionText } from '../../mentions/mention-text.tsx';
import { LikeMessage } from './like-message.tsx';
import type { ChatMessage } from '../chat-message.ts';
import { MessageReactions } from './message-reactions.tsx';
import { Quote } from '../../replies/quote.tsx';
import { messagePlace } from '../../../schema/pages/post-places.ts';
import { RowMenu } from './row-menu.tsx';
import type { RowAct } from './row-menu-items.tsx';
import { BubbleLine, MessageFrame, useSentAt } from './message-frame.tsx';
import { bubbleStyle, quietActionStyle } from './row-style.ts';
import { t } from '../../ui/language.ts';

const EditMessage = lazy(() => import('./edit-message.tsx'));

interface ChatRowProps {
  message: ChatMessage;
  /** Name and picture are shown above already. */
  isContinued: boolean;
  isEdited: boolean;
  viewer: AuthUser | null;
  store: ChatStore;
  like: (message: ChatMessage, liked: boolean) => void;
  react: Reactions['react'];
  /** Absent for who can't write now. */
  reply: ((message: ChatMessage) => void) | undefined;
  onAct: (act: RowAct, message: ChatMessage) => void;
  onEdited: () => void;
}

/** One message: author, time, text, and its actions. */
export const ChatRow = memo(function ChatRow(props: ChatRowProps) {
  const { message, isContinued, isEdited, viewer, store, like, react, reply, onAct, onEdited } =
    props;
  const { user, createdAt, updatedAt } = message;
  const isOwn = viewer?.id === user.id;
  const clock = message.period === null ? null : gameClock(message);
  const time = useSentAt(createdAt);

  const bubble = (
    <div className={bubbleStyle(isOwn)} title={time}>
      <p dir="auto">
        <MentionText text={message.message} mentions={message.mentions} />
      </p>
      {updatedAt > createdAt && <span className="text-tiny opacity-80">{t('edited')}</span>}
    </div>
  );

  return (
    <MessageFrame
      message={message}
      time={time}
      isOwn={isOwn}
      isContinued={isContinued}
      badges={message.isDemo && <Badge>{t('Demo fan')}</Badge>}
      clock={clock && <span className="text-tiny tabular-nums">{clock}</span>}
    >
      {message.replyTo && <Quote of={message.replyTo} place={messagePlace(message.replyTo.id)} />}
      {isEdited ? (
        <LazyLayer fallback={bubble} onFail={onEdited}>
          <EditMessage message={message} store={store} onDone={onEdited} />
        </LazyLayer>
      ) : (
        <BubbleLine isOwn={isOwn}>
          {bubble}
          <div className={classNames('flex shrink-0', isOwn && 'flex-row-reverse')}>
            <LikeMessage message={message} like={like} />
            {reply && (
              <button
                type="button"
                aria-label={t('Reply to {name}', { name: user.name })}
                title={t('Reply')}
                className={`${quietActionStyle} pointer-coarse:hidden`}
                onClick={() => reply(message)}
              >
                <Reply aria-hidden className="size-4" />
              </button>
            )}
            <RowMenu message={message} viewer={viewer} reply={reply} react={react} onAct={onAct} />
          </div>
        </BubbleLine>
      )}
      <MessageReactions message={message} react={react} />
    </MessageFrame>
  );
});
