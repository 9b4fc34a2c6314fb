import { CONTACT_REFUSALS } from '../refusals/contact.ts';
import { INPUT_REFUSALS } from '../refusals/input.ts';
import { sayingFrom } from '../refusals/said.ts';

const said = sayingFrom({ ...INPUT_REFUSALS, ...CONTACT_REFUSALS });

/** Messages from the contact and the advertising form. */

export const CONTACT_CATEGORIES = ['feedback', 'ideas', 'problem', 'advertising'] as const;
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];

export const CONTACT_STATUSES = ['new', 'reviewed', 'completed'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** As people read them. */
export const CONTACT_CATEGORY_WORDS = {
  feedback: 'Feedback',
  ideas: 'Ideas',
  problem: 'Report Problem',
  advertising: 'Advertising',
} as const satisfies Readonly<Record<ContactCategory, string>>;

/** What an admin has still to do something about; the rest is completed. */
export const ACTIVE_STATUSES = ['new', 'reviewed'] as const satisfies readonly ContactStatus[];

export const CONTACT_NAME_MAX_LENGTH = 100;
export const CONTACT_MESSAGE_MAX_LENGTH = 5000;

/** Where partners write by themselves: at the site's own host, from which its mails come too. */
export const partnersEmail = (host: string): string => `partners@${host.replace(/^www\./, '')}`;

export const CONTACT_TEXTS = {
  nameRequired: said('input.nameMissing'),
  nameTooLong: said('input.nameTooLong', { max: CONTACT_NAME_MAX_LENGTH }),
  emailRequired: said('contact.emailMissing'),
  categoryRequired: said('contact.categoryMissing'),
  messageRequired: said('contact.messageMissing'),
  messageTooLong: said('contact.messageTooLong', { max: CONTACT_MESSAGE_MAX_LENGTH }),
  sent: 'Message Sent!',
  thanks: 'Thanks for writing. We read every message.',
  partnersThanks: "Thank you for your interest in partnering with us. We'll get back to you soon!",
  failed: { title: 'Failed to Send Message', text: 'Please try again later.' },
  noMailingList: 'Giving us your email doesn’t add you to any mailing list.',
} as const;

/** What admins read in their list. */
export const CONTACT_REVIEW_TEXTS = {
  unread: 'Failed to fetch contact submissions',
  noneActive: 'No active contact submissions found.',
  noneCompleted: 'No completed submissions found.',
  updated: 'Status updated successfully',
  updateFailed: 'Failed to update status',
  deleted: 'Contact submission deleted successfully',
  deleteFailed: 'Failed to delete contact submission',
  unknown: said('contact.unknown'),
  unknownCategory: said('input.unknownCategory'),
  unknownStatus: said('input.unknownStatus'),
} as const;

/** A message as admins read it, and as its sender gets it back. */
export interface ContactSubmissionView {
  readonly id: number;
  /** Who was signed in when it was sent, as long as the account is there. */
  readonly userId: number | null;
  readonly name: string;
  readonly email: string;
  readonly category: ContactCategory;
  readonly message: string;
  readonly status: ContactStatus;
  readonly createdAt: Date;
}

/** How many messages there are of each status. */
export type ContactCounts = Readonly<Record<ContactStatus, number>>;

/** A message came, was moved or deleted: so many are new now. */
export interface ContactEventView {
  readonly submissionId: number;
  readonly newCount: number;
}
