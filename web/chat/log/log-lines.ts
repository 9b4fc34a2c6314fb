import {
  addDays,
  mountainDate,
  mountainDay,
  type MountainDate,
} from '../../../schema/time/clock.ts';
import type { Text } from '../../../schema/language/english.ts';
import { phaseRank } from '../../../schema/games/scoreboard.ts';
import type { Outgoing } from '../../live/list/list.ts';
import type { Play } from '../../plays/play.ts';
import { momentOf } from '../chat-list.ts';
import type { ChatMessage, Said } from '../chat-message.ts';
import { dateFormat, t, translated } from '../../ui/language.ts';

/** A line of the log: the beginning of a day or of a part of the game, a message, or an own post in flight. */
export type LogLine<Message extends Said = ChatMessage> = { readonly key: string } & (
  | { readonly kind: 'day'; readonly day: MountainDate }
  | { readonly kind: 'phase'; readonly phase: string }
  | {
      readonly kind: 'message';
      readonly message: Message;
      /** True when the same member wrote the line above shortly before: name and picture are not repeated. */
      readonly isContinued: boolean;
    }
  | { readonly kind: 'outgoing'; readonly post: Outgoing }
  | { readonly kind: 'play'; readonly play: Play }
);

const TOGETHER = 5 * 60_000;
/** After any instant as ISO text. */
const LATER_THAN_ALL = '~';

interface Log<Message extends Said> {
  readonly messages: readonly Message[];
  readonly outgoing: readonly Outgoing[];
  /** What happened in the game between them, in the order in which it was reported. */
  readonly plays?: readonly Play[];
  /** True when earlier messages may exist: whether a day begins with the first one is then not known. */
  readonly hasOlder: boolean;
  /** How late the reader’s video is, in ms. */
  readonly behindMs?: number;
}

/**
 * The messages with a line before each new day, by the Mountain calendar, and before each new part of the game. A
 * line's key never changes, also when an own post gets its id from the server.
 */
export function logLines<Message extends Said>({
  messages,
  outgoing,
  plays = [],
  hasOlder,
  behindMs = 0,
}: Log<Message>): LogLine<Message>[] {
  const lines: LogLine<Message>[] = [];
  const coming = plays.values();
  let play = coming.next();
  // Before the first message that is here, the plays belong to messages that are not.
  const since = hasOlder && messages[0] ? momentOf(messages[0], behindMs) : '';
  const addPlays = (until: string) => {
    for (; !play.done && play.value.reportedAt < until; play = coming.next())
      if (play.value.reportedAt >= since)
        lines.push({ kind: 'play', key: `play ${play.value.id}`, play: play.value });
  };
  let previous: Message | undefined;
  let day = { from: NaN, until: NaN };
  let rank = 0;
  for (const message of messages) {
    const at = Date.parse(message.createdAt);
    const count = lines.length;
    const isSilent = previous === undefined && hasOlder;
    if (!(day.from <= at && at < day.until)) {
      const date = mountainDate(new Date(at));
      const { from, until } = mountainDay(date);
      day = { from: from.getTime(), until: until.getTime() };
      rank = 0;
      if (!isSilent) lines.push({ kind: 'day', key: `day ${message.id}`, day: date });
    }
    addPlays(momentOf(message, behindMs));
    // One node may learn of the next quarter before another: a late event starts no new section.
    if (message.gamePhase && phaseRank(message.gamePhase) > rank) {
      rank = phaseRank(message.gamePhase);
      if (!isSilent)
        lines.push({ kind: 'phase', key: `phase ${message.id}`, phase: message.gamePhase });
    }
    const isContinued =
      lines.length === count &&
      previous?.user.id === message.user.id &&
      at - Date.parse(previous.createdAt) < TOGETHER;
    const key = message.clientId ? `own ${message.clientId}` : String(message.id);
    lines.push({ kind: 'message', key, message, isContinued });
    previous = message;
  }
  addPlays(LATER_THAN_ALL);
  for (const post of outgoing) lines.push({ kind: 'outgoing', key: `own ${post.clientId}`, post });
  return lines;
}

const PHASES: Readonly<Record<string, Text>> = {
  Q1: '1st quarter',
  Q2: '2nd quarter',
  Q3: '3rd quarter',
  Q4: '4th quarter',
  OT: 'Overtime',
  '2OT': '2nd overtime',
};

/** The name of a part of the game. */
export const phaseText = (phase: string): string => translated(PHASES[phase] ?? phase);

const dayName = dateFormat({
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** 'Today', 'Yesterday', or as in 'Sunday, November 16'. */
export function dayLabel(day: MountainDate, now: Date): string {
  const today = mountainDate(now);
  if (day === today) return t('Today');
  if (day === addDays(today, -1)) return t('Yesterday');
  return dayText(day);
}

/** As in 'Sunday, November 16'. */
export const dayText = (day: MountainDate): string => dayName.format(new Date(`${day}T00:00:00Z`));
