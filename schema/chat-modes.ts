import { can, type Viewer } from './accounts/capabilities.ts';

/** How the chat is run tonight: how fast, in what, and by whom it is written. Everybody sees it. */

/** A member posts at most once in this many seconds, whatever the mode. */
export const CHAT_WAIT_SECONDS = 5;
export const SLOWEST_SECONDS = 300;
/** What hosts choose from. */
export const SLOW_CHOICES = [CHAT_WAIT_SECONDS, 10, 30, 60, 120, SLOWEST_SECONDS] as const;

/** The longest membership that can be asked for, in days. */
export const MOST_MEMBER_DAYS = 365;
export const MEMBER_DAYS_CHOICES = [0, 1, 7, 30] as const;

/** Who writes: everybody who may at all, only those who run the show, or no one for now. */
export const CHAT_WRITERS = ['members', 'crew', 'none'] as const;
export type ChatWriters = (typeof CHAT_WRITERS)[number];

export interface ChatModesView {
  /** Seconds between two messages of a member. */
  readonly slowSeconds: number;
  readonly isEmojiOnly: boolean;
  /** For how many days one must have been a member; 0 for everybody. */
  readonly memberDays: number;
  readonly writers: ChatWriters;
}

export const USUAL_MODES: ChatModesView = {
  slowSeconds: CHAT_WAIT_SECONDS,
  isEmojiOnly: false,
  memberDays: 0,
  writers: 'members',
};

/** Pictures, their parts and joiners, flags, and the space between them. */
const EMOJI_ONLY =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200D\uFE0F\s])+$/u;

export const isOnlyEmoji = (text: string): boolean => EMOJI_ONLY.test(text);

/** Who runs the show writes in every mode but a pause, and no slower than usual. */
export const isOfCrew = (viewer: Viewer | null | undefined): boolean =>
  can(viewer, 'chat.setModes');

/** Seconds between two messages of a viewer. */
export const waitSecondsOf = (viewer: Viewer | null | undefined, modes: ChatModesView): number =>
  isOfCrew(viewer) ? CHAT_WAIT_SECONDS : modes.slowSeconds;

/** Why nothing can be written now, whatever it is; null when something can. The membership is checked apart. */
export function silenceOf(
  viewer: Viewer | null | undefined,
  { writers }: Pick<ChatModesView, 'writers'>,
): 'chat.paused' | 'chat.crewOnly' | null {
  if (writers === 'none') return 'chat.paused';
  return writers === 'crew' && !isOfCrew(viewer) ? 'chat.crewOnly' : null;
}
