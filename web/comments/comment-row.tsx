import { Flag, Gavel, Link2, type LucideIcon, Pencil, Reply, Trash2, VolumeX } from 'lucide-react';
import { lazy, memo, useState } from 'react';
import { can } from '../../schema/accounts/capabilities.ts';
import { nameOf } from '../../schema/enum-names.ts';
import type { Reaction } from '../../schema/reactions.ts';
import { commentPlace } from '../../schema/pages/post-places.ts';
import type { ReportedType } from '../../schema/reports.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { actLineStyle, actStyle } from '../ui/buttons/act-style.ts';
import { Avatar } from '../ui/pictures/avatar.tsx';
import { Badge } from '../ui/pictures/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { RelativeDate } from '../ui/time/relative-date.tsx';
import { copyLink } from '../ui/dialogs/share.ts';
import { LikeAct } from '../likes/like-button.tsx';
import type { Comment } from './comment.ts';
import type { CommentMemory } from './comment-memory.ts';
import type { CommentTexts } from './comment-operations.ts';
import { MemberLink } from '../members/member-link.tsx';
import { MentionText } from '../mentions/mention-text.tsx';
import { useMuteMember } from '../mutes/use-mute-member.ts';
import { ReactAct } from '../reactions/react-act.tsx';
import { ReactionCounts } from '../reactions/reaction-counts.tsx';
import { Quote } from '../replies/quote.tsx';
import { EditComment } from './edit-comment.tsx';
import type { CommentActs } from './use-comment-acts.ts';
import { LazyLayer } from '../ui/lazy/lazy-part.tsx';
import { t } from '../ui/language.ts';
import { ownOrigin } from '../ui/page/own-origin.ts';

const DeleteComment = lazy(() => import('./delete-comment.tsx'));
const SanctionDialog = lazy(() => import('../moderation/desk/sanction-dialog.tsx'));
const ReportDialog = lazy(() => import('../reports/report-dialog.tsx'));

const addressOf = (id: number): URL =>
  new URL(`${window.location.pathname}${window.location.search}${commentPlace(id)}`, ownOrigin());

interface CommentRowProps {
  comment: Comment;
  /** It is shown below the comment that it replies to. */
  isBelow: boolean;
  /** What a report of it is filed under. */
  contentType: ReportedType;
  isUnread: boolean;
  /** The address names it. */
  isLinked: boolean;
  /** Absent for visitors. */
  memory: CommentMemory | undefined;
  acts: CommentActs;
  texts: CommentTexts;
  onReply: (comment: Comment) => void;
  /** The comment is about to go: the focus has to go elsewhere. */
  onGone: (id: number) => void;
}

/** One comment with its acts. Its text is text: line breaks stay, nothing else is made of it. */
export const CommentRow = memo(function CommentRow(props: CommentRowProps) {
  const {
    comment,
    isBelow,
    contentType,
    isUnread,
    isLinked,
    memory,
    acts,
    texts,
    onReply,
    onGone,
  } = props;
  const { id, text, user, replyTo } = comment;
  const { user: viewer, requireSignIn } = useAuth();
  const isOwn = viewer?.id === user.id;
  // A text that was being changed when the tab was reloaded is in its field again.
  const [act, setAct] = useState<'edit' | 'delete' | 'sanction' | 'report' | null>(() =>
    isOwn && memory?.edit(id) ? 'edit' : null,
  );
  const done = () => setAct(null);
  const react = (reaction: Reaction, isGiven: boolean) =>
    requireSignIn(() => acts.react(comment, reaction, isGiven));

  return (
    <li
      id={`comment-${id}`}
      tabIndex={-1}
      data-item
      className={classNames(
        'grid scroll-mt-4 grid-cols-[auto_1fr] gap-3 border-b border-border py-4 -outline-offset-2!',
        isBelow && 'pl-6',
        isLinked && 'rounded-control bg-surface',
      )}
    >
      <Avatar size={isBelow ? 'sm' : undefined} user={user} />
      <div className="grid min-w-0 gap-1">
        <CommentHead comment={comment} isBelow={isBelow} isUnread={isUnread} />
        {replyTo && !isBelow && <Quote of={replyTo} place={commentPlace(replyTo.id)} />}
        {act === 'edit' && memory ? (
          <EditComment comment={comment} memory={memory} acts={acts} onDone={done} />
        ) : (
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            <MentionText text={text} mentions={comment.mentions} />
          </p>
        )}
        {act !== 'edit' && (
          <div data-chrome className={classNames(actLineStyle, '-ml-2')}>
            <LikeAct
              thing={comment}
              onLike={(liked) => requireSignIn(() => acts.like(comment, liked))}
              className={actStyle}
            />
            <ReactionCounts thing={comment} onReact={react} className={actStyle} />
            <ReactAct own={comment.myReactions} onReact={react} className={actStyle} />
            {!isOwn && <Act icon={Reply} label={t('Reply')} onPress={() => onReply(comment)} />}
            <Act
              icon={Link2}
              label={t('Copy link')}
              onPress={() =>
                void copyLink({
                  url: addressOf(id).href,
                  title: t('Comment by {name}', { name: user.name }),
                })
              }
            />
            {isOwn && (
              <Act icon={Pencil} label={t('Edit comment')} onPress={() => setAct('edit')} />
            )}
            {(isOwn || can(viewer, 'comment.deleteAny')) && (
              <Act icon={Trash2} label={t('Delete comment')} onPress={() => setAct('delete')} />
            )}
            {!isOwn && can(viewer, 'mute.manageOwn') && <MuteAct user={user} />}
            {!isOwn && !user.isAdmin && can(viewer, 'member.sanction') && (
              <Act icon={Gavel} label={t('Warn or mute')} onPress={() => setAct('sanction')} />
            )}
            {!isOwn && (
              <Act
                icon={Flag}
                label={t('Report comment')}
                onPress={() => requireSignIn(() => setAct('report'))}
              />
            )}
          </div>
        )}
      </div>
      {act && (
        <LazyLayer onFail={done}>
          {act === 'delete' && (
            <DeleteComment
              id={id}
              userName={isOwn ? undefined : user.name}
              acts={acts}
              onGone={onGone}
              onClose={done}
            />
          )}
          {act === 'sanction' && (
            <SanctionDialog
              userId={user.id}
              userName={user.name}
              post={{ contentType: nameOf(contentType), contentId: id, text }}
              onClose={done}
            />
          )}
          {act === 'report' && (
            <ReportDialog
              contentType={contentType}
              contentId={id}
              title={t('Report {name}’s comment', { name: user.name })}
              words={{ sent: texts.reported, failed: texts.reportFailed }}
              onClose={done}
            />
          )}
        </LazyLayer>
      )}
    </li>
  );
});

/** Who wrote it, and when. */
function CommentHead({
  comment,
  isBelow,
  isUnread,
}: Pick<CommentRowProps, 'comment' | 'isBelow' | 'isUnread'>) {
  const { user, createdAt, updatedAt, replyTo } = comment;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
      <span dir="auto" className="text-body font-bold text-text">
        <MemberLink user={user} />
      </span>
      {isBelow && replyTo && (
        <span className="sr-only">{t('Replying to {name}', { name: replyTo.user.name })}</span>
      )}
      {user.isAdmin && <Badge tone="blue">{t('Admin')}</Badge>}
      {user.isMvp && <Badge tone="amber">{t('MVP')}</Badge>}
      {isUnread && <Badge tone="orange">{t('New')}</Badge>}
      {/* In one part, which goes to the next line as a whole: nothing ends in a dot. */}
      <span>
        {user.favoriteTeam}{' '}
        <span className="whitespace-nowrap">
          <span aria-hidden>·</span> <RelativeDate date={createdAt} hasTime />
        </span>
        {updatedAt > createdAt && ` ${t('(edited)')}`}
      </span>
    </p>
  );
}

function MuteAct({ user }: Pick<Comment, 'user'>) {
  const mute = useMuteMember();
  return <Act icon={VolumeX} label={t('Mute this member')} onPress={() => mute(user)} />;
}

function Act({
  icon: Icon,
  label,
  onPress,
}: {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
}) {
  return (
    <button type="button" aria-label={label} title={label} className={actStyle} onClick={onPress}>
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
