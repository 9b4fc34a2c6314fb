import type { PublicUserView } from '../accounts/accounts.ts';
import type { CommentEvent, CommentFields } from '../articles/comments.ts';
import { INPUT_REFUSALS } from '../refusals/input.ts';
import { PHOTOS_REFUSALS } from '../refusals/photos.ts';
import { sayingFrom } from '../refusals/said.ts';
import type { ImageView } from './images.ts';
import type { Text } from '../language/english.ts';

const said = sayingFrom({ ...INPUT_REFUSALS, ...PHOTOS_REFUSALS });

/** Photos of the Fan Zone and their comments: what may be uploaded and written, and what others get to see of it. */

/** Categories that every member may upload to. */
export const MEMBER_PHOTO_CATEGORIES = [
  'game-day',
  'memorabilia',
  'game-day-look',
  'tailgate',
  'stadium',
  'watch-party',
  'memes',
] as const;

/** All categories; those beyond the members' list are for admins. */
export const PHOTO_CATEGORIES = [...MEMBER_PHOTO_CATEGORIES, 'ai'] as const;
export type PhotoCategory = (typeof PHOTO_CATEGORIES)[number];

/** What people read for a category. */
export const PHOTO_CATEGORY_LABELS = {
  'game-day': 'Game Day Pics',
  memorabilia: 'Memorabilia',
  'game-day-look': 'Game Day Look',
  tailgate: 'Tailgate',
  stadium: 'Stadium Experience',
  'watch-party': 'Watch Party',
  memes: 'Memes',
  ai: 'AI Generated Content',
} as const satisfies Readonly<Record<PhotoCategory, Text>>;
export const photoCategoryLabel = (category: string): string =>
  isPhotoCategory(category) ? PHOTO_CATEGORY_LABELS[category] : category;

export const isPhotoCategory = (word: unknown): word is PhotoCategory =>
  (PHOTO_CATEGORIES as readonly unknown[]).includes(word);
/** True for categories that only admins upload to. */
export const isAdminCategory = (category: PhotoCategory): boolean =>
  !(MEMBER_PHOTO_CATEGORIES as readonly string[]).includes(category);

/** Where a photo is on its way to the Fan Zone. A rejected one can be reviewed again until it is deleted. */
export const PHOTO_STATES = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type PhotoState = (typeof PHOTO_STATES)[number];

/** Most photos that one request reviews. */
export const PHOTOS_PER_REVIEW = 100;
/** A rejected photo is deleted after this time. */
export const REJECTED_PHOTO_DAYS = 30;

/** Longest description in UTF-16 units, as the input's `maxlength` counts. */
export const PHOTO_DESCRIPTION_MAX = 500;
/** Longest alternative text, counted the same. */
export const PHOTO_ALT_MAX = 250;
/** Photos that a member chooses at a time. */
export const PHOTOS_PER_UPLOAD = 10;

export const PHOTO_TEXTS = {
  fillAll: said('photo.fillAll'),
  unknownCategory: said('photo.unknownCategory'),
  tooLong: said('input.descriptionTooLong', { max: PHOTO_DESCRIPTION_MAX }),
  tooManyAtOnce: said('photo.tooManyAtOnce', { max: PHOTOS_PER_UPLOAD }),
  altTooLong: said('photo.altTooLong', { max: PHOTO_ALT_MAX }),
  adminCategory: said('photo.adminCategory'),
  gone: said('photo.gone'),
  reviewNone: said('photo.reviewNone'),
  reviewTooMany: said('photo.reviewTooMany', { max: PHOTOS_PER_REVIEW }),
  unknownState: said('input.unknownStatus'),
  uploaded: 'Photo uploaded successfully! It will be visible after admin approval.',
  uploadFailed: 'Failed to upload photo',
  loading: 'Loading photos...',
  unread: 'We couldn’t load the photos.',
  none: 'No photos yet. Be the first to share one!',
  noneInCategory: 'No photos in this category yet.',
  noneByAi: 'No AI content available yet',
  approved: 'Photo approved!',
  nowVisible: 'It is now visible in the Fan Zone.',
  deleted: 'Photo deleted',
  approvalFailed: 'Approval failed',
  deletionFailed: 'Deletion failed',
  tryAgain: 'Please try again.',
  nonePending: 'No pending photos found.',
  noneApproved: 'No approved photos found.',
  noneRejected: 'No rejected photos found.',
} as const;

export interface UploadPhotoInput {
  readonly category: PhotoCategory;
  readonly description: string;
  readonly altText?: string | null | undefined;
}

/** A photo as everybody may see it; nothing in it depends on who looks. Instants are ISO strings. */
export interface PhotoView {
  readonly id: number;
  readonly userId: number;
  readonly user: PublicUserView;
  readonly imageUrl: string;
  readonly image: ImageView;
  readonly mimeType: string | null;
  readonly category: PhotoCategory;
  readonly description: string | null;
  /** What the picture shows, for those who can’t see it; null where its owner wrote nothing. */
  readonly altText: string | null;
  readonly isApproved: boolean;
  readonly state: PhotoState;
  readonly isFeatured: boolean;
  readonly likeCount: number;
  /** Grows with every like and review: of two copies, the one with the higher revision is the newer. */
  readonly revision: number;
  readonly createdAt: string;
}

export const PHOTO_EVENT_KINDS = ['APPROVED', 'LIKED', 'REMOVED'] as const;
export type PhotoEventKind = (typeof PHOTO_EVENT_KINDS)[number];

/** What happened to which approved photo. REMOVED carries it as it last was. */
export interface PhotoEventView {
  readonly kind: PhotoEventKind;
  readonly photo: PhotoView;
}

export const OWN_PHOTO_EVENT_KINDS = ['SUBMITTED', 'REVIEWED', 'DELETED', 'RESTORED'] as const;
export type OwnPhotoEventKind = (typeof OWN_PHOTO_EVENT_KINDS)[number];

/** What happened to a photo of one’s own, in whatever state it is. */
export interface OwnPhotoEventView {
  readonly kind: OwnPhotoEventKind;
  readonly photoId: number;
  /** Null when it was deleted. */
  readonly photo: PhotoView | null;
}

/** Which photos a list or its viewer goes through. */
export interface PhotoFilter {
  readonly category?: PhotoCategory | null | undefined;
  readonly excludeAi?: boolean | null | undefined;
}

/** Photos of a game were sent from so long before its kickoff until so long after, in hours. */
export const PHOTOS_OF_GAME = { before: 6, after: 12 } as const;

export interface PhotoNavigationView<Photo = PhotoView> {
  /** The one shown just before it in the list: the next newer one. */
  readonly previousPhoto: Photo | null;
  readonly nextPhoto: Photo | null;
  /** Counted from 1, as 'N of M' shows it. */
  readonly currentIndex: number;
  readonly totalCount: number;
}

/** A comment on a photo. */
export interface PhotoCommentView extends CommentFields {
  readonly photoId: number;
}
export type PhotoCommentEventView = CommentEvent<PhotoCommentView>;
