import type { PhotoCategory } from './photos.ts';

export const PHOTOS_PER_PAGE = 24;
/** Of the viewer's own. */
export const OWN_PHOTOS_PER_PAGE = 12;

/** Which photos a list shows. */
export interface PhotoChoice {
  readonly category: PhotoCategory | null;
  readonly excludeAi: boolean;
}

/** Everything but AI photos, which have a tab of their own. */
export const ALL_PHOTOS: PhotoChoice = { category: null, excludeAi: true };

/** The variables that the first page of a list is queried with. */
export const firstPhotos = ({ category, excludeAi }: PhotoChoice) => ({
  category,
  excludeAi,
  first: PHOTOS_PER_PAGE,
});
