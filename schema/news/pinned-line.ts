/** One line that hosts pin above the chat and the live show, until they take it down. */

export const PINNED_LINE_LIMIT = 140;

/** It comes down by itself after so long, so that last week's line never greets a new show. */
export const PINNED_LINE_LASTS_MS = 12 * 3_600_000;

export interface PinnedLineView {
  readonly id: number;
  readonly text: string;
  /** Where it leads. */
  readonly url: string | null;
  readonly pinnedAt: Date;
}

/** As it travels between nodes. */
export type PinnedLineInEvent = Omit<PinnedLineView, 'pinnedAt'> & { readonly pinnedAt: string };
