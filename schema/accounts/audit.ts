/** What admins did, as other admins read it. */

/** Entries of a page by default. */
export const AUDIT_PAGE = 50;

/** What admins act on: the nouns of the GraphQL types. */
export const AUDIT_SUBJECTS = [
  'User',
  'Question',
  'Article',
  'Image',
  'Comment',
  'ChatMessage',
  'Photo',
  'PhotoComment',
  'CheckIn',
  'ContentReport',
  'Filter',
  'ContactSubmission',
  'Sponsor',
  'Newsletter',
  'Subscriber',
  'BreakingNews',
  'PinnedLine',
  'ContentItem',
  'Game',
  'RosterPlayer',
  'AppSetting',
  'Export',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** Whose acts, and on what. */
export interface AuditFilter {
  /** The noun of the GraphQL type, e.g. `Article`. */
  readonly subjectType?: AuditSubject | null | undefined;
  readonly subjectId?: number | null | undefined;
  readonly actorId?: number | null | undefined;
}

export interface AuditDetail {
  readonly name: string;
  readonly value: string;
}

export interface AuditEntryView {
  readonly id: number;
  readonly at: Date;
  /** Noun and verb, e.g. `article.publish`. */
  readonly action: string;
  readonly subjectType: AuditSubject;
  /** Null for what has no number, such as a switch. */
  readonly subjectId: number | null;
  readonly actorId: number | null;
  /** Null when the site itself acted, or the account was deleted. */
  readonly actorName: string | null;
  /** What one wants to read of it later: names, old values. */
  readonly details: readonly AuditDetail[];
}

/** A user with at least one entry in the trail. */
export interface AuditActorView {
  readonly id: number;
  readonly name: string;
}
