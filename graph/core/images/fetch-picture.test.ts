import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type PictureHost, startPictureHosts } from '../../testing/servers/picture-host.ts';
import { withFetched } from './fetch-picture.ts';

let host: PictureHost;
let options: { ownHosts: string[]; bytes: number };
beforeAll(async () => {
  [host] = (await startPictureHosts(1)) as [PictureHost];
  options = { ownHosts: [host.host], bytes: 10 };
});
afterAll(() => host.stop());

const text = (words: string) => new TextEncoder().encode(words);

test('what was fetched is on the disk while it is used, and no longer, however that ends', async () => {
  const address = host.serve('/file', text('123456789'));
  const paths: string[] = [];
  const content = await withFetched(address, options, ({ path }) => {
    paths.push(path);
    return readFile(path, 'utf8');
  });
  expect(content).toBe('123456789');
  const failing = withFetched(address, options, ({ path }) => {
    paths.push(path);
    return Promise.reject(new Error('The disk is full'));
  });
  await expect(failing).rejects.toThrow('The disk is full');
  expect(paths.map((path) => existsSync(path))).toEqual([false, false]);
});

test.each([
  [404, 'refused'],
  [304, 'refused'],
  [429, 'later'],
  [502, 'later'],
])('an answer of %i means: %s', async (status, fault) => {
  const address = host.serve('/status', (response) => void response.writeHead(status).end());
  await expect(withFetched(address, options, () => Promise.resolve())).rejects.toMatchObject({
    fault,
  });
});

test('a file is read up to the size limit, whatever length its host claims', async () => {
  const address = host.serve('/long', (response) => {
    response.writeHead(200);
    response.write(text('12345'));
    response.write(text('67890'));
  });
  await expect(withFetched(address, options, () => Promise.resolve())).rejects.toMatchObject({
    fault: 'too large',
  });
});

test('when the site stops, so does the download', async () => {
  const ending = new AbortController();
  const address = host.serve('/stop', (response) => {
    response.writeHead(200).write('1');
    ending.abort();
  });
  const fetching = withFetched(address, { ...options, signal: ending.signal }, () =>
    Promise.resolve(),
  );
  await expect(fetching).rejects.toMatchObject({ fault: 'later' });
});
