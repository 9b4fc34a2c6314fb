import { useApolloClient } from '@apollo/client/react';
import { ArrowDown, ArrowUp, MessageSquare } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { COMMENT_TEXTS } from '../../schema/articles/comments.ts';
import type { ReportedType } from '../../schema/reports.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { shownRows } from '../live/list/log.ts';
import { readAround, readLatest, readNewer } from '../live/list/read.ts';
import { createListStore } from '../live/list/store.ts';
import { useList } from '../live/list/use-list.ts';
import { useActs } from '../shortcuts/acts.ts';
import { ShortcutsButton } from '../shortcuts/shortcuts-button.tsx';
import { Button } from '../ui/buttons/button.tsx';
import { LiveRegion } from '../ui/page/live-region.tsx';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/page/states.tsx';
import { toast } from '../ui/page/toast.ts';
import { addressed, CommentForm, type CommentFormHandle } from './comment-form.tsx';
import type { Comment } from './comment.ts';
import { COMMENT_LIST, commentSource } from './comment-list.ts';
import { commentMemory } from './comment-memory.ts';
import type { CommentOperations, CommentTexts } from './comment-operations.ts';
import { CommentRow } from './comment-row.tsx';
import { OutgoingComment } from './outgoing-comment.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { useUnread } from './unread.ts';
import { useCommentActs } from './use-comment-acts.ts';
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
  /** The newest page where the screen has read it already, and how many there are in all. */
  initial?: {
    readonly comments: readonly Comment[];
    readonly hasOlder: boolean;
    readonly total: number;
  };
}

/** What people say about something, newest first, live, and the place to say something. */
export function Comments(props: CommentsProps) {
  const { user } = useAuth();
  // Whose likes and drafts these are changes with the member.
  return <CommentList key={user?.id ?? 'visitor'} {...props} />;
}

const focusComment = (id: number) => document.getElementById(`comment-${id}`)?.focus();
const linkedIn = (hash: string) => Number(/^#comment-(\d{1,10})$/.exec(hash)?.[1] ?? 0);

function CommentList(props: CommentsProps) {
  const { scope, contentType, operations, texts, hasKeys = false, initial } = props;
  const { user: viewer, requireSignIn } = useAuth();
  const memory = useMemo(() => viewer && commentMemory(scope, viewer.id), [scope, viewer]);
  const client = useApolloClient();
  const source = useMemo(() => commentSource(client, operations), [client, operations]);
  const [store] = useState(() => {
    const outgoing = memory?.outgoing ?? [];
    return createListStore(COMMENT_LIST, { ...initial, rows: initial?.comments, outgoing });
  });
  const { log, read, loadOlder } = useList(store, source);
  const acts = useCommentActs(store, source, operations, texts);
  const comments = useMemo(() => shownRows(COMMENT_LIST, log), [log]);

  const { hash, key } = useLocation();
  const linkedId = linkedIn(hash);
  useEffect(() => {
    if (!linkedId || store.get().entries.has(linkedId)) return;
    readAround(store, source.readPage, linkedId).then(
      (isThere) => isThere || toast({ title: t(COMMENT_TEXTS.gone) }),
      () => toast({ title: t('The comment could not be loaded.'), variant: 'destructive' }),
    );
    // `key`: following the same link again looks again.
  }, [store, source, linkedId, key]);

  useEffect(() => memory?.keepOutgoing(log.outgoing), [memory, log.outgoing]);

  const { unread, isUnread, markRead, markArrived } = useUnread(scope, comments, viewer?.id);

  function goTo(id: number | undefined) {
    if (id === undefined) return;
    // The row may only be there once React has drawn it.
    requestAnimationFrame(() => focusComment(id));
  }

  /** Id of the row that has the focus, 0 when none has. */
  const focused = () =>
    Number(document.activeElement?.closest('[id^="comment-"]')?.id.slice('comment-'.length) ?? 0);

  function reveal() {
    const ids = [...log.waiting];
    markArrived(ids);
    if (log.hasNewer) {
      readLatest(store, source.readPage).then(() => goTo(Math.max(...ids)), failed);
    } else {
      store.dispatch({ type: 'revealed' });
      goTo(Math.max(...ids));
    }
  }

  function nextUnread() {
    if (unread.length === 0) return log.waiting.size > 0 ? reveal() : undefined;
    const from = focused();
    goTo((unread.find(({ id }) => id < from) ?? unread[0])?.id);
  }

  const form = useRef<CommentFormHandle>(null);
  const reply = ({ user }: Comment) =>
    requireSignIn((member) => {
      if (form.current) return form.current.address(user.name);
      // Who has only just signed in finds the name in the field once that is there.
      const ofMember = commentMemory(scope, member.id);
      ofMember.storeDraft(addressed(ofMember.draft, user.name));
    });

  const focusedComment = () => comments.find(({ id }) => id === focused());
  const onKeys = {
    nextUnread,
    like() {
      const comment = focusedComment();
      if (!comment) return;
      requireSignIn(() => acts.like(comment, comment.isLikedByMe !== true));
    },
    reply() {
      const comment = focusedComment();
      if (comment) reply(comment);
    },
  };
  useActs(hasKeys ? onKeys : {});

  /** A comment was deleted here: the focus goes to the one below it, else to the one above, else to the heading. */
  function leave(id: number) {
    const at = comments.findIndex((comment) => comment.id === id);
    const next = comments[at + 1] ?? comments[at - 1];
    requestAnimationFrame(() =>
      next ? focusComment(next.id) : document.getElementById('comments-title')?.focus(),
    );
  }

  const failed = () =>
    toast({ title: t('The comments could not be loaded.'), variant: 'destructive' });
  const [isLoading, setIsLoading] = useState<'older' | 'newer' | null>(null);
  async function load(direction: 'older' | 'newer') {
    setIsLoading(direction);
    const page = direction === 'older' ? loadOlder() : readNewer(store, source.readPage);
    await page.catch(failed);
    setIsLoading(null);
  }

  const heldCount = log.waiting.size;
  const heldText = t('{count|one:# new comment|other:# new comments}', { count: heldCount });
  const isEmpty = comments.length === 0 && log.outgoing.length === 0;

  return (
    <section aria-labelledby="comments-title" className="mt-12">
      <h2 id="comments-title" tabIndex={-1} className="display text-h2">
        {rich('Comments {count}', {
          count: <span className="text-muted tabular-nums">({log.total})</span>,
        })}
      </h2>
      <div data-chrome className="my-4">
        {memory ? (
          <CommentForm ref={form} memory={memory} onPost={acts.post} />
        ) : (
          <SignInPrompt text={translated(texts.signIn)} />
        )}
      </div>
      <LiveRegion>{heldCount > 0 && heldText}</LiveRegion>
      {/* Takes no room, so that nothing moves when it comes. */}
      <div
        data-chrome
        className="pointer-events-none sticky top-[calc(var(--header-height)+var(--game-bar-height)+0.5rem)] z-10 h-0 text-center"
      >
        {heldCount > 0 && (
          <Button
            size="sm"
            icon={ArrowUp}
            onClick={reveal}
            className="pointer-events-auto -translate-y-1/2 rounded-full shadow-layer"
          >
            {heldText}
          </Button>
        )}
      </div>
      {log.hasNewer && (
        <div data-chrome className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            busy={isLoading === 'newer'}
            onClick={() => void load('newer')}
          >
            {t('Load newer comments')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => void readLatest(store, source.readPage).catch(failed)}
          >
            {t('Back to the latest')}
          </Button>
        </div>
      )}
      {!log.isLoaded ? (
        <Waiting failure={log.failure} onRetry={read} />
      ) : isEmpty ? (
        <EmptyState icon={MessageSquare} text={translated(texts.none)} />
      ) : (
        // A log that speaks for itself would read every comment aloud; what matters is said in the status above.
        <div role="log" aria-live="off" aria-label={t('Comments')}>
          {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- it is no control: it looks on as the focus comes by */}
          <ol className="border-t border-border" onFocus={() => markRead(focused())}>
            {viewer &&
              log.outgoing
                .toReversed()
                .map((post) => (
                  <OutgoingComment key={post.clientId} post={post} viewer={viewer} acts={acts} />
                ))}
            {comments.map((comment) => (
              <CommentRow
                key={comment.id}
                comment={comment}
                contentType={contentType}
                isUnread={isUnread(comment)}
                isLinked={comment.id === linkedId}
                memory={memory ?? undefined}
                acts={acts}
                texts={texts}
                onReply={reply}
                onGone={leave}
              />
            ))}
          </ol>
        </div>
      )}
      {log.isLoaded && log.hasOlder && (
        <Button
          variant="secondary"
          className="mt-5"
          busy={isLoading === 'older'}
          onClick={() => void load('older')}
        >
          {t('Load older comments')}
        </Button>
      )}
      <div data-chrome className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
        {comments.length > 0 && unread.length + heldCount > 0 && (
          <Button variant="secondary" size="sm" icon={ArrowDown} onClick={nextUnread}>
            {t('Next unread ({unread})', { unread: unread.length + heldCount })}
          </Button>
        )}
        {hasKeys && <ShortcutsButton className="hidden pointer-fine:flex" />}
      </div>
    </section>
  );
}

function Waiting({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  if (failure)
    return <ErrorState text={t('The comments could not be loaded.')} onRetry={onRetry} />;
  return (
    <Loading label={t('Loading comments...')} className="grid gap-4 pt-4">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </Loading>
  );
}
