import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IMAGE_MAX_BYTES } from '../../../schema/photos/images.ts';
import { IMAGE_TEXTS } from '../../../schema/photos/image-texts.ts';
import { formWith, graphForm, jpeg } from '../../testing/worlds/pictures.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import type { DomainError } from '../errors.ts';
import { Image } from '../images/image.entity.ts';
import { receiveForm, type ReceivedForm } from './multipart.ts';

const HEAD = (fileName = 'a.jpg') =>
  `--b\r\nContent-Disposition: form-data; name="image"; filename="${fileName}"\r\nContent-Type: image/jpeg\r\n\r\n`;

describe('receiving a form', () => {
  let server: Server;
  let folder: string;
  let outcome: Promise<ReceivedForm | DomainError>;
  let heard: (outcome: Promise<ReceivedForm | DomainError>) => void;
  let withinMs = 10_000;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'orange-form-'));
    server = createServer((request) =>
      heard(
        receiveForm(request, { withinMs, folder }).catch((error: unknown) => error as DomainError),
      ),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    withinMs = 10_000;
    outcome = new Promise((resolve) => (heard = resolve));
  });

  const sends = (body: string, length = body.length) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n${body}`,
    );
    return socket;
  };

  test('a whole one is fields and a file on disk, until it is discarded', async () => {
    sends(
      `--b\r\nContent-Disposition: form-data; name="category"\r\n\r\ntailgate\r\n${HEAD()}JPEG\r\n--b--\r\n`,
    );
    const form = (await outcome) as ReceivedForm;
    expect(form).toMatchObject({
      fields: { category: 'tailgate' },
      file: { fieldName: 'image', filename: 'a.jpg' },
    });
    expect(await readdir(folder)).toHaveLength(1);
    await form.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  test('one that comes a byte at a time is cut off', async () => {
    withinMs = 60;
    const closed = once(sends(`${HEAD()}x`, 1000), 'close');
    expect(await outcome).toMatchObject({ code: 'BAD_USER_INPUT' });
    await closed;
    expect(await readdir(folder)).toEqual([]);
  });

  test('one that is cut off half way leaves nothing', async () => {
    const socket = sends(HEAD() + 'x'.repeat(70_000), 140_000);
    await once(server, 'request');
    socket.destroy();
    expect(await outcome).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await readdir(folder)).toEqual([]);
  });

  test.each([
    ['a part that never ends', HEAD() + 'x'],
    ['a header that is none', '--b\r\nContent-Disposition\u0000: form-data\r\n\r\nx\r\n--b--\r\n'],
    ['two files', `${HEAD()}1\r\n${HEAD()}2\r\n--b--\r\n`],
    [
      'thirty fields',
      `${Array.from({ length: 30 }, (_, n) => `--b\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\nx\r\n`).join('')}--b--\r\n`,
    ],
  ])('%s is refused', async (_what, body) => {
    sends(body);
    expect(await outcome).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('on the running site', () => {
  let site: Site;
  let admin: Member;
  beforeAll(async () => {
    site = await startSite();
    admin = await site.admin();
  });
  afterAll(() => site.stop());

  const UPLOAD =
    'mutation ($image: Upload!) { uploadImage(input: { image: $image }) { image { url } } }';
  const preflight = { 'apollo-require-preflight': 'true' };
  const graph = (body: FormData, headers: Record<string, string> = preflight, who = admin) =>
    site.as(who).fetch('/graphql', { body, headers });
  const rows = () => site.em().count(Image);

  test('a picture comes in through the graph as through REST', async () => {
    const response = await graph(graphForm(UPLOAD, {}, await jpeg()));
    expect(await response.json()).toMatchObject({
      data: {
        uploadImage: { image: { url: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.jpg$/) } },
      },
    });
  });

  test('without the header that other sites can not send, nothing happens', async () => {
    const before = await rows();
    const response = await graph(graphForm(UPLOAD, {}, await jpeg()), {});
    expect(response.status).toBe(400);
    for (const headers of [
      { ...preflight, origin: 'https://evil.example' },
      { ...preflight, 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await graph(graphForm(UPLOAD, {}, await jpeg()), headers)).status).toBe(401);
      const rest = await site
        .as(admin)
        .fetch('/api/upload/image', { body: formWith(await jpeg()), headers });
      expect(rest.status).toBe(403);
    }
    expect(await rows()).toBe(before);
  });

  test('who is not signed in, or no admin, uploads no pictures for articles', async () => {
    const visitor = site.as(null);
    const member = await site.member();
    const before = await rows();
    expect(
      (
        await visitor.fetch('/graphql', {
          body: graphForm(UPLOAD, {}, await jpeg()),
          headers: preflight,
        })
      ).status,
    ).toBe(401);
    expect(
      await (await graph(graphForm(UPLOAD, {}, await jpeg()), preflight, member)).json(),
    ).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect(
      (await visitor.fetch('/api/upload/image', { body: formWith(await jpeg()) })).status,
    ).toBe(401);
    expect(
      (await site.as(member).fetch('/api/upload/image', { body: formWith(await jpeg()) })).status,
    ).toBe(403);
    expect(await rows()).toBe(before);
  });

  test.each([
    'variables.__proto__.polluted',
    'variables.constructor.prototype.polluted',
    'variables.toString.polluted',
    'variables.hasOwnProperty',
    '__proto__.polluted',
    'query',
    'variables',
    'variables.image.deeper',
    'variables.other',
    7,
    null,
  ])('a map that points at %j is refused', async (place) => {
    const form = formWith(await jpeg({ width: 20, height: 20 }), {
      field: '0',
      fields: {
        operations: JSON.stringify({ query: UPLOAD, variables: { image: null } }),
        map: JSON.stringify({ 0: [place] }),
      },
    });
    const response = await graph(form);
    expect(response.status).toBe(400);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.prototype.toString).not.toHaveProperty('polluted');
  });

  test.each([
    ['[]', '{}'],
    ['{', '{}'],
    [JSON.stringify({ query: UPLOAD, variables: { image: null } }), '[]'],
    [JSON.stringify({ query: UPLOAD, variables: { image: null } }), '{"0":"variables.image"}'],
    [JSON.stringify({ query: UPLOAD, variables: { image: null } }), '{"1":["variables.image"]}'],
    [
      JSON.stringify({ query: UPLOAD, variables: { image: null } }),
      '{"__proto__":["variables.image"]}',
    ],
    [JSON.stringify({ query: UPLOAD, variables: { image: 'text' } }), '{"0":["variables.image"]}'],
  ])('operations %s with map %s are refused', async (operations, map) => {
    const response = await graph(
      formWith(await jpeg({ width: 20, height: 20 }), { field: '0', fields: { operations, map } }),
    );
    expect(response.status).toBe(400);
  });

  const large = new Uint8Array(IMAGE_MAX_BYTES);

  test('10 MB are too much, also without a Content-Length', async () => {
    const refused = { status: 413, message: IMAGE_TEXTS.tooLarge };
    const response = await site.as(admin).fetch('/api/upload/image', { body: formWith(large) });
    const { message } = (await response.json()) as { message: string };
    expect({ status: response.status, message }).toEqual(refused);

    const form = new Response(formWith(large));
    const chunked = await fetch(`${site.server.url}/api/upload/image`, {
      method: 'POST',
      body: form.body,
      duplex: 'half',
      headers: {
        'content-type': form.headers.get('content-type')!,
        cookie: await site.as(admin).cookie(),
      },
    } as RequestInit);
    expect(chunked.status).toBe(413);
    expect((await graph(graphForm(UPLOAD, {}, large))).status).toBe(413);
  });

  test.each([
    ['no file', new FormData()],
    ['a file in another field', formWith('x', { field: 'picture' })],
    ['text where the file belongs', Object.assign(new FormData())],
    ['an empty file input', formWith('', { name: '' })],
  ])('%s is no upload', async (what, form) => {
    if (what.startsWith('text')) form.append('image', 'cat.jpg');
    form.append('crop', '{}');
    const response = await site.as(admin).fetch('/api/upload/image', { body: form });
    expect(response.status).toBe(400);
  });

  test('JSON without a file is handled like a form without one', async () => {
    const response = await site.as(admin).fetch('/api/upload/image', { body: { crop: '{}' } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: IMAGE_TEXTS.missing });
  });

  test('no other path takes a form', async () => {
    const response = await site.as(admin).fetch('/api/auth/login', { body: formWith('x') });
    expect(response.status).toBe(415);
  });
});
