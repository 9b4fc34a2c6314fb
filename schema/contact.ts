export const CONTACT_CATEGORIES = ['feedback', 'ideas', 'problem', 'advertising'] as const;
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number];

export const CONTACT_STATUSES = ['new', 'reviewed', 'completed'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** A partner as the sponsor spotlight shows it. */
export interface SponsorView {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly logoUrl: string | null;
  readonly websiteUrl: string | null;
}
