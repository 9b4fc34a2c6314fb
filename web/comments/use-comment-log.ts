import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { COMMENT_TEXTS } from '../../schema/articles/comments.ts';
import { useAuth } from '../accounts/session/auth.ts';
import { readAround, readLatest, readNewer } from '../live/list/read.ts';
import type { ListSource } from '../live/list/source.ts';
import { createListStore } from '../live/list/store.ts';
import { useList } from '../live/list/use-list.ts';
import { useUnmuted } from '../mutes/use-unmuted.ts';
import { mutableOf } from '../replies/quoted.ts';
import { t } from '../ui/language.ts';
import { toast } from '../ui/page/toast.ts';
import type { Comment } from './comment.ts';
import { goTo, linkedIn } from './comment-focus.ts';
import { COMMENT_LIST, commentSource, commentsOf, type CommentStore } from './comment-list.ts';
import { threadRows } from './thread-rows.ts';
import { commentMemory } from './comment-memory.ts';
import type { CommentOperations } from './comment-operations.ts';

/** The newest page where the screen has read it already, and how many there are in all. */
export interface FirstComments {
  readonly comments: readonly Comment[];
  readonly hasOlder: boolean;
  readonly total: number;
}

/** The comments on one thing as they are read, followed and paged by one viewer. */
export function useCommentLog(
  scope: string,
  operations: CommentOperations,
  initial: FirstComments | undefined,
) {
  const { user: viewer } = useAuth();
  const memory = useMemo(() => viewer && commentMemory(scope, viewer.id), [scope, viewer]);
  const client = useApolloClient();
  const source = useMemo(() => commentSource(client, operations), [client, operations]);
  const [store] = useState(() => {
    const outgoing = memory?.outgoing ?? [];
    return createListStore(COMMENT_LIST, { ...initial, rows: initial?.comments, outgoing });
  });
  const { log: whole, read, loadOlder } = useList(store, source);
  const linkedId = useLinkedComment(store, source);
  const { log, mutedCount } = useUnmuted(whole, mutableOf, linkedId);
  const rows = useMemo(() => threadRows(commentsOf(log)), [log]);
  useEffect(() => memory?.keepOutgoing(log.outgoing), [memory, log.outgoing]);

  const [isLoading, setIsLoading] = useState<'older' | 'newer' | null>(null);
  async function load(direction: 'older' | 'newer') {
    setIsLoading(direction);
    const page = direction === 'older' ? loadOlder() : readNewer(store, source.readPage);
    await page.catch(failed);
    setIsLoading(null);
  }

  return {
    viewer,
    memory,
    source,
    store,
    log,
    /** The comments in the order in which they are shown. */
    rows,
    mutedCount,
    linkedId,
    read,
    isLoading,
    load: (direction: 'older' | 'newer') => void load(direction),
    toLatest: (then?: () => void) => void readLatest(store, source.readPage).then(then, failed),
  };
}

export type CommentLog = ReturnType<typeof useCommentLog>;

const failed = () => toast({ title: t('We couldn’t load the comments.'), variant: 'destructive' });

/** Id of the comment that the address names, 0 when it names none. It is read with those around it. */
function useLinkedComment(store: CommentStore, source: ListSource<Comment>): number {
  const { hash, key } = useLocation();
  const linkedId = linkedIn(hash);
  useEffect(() => {
    if (!linkedId || store.get().entries.has(linkedId)) return;
    readAround(store, source.readPage, linkedId).then(
      (isThere) => isThere || toast({ title: t(COMMENT_TEXTS.gone), variant: 'destructive' }),
      () => toast({ title: t('We couldn’t load the comment.'), variant: 'destructive' }),
    );
    // `key`: following the same link again looks again.
  }, [store, source, linkedId, key]);
  // Who follows a link to a new comment has asked for it.
  const isWaiting = useSyncExternalStore(
    store.subscribe,
    () => store.get().waiting.has(linkedId),
    () => false,
  );
  useEffect(() => {
    if (!isWaiting) return;
    store.dispatch({ type: 'revealed' });
    goTo(linkedId);
  }, [store, isWaiting, linkedId]);
  return linkedId;
}
