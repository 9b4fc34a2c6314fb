import { useCallback, useMemo } from 'react';
import { useAuth } from '../accounts/session/auth.ts';
import { isHoldingBack, setHeld } from '../filters/held-flag.ts';
import { newClientId } from '../live/client-id.ts';
import { readLatest } from '../live/list/read.ts';
import type { Outgoing } from '../live/list/list.ts';
import type { ListSource } from '../live/list/source.ts';
import { type Liked, useLike } from '../likes/use-like.ts';
import { type Reactions, useReactions } from '../reactions/use-reactions.ts';
import type { Text } from '../../schema/language/english.ts';
import { messageOf } from '../ui/forms/graph-error.ts';
import { translated } from '../ui/language.ts';
import { toast } from '../ui/page/toast.ts';
import type { Comment } from './comment.ts';
import type { CommentStore } from './comment-list.ts';
import type { CommentOperations, CommentTexts } from './comment-operations.ts';

/** What a member does with comments: each act shows at once, and is taken back with a word when it fails. */
export interface CommentActs {
  post(text: string, replyToId?: number): void;
  retry(post: Outgoing): void;
  discard(clientId: string): void;
  /** Resolves with whether it was saved. */
  edit(id: number, text: string): Promise<boolean>;
  /** Resolves with whether it was deleted. */
  remove(id: number): Promise<boolean>;
  like(comment: Liked, liked: boolean): void;
  react: Reactions['react'];
}

/** The product's sentence, and under it the server's reason where it has one for people. */
function toastFailure(title: Text, error: unknown) {
  const description = messageOf(error, '');
  toast({
    title: translated(title),
    variant: 'destructive',
    ...(description && { description }),
  });
}

interface Acting {
  readonly store: CommentStore;
  readonly source: ListSource<Comment>;
  readonly operations: CommentOperations;
  readonly texts: CommentTexts;
  readonly userId: number | undefined;
}

/** What writes, changes and deletes comments. */
function writingActs({
  store,
  source,
  operations,
  texts,
  userId,
}: Acting): Omit<CommentActs, 'like' | 'react'> {
  async function send(clientId: string, text: string, replyToId?: number) {
    store.dispatch({ type: 'sending', clientId, text, replyToId });
    try {
      const comment = await operations.post(text, clientId, replyToId);
      // An own comment appears on top, so a view of another part of the list jumps back there.
      if (store.get().hasNewer) await readLatest(store, source.readPage).catch(() => undefined);
      store.dispatch({ type: 'answered', row: comment });
      toast({ title: translated(texts.added) });
    } catch (error) {
      if (isHoldingBack(error)) {
        store.dispatch({ type: 'discarded', clientId });
        if (userId !== undefined) setHeld(userId, true);
        return;
      }
      store.dispatch({ type: 'failed', clientId });
      toastFailure(texts.addFailed, error);
    }
  }
  return {
    post: (text, replyToId) => void send(newClientId(), text, replyToId),
    retry: ({ clientId, text, replyToId }) => void send(clientId, text, replyToId),
    discard: (clientId) => store.dispatch({ type: 'discarded', clientId }),
    async edit(id, text) {
      try {
        store.dispatch({ type: 'answered', row: await operations.edit(id, text) });
        toast({ title: translated(texts.updated) });
        return true;
      } catch (error) {
        toastFailure(texts.updateFailed, error);
        return false;
      }
    },
    async remove(id) {
      try {
        await operations.remove(id);
        store.dispatch({ type: 'removed', id });
        toast({ title: translated(texts.deleted) });
        return true;
      } catch (error) {
        toastFailure(texts.deleteFailed, error);
        return false;
      }
    },
  };
}

/** What can be done with comments, and each comment with the member's like and reactions on their way. */
export function useCommentActs(
  store: CommentStore,
  source: ListSource<Comment>,
  operations: CommentOperations,
  texts: CommentTexts,
): { acts: CommentActs; shown: (comment: Comment) => Comment } {
  const { shown: withLike, like } = useLike(operations.kind, store);
  const { shown: withReactions, react } = useReactions(operations.kind, store);
  const userId = useAuth().user?.id;
  const acts = useMemo<CommentActs>(
    () => ({ ...writingActs({ store, source, operations, texts, userId }), like, react }),
    [store, source, operations, texts, like, react, userId],
  );
  const shown = useCallback(
    (comment: Comment) => withReactions(withLike(comment)),
    [withReactions, withLike],
  );
  return { acts, shown };
}
