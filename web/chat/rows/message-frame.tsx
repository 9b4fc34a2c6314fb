import type { ReactNode } from 'react';
import { mountainTimeText } from '../../../schema/time/clock.ts';
import { MemberLink } from '../../members/member-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { locale, t } from '../../ui/language.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Badge } from '../../ui/pictures/badge.tsx';
import { useOwnTimeText } from '../../ui/time/own-zone.tsx';
import type { Said } from '../chat-message.ts';
import { metaStyle } from './row-style.ts';

/** When it was sent, in Denver and in the reader’s own zone. */
export function useSentAt(createdAt: string): string {
  const own = useOwnTimeText(new Date(createdAt));
  const moment = mountainTimeText(new Date(createdAt), locale());
  return t('{moment} MT', { moment }) + (own ? ` (${own})` : '');
}

interface MessageFrameProps {
  message: Pick<Said, 'user' | 'createdAt'>;
  time: string;
  isOwn: boolean;
  /** Name and picture are shown above already. */
  isContinued: boolean;
  /** What is shown beside the name. */
  badges?: ReactNode;
  /** What is shown beside the time. */
  clock?: ReactNode;
  children: ReactNode;
}

/** Who wrote a message, and when, around its bubble: one’s own on the right, without a picture. */
export function MessageFrame(props: MessageFrameProps) {
  const { message, time, isOwn, isContinued, badges, clock, children } = props;
  const { user, createdAt } = message;
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
          {badges}
          <time dateTime={createdAt} className="text-tiny tabular-nums">
            {time}
          </time>
          {clock}
        </p>
        {children}
      </div>
    </div>
  );
}

/** A bubble and the acts beside it. */
export function BubbleLine({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        // Large text needs the whole width of a phone.
        'flex max-w-full items-center gap-0.5 in-data-large-text:max-sm:flex-wrap',
        isOwn && 'flex-row-reverse',
      )}
    >
      {children}
    </div>
  );
}
