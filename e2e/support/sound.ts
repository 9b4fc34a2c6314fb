import type { Fan } from './fan.ts';

const RATE = 8_000;

/** A WAV file of so many seconds of silence. */
function silence(seconds: number): Buffer {
  const length = RATE * seconds;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(length, 40);
  return Buffer.concat([header, Buffer.alloc(length, 128)]);
}

/** The host of a podcast, as far as this fan's browser is concerned: each of its addresses is a file of that length. */
export async function hostPodcast({ context }: Fan, host: string, seconds: number): Promise<void> {
  const file = silence(seconds);
  await context.route(`${host}/**`, (route) => {
    const [, from = '0', to = ''] =
      /^bytes=(\d+)-(\d*)$/.exec(route.request().headers().range ?? '') ?? [];
    const end = Math.min(to ? Number(to) : Infinity, file.length - 1);
    return route.fulfill({
      status: 206,
      headers: {
        'content-type': 'audio/wav',
        'accept-ranges': 'bytes',
        'content-range': `bytes ${from}-${end}/${file.length}`,
      },
      body: file.subarray(Number(from), end + 1),
    });
  });
}

/** Waits until what plays has come further than a place. */
export const heardFrom = ({ page }: Fan, seconds: number) =>
  page.waitForFunction((place) => {
    const audio = document.querySelector('audio');
    return audio && !audio.paused && audio.currentTime > place;
  }, seconds);

/** Where the audio of the page is. */
export const placeOf = ({ page }: Fan) =>
  page.evaluate(() => document.querySelector('audio')!.currentTime);
