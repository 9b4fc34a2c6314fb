/** How far members have listened to an episode, so that another device goes on from there. */

/** No episode is longer. */
export const LONGEST_SECONDS = 24 * 3600;

/** While an episode plays, its position is stored this often: on the device, and with the account. In ms. */
export const STORED_EVERY = { device: 5_000, account: 20_000 } as const;

/** Nearer to its end than this an episode counts as heard: it begins anew. In seconds. */
export const HEARD_WITHIN = 15;

/** Where a member is in an episode. */
export interface ListeningPositionView {
  readonly showId: number;
  /** From its beginning; 0 when it was heard to its end. */
  readonly seconds: number;
  /** When that was, as ISO text in milliseconds. Of two positions the later one counts. */
  readonly heardAt: string;
}
