import * as z from 'zod/mini';
import { isBlank } from '../blank.ts';
import { harmless } from '../clean-text.ts';
import { NEWSLETTER_LIMITS, NEWSLETTER_TEXTS } from './newsletter.ts';
import { requiredLine } from '../text.ts';

/** What an admin sends as a newsletter. A line break in the subject would become a header of its own. */
export const newsletterInput = z.object({
  subject: requiredLine({
    max: NEWSLETTER_LIMITS.subject,
    blank: NEWSLETTER_TEXTS.subject,
    tooLong: NEWSLETTER_TEXTS.subjectTooLong,
  }),
  // Not trimmed at its start: four spaces there are code.
  content: z.string(NEWSLETTER_TEXTS.content).check(
    z.overwrite((text) => harmless(text).trimEnd()),
    z.refine((text) => !isBlank(text), NEWSLETTER_TEXTS.content),
    z.refine((text) => text.length <= NEWSLETTER_LIMITS.content, NEWSLETTER_TEXTS.contentTooLong),
  ),
});
export type NewsletterInput = z.input<typeof newsletterInput>;
export type CheckedNewsletter = z.output<typeof newsletterInput>;
