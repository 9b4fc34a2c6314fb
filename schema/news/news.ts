import { NEWS_REFUSALS } from '../refusals/news.ts';
import { sayingFrom } from '../refusals/said.ts';

const said = sayingFrom(NEWS_REFUSALS);

/** Breaking news: one line that everybody who is on the site sees at once. */

/** Fits on one line on the site, in a notification and on a phone. */
export const HEADLINE_LIMIT = 120;
export const NEWS_URL_LIMIT = 500;

/** For so long news is news. */
export const NEWS_LASTS_MS = 24 * 3_600_000;

/** Rows of the history on one page. */
export const NEWS_PAGE = 20;

export const NEWS_TEXTS = {
  headline: said('news.headlineMissing'),
  tooLong: said('news.headlineTooLong', { max: HEADLINE_LIMIT }),
  url: said('news.url'),
  unknown: said('news.unknown'),
} as const;

export interface BreakingNewsView {
  readonly id: number;
  readonly headline: string;
  /** Where to read on. */
  readonly url: string | null;
  readonly createdAt: Date;
}

/** As it travels between nodes. */
export type BreakingNewsInEvent = Omit<BreakingNewsView, 'createdAt'> & {
  readonly createdAt: string;
};

/** A line of the history that admins read. */
export interface SentNewsView extends BreakingNewsView {
  /** Null when the account was deleted. */
  readonly sentBy: string | null;
  /** When an admin took it back. */
  readonly withdrawnAt: Date | null;
}
