import type { Page } from 'playwright-core';

/** The words of titles that were broken because they are longer than a line. */
export const brokenWordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isBroken = (node: Text, word: RegExpMatchArray) => {
      const range = document.createRange();
      range.setStart(node, word.index!);
      range.setEnd(node, word.index! + word[0].length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
    };
    const titles = [...document.querySelectorAll('h1, h2, h3')].filter((title) =>
      title.checkVisibility(),
    );
    return titles.flatMap((title) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        for (const word of node.data.matchAll(/[\p{L}\p{M}’']+/gu))
          if (isBroken(node, word)) found.push(`"${word[0]}" is broken`);
      }
      return found;
    });
  });
