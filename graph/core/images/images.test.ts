import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { IMAGE_TEXTS } from '../../../schema/photos/image-texts.ts';
import { formWith, jpeg, picture } from '../../testing/worlds/pictures.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { refuse } from '../errors.ts';
import { Image } from './image.entity.ts';

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
});
afterAll(() => site.stop());
beforeEach(() => site.em().nativeDelete(Image, {}));

type Form = Parameters<typeof formWith>[1];
const send = async (content: Parameters<typeof formWith>[0], form?: Form) => {
  const response = await site
    .as(admin)
    .fetch('/api/upload/image', { body: formWith(content, form) });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const rows = () => site.em().count(Image);
const files = () =>
  readdir(join(site.server.services.env.dataDir, 'uploads')).catch((): string[] => []);

/** Everything a picture's address leads to, decoded. */
async function read(url: unknown) {
  const response = await site.as(null).fetch(String(url));
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { bytes, meta: await sharp(bytes).metadata(), type: response.headers.get('content-type') };
}

test('a picture is stored in the widths that pages use, with its size and a placeholder', async () => {
  const { status, body } = await send(await jpeg({ width: 1500, height: 1000 }));
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      url: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.jpg$/),
      width: 1280,
      height: 853,
    },
  });
  expect(body.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(String(body.placeholder).length).toBeLessThan(400);
  const sources = body.sources as { type: string; srcset: string }[];
  expect(sources.at(-1)!.type).toBe('image/webp');
  for (const source of sources) {
    const copies = source.srcset.split(', ').map((one) => one.split(' '));
    expect(copies.map(([, width]) => width)).toEqual(['320w', '480w', '640w', '960w', '1280w']);
    for (const [url, width] of copies) {
      const { meta, type } = await read(url);
      expect([type, `${meta.width}w`]).toEqual([source.type, width]);
      expect(meta.format).toBe(source.type === 'image/webp' ? 'webp' : 'heif');
    }
  }
  expect((await read(body.url)).meta).toMatchObject({ format: 'jpeg', width: 1280, height: 853 });
  expect(await site.em().findOneOrFail(Image, { url: String(body.url) })).toMatchObject({
    uploadedBy: admin.id,
    createdAt: site.clock.now(),
  });
});

test('a photo is stored as AVIF too, which browsers prefer because it is smaller', async () => {
  // Light that waves over a wall: soft, as photos are, and with something to see everywhere.
  const [width, height] = [1280, 800];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const light = Math.sin(x / 13) * Math.cos(y / 17) * 40 + ((x * 7 + y * 13) % 11);
    pixels.set([120 + light + x / 20, 90 + light + y / 15, 140 - light], at * 3);
  }
  const photo = sharp(pixels, { raw: { width, height, channels: 3 } }).blur(1);
  const { body } = await send(await photo.jpeg().toBuffer());
  const sources = body.sources as { type: string; srcset: string }[];
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  const smallest = sources.map(({ srcset }) => srcset.split(' ')[0]);
  expect((await read(smallest[0])).meta.format).toBe('heif');
});

test('a small picture is not blown up', async () => {
  const { body } = await send(await jpeg({ width: 200, height: 100 }));
  expect(body).toMatchObject({ width: 200, height: 100 });
  expect(JSON.stringify(body.sources)).not.toMatch(/[3-9]\d\dw|1280w/);
});

test('place, camera and orientation are removed from its metadata', async () => {
  const taken = await picture({ width: 400, height: 200 })
    .withExif({
      IFD0: { Make: 'SecretCam', Orientation: '6' },
      IFD3: { GPSLatitude: '39/1 44/1 38/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { body } = await send(new Uint8Array(taken));
  expect(body).toMatchObject({ width: 200, height: 400 });
  const { meta, bytes } = await read(body.url);
  expect([meta.exif, meta.icc, meta.xmp, meta.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(bytes.includes('SecretCam')).toBe(false);
});

test('data hidden behind or inside a picture is removed', async () => {
  const html = '<script>alert(1)</script>';
  const polyglot = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(html)]);
  const { status, body } = await send(new Uint8Array(polyglot));
  expect(status).toBe(200);
  expect((await read(body.url)).bytes.includes(html)).toBe(false);
});

test.each(['png', 'gif', 'webp'] as const)(
  '%s is accepted too, whatever its file name',
  async (format) => {
    const bytes = await picture({ width: 300, height: 200 }).toFormat(format).toBuffer();
    expect(
      await send(new Uint8Array(bytes), { name: 'notes.txt', type: 'text/plain' }),
    ).toMatchObject({ status: 200, body: { width: 300, height: 200 } });
  },
);

test('transparent parts stay transparent in copies and are white in the JPEG', async () => {
  const clear = await sharp({
    create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { body } = await send(new Uint8Array(clear));
  const { dominant } = await sharp((await read(body.url)).bytes).stats();
  expect(dominant.r).toBeGreaterThan(240);
});

const text = (content: string) => new Uint8Array(Buffer.from(content));
const cut = async () => (await jpeg()).slice(0, 5000);
const HOSTILE: [string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>][] = [
  ['SVG', () => text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  [
    'SVG behind an XML head',
    () => text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['HTML', () => text('<!doctype html><script>alert(1)</script>')],
  ['PDF', () => text('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
  ['a program', () => text(`MZ${'\0'.repeat(200)}PE\0\0`)],
  ['a shell script', () => text('#!/bin/sh\nrm -rf /')],
  ['an archive', () => text('PK\u0003\u0004picture.jpg')],
  ['TIFF', async () => new Uint8Array(await picture({ width: 40, height: 40 }).tiff().toBuffer())],
  ['AVIF', async () => new Uint8Array(await picture({ width: 40, height: 40 }).avif().toBuffer())],
  ['the first bytes of a JPEG only', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ['a picture that breaks off', cut],
  ['JPEG bytes before HTML', () => text('\u00ff\u00d8\u00ff<html><script>')],
  ['GIF head before a script', () => text('GIF89a/*<script>*/=1;alert(1)')],
  ['nothing at all', () => new Uint8Array()],
];

test.each(HOSTILE)('%s is no picture, even when it says so', async (_what, content) => {
  const before = await files();
  const { status, body } = await send(await content(), { name: 'cat.png', type: 'image/png' });
  expect({ status, message: body.message }).toEqual({
    status: 400,
    message: IMAGE_TEXTS.wrongType,
  });
  expect(await files()).toEqual(before);
  expect(await rows()).toBe(0);
});

test('more pixels than anybody needs are refused without a look at them', async () => {
  const bomb = await sharp({
    create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
  })
    .toColorspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();
  // Only the header is there: a look at the pixels would find a picture that breaks off.
  const header = new Uint8Array(bomb.subarray(0, 2000));
  expect(await send(header)).toMatchObject({
    status: 400,
    body: { message: IMAGE_TEXTS.tooManyPixels },
  });
});

test.each([
  '../../etc/passwd.jpg',
  'quote".jpg',
  '\u202egpj.exe',
  `${'x'.repeat(4000)}.jpg`,
  '.htaccess',
])('a file called %j gets a name of the server', async (name) => {
  const { status, body } = await send(await jpeg({ width: 60, height: 40 }), { name });
  expect(status).toBe(200);
  expect(body.url).toMatch(/^\/uploads\/[0-9a-f]{32}\.jpg$/);
});

test.each([
  ['{"x":140,"y":-3,"scale":9}', { x: 100, y: 0, scale: 3 }],
  ['{"x":1e309,"y":"a","scale":null}', { x: 50, y: 50, scale: 1 }],
  ['{"x":12.5,"y":80,"scale":0.1}', { x: 12.5, y: 80, scale: 0.5 }],
])('the crop %s is brought within its bounds', async (crop, expected) => {
  const { body } = await send(await jpeg({ width: 60, height: 40 }), { fields: { crop } });
  expect(body.crop).toEqual(expected);
});

test.each(['{"x":NaN}', 'centre', '{'])('the crop %s is refused', async (crop) => {
  expect(await send(await jpeg({ width: 60, height: 40 }), { fields: { crop } })).toMatchObject({
    status: 400,
    body: { message: IMAGE_TEXTS.badCrop },
  });
});

test('when files cannot be stored, the response says so and nothing is left behind', async () => {
  const { files: storage } = site.server.services;
  const { save } = storage;
  const before = await files();
  let count = 0;
  storage.save = (name, content) => {
    count += 1;
    if (count === 3) return Promise.reject(refuse('site.busy'));
    return save(name, content);
  };
  try {
    expect(await send(await jpeg())).toMatchObject({ status: 503 });
  } finally {
    storage.save = save;
  }
  expect(count).toBe(3);
  expect(await files()).toEqual(before);
  expect(await rows()).toBe(0);
});
