import type { Page } from 'playwright-core';
import type { Fan } from './fan.ts';

/** The data of an operation's answer, as far as a story looks into it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- JSON of any operation; what is wrong in it shows in the page
type Data = Record<string, any>;

/** What becomes of the server's answer: other data, or a failure of the server that is nobody's business. */
export type Change = (data: Data) => Data | 'failure';

/** The changes that hold for a page. */
const changesOf = new WeakMap<Page, Readonly<Record<string, Change>>>();

/**
 * Lets the server answer and changes the answers of some operations on their way to the browser, for states that are
 * rare on a real site. Pages then ask for everything, as what their HTML knows is taken out. Call it again with
 * other changes to replace them.
 */
export async function changeAnswers({ page }: Fan, changes: Readonly<Record<string, Change>>) {
  const isFirst = !changesOf.has(page);
  changesOf.set(page, changes);
  if (!isFirst) return;
  await page.addInitScript(() => {
    const takeOut = () => document.getElementById('page-cache')?.remove();
    new MutationObserver(takeOut).observe(document, { childList: true, subtree: true });
  });
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    const change = changesOf.get(page)?.[operationName];
    if (!change) return route.fallback();
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: Data };
    const changed = change(data);
    const json =
      changed === 'failure'
        ? { errors: [{ message: 'Oops', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }
        : { ...rest, data: changed };
    return route.fulfill({ response, json });
  });
}

/** Replaces other sites, which tests don't visit. */
export async function withoutOtherSites(fan: Fan, ownUrl: string) {
  await fan.context.route(
    (url) => url.origin !== ownUrl,
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  );
}
