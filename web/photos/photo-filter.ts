import { type EnumName, nameOf } from '../../schema/enum-names.ts';
import { ALL_PHOTOS, type PhotoChoice } from '../../schema/photos/photo-paging.ts';
import {
  isAdminCategory,
  MEMBER_PHOTO_CATEGORIES,
  PHOTO_CATEGORIES,
  type PhotoCategory,
} from '../../schema/photos/photos.ts';

/** Which photos a tab shows, and its viewer steps through. AI photos are left out unless their filter is on. */
export type PhotoFilter = PhotoChoice;

export const filterOf = (category: PhotoCategory | null): PhotoFilter =>
  category === null ? ALL_PHOTOS : { category, excludeAi: !isAdminCategory(category) };

export const matches = (
  { category, excludeAi }: PhotoFilter,
  photo: { category: EnumName<PhotoCategory> },
) =>
  category === null ? !excludeAi || photo.category !== 'AI' : photo.category === nameOf(category);

/** The categories to choose from. */
export const categoriesFor = (withAdminOnes: boolean): readonly PhotoCategory[] =>
  withAdminOnes ? PHOTO_CATEGORIES : MEMBER_PHOTO_CATEGORIES;
