import type { BodyRoot } from '../articles/articles.ts';
import type { Language } from '../language/translate.ts';

/** The newsletter: what an admin writes, and how far it is on its way. */

export const NEWSLETTER_LIMITS = {
  subject: 150,
  /** Characters of Markdown. */
  content: 100_000,
} as const;

/** Newsletters on one page of the history. */
export const NEWSLETTER_PAGE = 10;

export const NEWSLETTER_TEXTS = {
  subject: 'Subject is required',
  content: 'Content is required',
  subjectTooLong: `Subject must be ${NEWSLETTER_LIMITS.subject} characters or less`,
  contentTooLong: `Content must be ${NEWSLETTER_LIMITS.content.toLocaleString('en-US')} characters or less`,
  send: 'Send Newsletter',
  sending: 'Sending...',
  sent: 'Newsletter sent successfully!',
  nobody: 'There is nobody to send it to',
  testFailed: 'The mail server did not take the test. Please try again later.',
} as const;

/** At the foot of each newsletter, besides the notice that the site is unofficial. */
export const NEWSLETTER_REASON =
  'You get this mail because you subscribed to our newsletter or are a member of the site.';

export interface NewsletterView {
  readonly id: number;
  readonly subject: string;
  /** Null when the account is gone. */
  readonly sentBy: string | null;
  readonly createdAt: Date;
  /** When the last mail had left or failed for good; null while it is on its way. */
  readonly finishedAt: Date | null;
  /** How many mails it is in all. */
  readonly total: number;
  readonly sent: number;
  /** Refused for good, or lost sight of when a server stopped. */
  readonly failed: number;
  /** Not sent any more: unsubscribed, or the account deleted, while it was on its way. */
  readonly skipped: number;
}

/** The footer of a newsletter in one language. */
export interface LetterFootView {
  readonly language: Language;
  readonly lines: string[];
  /** On the link by which one gets no more of them. */
  readonly unsubscribe: string;
}

/** How a newsletter will arrive. */
export interface NewsletterPreviewView {
  readonly body: BodyRoot;
  /** What mail programs without HTML show. */
  readonly text: string;
  readonly foot: LetterFootView[];
}

/** The progress of a newsletter in words: 'Sent 12 of 40, 1 failed'. */
export function newsletterProgress({
  total,
  sent,
  failed,
  skipped,
}: Pick<NewsletterView, 'total' | 'sent' | 'failed' | 'skipped'>): string {
  const rest = [failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} no longer wanted it`];
  return [`${sent} of ${total} sent`, ...rest.filter(Boolean)].join(', ');
}
