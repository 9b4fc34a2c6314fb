import { useAuth } from '../accounts/session/auth.ts';
import { useActs } from '../shortcuts/acts.ts';
import type { Comment } from './comment.ts';
import { focusedId } from './comment-focus.ts';
import type { CommentActs } from './use-comment-acts.ts';

/** The keys that act on the comment that has the focus. */
export function useCommentKeys(
  hasKeys: boolean,
  comments: readonly Comment[],
  {
    like,
    reply,
    nextUnread,
  }: Pick<CommentActs, 'like'> & {
    readonly reply: (comment: Comment) => void;
    readonly nextUnread: () => void;
  },
): void {
  const { requireSignIn } = useAuth();
  const focused = () => {
    const focusedNow = focusedId();
    return comments.find(({ id }) => id === focusedNow);
  };
  const onKeys = {
    nextUnread,
    like() {
      const comment = focused();
      if (!comment) return;
      requireSignIn(() => like(comment, comment.isLikedByMe !== true));
    },
    reply() {
      const comment = focused();
      if (comment) reply(comment);
    },
  };
  useActs(hasKeys ? onKeys : {});
}
