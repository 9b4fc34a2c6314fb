import { addDays, mountainDate, type MountainDate } from '../../schema/clock.ts';
import type { ChatMessage } from './merge.ts';

/** A line of the log: the beginning of a day, or a message. */
export type LogLine =
  | { readonly kind: 'day'; readonly day: MountainDate }
  | {
      readonly kind: 'message';
      readonly message: ChatMessage;
      /** True when the same member wrote the line above shortly before: name and picture are not repeated. */
      readonly isContinued: boolean;
    };

const TOGETHER = 5 * 60_000;

/** The messages with a line before each new day, by the Mountain calendar. */
export function logLines(messages: readonly ChatMessage[]): LogLine[] {
  const lines: LogLine[] = [];
  let previous: ChatMessage | undefined;
  let day: MountainDate | undefined;
  for (const message of messages) {
    const today = mountainDate(new Date(message.createdAt));
    const isNewDay = today !== day;
    if (isNewDay) lines.push({ kind: 'day', day: today });
    const isContinued =
      !isNewDay &&
      previous?.userId === message.userId &&
      Date.parse(message.createdAt) - Date.parse(previous.createdAt) < TOGETHER;
    lines.push({ kind: 'message', message, isContinued });
    [previous, day] = [message, today];
  }
  return lines;
}

const dayName = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** 'Today', 'Yesterday', or as in 'Sunday, November 16'. */
export function dayLabel(day: MountainDate, now: Date): string {
  const today = mountainDate(now);
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  return dayText(day);
}

/** As in 'Sunday, November 16'. */
export const dayText = (day: MountainDate): string => dayName.format(new Date(`${day}T00:00:00Z`));
