import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, fromBufferPromise } from 'yauzl';

interface ZipLimits {
  readonly entries: number;
  /** Unpacked. */
  readonly bytes: number;
}

/** A workbook of a few hundred rows is far below each of these; what is made to blow a server up is far above. */
const WORKBOOK: ZipLimits = { entries: 100, bytes: 20e6 };
const MOST_RATIO = 100;
/** Small files of blanks shrink well; the ratio says nothing about them. */
const RATIO_MATTERS_FROM = 1e6;

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

function isHarmless({ uncompressedSize, compressedSize }: Entry): boolean {
  return uncompressedSize < RATIO_MATTERS_FROM || uncompressedSize <= compressedSize * MOST_RATIO;
}

/**
 * Throws unless a zip unpacks to little: by what its directory says first, then by unpacking it into nowhere, which
 * fails as soon as a part is larger than the directory promised.
 */
export async function scanZip(bytes: Uint8Array, most = WORKBOOK): Promise<void> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
    validateEntrySizes: true,
  });
  try {
    if (zip.entryCount > most.entries) throw new Error(`${zip.entryCount} parts`);
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const total = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
    if (total > most.bytes || !entries.every(isHarmless)) throw new Error(`${total} bytes`);
    for (const entry of entries) {
      if (entry.fileName.endsWith('/')) continue;
      await pipeline(await zip.openReadStreamPromise(entry), nowhere());
    }
  } finally {
    zip.close();
  }
}
