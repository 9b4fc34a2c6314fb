import type { Page, Request } from 'playwright-core';

/** The addresses that a page loads, by kind. */
const ADDRESSES = {
  code: /\/assets\/[^?]*\.js$/,
  style: /\/assets\/[^?]*\.css$/,
  fonts: /\.woff2$/,
  queries: /\/graphql$/,
} as const;
export type Kind = keyof typeof ADDRESSES;
export const KINDS = Object.keys(ADDRESSES) as Kind[];

/** Delays all requests of these kinds; `release` lets one kind through and resolves once its result is drawn. */
export async function delayResponses(page: Page): Promise<(kind: Kind) => Promise<void>> {
  const underWay = new Map<Request, Kind>();
  const end = (request: Request) => void underWay.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const gates = new Map<Kind, () => void>();
  for (const kind of KINDS) {
    const isOpen = new Promise<void>((resolve) => gates.set(kind, resolve));
    await page.route(ADDRESSES[kind], async (route) => {
      underWay.set(route.request(), kind);
      await isOpen;
      await route.continue();
    });
  }
  return async (kind) => {
    gates.get(kind)!();
    await painted(page);
    while ([...underWay.values()].includes(kind)) await painted(page);
  };
}

/** Resolves once everything received so far is drawn. */
export const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
