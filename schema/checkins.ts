import type { ImageView } from './photos/images.ts';

/** Check-ins from where fans watch the game: what may be sent, and what everybody sees of it. */

export const LOCATION_MIN = 3;
export const LOCATION_MAX = 100;
export const CHECK_IN_DESCRIPTION_MAX = 300;
/** Most check-ins that one read gives. */
export const CHECK_INS_WAITING = 50;

export const CHECK_IN_TEXTS = {
  comingSoon: 'Coming Soon! Game Day Check-ins will be available when the 2025 season kicks off.',
  photoRequired: 'Please upload a photo from your location',
  noGame: 'No upcoming game',
  failed: 'Check-in failed',
  invalidFile: 'Invalid file',
  invalidForm: 'Form validation failed',
  tryAgain: 'Please try again.',
  done: 'Checked in!',
  inReview: 'It will be visible after admin approval.',
  nonePending: 'No check-ins are waiting.',
  unread: 'The check-ins could not be loaded.',
  formUnread: 'The check-in form could not be loaded.',
  signUp: 'Show us where you’re watching. Sign up to check in.',
} as const;

/** Who was where, for which game. */
export interface CheckInView {
  readonly id: number;
  readonly gameId: number;
  readonly opponent: string;
  readonly isHome: boolean;
  readonly location: string;
  readonly description: string | null;
  readonly photo: ImageView | null;
  readonly approved: boolean;
  readonly createdAt: Date;
}
