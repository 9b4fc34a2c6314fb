/** What admins did, as other admins read it. */

/** Entries of a page, at most. */
export const AUDIT_PAGE = 50;

export interface AuditDetail {
  readonly name: string;
  readonly value: string;
}

export interface AuditEntryView {
  readonly id: number;
  readonly at: Date;
  /** Noun and verb, e.g. `article.publish`. */
  readonly action: string;
  readonly actorId: number | null;
  /** Null when it was the site itself, or the account is gone. */
  readonly actorName: string | null;
  /** What one wants to read of it later: names, old values. */
  readonly details: readonly AuditDetail[];
}
