import { COMMENTS_PER_PAGE } from '../../schema/articles/comments.ts';
import type { Comment } from './comment.ts';
import { newestShown, oldestShown } from './comment-log.ts';
import type { CommentOperations } from './comment-operations.ts';
import type { CommentStore } from './comment-store.ts';

/** A reading stops after this many pages. */
const MOST_PAGES = 5;
/** Half a page above and half a page below a comment that an address names. */
const HALF = COMMENTS_PER_PAGE / 2;

type ReadPage = CommentOperations['readPage'];

/**
 * Reads from the newest comment (or from the top of what is shown, when that is another part of the list) downwards
 * until it joins what is shown. `isResume` says that events may have been missed: then all that is shown is read anew,
 * so that missed edits and deletions are found too. A failure is noted in the log, which stays as it was. Resolves
 * with whether it succeeded.
 */
export async function readComments(
  store: CommentStore,
  readPage: ReadPage,
  { isResume }: { isResume: boolean },
): Promise<boolean> {
  const before = store.get();
  const newest = newestShown(before);
  const goal = isResume ? oldestShown(before) : newest;
  store.dispatch({ type: 'reading-began' });
  const number = store.get().readings;

  const comments: Comment[] = [];
  let after = before.hasNewer && Number.isFinite(newest) ? newest + 1 : undefined;
  let total: number | undefined;
  let isComplete = false;
  try {
    for (let pages = 0; pages < MOST_PAGES && !isComplete; pages += 1) {
      const page = await readPage({
        first: COMMENTS_PER_PAGE,
        ...(after !== undefined && { after }),
      });
      comments.push(...page.comments);
      total = page.total ?? total;
      isComplete = page.comments.length < COMMENTS_PER_PAGE;
      after = comments.at(-1)?.id;
      if (!Number.isFinite(goal) || (after !== undefined && after <= goal)) break;
    }
  } catch (error) {
    store.dispatch({ type: 'reading-failed', error });
    return false;
  }
  if (Number.isFinite(newest) && !isComplete && (after ?? 0) > newest)
    store.dispatch({ type: 'gap-found' });
  else store.dispatch({ type: 'read', number, comments, isComplete, total });
  return true;
}

/** Reads the page below what is shown. */
export async function readOlder(store: CommentStore, readPage: ReadPage): Promise<void> {
  const { comments } = await readPage({
    first: COMMENTS_PER_PAGE,
    after: oldestShown(store.get()),
  });
  const isLast = comments.length < COMMENTS_PER_PAGE;
  store.dispatch({ type: 'older-read', comments, isLast });
}

/** Reads the page above what is shown. */
export async function readNewer(store: CommentStore, readPage: ReadPage): Promise<void> {
  const before = newestShown(store.get());
  const { comments } = await readPage({ first: COMMENTS_PER_PAGE, before });
  const isLast = comments.length < COMMENTS_PER_PAGE;
  store.dispatch({ type: 'newer-read', comments, isLast });
}

/** Shows the newest page in place of what is shown. */
export async function readLatest(store: CommentStore, readPage: ReadPage): Promise<void> {
  const { comments } = await readPage({ first: COMMENTS_PER_PAGE });
  const hasOlder = comments.length === COMMENTS_PER_PAGE;
  store.dispatch({ type: 'moved', comments, hasOlder, hasNewer: false });
}

/** Shows the part of the list around a comment, if it is still there. Resolves with whether it is. */
export async function readAround(
  store: CommentStore,
  readPage: ReadPage,
  id: number,
): Promise<boolean> {
  const [above, below] = await Promise.all([
    readPage({ first: HALF, before: id - 1 }),
    readPage({ first: HALF, after: id }),
  ]);
  if (!above.comments.some((comment) => comment.id === id)) return false;
  store.dispatch({
    type: 'moved',
    comments: [...above.comments, ...below.comments],
    hasNewer: above.comments.length === HALF,
    hasOlder: below.comments.length === HALF,
  });
  return true;
}
