import { keep, kept } from '../ui/lists/tab-memory.ts';

const CATEGORY = 'photo-category';
const DESCRIPTION = 'photo-description';

/** What was filled in for an upload; it outlives a reload of the tab. */
export const keptUpload = () => ({ category: kept(CATEGORY), description: kept(DESCRIPTION) });

export function keepUpload({ category, description }: { category: string; description: string }) {
  keep(CATEGORY, category);
  keep(DESCRIPTION, description);
}
