import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { createFiles, type Files } from './files.ts';

const listen = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** The part of S3's protocol that files need: objects by path, put, head and get, and the list of them, one a page. */
function bucketServer() {
  const objects = new Map<string, { content: Buffer; type: string }>();
  const server = createServer((request, response) => {
    const key = request.url!.split('?')[0]!;
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'DELETE') {
        objects.delete(key);
        response.writeHead(204).end();
        return;
      }
      if (request.method === 'PUT') {
        objects.set(key, {
          content: Buffer.concat(chunks),
          type: request.headers['content-type'] ?? '',
        });
        response.end();
        return;
      }
      const asked = new URL(request.url!, 'http://bucket').searchParams;
      if (asked.get('list-type') === '2') {
        const all = [...objects.keys()].sort();
        const at = Number(asked.get('continuation-token') ?? 0);
        const isLast = at + 1 >= all.length;
        const name = all[at]?.split('/').at(-1);
        response.end(
          `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>
          ${isLast ? '' : `<NextContinuationToken>${at + 1}</NextContinuationToken>`}
          ${name ? `<Contents><Key>${name}</Key><Size>1</Size></Contents>` : ''}</ListBucketResult>`,
        );
        return;
      }
      const object = objects.get(key);
      if (!object) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, {
        'content-type': object.type,
        'content-length': object.content.length,
        etag: '"1"',
        'last-modified': new Date(0).toUTCString(),
      });
      response.end(request.method === 'HEAD' ? undefined : object.content);
    });
  });
  return { server, objects };
}

describe.each(['disk', 'bucket'])('files stored on %s', (kind) => {
  const bucket = bucketServer();
  let dataDir: string;
  let files: Files;
  let site: Server;
  let origin: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'orange-files-'));
    const endpoint = await listen(bucket.server);
    files = await createFiles({
      dataDir,
      storageUrl: kind === 'bucket' ? `http://key:secret@${endpoint}/fans` : undefined,
    });
    site = createServer(express().use(files.handler));
    origin = `http://${await listen(site)}`;
  });
  afterAll(async () => {
    site.close();
    bucket.server.close();
    await rm(dataDir, { recursive: true });
  });

  test('are served under the path that saving returned, byte for byte, for ever', async () => {
    const content = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255]);
    const path = await files.save('a1-b2.png', content);
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
    expect(bucket.objects.has('/fans/a1-b2.png')).toBe(kind === 'bucket');
  });

  test('are listed, also over several pages', async () => {
    const paths = async () => {
      const found: string[] = [];
      for await (const path of files.list()) found.push(path);
      return found.sort();
    };
    const before = await paths();
    const added = [
      await files.save('list-1.webp', Buffer.from([1])),
      await files.save('list-2.webp', Buffer.from([2])),
    ];
    expect(await paths()).toEqual([...before, ...added].sort());
    await files.remove(added);
    expect(await paths()).toEqual(before);
  });

  test('no longer exist once removed, and removing a missing one is no error', async () => {
    const path = await files.save('c3.webp', Buffer.from([1]));
    await files.remove([path, '/uploads/never.webp', 'https://example.org/a.jpg']);
    expect((await fetch(origin + path)).status).toBe(404);
  });

  test('that were never saved are not found, and names can not climb', async () => {
    expect((await fetch(`${origin}/uploads/other.png`)).status).toBe(404);
    expect((await fetch(`${origin}/uploads/..%2f..%2fetc%2fpasswd`)).status).toBe(404);
    await expect(files.save('../escape.png', Buffer.alloc(1))).rejects.toThrow(
      'Not a plain file name',
    );
  });
});

test('a disk that takes nothing is reported as a temporary failure', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'orange-files-'));
  await writeFile(join(dataDir, 'uploads'), 'in the way');
  const files = await createFiles({ dataDir, storageUrl: undefined });
  await expect(files.save('a.png', Buffer.alloc(1))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await rm(dataDir, { recursive: true });
});

test('a full disk leaves no partial file', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'orange-files-'));
  const uploads = join(dataDir, 'uploads');
  await mkdir(uploads);
  // Writes there fail as on a full disk.
  await symlink('/dev/full', join(uploads, 'a.png'));
  const files = await createFiles({ dataDir, storageUrl: undefined });
  await expect(files.save('a.png', Buffer.alloc(100_000))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    retryAfter: 30,
  });
  expect(await readdir(uploads)).toEqual([]);
  await rm(dataDir, { recursive: true });
});
