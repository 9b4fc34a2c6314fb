import { type EnumName, wordIn } from '../../schema/enum-names.ts';
import {
  PHOTO_CATEGORIES,
  PHOTO_CATEGORY_LABELS,
  type PhotoCategory,
} from '../../schema/photos/photos.ts';

/** What people read for the category of a photo. */
export const labelOf = ({ category }: { readonly category: EnumName<PhotoCategory> }) =>
  PHOTO_CATEGORY_LABELS[wordIn(PHOTO_CATEGORIES, category)];
