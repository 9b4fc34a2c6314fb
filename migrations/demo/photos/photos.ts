import { AI_PHOTOS, PENDING_PHOTOS } from './other-photos.ts';
import type { DemoPhoto } from './photo-text.ts';
import { WALL_PHOTOS } from './wall-photos.ts';

export const PHOTOS: readonly DemoPhoto[] = [...WALL_PHOTOS, ...AI_PHOTOS, ...PENDING_PHOTOS];
