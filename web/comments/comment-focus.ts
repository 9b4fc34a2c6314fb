import type { Comment } from './comment.ts';

const PREFIX = 'comment-';

export const linkedIn = (hash: string) => Number(/^#comment-(\d{1,10})$/.exec(hash)?.[1] ?? 0);

/** Id of the comment whose row has the focus, 0 when none has. */
export const focusedId = () =>
  Number(document.activeElement?.closest(`[id^="${PREFIX}"]`)?.id.slice(PREFIX.length) ?? 0);

const focus = (id: number) => document.getElementById(`${PREFIX}${id}`)?.focus();

/** Moves the focus to a comment. */
export function goTo(id: number | undefined): void {
  if (id === undefined) return;
  // The row may only be there once React has drawn it.
  requestAnimationFrame(() => focus(id));
}

/** A comment was deleted here: the focus goes to the one below it, else to the one above, else to the heading. */
export function leave(comments: readonly Comment[], id: number): void {
  const at = comments.findIndex((comment) => comment.id === id);
  const next = comments[at + 1] ?? comments[at - 1];
  requestAnimationFrame(() =>
    next ? focus(next.id) : document.getElementById('comments-title')?.focus(),
  );
}
