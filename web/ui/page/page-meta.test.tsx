import { SITE_PLACE } from '../../../schema/pages/head.ts';
import { act, render } from '@testing-library/react';
import { textIn } from '../../../schema/language/catalogue.ts';
import { ALL_SPANISH } from '../../../schema/language/all-spanish.ts';
import { catalogue } from '../../../schema/language/spanish.ts';
import { speak } from '../language.ts';
import { MISSING_ARTICLE_HEAD } from '../../../schema/pages/entries/article.ts';
import { NOT_FOUND_HEAD } from '../../../schema/pages/not-found.ts';
import { PAGES } from '../../../schema/pages/pages.ts';
import { PageMeta } from './page-meta.tsx';

const ARTICLE = {
  id: 7,
  title: 'Articles',
  excerpt: 'Settings',
  author: 'Ada',
  category: 'General' as const,
  tags: [] as string[],
  featuredImageUrl: null,
  publishedAt: null,
  updatedAt: '2025-11-11T02:00:00Z',
};
const HEADS = [
  ...Object.values(PAGES).flatMap(({ head }) => (typeof head === 'function' ? [] : head)),
  PAGES.home.head(null),
  PAGES.preview.head({ id: 7 }),
  NOT_FOUND_HEAD,
  MISSING_ARTICLE_HEAD,
];
const description = () => document.querySelector<HTMLMetaElement>('[name=description]')?.content;

/** With the texts that come with their page. */
const spanish = { ...catalogue, texts: ALL_SPANISH };

describe('in Spanish', () => {
  beforeEach(() => speak('es'));
  afterEach(() => act(() => speak('en')));

  test('a page has a description; an article has its author’s', () => {
    const { rerender } = render(<PageMeta head={PAGES.contact.head} />);
    expect(document.title).toBe('Quiénes somos · Orange Weekly');
    expect(description()).toMatch(/^Quién está detrás de Orange Weekly/);
    rerender(<PageMeta head={PAGES.article.head(ARTICLE)} />);
    expect(document.title).toBe('Articles · Orange Weekly');
    expect(description()).toBe('Settings');
  });

  test.each(HEADS)('the words of $path are known', (head) => {
    for (const words of [head.title, head.description])
      if (words !== SITE_PLACE)
        expect([words, textIn(spanish, words)]).toEqual([words, expect.any(String)]);
  });
});
