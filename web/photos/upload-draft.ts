import { isPhotoCategory, type PhotoCategory } from '../../schema/photos/photos.ts';
import { remember, remembered } from '../ui/lists/tab-memory.ts';

const CATEGORY = 'photo-category';
const DESCRIPTION = 'photo-description';

/** What was filled in for an upload; it outlives a reload of the tab. */
export function rememberedUpload(): UploadDraft {
  const category = remembered(CATEGORY);
  return {
    category: isPhotoCategory(category) ? category : '',
    description: remembered(DESCRIPTION),
  };
}

interface UploadDraft {
  /** Empty while none is chosen. */
  readonly category: PhotoCategory | '';
  readonly description: string;
}

export function keepUpload({ category, description }: UploadDraft) {
  remember(CATEGORY, category);
  remember(DESCRIPTION, description);
}
