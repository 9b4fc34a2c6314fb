import type { GameView } from './games/games.ts';
import type { ImageView } from './photos/images.ts';
import { CHECKINS_REFUSALS } from './refusals/checkins.ts';
import { sayingFrom } from './refusals/said.ts';

const said = sayingFrom(CHECKINS_REFUSALS);

/** Check-ins from where fans watch the game: what may be sent, and what everybody sees of it. */

export const LOCATION_MIN = 3;
export const LOCATION_MAX = 100;
export const CHECK_IN_DESCRIPTION_MAX = 300;
/** Most check-ins that one read gives. */
export const CHECK_INS_WAITING = 50;

export const CHECK_IN_TEXTS = {
  comingSoon: (season: number) => said('checkIn.comingSoon', { season }),
  photoRequired: said('checkIn.photoMissing'),
  noGame: said('checkIn.noGame'),
  failed: 'Check-in failed',
  invalidFile: 'Invalid file',
  invalidForm: 'Form validation failed',
  tryAgain: 'Please try again.',
  done: 'Checked in!',
  inReview: 'It will be visible after admin approval.',
  nonePending: 'No check-ins are waiting.',
  unread: 'We couldn’t load the check-ins.',
  formUnread: 'We couldn’t load the check-in form.',
  opens: 'Check-in opens on game day',
  mapEmpty: 'No check-ins yet. The map lights up as fans check in.',
  mapUnread: 'We couldn’t load the map.',
  signUp: 'Show us where you’re watching. Sign up to check in.',
} as const;

/** Who was where, for which game. */
export interface CheckInView {
  readonly id: number;
  readonly game: GameView;
  readonly location: string;
  readonly description: string | null;
  readonly photo: ImageView | null;
  readonly isApproved: boolean;
  readonly createdAt: Date;
}

/** Whether fans check in now: all day when there is a game, in Mountain time. */
export interface CheckInStatusView {
  readonly isOpen: boolean;
  /** Today's, else the next one. */
  readonly game: GameView | null;
  readonly opensAt: Date | null;
  readonly closesAt: Date | null;
  readonly asOf: Date;
}

export const CHECK_IN_PLACE_KINDS = ['STATE', 'COUNTRY', 'ELSEWHERE'] as const;

/** A place on the map, with its fans in fives: 0 are fewer than five. */
export interface CheckInPlaceView {
  readonly kind: (typeof CHECK_IN_PLACE_KINDS)[number];
  /** Postal code of a state. */
  readonly code: string | null;
  readonly name: string | null;
  readonly fans: number;
}

/** Where fans were for a game. */
export interface CheckInMapView {
  readonly game: GameView;
  readonly fans: number;
  /** Most fans first. */
  readonly places: readonly CheckInPlaceView[];
}
