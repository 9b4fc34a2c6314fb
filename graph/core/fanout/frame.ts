/** Bytes of one unmasked WebSocket text frame, as a server sends it (RFC 6455, section 5.2). */
const FINAL_TEXT = 0x81;

function headerLength(length: number): number {
  return length < 126 ? 2 : length < 65_536 ? 4 : 10;
}

function writeHeader(target: Buffer, at: number, length: number): number {
  target[at] = FINAL_TEXT;
  if (length < 126) {
    target[at + 1] = length;
    return at + 2;
  }
  if (length < 65_536) {
    target[at + 1] = 126;
    return target.writeUInt16BE(length, at + 2);
  }
  target[at + 1] = 127;
  return target.writeBigUInt64BE(BigInt(length), at + 2);
}

const TAIL = Buffer.from('}');

/** The part of a `next` message before its payload, for one operation id. */
export function headOf(id: string): Buffer {
  return Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
}

/**
 * The frames of several `next` messages for one operation id, one frame per message, ready for a single write.
 * `bodies` are the UTF-8 bytes of execution results, serialized once and shared by all ids.
 */
export function nextFrames(head: Buffer, bodies: readonly Buffer[]): Buffer {
  const around = head.length + TAIL.length;
  let total = 0;
  for (const body of bodies) total += headerLength(around + body.length) + around + body.length;
  const frames = Buffer.allocUnsafe(total);
  let at = 0;
  for (const body of bodies) {
    at = writeHeader(frames, at, around + body.length);
    at += head.copy(frames, at);
    at += body.copy(frames, at);
    at += TAIL.copy(frames, at);
  }
  return frames;
}
