import type { BodyRoot } from '../articles/articles.ts';
import { inEnglish, type Say } from '../language/english.ts';
import type { Language } from '../language/languages.ts';
import { INPUT_REFUSALS } from '../refusals/input.ts';
import { NEWSLETTER_REFUSALS } from '../refusals/newsletter.ts';
import { sayingFrom } from '../refusals/said.ts';

const said = sayingFrom({ ...INPUT_REFUSALS, ...NEWSLETTER_REFUSALS });

/** The newsletter: what an admin writes, and how far it is on its way. */

export const NEWSLETTER_LIMITS = {
  subject: 150,
  /** Characters of Markdown. */
  content: 100_000,
} as const;

/** Newsletters on one page of the history. */
export const NEWSLETTER_PAGE = 10;

export const NEWSLETTER_TEXTS = {
  subject: said('newsletter.subjectMissing'),
  content: said('input.contentMissing'),
  subjectTooLong: said('newsletter.subjectTooLong', { max: NEWSLETTER_LIMITS.subject }),
  contentTooLong: said('newsletter.contentTooLong', {
    max: NEWSLETTER_LIMITS.content.toLocaleString('en-US'),
  }),
  send: 'Send Newsletter',
  sending: 'Sending...',
  sent: 'Newsletter sent successfully!',
  nobody: said('newsletter.nobody'),
  testFailed: said('newsletter.testFailed'),
} as const;

/** At the foot of each newsletter, besides the notice that the site is unofficial. */
export const NEWSLETTER_REASON = "You're getting this because you subscribed or you're a member.";

export interface NewsletterView {
  readonly id: number;
  readonly subject: string;
  /** Null when the account was deleted. */
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
export function newsletterProgress(
  { total, sent, failed, skipped }: Pick<NewsletterView, 'total' | 'sent' | 'failed' | 'skipped'>,
  say: Say = inEnglish,
): string {
  const rest = [
    failed > 0 && say('{failed} failed', { failed }),
    skipped > 0 && say('{skipped} had unsubscribed', { skipped }),
  ];
  return [say('{sent} of {total} sent', { sent, total }), ...rest.filter(Boolean)].join(', ');
}
