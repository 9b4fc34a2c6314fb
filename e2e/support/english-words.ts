import type { Page } from 'playwright-core';
import { ALL_SPANISH } from '../../schema/language/all-spanish.ts';

/** Everything that a page says: what is read on it, what is heard of it, and its title. */
export const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const HEARD = [
      ...['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription'],
      ...['title', 'placeholder', 'alt'],
    ];
    // Sentences that have marks or links in them.
    const SENTENCE = 'p, h1, h2, h3, h4, li, dt, dd, td, th, button, a, label, legend, summary';
    const FOREIGN = '[lang=en]';
    /** What a closed select offers has no place on the page of its own. */
    const isThere = (element: Element) =>
      (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true });

    const texts = document.title.split(' · ');
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(`body ${FOREIGN}`) || !isThere(element)) continue;
      for (const name of HEARD) texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data);
      if (element.childElementCount === 0 || element.matches(SENTENCE))
        if (!element.querySelector(FOREIGN)) texts.push(element.textContent);
    }
    return [...new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean);
  });

const SIGNS = /[.*+?^${}()|[\]\\]/g;
const NAME = /\{\w+\}/;
/** With fewer words of its own a text fits what members write, too. */
const ENOUGH_WORDS = 3;

const differing = Object.entries<string>(ALL_SPANISH).filter(
  ([english, spanish]) => english !== spanish,
);
const texts = new Set(differing.map(([english]) => english).filter((text) => !NAME.test(text)));
const patterns = differing
  .map(([english]) => english.split(NAME))
  .filter(
    (between) =>
      between.length > 1 && (between.join(' ').match(/\p{L}+/gu)?.length ?? 0) >= ENOUGH_WORDS,
  )
  .map((between) => {
    const fixed = between.map((part) => part.replace(SIGNS, String.raw`\$&`));
    return new RegExp(`^${fixed.join('.+?')}$`, 's');
  });

/** English of the site: texts whose Spanish is another, also with their values filled in. */
export const isEnglish = (text: string): boolean =>
  texts.has(text) || patterns.some((pattern) => pattern.test(text));
