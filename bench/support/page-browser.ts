import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../e2e/support/browser.ts';

/**
 * The stories' browser, reachable by Lighthouse at `port`. It draws pages but no window around them: an installed
 * Chromium paints tabs and their spinner too, without a graphics card on the same processor, and that doubled the
 * blocking time of every page on two cores.
 */
export async function launchMeasuredBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  const browser = await launchBrowser(`--remote-debugging-port=${port}`);
  return { port, browser };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
