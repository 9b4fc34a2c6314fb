import { CLOSE_CODES, CLOSE_REASONS } from '../../../schema/site/sockets.ts';

interface WaitingLimits {
  readonly waitingBytesPerAddress: number;
  readonly waitingBytesPerNode: number;
}

/** The way out to a reader, with the bytes that it has not taken yet. */
interface Reader {
  readonly address: string;
  readonly waitingBytes: number;
  isOpen(): boolean;
  close(code: number, reason: string): void;
}

/** Looks again and again whether too much waits, until the returned function is called. */
export function watchWaiting(
  connections: Iterable<{ readonly outlet: Reader }>,
  limits: WaitingLimits & {
    /** Milliseconds between two looks. */
    readonly lookAtWaiting: number;
  },
): () => void {
  const timer = setInterval(() => {
    closeFullest(
      [...connections].map(({ outlet }) => outlet),
      limits,
    );
  }, limits.lookAtWaiting);
  timer.unref();
  return () => clearInterval(timer);
}

interface Waiting {
  readonly reader: Reader;
  readonly bytes: number;
}

/** Each reader may let a little wait; where all of them together let too much wait, the fullest go first. */
function closeFullest(readers: Iterable<Reader>, limits: WaitingLimits): void {
  const waiting: Waiting[] = [];
  for (const reader of readers) {
    const bytes = reader.isOpen() ? reader.waitingBytes : 0;
    if (bytes > 0) waiting.push({ reader, bytes });
  }
  waiting.sort((a, b) => b.bytes - a.bytes);
  for (const ofAddress of Map.groupBy(waiting, ({ reader }) => reader.address).values())
    closeAbove(ofAddress, limits.waitingBytesPerAddress);
  closeAbove(
    waiting.filter(({ reader }) => reader.isOpen()),
    limits.waitingBytesPerNode,
  );
}

function closeAbove(fullestFirst: readonly Waiting[], most: number): void {
  let sum = fullestFirst.reduce((total, { bytes }) => total + bytes, 0);
  for (const { reader, bytes } of fullestFirst) {
    if (sum <= most) return;
    reader.close(CLOSE_CODES.tryAgainLater, CLOSE_REASONS.tooSlow);
    sum -= bytes;
  }
}
