import type { MountainDate } from '../time/clock.ts';
import type { PublicUserView } from './accounts.ts';

/** The public page of a member. It never has an address, a birth date, a country or what only the account says. */

/** What badges are earned by. */
export const BADGE_KINDS = ['SCORED_LINEUPS', 'APPROVED_PHOTOS', 'QUESTIONS_ON_AIR'] as const;
export type BadgeKind = (typeof BADGE_KINDS)[number];

/** So many of them earn each level of a badge. */
export const BADGE_LEVELS = [1, 10, 50] as const;

/** 0 for no badge, then from 1 up. */
export const badgeLevel = (count: number): number =>
  BADGE_LEVELS.filter((least) => count >= least).length;

export interface MemberBadgeView {
  readonly kind: BadgeKind;
  readonly count: number;
  readonly level: number;
}

export interface MemberProfileView {
  readonly user: PublicUserView;
  /** Their own choice: others see no more than the name and the avatar, which are beside each post. */
  readonly isHidden: boolean;
  /** The day in Denver on which they joined; null for others where the page is hidden. */
  readonly joinedOn: MountainDate | null;
  /** Earned ones; none for others where the page is hidden. */
  readonly badges: readonly MemberBadgeView[];
}

export const MEMBER_PATH = '/members/:id';

/** The address of a member's page. */
export const memberPath = (id: number): string => MEMBER_PATH.replace(':id', String(id));
