import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { folderWith } from '../.config/jest/find-program.mts';

/** An installed Chrome or Chromium that Lighthouse can reach at `port`. */
export async function launchMeasuredBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  const args = [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-component-update'];
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    const folder = folderWith(name);
    if (folder)
      return { port, browser: await chromium.launch({ executablePath: join(folder, name), args }) };
  }
  return { port, browser: await chromium.launch({ channel: 'chrome', args }) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
