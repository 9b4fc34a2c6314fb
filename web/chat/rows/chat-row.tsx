import { Reply } from 'lucide-react';
import { lazy, memo } from 'react';
import { mountainTimeText } from '../../../schema/time/clock.ts';
import type { AuthUser } from '../../accounts/session/stored-user.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LazyLayer } from '../../ui/lazy/lazy-part.tsx';
import { useOwnTimeText } from '../../ui/time/own-zone.tsx';
import { gameClock } from '../../games/game-clock.ts';
import type { Reactions } from '../../reactions/use-reactions.ts';
import type { ChatStore } from '../chat-list.ts';
import { MemberLink } from '../../members/member-link.tsx';
import { MentionText } from '../../mentions/mention-text.tsx';
import { LikeMessage } from './like-message.tsx';
import type { ChatMessage } from '../chat-message.ts';
import { MessageReactions } from './message-reactions.tsx';
import { Quote } from '../../replies/quote.tsx';
import { messagePlace } from '../../../schema/pages/post-places.ts';
import { RowMenu } from './row-menu.tsx';
import type { RowAct } from './row-menu-items.tsx';
import { bubbleStyle, metaStyle, quietActionStyle } from './row-style.ts';
import { locale, t } from '../../ui/language.ts';

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
  const own = useOwnTimeText(new Date(createdAt));
  const moment = mountainTimeText(new Date(createdAt), locale());
  const clock = message.period === null ? null : gameClock(message);
  const time = t('{moment} MT', { moment }) + (own ? ` (${own})` : '');

  const bubble = (
    <div className={bubbleStyle(isOwn)} title={time}>
      <p dir="auto">
        <MentionText text={message.message} mentions={message.mentions} />
      </p>
      {updatedAt > createdAt && <span className="text-tiny opacity-80">{t('edited')}</span>}
    </div>
  );

  return (
    <div
      className={classNames(
        'group flex gap-2 pb-1',
        isOwn && 'flex-row-reverse',
        !isContinued && 'pt-3',
      )}
    >
      {!isOwn && (
        <div className="w-8 shrink-0">{!isContinued && <Avatar size="sm" user={user} />}</div>
      )}
      <div className={classNames('grid min-w-0 grow', isOwn && 'justify-items-end')}>
        <p className={isContinued ? 'sr-only' : classNames(metaStyle, 'gap-x-2 pb-0.5')}>
          <span dir="auto" className="font-bold text-text">
            {isOwn ? (
              <span className="sr-only">{t('You ({userName})', { userName: user.name })}</span>
            ) : (
              <MemberLink user={user} />
            )}
          </span>
          {user.isAdmin && <Badge tone="blue">{t('Admin')}</Badge>}
          {user.isMvp && <Badge tone="amber">{t('MVP')}</Badge>}
          {message.isDemo && <Badge>{t('Demo fan')}</Badge>}
          <time dateTime={createdAt} className="text-tiny tabular-nums">
            {time}
          </time>
          {clock && <span className="text-tiny tabular-nums">{clock}</span>}
        </p>
        {message.replyTo && <Quote of={message.replyTo} place={messagePlace(message.replyTo.id)} />}
        {isEdited ? (
          <LazyLayer fallback={bubble} onFail={onEdited}>
            <EditMessage message={message} store={store} onDone={onEdited} />
          </LazyLayer>
        ) : (
          <div
            className={classNames(
              // Large text needs the whole width of a phone.
              'flex max-w-full items-center gap-0.5 in-data-large-text:max-sm:flex-wrap',
              isOwn && 'flex-row-reverse',
            )}
          >
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
              <RowMenu
                message={message}
                viewer={viewer}
                reply={reply}
                react={react}
                onAct={onAct}
              />
            </div>
          </div>
        )}
        <MessageReactions message={message} react={react} />
      </div>
    </div>
  );
});
