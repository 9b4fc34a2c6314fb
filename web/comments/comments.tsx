import { ArrowDown, MessageSquare } from 'lucide-react';
import { Fragment, useCallback, useRef } from 'react';
import type { ReportedType } from '../../schema/reports.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { HeldPosts } from '../filters/held-posts.tsx';
import { ShortcutsButton } from '../shortcuts/shortcuts-button.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/page/states.tsx';
import { CommentForm, type CommentFormHandle, draftReply } from './comment-form.tsx';
import type { Comment } from './comment.ts';
import { leave } from './comment-focus.ts';
import { commentMemory } from './comment-memory.ts';
import type { CommentOperations, CommentTexts } from './comment-operations.ts';
import { CommentRow } from './comment-row.tsx';
import { HeldComments } from './held-comments.tsx';
import { OutgoingComment } from './outgoing-comment.tsx';
import { isQuoteGone } from '../replies/quoted.ts';
import { Mentionable, writersIn } from '../mentions/mentionable.ts';
import { MutedNote } from '../mutes/muted-note.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { aboveOf } from './thread-rows.ts';
import { useCommentActs } from './use-comment-acts.ts';
import { useCommentKeys } from './use-comment-keys.ts';
import { type CommentLog, type FirstComments, useCommentLog } from './use-comment-log.ts';
import { useNextUnread } from './use-next-unread.ts';
import { rich, t, translated } from '../ui/language.ts';

interface CommentsProps {
  /** What is commented on, e.g. `article:7`. Another one needs another `key`. */
  scope: string;
  contentType: ReportedType;
  /** Must stay the same between renders. */
  operations: CommentOperations;
  texts: CommentTexts;
  /** Whether keys act here: they don't in a dialog. */
  hasKeys?: boolean;
  initial?: FirstComments;
}

/** What people say about something, newest first, live, and the place to say something. */
export function Comments(props: CommentsProps) {
  const { user } = useAuth();
  // Whose likes and drafts these are changes with the member.
  return <CommentList key={user?.id ?? 'visitor'} {...props} />;
}

function CommentList(props: CommentsProps) {
  const { scope, contentType, operations, texts, hasKeys = false, initial } = props;
  const { requireSignIn } = useAuth();
  const commentLog = useCommentLog(scope, operations, initial);
  const { viewer, memory, source, store, log, linkedId } = commentLog;
  const { acts, shown } = useCommentActs(store, source, operations, texts);
  const rows = commentLog.rows.map((row) => ({ ...row, comment: shown(row.comment) }));
  const comments = rows.map(({ comment }) => comment);
  const { isUnread, unreadCount, markRead, reveal, next } = useNextUnread(scope, commentLog);

  const form = useRef<CommentFormHandle>(null);
  const reply = (comment: Comment) =>
    requireSignIn((member) => {
      if (form.current) return form.current.replyTo(comment);
      // Who has only just signed in finds the reply in the field once that is there.
      draftReply(commentMemory(scope, member.id), comment);
    });
  useCommentKeys(hasKeys, comments, { like: acts.like, reply, nextUnread: next });

  const outgoing = Map.groupBy(log.outgoing, ({ replyToId }) => aboveOf(rows, replyToId));
  const outgoingBelow = (id: number | undefined) =>
    viewer &&
    outgoing
      .get(id)
      ?.map((post) => (
        <OutgoingComment
          key={post.clientId}
          post={post}
          viewer={viewer}
          acts={acts}
          isBelow={id !== undefined}
        />
      ));
  const isEmpty = comments.length === 0 && log.outgoing.length === 0;
  const mentionable = useCallback(() => writersIn(log), [log]);
  return (
    <Mentionable value={mentionable}>
      <section aria-labelledby="comments-title" className="mt-12">
        <h2 id="comments-title" tabIndex={-1} className="display text-h2">
          {rich('Comments {count}', {
            count: <span className="text-muted tabular-nums">({log.total})</span>,
          })}
        </h2>
        <div data-chrome className="my-4">
          {memory ? (
            <CommentForm
              ref={form}
              memory={memory}
              isGone={(quoted) => isQuoteGone(log, quoted)}
              onPost={acts.post}
            />
          ) : (
            <SignInPrompt text={translated(texts.signIn)} />
          )}
        </div>
        <HeldPosts
          kind={operations.kind === 'COMMENT' ? 'ARTICLE_COMMENT' : operations.kind}
          parentId={Number(scope.split(':')[1])}
        />
        <HeldComments count={log.waiting.size} onReveal={reveal} />
        {log.hasNewer && <WayToLatest commentLog={commentLog} />}
        {!log.isLoaded ? (
          <Waiting failure={log.failure} onRetry={commentLog.read} />
        ) : isEmpty ? (
          <EmptyState icon={MessageSquare} text={translated(texts.none)} />
        ) : (
          // A log that speaks for itself would read every comment aloud; what matters is said in the status above.
          <div role="log" aria-live="off" aria-label={t('Comments')}>
            {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- it is no control: it looks on as the focus comes by */}
            <ol className="border-t border-border" onFocus={markRead}>
              {outgoingBelow(undefined)?.toReversed()}
              {rows.map(({ comment, isBelow, isLast }) => (
                <Fragment key={comment.id}>
                  <CommentRow
                    comment={comment}
                    isBelow={isBelow}
                    contentType={contentType}
                    isUnread={isUnread(comment)}
                    isLinked={comment.id === linkedId}
                    memory={memory ?? undefined}
                    acts={acts}
                    texts={texts}
                    onReply={reply}
                    onGone={(id) => leave(comments, id)}
                  />
                  {isLast && outgoingBelow(isBelow ? comment.replyTo?.id : comment.id)}
                </Fragment>
              ))}
            </ol>
          </div>
        )}
        <MutedNote count={commentLog.mutedCount} />
        {log.isLoaded && log.hasOlder && (
          <Button
            variant="secondary"
            className="mt-5"
            busy={commentLog.isLoading === 'older'}
            onClick={() => commentLog.load('older')}
          >
            {t('Load older comments')}
          </Button>
        )}
        <div data-chrome className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
          {comments.length > 0 && unreadCount > 0 && (
            <Button variant="secondary" size="sm" icon={ArrowDown} onClick={next}>
              {t('Next unread ({unread})', { unread: unreadCount })}
            </Button>
          )}
          {hasKeys && <ShortcutsButton className="hidden pointer-fine:flex" />}
        </div>
      </section>
    </Mentionable>
  );
}

/** From an older part of the list, which a link has led to, back to the newest comments. */
function WayToLatest({ commentLog }: { commentLog: CommentLog }) {
  const { isLoading, load, toLatest } = commentLog;
  return (
    <div data-chrome className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        busy={isLoading === 'newer'}
        onClick={() => load('newer')}
      >
        {t('Load newer comments')}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => toLatest()}>
        {t('Back to the latest')}
      </Button>
    </div>
  );
}

function Waiting({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  if (failure) return <ErrorState text={t('We couldn’t load the comments.')} onRetry={onRetry} />;
  return (
    <Loading label={t('Loading comments...')} className="grid gap-4 pt-4">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </Loading>
  );
}
