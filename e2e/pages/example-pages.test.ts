import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { type ServedSite, serveSite, USUAL_NOW } from '../support/served-site.ts';

/** The examples of /developers that are pages, as a stranger has them: on a site of their own. */

const FOLDER = 'web/developers/examples';
const pages = readdirSync(FOLDER).filter((name) => name.endsWith('.html'));

let site: ServedSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([serveSite(USUAL_NOW), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test.each(pages)('%s shows the score on a page of another site', async (name) => {
  const html = readFileSync(`${FOLDER}/${name}`, 'utf8').replaceAll(
    'localhost:4000',
    new URL(site.url).host,
  );
  const elsewhere = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((listening) => elsewhere.listen(0, listening));
  const page = await browser.newPage();
  try {
    // The simulated game has kicked off.
    await site.setNow('2025-11-20T19:10:00Z');
    await page.goto(site.url);
    await page.waitForFunction(
      async (address) => {
        const { data } = (await (await fetch(address)).json()) as { data: { liveGame: unknown } };
        return data.liveGame !== null;
      },
      `${site.url}/graphql?query={liveGame{isLive}}`,
      { polling: 200 },
    );
    await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
    await page.getByText(/^[A-Z].* \d+, .* \d+$/).waitFor();
  } finally {
    await page.close();
    elsewhere.close();
  }
});
