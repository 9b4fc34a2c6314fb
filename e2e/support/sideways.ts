import type { Page } from 'playwright-core';

/**
 * What is wider than its place: the page where it scrolls sideways, and texts that run out of it. Charts and lists that measure
 * themselves have a second's worth of frames to follow a window that was resized.
 */
export const sidewaysOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const FRAMES = 60;
    const runsOut = (element: Element, width: number) => {
      const { right, width: own } = element.getBoundingClientRect();
      if (own < 2 || right <= width + 1) return false;
      // What scrolls by itself, or is cut on purpose, has its place.
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return false;
      return true;
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const look = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const wide = [...document.body.querySelectorAll('*')].filter(
        (element) => element.checkVisibility() && runsOut(element, clientWidth),
      );
      const texts = wide
        .filter(hasText)
        .map((element) => `"${element.textContent.trim().slice(0, 60)}" runs out`);
      if (scrollWidth <= clientWidth) return texts;
      const boxes = wide.slice(0, 3).map((element) => `<${element.localName}> is too wide`);
      return [`it scrolls to ${scrollWidth} px`, ...(texts.length > 0 ? texts : boxes)];
    };
    for (let frame = 0; frame < FRAMES; frame += 1) {
      if (look().length === 0) return [];
      await new Promise(requestAnimationFrame);
    }
    return look();
  });
