/** Who asked for the newsletter without an account, and how. */

/** So long a mailed link confirms a subscription; who has not confirmed by then is forgotten. */
export const CONFIRM_WITHIN_DAYS = 7;

/** Subscribers on one page of the admins' list. */
export const SUBSCRIBERS_PAGE = 25;

export const SUBSCRIBER_NAME_MAX = 100;

/** Rows of one import, at most. */
export const IMPORT_MAX_ROWS = 10_000;
/** A spreadsheet saves it, and so does the export. */
export const IMPORT_EXTENSIONS = ['.csv'] as const;
/** Rows of a preview that are listed; all of them are counted. */
export const PREVIEW_ROWS = 100;

/**
 * SUBSCRIBED: gets newsletters. WAITING: has not opened the mailed link yet. UNSUBSCRIBED: opted out. UNREACHABLE: the
 * mail server says that there is no such address.
 */
export const SUBSCRIBER_STATES = ['SUBSCRIBED', 'WAITING', 'UNSUBSCRIBED', 'UNREACHABLE'] as const;
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number];

/** A subscriber as admins see them. */
export interface SubscriberView {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** `1988-04-30`. */
  readonly birthday: string;
  readonly favoriteTeam: string;
  readonly state: SubscriberState;
  readonly createdAt: Date;
}

export interface SubscriberFilter {
  /** Words, or parts of them, that all appear in the name or the e-mail; blank: all. */
  readonly search?: string | null | undefined;
  readonly state?: SubscriberState | null | undefined;
}

/** How many there are of each state. */
export type SubscriberCounts = Readonly<Record<SubscriberState, number>>;

/** NEW: is added. KNOWN: is there already, or opted out, and stays as it is. FAULTY: can't be added. */
export const IMPORT_ROW_KINDS = ['NEW', 'KNOWN', 'FAULTY'] as const;
export type ImportRowKind = (typeof IMPORT_ROW_KINDS)[number];

/** A row of a sheet, and what the import would do with it. */
export interface ImportRowView {
  /** As people count the rows of the sheet: the headers are the first. */
  readonly rowNumber: number;
  readonly kind: ImportRowKind;
  readonly name: string;
  readonly email: string;
  /** Why it is not new; empty for new ones. In English; refusals have the keys. */
  readonly reasons: readonly string[];
}

export interface ImportPreviewView {
  readonly newCount: number;
  readonly knownCount: number;
  readonly faultyCount: number;
  /** The faulty first, then the known, then the new. */
  readonly rows: readonly ImportRowView[];
}

/** The columns of a sheet, as its first row may also call them. */
export const SUBSCRIBER_COLUMNS = {
  name: ['full name', 'nombre'],
  email: ['e-mail', 'email address', 'mail', 'correo', 'correo electrónico'],
  birthday: ['birth date', 'date of birth', 'fecha de nacimiento'],
  favoriteTeam: ['favorite team', 'team', 'equipo', 'equipo favorito'],
} as const;
export type SubscriberColumn = keyof typeof SUBSCRIBER_COLUMNS;
