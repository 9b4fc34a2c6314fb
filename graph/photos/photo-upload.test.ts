import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_TEXTS } from '../../schema/photos/image-texts.ts';
import { PHOTO_ALT_MAX, PHOTO_TEXTS } from '../../schema/photos/photos.ts';
import { Image } from '../core/images/image.entity.ts';
import { formWith, jpeg } from '../testing/worlds/pictures.ts';
import { type Actor, type Member, type Site, startSite } from '../testing/site.ts';
import { Photo } from './photo.entity.ts';

let site: Site;
let fan: Member;
let admin: Member;
let content: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'on' } });
  fan = await site.member();
  admin = await site.admin();
  content = await jpeg({ width: 400, height: 300 });
});
afterAll(() => site.stop());
afterEach(async () => {
  await site.em().nativeDelete(Photo, {});
  await site.em().nativeDelete(Image, {});
});

const upload = async (
  actor: Actor,
  fields: Record<string, string>,
  bytes: Uint8Array<ArrayBuffer> | string = content,
) => {
  const response = await actor.fetch('/api/fan-zone/photos', { body: formWith(bytes, { fields }) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const FIELDS = { category: 'tailgate', description: 'Lot J' };
const counts = async () => [await site.em().count(Photo), await site.em().count(Image)];
const files = () => readdir(join(site.server.services.env.dataDir, 'uploads'));

test('a member’s upload is pending, whatever status the form sends', async () => {
  const { status, body } = await upload(site.as(fan), {
    ...FIELDS,
    userId: String(fan.id),
    approved: 'true',
    featured: 'true',
    likes: '99',
  });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      ...FIELDS,
      userId: fan.id,
      approved: false,
      featured: false,
      likes: 0,
      imageUrl: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.jpg$/),
      image: {
        width: 400,
        height: 300,
        sources: expect.arrayContaining([expect.objectContaining({ type: 'image/webp' })]),
      },
    },
  });
  const list = await site.as(null).fetch('/api/fan-zone/photos');
  expect(await list.json()).toEqual([]);
});

test.each([
  ['no category', { description: 'Lot J' }, 400, PHOTO_TEXTS.fillAll],
  ['no description', { category: 'tailgate' }, 400, PHOTO_TEXTS.fillAll],
  ['a blank description', { category: 'tailgate', description: ' ' }, 400, PHOTO_TEXTS.fillAll],
  ['an unknown category', { ...FIELDS, category: 'cats' }, 400, PHOTO_TEXTS.unknownCategory],
  ['the category of admins', { ...FIELDS, category: 'ai' }, 403, PHOTO_TEXTS.adminCategory],
  ['too long a description', { ...FIELDS, description: 'x'.repeat(501) }, 400, PHOTO_TEXTS.tooLong],
])('with %s there is no photo', async (_what, fields, status, message) => {
  expect(await upload(site.as(fan), fields as unknown as Record<string, string>)).toMatchObject({
    status,
    body: { message },
  });
  expect(await counts()).toEqual([0, 0]);
});

test('without a picture, or with something else, there is no photo', async () => {
  const empty = new FormData();
  empty.append('category', 'tailgate');
  empty.append('description', 'Lot J');
  const response = await site.as(fan).fetch('/api/fan-zone/photos', { body: empty });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message: PHOTO_TEXTS.fillAll });
  expect(await upload(site.as(fan), FIELDS, '<svg/>')).toMatchObject({
    status: 400,
    body: { message: IMAGE_TEXTS.wrongType },
  });
  expect(await counts()).toEqual([0, 0]);
});

test('no one uploads for another member, and visitors not at all', async () => {
  expect((await upload(site.as(fan), { ...FIELDS, userId: String(admin.id) })).status).toBe(403);
  expect((await upload(site.as(null), FIELDS)).status).toBe(401);
  expect(await counts()).toEqual([0, 0]);
});

test('deleting a photo takes its picture and all its files along', async () => {
  const before = await files();
  const { body } = await upload(site.as(admin), { ...FIELDS, category: 'ai' });
  expect((await files()).length).toBeGreaterThan(before.length);
  const response = await site
    .as(admin)
    .fetch(`/api/fan-zone/photos/${String(body.id)}`, { method: 'DELETE' });
  expect(await response.json()).toEqual({ success: true });
  expect(await counts()).toEqual([0, 0]);
  // The files are deleted after the response; the next request comes after that.
  while ((await files()).length > before.length)
    await new Promise((resolve) => setImmediate(resolve));
  const again = await site
    .as(admin)
    .fetch(`/api/fan-zone/photos/${String(body.id)}`, { method: 'DELETE' });
  expect(again.status).toBe(404);
});

test('twenty an hour, including refused ones', async () => {
  const eager = site.as(await site.member());
  const small = await jpeg({ width: 8, height: 8 });
  for (let count = 0; count < 20; count += 1)
    expect((await upload(eager, FIELDS, count % 2 ? small : 'junk')).status).toBe(
      count % 2 ? 201 : 400,
    );
  expect((await upload(eager, FIELDS, small)).status).toBe(429);
});

test('alternative text is optional, cleaned and limited', async () => {
  const send = (altText: string | null | undefined) =>
    site
      .as(fan)
      .fetch('/graphql', {
        body: formOf({ ...FIELDS, category: 'TAILGATE', altText }),
        headers: { 'apollo-require-preflight': 'true' },
      })
      .then(
        async (response) =>
          (await response.json()) as {
            data?: { uploadPhoto: { photo: { altText: string | null } } } | null;
            errors?: { message: string }[];
          },
      );
  for (const [given, stored] of [
    ['  A tent in the snow ', 'A tent in the snow'],
    ['   ', null],
    [null, null],
    [undefined, null],
  ] as const)
    expect((await send(given)).data?.uploadPhoto.photo.altText).toBe(stored);
  expect((await send('x'.repeat(PHOTO_ALT_MAX + 1))).errors?.[0]?.message).toBe(
    PHOTO_TEXTS.altTooLong,
  );
});

/** The upload as a GraphQL multipart request. */
function formOf(input: object): FormData {
  const form = new FormData();
  const query =
    'mutation ($input: PhotoDetailsInput!, $image: Upload) { uploadPhoto(input: { details: $input, image: $image }) { photo { altText } } }';
  form.append('operations', JSON.stringify({ query, variables: { input, image: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.image'] }));
  form.append('0', new Blob([content], { type: 'image/jpeg' }), 'tent.jpg');
  return form;
}
