/** Where shows are imported from: the channel's feed, and the podcast's. */

export const SHOW_SOURCES = ['youtube', 'podcast'] as const;
export type ShowSource = (typeof SHOW_SOURCES)[number];

/** Why nothing was imported. */
export const SOURCE_FAULTS = ['REFUSED', 'TOO_LARGE', 'NOT_NOW', 'NO_FEED'] as const;
export type SourceFault = (typeof SOURCE_FAULTS)[number];

/** A source as admins see it. Instants are ISO text in milliseconds. */
export interface ShowSourceView {
  readonly source: ShowSource;
  /** Null: nothing is imported from there. */
  readonly address: string | null;
  readonly checkedAt: string | null;
  readonly succeededAt: string | null;
  readonly nextAt: string | null;
  readonly fault: SourceFault | null;
}
