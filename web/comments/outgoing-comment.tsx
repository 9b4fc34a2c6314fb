import { RotateCw, Trash2 } from 'lucide-react';
import type { AuthUser } from '../accounts/session/stored-user.ts';
import type { Outgoing } from '../live/list/list.ts';
import { actLineStyle, actStyle } from '../ui/buttons/act-style.ts';
import { classNames } from '../ui/class-names.ts';
import { Avatar } from '../ui/pictures/avatar.tsx';
import type { CommentActs } from './use-comment-acts.ts';
import { t } from '../ui/language.ts';

interface OutgoingCommentProps {
  post: Outgoing;
  viewer: AuthUser;
  acts: CommentActs;
  /** It is shown below the comment that it replies to. */
  isBelow: boolean;
}

/** An own comment that the server does not have yet. */
export function OutgoingComment({ post, viewer, acts, isBelow }: OutgoingCommentProps) {
  const { clientId, text, state } = post;
  return (
    <li
      className={classNames(
        'grid grid-cols-[auto_1fr] gap-3 border-b border-border py-4',
        isBelow && 'pl-6',
      )}
    >
      <Avatar user={viewer} />
      <div className="grid min-w-0 gap-1">
        <p className="font-bold">{viewer.name}</p>
        <p dir="auto" className="whitespace-pre-line wrap-anywhere text-muted">
          {text}
        </p>
        <div className={actLineStyle}>
          {state === 'sending' ? (
            <span role="status">{t('Sending…')}</span>
          ) : (
            <>
              <span role="status" className="font-semibold text-danger">
                {t('Not sent')}
              </span>
              <button type="button" className={actStyle} onClick={() => acts.retry(post)}>
                <RotateCw aria-hidden className="size-4" /> {t('Retry')}
              </button>
              <button type="button" className={actStyle} onClick={() => acts.discard(clientId)}>
                <Trash2 aria-hidden className="size-4" /> {t('Discard')}
              </button>
            </>
          )}
        </div>
      </div>
    </li>
  );
}
