import { ArrowDown, ArrowUp, MessageSquare } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { COMMENT_TEXTS } from '../../schema/comments.ts';
import type { ReportedType } from '../../schema/reports.ts';
import { useAuth } from '../accounts/auth.ts';
import { Button } from '../ui/button.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';
import { toast } from '../ui/toast.ts';
import { CommentForm } from './comment-form.tsx';
import type { Comment } from './comment.ts';
import { shownComments } from './comment-log.ts';
import { commentMemory } from './comment-memory.ts';
import type { CommentOperations, CommentTexts } from './comment-operations.ts';
import { CommentRow } from './comment-row.tsx';
import { createCommentStore } from './comment-store.ts';
import { setCommentKeys, useCommentKeysOn } from './key-preference.ts';
import { OutgoingComment } from './outgoing-comment.tsx';
import { readAround, readLatest, readNewer, readOlder } from './read-comments.ts';
import { SignInPrompt } from './sign-in-prompt.tsx';
import { lastSeen, rememberSeen } from './unread.ts';
import { useCommentActs } from './use-comment-acts.ts';
import { useCommentKeys } from './use-comment-keys.ts';
import { useLiveComments } from './use-live-comments.ts';
import { rich, t, translated } from '../ui/language.ts';

interface CommentsProps {
  /** What is commented on, e.g. `article:7`. Another one needs another `key`. */
  scope: string;
  contentType: ReportedType;
  /** Must stay the same between renders. */
  operations: CommentOperations;
  texts: CommentTexts;
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

function CommentList({ scope, contentType, operations, texts, initial }: CommentsProps) {
  const { user: viewer } = useAuth();
  const memory = useMemo(() => viewer && commentMemory(scope, viewer.id), [scope, viewer]);
  const [store] = useState(() =>
    createCommentStore({ ...initial, outgoing: memory?.outgoing ?? [] }),
  );
  const log = useSyncExternalStore(store.subscribe, store.get);
  const retry = useLiveComments(store, operations);
  const acts = useCommentActs(store, operations, texts);
  const comments = useMemo(() => shownComments(log), [log]);

  const { hash, key } = useLocation();
  const linkedId = linkedIn(hash);
  useEffect(() => {
    if (!linkedId || store.get().entries.has(linkedId)) return;
    readAround(store, operations.readPage, linkedId).then(
      (isThere) => isThere || toast({ title: t(COMMENT_TEXTS.gone) }),
      () => toast({ title: t('The comment could not be loaded.'), variant: 'destructive' }),
    );
    // `key`: following the same link again looks again.
  }, [store, operations, linkedId, key]);

  useEffect(() => memory?.keepOutgoing(log.outgoing), [memory, log.outgoing]);

  // What was new since the last visit, until it is gone to.
  const [seenUpTo] = useState(() => lastSeen(scope) ?? Infinity);
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  const [arrived, setArrived] = useState<ReadonlySet<number>>(new Set());
  const newest = comments[0]?.id;
  useEffect(() => {
    if (newest !== undefined) rememberSeen(scope, newest);
  }, [scope, newest]);
  const isUnread = ({ id, user }: Comment) =>
    (id > seenUpTo || arrived.has(id)) && !read.has(id) && user.id !== viewer?.id;
  const unread = comments.filter(isUnread);

  function goTo(id: number | undefined) {
    if (id === undefined) return;
    setRead((before) => new Set(before).add(id));
    // The row may only be there once React has drawn it.
    requestAnimationFrame(() => focusComment(id));
  }

  /** Id of the row that has the focus, 0 when none has. */
  const focused = () =>
    Number(document.activeElement?.closest('[id^="comment-"]')?.id.slice('comment-'.length) ?? 0);

  function reveal() {
    const ids = [...log.held];
    setArrived((before) => new Set([...before, ...ids]));
    if (log.hasNewer) {
      readLatest(store, operations.readPage).then(() => goTo(Math.max(...ids)), failed);
    } else {
      store.dispatch({ type: 'revealed' });
      goTo(Math.max(...ids));
    }
  }

  function nextUnread() {
    if (unread.length === 0) return log.held.size > 0 ? reveal() : undefined;
    const from = focused();
    goTo((unread.find(({ id }) => id < from) ?? unread[0])?.id);
  }

  useCommentKeys({
    isOn: useCommentKeysOn(),
    next() {
      const at = comments.findIndex(({ id }) => id === focused());
      goTo((comments[at + 1] ?? comments[0])?.id);
    },
    nextUnread,
  });

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
    const readMore = direction === 'older' ? readOlder : readNewer;
    await readMore(store, operations.readPage).catch(failed);
    setIsLoading(null);
  }

  const heldCount = log.held.size;
  const heldText =
    heldCount === 1 ? t('1 new comment') : t('{count} new comments', { count: heldCount });
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
          <CommentForm memory={memory} onPost={acts.post} />
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
            onClick={() => void readLatest(store, operations.readPage).catch(failed)}
          >
            {t('Back to the latest')}
          </Button>
        </div>
      )}
      {!log.isLoaded ? (
        <Waiting failure={log.failure} onRetry={retry} />
      ) : isEmpty ? (
        <EmptyState icon={MessageSquare} text={translated(texts.none)} />
      ) : (
        // A log that speaks for itself would read every comment aloud; what matters is said in the status above.
        <div role="log" aria-live="off" aria-label={t('Comments')}>
          <ol className="border-t border-border">
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
      {comments.length > 0 && <KeyHint unread={unread.length + heldCount} onNext={nextUnread} />}
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

/** Tells of the keys where there are some, and is the way to the next unread comment for fingers. */
function KeyHint({ unread, onNext }: { unread: number; onNext: () => void }) {
  const isOn = useCommentKeysOn();
  return (
    <div
      data-chrome
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted"
    >
      {unread > 0 && (
        <Button variant="secondary" size="sm" icon={ArrowDown} onClick={onNext}>
          {t('Next unread ({unread})', { unread })}
        </Button>
      )}
      <label className="hidden min-h-11 items-center gap-2 pointer-fine:flex">
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => setCommentKeys(event.target.checked)}
          className="size-4 accent-link"
        />
        <span>
          {rich('Keys: {next} next comment, {unread} next unread', {
            next: <kbd className="font-bold">C</kbd>,
            unread: <kbd className="font-bold">Z</kbd>,
          })}
        </span>
      </label>
    </div>
  );
}
