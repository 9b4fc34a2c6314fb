import type { PhotoCategory } from '../../../schema/photos/photos.ts';
import type { SceneName } from '../pictures/scenes.ts';

export interface DemoPhoto {
  readonly category: PhotoCategory;
  readonly description: string;
  readonly altText: string;
  /** Shown whole. */
  readonly scene: SceneName;
  readonly daysAgo: number;
  /** Absent: approved. */
  readonly isPending?: true;
  readonly featured?: true;
  readonly comments?: readonly string[];
}
