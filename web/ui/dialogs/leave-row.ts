/**
 * A row leaves its list: the focus goes to the row after it, else to the one before, else to the heading. Both are
 * found by id, and take the focus.
 */
export function focusAfter(
  rows: readonly { readonly id: number }[],
  left: number,
  { rowId, headingId }: { rowId: (id: number) => string; headingId: string },
): void {
  const at = rows.findIndex(({ id }) => id === left);
  const next = rows[at + 1] ?? rows[at - 1];
  requestAnimationFrame(() => document.getElementById(next ? rowId(next.id) : headingId)?.focus());
}
