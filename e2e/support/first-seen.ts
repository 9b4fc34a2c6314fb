import type { BrowserContext, Page } from 'playwright-core';

/** When words were first anywhere on the pages of a browser, by the machine's clock in ms. */
interface FirstSeen {
  of(page: Page, words: string): Promise<number | undefined>;
}

/** Where a tab notes it. */
export const STORED = 'first-seen';

/**
 * Watches all pages of a browser for words: in text that is shown or read out, in names for screen readers, in the
 * title and in notifications. Goes on over reloads of the same tab.
 */
export async function watchFor(
  context: BrowserContext,
  words: readonly string[],
): Promise<FirstSeen> {
  await context.addInitScript(
    ([key, all]) => {
      const seen = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>;
      const note = (text: string) => {
        for (const each of all) {
          if (seen[each] !== undefined || !text.includes(each)) continue;
          seen[each] = Date.now();
          sessionStorage.setItem(key, JSON.stringify(seen));
        }
      };
      const isShown = (element: Element | null) => element?.checkVisibility() ?? false;
      const look = (node: Node) => {
        if (node instanceof Text && isShown(node.parentElement)) note(node.data);
        if (!(node instanceof Element) || !isShown(node)) return;
        const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        while (texts.nextNode())
          if (isShown(texts.currentNode.parentElement)) note(texts.currentNode.nodeValue ?? '');
        for (const each of [node, ...node.querySelectorAll('*')])
          for (const name of ['aria-label', 'title', 'alt', 'value', 'placeholder'])
            if (each.hasAttribute(name) && isShown(each)) note(each.getAttribute(name)!);
      };
      new MutationObserver((changes) => {
        note(document.title);
        for (const { type, target, addedNodes } of changes) {
          if (type !== 'childList') look(target);
          addedNodes.forEach(look);
        }
      }).observe(document, {
        ...{ subtree: true, childList: true, characterData: true, attributes: true },
      });
      const Real = window.Notification;
      window.Notification = class extends Real {
        constructor(title: string, options?: NotificationOptions) {
          note(`${title} ${options?.body ?? ''}`);
          super(title, options);
        }
      };
    },
    [STORED, words] as const,
  );
  return {
    of: (page, each) =>
      page.evaluate(
        ([key, name]) =>
          (JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>)[name],
        [STORED, each] as const,
      ),
  };
}
