import type { PublicUserView } from './accounts/accounts.ts';
import type { PostKind } from './posts.ts';

/** What happened to a member's own posts and account, newest first. */

/** So far back it goes, in days, and so long it is at most. */
export const INBOX_DAYS = 30;
export const INBOX_LENGTH = 50;
/** Of those who liked something, so many are named: the last ones. */
export const INBOX_NAMES = 3;

export const INBOX_KINDS = [
  'REPLY',
  'MENTION',
  'COMMENT',
  'LIKES',
  'ANSWER',
  'LINEUP',
  'SANCTION',
] as const;
export type InboxKind = (typeof INBOX_KINDS)[number];

/** What others write to a member. */
export const WRITTEN_KINDS = [
  'REPLY',
  'MENTION',
  'COMMENT',
] as const satisfies readonly InboxKind[];
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

/** In which ways a member can learn of an item: in the inbox, by a notification of a browser, in the daily email. */
export const INBOX_CHANNELS = ['SITE', 'PUSH', 'MAIL'] as const;
export type InboxChannel = (typeof INBOX_CHANNELS)[number];

/** The ways that can be chosen for each kind, and whether they are on at first. What moderators say is always in the inbox. */
export const INBOX_CHOICES = {
  REPLY: { SITE: true, PUSH: true, MAIL: false },
  MENTION: { SITE: true, PUSH: true, MAIL: false },
  COMMENT: { SITE: true, PUSH: true, MAIL: false },
  LIKES: { SITE: true, MAIL: false },
  ANSWER: { SITE: true, PUSH: true, MAIL: false },
  LINEUP: { SITE: true, MAIL: false },
  SANCTION: { MAIL: false },
} as const satisfies Record<InboxKind, Partial<Record<InboxChannel, boolean>>>;

/** What a member has chosen otherwise. */
export type ChosenOtherwise = Partial<Record<InboxKind, Partial<Record<InboxChannel, boolean>>>>;

export interface InboxChoiceView {
  readonly kind: InboxKind;
  readonly channel: InboxChannel;
  readonly isOn: boolean;
}

/** Undefined where there is no choice. */
const usual = (kind: InboxKind, channel: InboxChannel): boolean | undefined =>
  (INBOX_CHOICES[kind] as ChosenOtherwise[InboxKind])?.[channel];

const isWanted = (chosen: ChosenOtherwise | null, kind: InboxKind, channel: InboxChannel) =>
  chosen?.[kind]?.[channel] ?? usual(kind, channel) ?? channel === 'SITE';

/** Every choice there is, in the order of the kinds. */
export const inboxChoices = (chosen: ChosenOtherwise | null): InboxChoiceView[] =>
  INBOX_KINDS.flatMap((kind) =>
    INBOX_CHANNELS.filter((channel) => usual(kind, channel) !== undefined).map((channel) => ({
      kind,
      channel,
      isOn: isWanted(chosen, kind, channel),
    })),
  );

/** The kinds that a member wants in this way. */
export const wantedKinds = (
  chosen: ChosenOtherwise | null,
  channel: InboxChannel,
): ReadonlySet<InboxKind> => new Set(INBOX_KINDS.filter((kind) => isWanted(chosen, kind, channel)));

/** For how long a member is not disturbed by notifications, in hours. */
export const QUIET_DURATIONS = { HOUR: 1, EIGHT_HOURS: 8, DAY: 24, WEEK: 7 * 24 } as const;
export type QuietDuration = keyof typeof QUIET_DURATIONS;

/** The posts that it is about. */
export const INBOX_POST_KINDS = [
  'CHAT_MESSAGE',
  'ARTICLE_COMMENT',
  'PHOTO',
  'PHOTO_COMMENT',
] as const satisfies readonly PostKind[];
export type InboxPostKind = (typeof INBOX_POST_KINDS)[number];

export interface InboxItemView {
  /** Unique in one inbox, as `REPLY:CHAT_MESSAGE:12`. */
  readonly key: string;
  readonly kind: InboxKind;
  /** Of what was replied to, commented on or liked, or mentions the reader. */
  readonly postKind: InboxPostKind | null;
  /** ISO 8601; of likes, the last one. */
  readonly at: string;
  readonly isUnread: boolean;
  /** Who did it: of many, the last ones. */
  readonly members: readonly PublicUserView[];
  /** How many did it. */
  readonly memberCount: number;
  /** The words that were written to the reader, of what was liked, of the question, or of the moderators; of a lineup its points, as `85.30`. */
  readonly text: string;
  /** Where it leads, on this site. */
  readonly path: string;
}

export interface OwnInboxView {
  /** The server's clock. */
  readonly asOf: Date;
  readonly unreadCount: number;
  /** What the member wants, and in which way. */
  readonly choices: readonly InboxChoiceView[];
  /** Until then no notifications come; null while they do. */
  readonly doNotDisturbUntil: Date | null;
  /** Newest first. */
  readonly items: readonly InboxItemView[];
}
