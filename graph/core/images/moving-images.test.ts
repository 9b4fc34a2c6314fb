import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { animationOf } from '../../../schema/photos/images.ts';
import { IMAGE_TEXTS } from '../../../schema/photos/image-texts.ts';
import { endlessGif, graphForm } from '../../testing/worlds/pictures.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { Image } from './image.entity.ts';
import { forgetImages } from './images.ts';

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
});
afterAll(() => site.stop());

interface Film {
  frames: number;
  width?: number;
  height?: number;
}

/** Each frame of one color, and no two in a row alike. */
const film = ({ frames, width = 4, height = 4 }: Film) => {
  const pixels = Buffer.alloc(width * height * 3 * frames);
  const bytes = width * height * 3;
  for (let at = 0; at < frames; at += 1) pixels.fill((at * 37) % 251, at * bytes, (at + 1) * bytes);
  return sharp(pixels, {
    raw: { width, height: height * frames, channels: 3, pageHeight: height },
  });
};
const delays = ({ frames }: Film) => new Array<number>(frames).fill(40);
const gif = async (given: Film) =>
  new Uint8Array(
    await film(given)
      .gif({ delay: delays(given), keepDuplicateFrames: true, effort: 1 })
      .toBuffer(),
  );

const UPLOAD = `mutation ($image: Upload!) {
  uploadImage(input: { image: $image }) { image { url width height animation sources { srcset } } }
}`;
interface Uploaded {
  url: string;
  animation: string | null;
  sources: { srcset: string }[];
}
async function upload(content: Uint8Array<ArrayBuffer>) {
  const response = await site.as(admin).fetch('/graphql', {
    body: graphForm(UPLOAD, {}, content),
    headers: { 'apollo-require-preflight': 'true' },
  });
  const { data, errors } = (await response.json()) as {
    data?: { uploadImage: { image: Uploaded } | null };
    errors?: { message: string }[];
  };
  return { image: data?.uploadImage?.image, refusal: errors?.[0]?.message };
}
async function read(url: string) {
  const response = await site.as(null).fetch(url);
  expect(response.status).toBe(200);
  return {
    type: response.headers.get('content-type'),
    meta: await sharp(Buffer.from(await response.arrayBuffer())).metadata(),
  };
}
const files = () =>
  readdir(join(site.server.services.env.dataDir, 'uploads')).catch((): string[] => []);

test.each([
  ['GIF', () => gif({ frames: 20, width: 600, height: 300 })],
  [
    'WebP',
    async () =>
      new Uint8Array(
        await film({ frames: 20, width: 600, height: 300 })
          .webp({ delay: new Array<number>(20).fill(40), effort: 0 })
          .toBuffer(),
      ),
  ],
])('an animated %s is stored as a still image and a moving copy', async (_format, made) => {
  const { image } = await upload(await made());
  const { url, animation, sources } = image!;
  expect(animation).toBe(animationOf(url));
  const moving = await read(animation!);
  expect(moving.type).toBe('image/webp');
  expect(moving.meta).toMatchObject({ format: 'webp', pages: 20, width: 480, height: 240 });
  expect(moving.meta.delay).toEqual(new Array(20).fill(40));
  expect(moving.meta.exif).toBeUndefined();
  // Everything else is its first frame.
  expect((await read(url)).meta).toMatchObject({ format: 'jpeg', width: 600 });
  for (const { srcset } of sources) {
    expect(srcset).not.toContain(animation);
    for (const copy of srcset.split(', '))
      expect((await read(copy.split(' ')[0]!)).meta.pages ?? 1).toBe(1);
  }
  // It is deleted with the picture.
  const em = site.em();
  await site.server.services.files.remove(await forgetImages(em, [url]));
  await em.flush();
  expect(await files()).toEqual([]);
  expect(await em.count(Image)).toBe(0);
});

test('a single frame, an avatar, and an animation that would cost too much are stored as still images', async () => {
  expect((await upload(await gif({ frames: 1 }))).image).toMatchObject({ animation: null });
  const large = await gif({ frames: 45, width: 1000, height: 900 });
  expect((await upload(large)).image).toMatchObject({ animation: null, width: 1000 });
  const avatar = await site.as(admin).fetch('/graphql', {
    body: graphForm(
      'mutation ($image: Upload!) { uploadAvatar(input: { image: $image }) { user { avatarUrl } } }',
      {},
      await gif({ frames: 20 }),
    ),
    headers: { 'apollo-require-preflight': 'true' },
  });
  expect(await avatar.text()).toMatch(/"avatarUrl":"\/uploads\/avatar-[0-9a-f]{32}\.jpg"/);
});

test('frames without end are refused before they are read', async () => {
  for (const frames of [301, 10_000]) {
    const content = endlessGif(frames);
    const begun = performance.now();
    expect((await upload(content)).refusal).toBe(IMAGE_TEXTS.tooManyFrames);
    expect(performance.now() - begun).toBeLessThan(4000);
  }
  expect((await upload(endlessGif(300))).image?.animation).toMatch(/^\/uploads\/moving-/);
});
