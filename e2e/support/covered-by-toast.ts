import type { ElementHandle, Locator, Page } from 'playwright-core';

/** How many px of each element's height a toast covers, looked at while it is there: it leaves by itself. */
export async function coveredByToast(
  page: Page,
  title: string,
  elements: readonly Locator[],
): Promise<number[]> {
  const handles = (await Promise.all(
    elements.map((element) => element.elementHandle()),
  )) as ElementHandle<Element>[];
  return page.evaluate(
    async ([text, boxes]) => {
      const frame = () => new Promise(requestAnimationFrame);
      const toast = () =>
        [...document.querySelectorAll('li[data-variant]')].find((one) =>
          one.textContent.startsWith(text),
        );
      while (!toast()) await frame();
      // It moves in the frame after a change of the page.
      await frame();
      await frame();
      const over = toast()!.getBoundingClientRect();
      return boxes.map((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        if (over.left >= right || over.right <= left) return 0;
        return Math.max(0, Math.min(over.bottom, bottom) - Math.max(over.top, top));
      });
    },
    [title, handles] as const,
  );
}
