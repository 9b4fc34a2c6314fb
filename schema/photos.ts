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
