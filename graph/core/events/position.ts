import { randomUUID } from 'node:crypto';
import { refuse } from '../errors.ts';

/** A place within one life of the log: as Redis names the entries of a stream, milliseconds and a number. */
export interface Offset {
  readonly ms: number;
  readonly seq: number;
}

/** A place in the stream of events: one life of the log, and an offset in it. */
export interface Position {
  readonly epoch: string;
  readonly offset: Offset;
}

/** Negative when `a` comes before `b`, zero for the same place. */
export const compareOffsets = (a: Offset, b: Offset): number => a.ms - b.ms || a.seq - b.seq;

export const isAfter = (a: Offset, b: Offset): boolean => compareOffsets(a, b) > 0;

export const offsetText = ({ ms, seq }: Offset): string => `${ms}-${seq}`;

/** The offset of an entry of a Redis Stream. */
export function offsetOf(id: string): Offset {
  const [ms, seq] = id.split('-');
  return { ms: Number(ms), seq: Number(seq) };
}

export const positionText = (epoch: string, offset: Offset): string =>
  `${epoch}:${offsetText(offset)}`;

const POSITION = /^(?<epoch>[\da-z]{1,32}):(?<offset>\d{1,15}-\d{1,15})$/;

/** The name of a new life of the log. */
export const randomEpoch = (): string => randomUUID().replaceAll('-', '').slice(0, 12);

/** For who begins with nothing. */
export const FROM_NOW = 'now';

/** What a client named as `after`; BAD_USER_INPUT when it is no position. */
export function readPosition(text: unknown): ResumeAfter {
  if (text === FROM_NOW) return FROM_NOW;
  const { epoch, offset } = (typeof text === 'string' && POSITION.exec(text)?.groups) || {};
  if (!epoch || !offset) throw refuse('position.malformed');
  return { epoch, offset: offsetOf(offset) };
}

/** The same position, or the earlier one of that time, in ms since 1970. */
export function noLaterThan(position: string, ms: number): string {
  const { epoch, offset } = readPosition(position) as Position;
  return offset.ms < ms ? position : positionText(epoch, { ms, seq: 0 });
}

/** Where a subscription goes on: after a position, or with what happens from now on. */
export type ResumeAfter = Position | typeof FROM_NOW;

/** Nodes hear events at almost the same time; a position so far ahead is none of this log, in ms. */
const MOST_AHEAD_MS = 5_000;

export const isTooFarAhead = (after: Position, head: Position): boolean =>
  after.epoch === head.epoch && after.offset.ms - head.offset.ms > MOST_AHEAD_MS;

/** What is replayed at most; beyond that it is faster to read anew. */
export const REPLAY_LIMITS = { events: 1_000, bytes: 1_000_000, ownEvents: 200 } as const;

/** Events of a replay that one point of the budget pays for. */
const EVENTS_PER_POINT = 10;

export const replayCost = (events: number): number => Math.floor(events / EVENTS_PER_POINT);
