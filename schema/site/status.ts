/** How the site is doing, for everybody. */

export const SITE_PARTS = ['PAGES', 'LIVE', 'SCORES', 'EMAIL'] as const;
export type SitePart = (typeof SITE_PARTS)[number];

export const PART_STATES = ['WORKING', 'TROUBLED'] as const;
export type PartState = (typeof PART_STATES)[number];

export interface SitePartView {
  readonly part: SitePart;
  readonly state: PartState;
}

export interface SiteStatusView {
  /** The server's clock. */
  readonly asOf: Date;
  /** The semantic version of the server. */
  readonly version: string;
  /** Each part once, in the order of `SITE_PARTS`. */
  readonly parts: readonly SitePartView[];
}
