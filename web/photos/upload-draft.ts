import { remember, remembered } from '../ui/lists/tab-memory.ts';

const CATEGORY = 'photo-category';
const DESCRIPTION = 'photo-description';

/** What was filled in for an upload; it outlives a reload of the tab. */
export const rememberedUpload = () => ({
  category: remembered(CATEGORY),
  description: remembered(DESCRIPTION),
});

export function keepUpload({ category, description }: { category: string; description: string }) {
  remember(CATEGORY, category);
  remember(DESCRIPTION, description);
}
