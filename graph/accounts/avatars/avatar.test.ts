import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_TEXTS } from '../../../schema/photos/image-texts.ts';
import { Image } from '../../core/images/image.entity.ts';
import { graphForm, jpeg } from '../../testing/worlds/pictures.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { User } from '../users/user.entity.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const UPLOAD =
  'mutation ($image: Upload!, $crop: String) { uploadAvatar(input: { image: $image, crop: $crop }) { user { id avatarUrl } } }';
const headers = { 'apollo-require-preflight': 'true' };

async function upload(
  member: Member | null,
  content: Uint8Array<ArrayBuffer>,
  crop?: string,
): Promise<{ url: string | undefined; message: string | undefined }> {
  const body = graphForm(UPLOAD, { crop }, content);
  const response = await site.as(member).fetch('/graphql', { body, headers });
  const { data, errors } = (await response.json()) as {
    data?: { uploadAvatar: { user: { avatarUrl: string } } | null };
    errors?: { message: string }[];
  };
  return { url: data?.uploadAvatar?.user.avatarUrl, message: errors?.[0]?.message };
}

const avatarOf = async ({ id }: Member) => (await site.em().findOneOrFail(User, id)).avatarUrl;
const files = () => readdir(join(site.server.services.env.dataDir, 'uploads')).catch(() => []);

/** Four squares side by side, each of one color. */
const stripes = () => {
  const colors = ['#ff0000', '#00ff00', '#0000ff', '#ffffff'];
  const squares = colors.map((background, index) => ({
    input: { create: { width: 100, height: 100, channels: 3 as const, background } },
    left: index * 100,
    top: 0,
  }));
  return sharp({
    create: { width: 400, height: 100, channels: 3, background: '#000000' },
  }).composite(squares);
};
const bytes = async (image: Sharp) => new Uint8Array(await image.png().toBuffer());

/** The color in the middle of what is served under an address, and its size. */
async function shown(url: string) {
  const served = await site.as(null).fetch(url);
  expect(served.status).toBe(200);
  const image = sharp(Buffer.from(await served.arrayBuffer()));
  const { width, height } = await image.metadata();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(height / 2) * width + Math.floor(width / 2)) * info.channels;
  return { width, height, color: [...data.subarray(middle, middle + 3)].map((one) => one > 128) };
}

test('an uploaded picture becomes the avatar: a square, small, seen by everybody', async () => {
  const member = await site.member();
  const received: unknown[] = [];
  const stop = site.server.events.on('account.changed', (event) => received.push(event));
  const { url } = await upload(member, await jpeg({ width: 900, height: 600 }));
  stop();
  expect(url).toMatch(/^\/uploads\/avatar-[0-9a-f]{32}\.jpg$/);
  expect(await shown(url!)).toMatchObject({ width: 256, height: 256 });
  expect(received).toEqual([{ userId: member.id }]);
  const seen = await site.as(null).fetch(`/api/users/${member.id}`);
  expect(await seen.json()).toMatchObject({ avatarUrl: url });
});

test.each([
  ['the left end', '{"x":0,"y":50,"scale":1}', [true, false, false]],
  ['the right end', '{"x":100,"y":50,"scale":1}', [true, true, true]],
  ['a part of it, nearer', '{"x":29,"y":50,"scale":2}', [false, true, false]],
  [
    'a frame larger than the picture, which there is not',
    '{"x":0,"y":0,"scale":0.5}',
    [true, false, false],
  ],
])('the crop says which: %s', async (_what, crop, color) => {
  const { url } = await upload(await site.member(), await bytes(stripes()), crop);
  expect((await shown(url!)).color).toEqual(color);
});

test('a photo that lies on its side is cropped as it is seen', async () => {
  const lying = sharp(await bytes(stripes()))
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 });
  const content = new Uint8Array(await lying.toBuffer());
  const { url } = await upload(await site.member(), content, '{"x":50,"y":100,"scale":1}');
  expect(await shown(url!)).toMatchObject({ width: 100, height: 100, color: [true, true, true] });
});

test('the previous picture and its files are deleted when another one replaces it, and when it is removed', async () => {
  const member = await site.member();
  const content = await jpeg({ width: 300, height: 300 });
  const { url: first } = await upload(member, content);
  const { url: second } = await upload(member, content);
  expect((await site.as(null).fetch(first!)).status).toBe(404);
  expect(await site.em().count(Image, { url: { $in: [first!, second!] } })).toBe(1);
  const { data } = await site
    .as(member)
    .run<{ removeAvatar: { user: object } }, object>(
      'mutation { removeAvatar { user { avatarUrl } } }',
    );
  expect(data).toEqual({ removeAvatar: { user: { avatarUrl: null } } });
  expect(await avatarOf(member)).toBeNull();
  expect((await files()).filter((name) => second!.includes(name.slice(0, 39)))).toEqual([]);
  // Again: removing nothing is no error.
  expect(
    (await site.as(member).run('mutation { removeAvatar { user { id } } }')).errors,
  ).toBeUndefined();
});

test("the address of another member's picture is left alone", async () => {
  const [owner, thief] = [await site.member(), await site.member()];
  const { url } = await upload(owner, await jpeg({ width: 300, height: 300 }));
  await site.em().nativeUpdate(User, { id: thief.id }, { avatarUrl: url! });
  await site.as(thief).run('mutation { removeAvatar { user { id } } }');
  expect((await site.as(null).fetch(url!)).status).toBe(200);
  expect(await avatarOf(owner)).toBe(url);
});

test('what is no picture, or no crop, is refused, and the avatar stays', async () => {
  const member = await site.member();
  const before = await files();
  const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect((await upload(member, text)).message).toBe(IMAGE_TEXTS.wrongType);
  expect((await upload(member, await jpeg(), 'no json')).message).toBe(IMAGE_TEXTS.badCrop);
  expect((await upload(null, await jpeg())).message).toBe('You must be signed in to do that.');
  expect(await avatarOf(member)).toBeNull();
  expect(await files()).toEqual(before);
});
