import { nameOf } from '../enum-names.ts';
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

/** The choice as the graph knows it. */
export const filterIn = ({ category, excludeAi }: PhotoChoice) => ({
  category: category && nameOf(category),
  excludeAi,
});

/** The variables that the first page of a list is queried with. */
export const firstPhotos = (choice: PhotoChoice) => ({
  ...filterIn(choice),
  first: PHOTOS_PER_PAGE,
});
