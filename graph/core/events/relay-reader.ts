import type { Redis } from 'ioredis';
import { connectRedis } from '../redis.ts';
import { type Offset, offsetOf } from './position.ts';
import { ensureEpoch, type RelayConnection, runIdOf } from './relay-redis.ts';
import type { RelayReceiver } from './relay-receiver.ts';

/** Entries that are read at once. */
const READ_AT_ONCE = 1_000;
/** A read waits this long for the next event. A connection whose read takes longer than the patience is replaced. */
const BLOCK_MS = 1_000;
const READER_PATIENCE_MS = 3_000;

/** An entry of the stream: an event, or the mark with which another life of the log begins. */
export interface RelayEntry {
  readonly offset: Offset;
  readonly fields: Readonly<Record<string, string>>;
}

/** As Redis gives it: an id, and names and values by turns. */
function entryOf([id, flat]: readonly [string, readonly string[]]): RelayEntry {
  const fields: Record<string, string> = {};
  for (let at = 0; at + 1 < flat.length; at += 2) fields[flat[at]!] = flat[at + 1]!;
  return { offset: offsetOf(id), fields };
}

/** `isOld`: of before this node started. */
export type Take = (entry: RelayEntry, isOld?: boolean) => void;

interface ReaderOptions extends RelayConnection {
  readonly receiver: RelayReceiver;
  readonly take: Take;
  /** The connection is lost. */
  readonly onClosed: () => void;
}

type Rows = [id: string, fields: string[]][];

/** Reads what the stream has when this node starts. Returns the id of its last entry. */
async function fill(
  redis: Redis,
  { keys, receiver, take }: Pick<ReaderOptions, 'keys' | 'receiver' | 'take'>,
  isLoss: boolean,
): Promise<string> {
  receiver.restart(await ensureEpoch(redis, keys), { ms: 0, seq: 0 }, isLoss);
  let last: string | undefined;
  for (;;) {
    const from = last === undefined ? '-' : `(${last}`;
    const rows: Rows = await redis.xrange(keys.stream, from, '+', 'COUNT', READ_AT_ONCE);
    const entries = rows.map(entryOf);
    if (last === undefined && entries[0]) receiver.beginAt(entries[0].offset);
    for (const entry of entries) take(entry, true);
    last = rows.at(-1)?.[0] ?? last ?? '0-0';
    if (rows.length < READ_AT_ONCE) return last;
  }
}

/** Reads the stream for ever, always on from the last entry that was read. */
export function connectReader({ url, keys, onError, receiver, take, onClosed }: ReaderOptions) {
  let isReading = false;
  let runId: string | undefined;
  /** Of the last entry that was read; undefined before the first read. */
  let last: string | undefined;
  /** Redis was away when this node started: others may have published meanwhile. */
  let hasMissed = false;
  const { promise: started, resolve: hasStarted } = Promise.withResolvers<undefined>();
  const redis = connectRedis({
    url,
    name: keys.stream,
    patienceMs: READER_PATIENCE_MS,
    onError,
  });

  const readOn = async () => {
    const run = await runIdOf(redis);
    // Another Redis counts its entries anew.
    if (last !== undefined && (run === undefined || run !== runId)) {
      await ensureEpoch(redis, keys);
      last = '0-0';
    }
    runId = run;
    last ??= await fill(redis, { keys, receiver, take }, hasMissed);
    isReading = true;
    hasStarted(undefined);
    while (redis.status === 'ready') {
      const read: [key: string, rows: Rows][] | null = await redis.xread(
        ...(['COUNT', READ_AT_ONCE, 'BLOCK', BLOCK_MS] as const),
        ...(['STREAMS', keys.stream, last] as const),
      );
      for (const [, rows] of read ?? [])
        for (const row of rows) {
          last = row[0];
          take(entryOf(row));
        }
    }
  };

  redis.once('error', () => {
    hasMissed = last === undefined;
    hasStarted(undefined);
  });
  redis.on('ready', () => {
    readOn().catch((error: unknown) => {
      if (redis.status !== 'ready') return;
      onError(error);
      redis.disconnect(true);
    });
  });
  redis.on('close', () => {
    isReading = false;
    onClosed();
  });
  return { started, isReading: () => isReading, disconnect: () => redis.disconnect() };
}
