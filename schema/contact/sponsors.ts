import type { ImageView } from '../photos/images.ts';
import type { MountainDate } from '../time/clock.ts';

/** The partners of the show. */

/** More would not be seen, and a list of this length needs no pages. */
export const SPONSORS_MAX = 30;

/** A sponsor as everybody sees it. */
export interface SponsorView {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly logoUrl: string | null;
  readonly logo: ImageView | null;
  readonly websiteUrl: string | null;
}

/** Whether visitors see a sponsor: now, from a later day on, no longer, or not because an admin switched it off. */
export const SPONSOR_STATES = ['SHOWN', 'COMING', 'OVER', 'OFF'] as const;
export type SponsorState = (typeof SPONSOR_STATES)[number];

/** When a sponsor is shown. Both days belong to it; null: no limit. */
export interface SponsorTerm {
  readonly isActive: boolean;
  readonly activeFrom: MountainDate | null;
  readonly activeTo: MountainDate | null;
}

/** A sponsor with what only admins know of it. */
export interface ManagedSponsorView extends SponsorTerm {
  readonly id: number;
  readonly sponsor: SponsorView;
  readonly state: SponsorState;
}

export const SPONSOR_EVENTS = ['ADDED', 'EDITED', 'MOVED', 'DELETED'] as const;

/** A sponsor changed, whether visitors see it or not. */
export interface SponsorEventView {
  readonly kind: (typeof SPONSOR_EVENTS)[number];
  readonly sponsorId: number;
}

/** The state on a day in Denver. */
export function sponsorState(
  { isActive, activeFrom, activeTo }: SponsorTerm,
  today: MountainDate,
): SponsorState {
  if (!isActive) return 'OFF';
  if (activeTo !== null && activeTo < today) return 'OVER';
  return activeFrom !== null && activeFrom > today ? 'COMING' : 'SHOWN';
}
