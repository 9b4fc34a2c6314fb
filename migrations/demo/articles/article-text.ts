import type { Motif } from '../pictures/scenes.ts';

/** One article of the demo season. */
export interface DemoArticle {
  readonly title: string;
  readonly excerpt: string;
  /** Markdown. */
  readonly content: string;
  readonly author: string;
  readonly category: 'General' | 'Game Analysis' | 'Player News' | 'Draft' | 'Opinion';
  readonly tags: readonly string[];
  /** Days between its publication and now. */
  readonly daysAgo: number;
  /** Its picture. A draft may still wait for one. */
  readonly motif?: Motif;
  /** Minutes. */
  readonly readTime: number;
  readonly published: boolean;
}

export const STAFF = 'Orange Weekly Staff';
