import * as z from 'zod/mini';
import {
  CONTACT_CATEGORIES,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_NAME_MAX_LENGTH,
  CONTACT_REVIEW_TEXTS,
  CONTACT_STATUSES,
  CONTACT_TEXTS,
} from './contact.ts';
import { requiredEmail } from '../accounts/email.ts';
import { requiredLine, requiredText } from '../text.ts';

/** What may be sent by the contact and the advertising form: apart from words, which screens need before anybody types. */
export const contactInput = z.object({
  name: requiredLine({
    max: CONTACT_NAME_MAX_LENGTH,
    blank: CONTACT_TEXTS.nameRequired,
    tooLong: CONTACT_TEXTS.nameTooLong,
  }),
  email: requiredEmail(CONTACT_TEXTS.emailRequired),
  category: z.pipe(
    z.string(CONTACT_TEXTS.categoryRequired),
    z.enum(CONTACT_CATEGORIES, CONTACT_TEXTS.categoryRequired),
  ),
  message: requiredText({
    max: CONTACT_MESSAGE_MAX_LENGTH,
    blank: CONTACT_TEXTS.messageRequired,
    tooLong: CONTACT_TEXTS.messageTooLong,
  }),
});
/** Before it is checked; the category is the empty text until one is chosen. */
export type ContactFields = z.input<typeof contactInput>;
export type CheckedContact = z.output<typeof contactInput>;

export const contactStatusInput = z.enum(CONTACT_STATUSES, CONTACT_REVIEW_TEXTS.unknownStatus);

/** What a list of messages is narrowed to; absent means all. */
export const contactFilterInput = z.object({
  category: z.optional(z.enum(CONTACT_CATEGORIES, CONTACT_REVIEW_TEXTS.unknownCategory)),
  statuses: z.optional(z.array(contactStatusInput)),
});
