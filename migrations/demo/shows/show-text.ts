import type { ContentType } from '../../../schema/shows/shows.ts';
import type { Motif } from '../pictures/scenes.ts';

/** An item of the show's feeds, placed by the week of the season. */
export interface DemoShow {
  readonly type: ContentType;
  readonly title: string;
  readonly description: string;
  readonly week: number;
  /** Days after that week's Sunday (negative: before), and the Mountain time. */
  readonly day: number;
  readonly time: string;
  readonly duration: string;
  readonly motif: Motif;
}
