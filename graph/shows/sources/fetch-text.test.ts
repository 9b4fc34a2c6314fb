import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type PictureHost, startPictureHosts } from '../../testing/servers/picture-host.ts';
import { fetchText } from './fetch-text.ts';

let host: PictureHost;
beforeAll(async () => {
  [host] = (await startPictureHosts(1)) as [PictureHost];
});
afterAll(() => host.stop());

/** Sends the headers and then a byte at a time, for ever. */
function drip(response: ServerResponse): void {
  response.writeHead(200);
  const timer = setInterval(() => response.write('a'), 10);
  response.on('close', () => clearInterval(timer));
}

test.each([
  ['whose headers never come', () => undefined],
  ['whose body drips', drip],
])(
  'a host %s is given up, and its connection closed, after the time that it has',
  async (_, answer) => {
    const closed = Promise.withResolvers<unknown>();
    const address = host.serve('/slow.xml', (response) => {
      closed.resolve(once(response, 'close'));
      answer(response);
    });
    const began = performance.now();
    const fetching = fetchText(address, {
      ownHosts: [host.host],
      headers: {},
      signal: new AbortController().signal,
      withinMs: 300,
    });
    await expect(fetching).rejects.toMatchObject({ fault: 'later' });
    expect(performance.now() - began).toBeGreaterThanOrEqual(290);
    await closed.promise;
  },
);
