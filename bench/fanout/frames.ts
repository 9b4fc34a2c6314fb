const TEXT = 0x1;
const PING = 0x9;
const PONG = 0xa;

export interface FrameListener {
  readonly text: () => void;
  readonly ping: (body: Buffer) => void;
}

/** Follows the frames in a server's byte stream without looking into them. Pings are read, as every client must. */
export function followFrames({ text, ping }: FrameListener): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let toSkip = 0;
  return (chunk) => {
    let at = Math.min(toSkip, chunk.length);
    toSkip -= at;
    if (toSkip > 0) return;
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk.subarray(at)]) : chunk;
    if (rest.length > 0) at = 0;
    rest = Buffer.alloc(0);
    while (at < bytes.length) {
      const header = headerOf(bytes, at);
      const end = header ? at + header.size + header.length : Infinity;
      if (!header || (header.opcode === PING && end > bytes.length)) {
        rest = bytes.subarray(at);
        return;
      }
      if (header.opcode === TEXT) text();
      if (header.opcode === PING) ping(bytes.subarray(at + header.size, end));
      toSkip = Math.max(0, end - bytes.length);
      at = end;
    }
  };
}

function headerOf(
  bytes: Buffer,
  at: number,
): { opcode: number; size: number; length: number } | undefined {
  if (bytes.length < at + 2) return undefined;
  const opcode = bytes.readUInt8(at) & 0xf;
  const short = bytes.readUInt8(at + 1);
  if (short < 126) return { opcode, size: 2, length: short };
  const size = short === 126 ? 4 : 10;
  if (bytes.length < at + size) return undefined;
  return {
    opcode,
    size,
    length: short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2)),
  };
}

/** A client's frame of up to 65,535 bytes. The mask of zeros leaves the body as it is. */
function masked(opcode: number, body: Buffer): Buffer {
  const length =
    body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...length]), Buffer.alloc(4), body]);
}

export const textFrame = (text: string) => masked(TEXT, Buffer.from(text));
export const pongFrame = (body: Buffer) => masked(PONG, body);
