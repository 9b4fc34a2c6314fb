import type { Page } from 'playwright-core';

/** Something that moved by itself, in shares of the window as browsers count them. */
export interface LayoutShift {
  readonly value: number;
  /** The parts that moved, and from where to where. */
  readonly what: readonly string[];
}

declare global {
  interface Window {
    layoutShifts: LayoutShift[];
  }
}

/** Notes what moves on the pages that are opened from now on without anybody having touched them. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const name = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName} ${node.id} ${node.getAttribute('class')?.slice(0, 60)}`
        : (node?.textContent?.slice(0, 40) ?? 'gone');
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${name(node)}: ${place(previousRect)} -> ${place(currentRect)}`,
        );
        window.layoutShifts.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on this page so far, and how much altogether. */
export async function shiftsOf(page: Page): Promise<{ sum: number; shifts: LayoutShift[] }> {
  const shifts = await page.evaluate(() => window.layoutShifts);
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}
