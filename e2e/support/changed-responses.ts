import type { Page } from 'playwright-core';
import type { Fan } from './fan.ts';

/** The data of an operation's response, as far as a story reads it. */
// oxlint-disable-next-line typescript/no-explicit-any -- JSON of any operation; what is wrong in it shows in the page
type Data = Record<string, any>;

/** Other data in the response, or a failure as from a fault of the server. */
export type Change = (data: Data) => Data | 'failure';

/** The changes that apply to a page. */
const changesOf = new WeakMap<Page, Readonly<Record<string, Change>>>();

/**
 * Changes the responses to some operations on their way to the browser, for states that are rare on a real site. The
 * results embedded in the HTML are removed, so that pages send every query. Call it again with other changes to replace
 * them.
 */
export async function changeResponses({ page }: Fan, changes: Readonly<Record<string, Change>>) {
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
