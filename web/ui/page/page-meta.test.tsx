import { render } from '@testing-library/react';
import { articleHead, PAGE_HEADS } from '../../../schema/site/page-heads.ts';
import { SITE_NAME } from '../../../schema/site/site.ts';
import { SPANISH } from '../../../schema/language/spanish.ts';
import { speak } from '../language.ts';
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
const description = () => document.querySelector<HTMLMetaElement>('[name=description]')?.content;

describe('in Spanish', () => {
  beforeEach(() => speak('es'));
  afterEach(() => speak('en'));

  test('a page introduces itself; an article in the words of its author', () => {
    const { rerender } = render(<PageMeta head={PAGE_HEADS.contact} />);
    expect(document.title).toBe('Quiénes somos · Orange Weekly');
    expect(description()).toMatch(/^Quién está detrás de Orange Weekly/);
    rerender(<PageMeta head={articleHead(ARTICLE)} />);
    expect(document.title).toBe('Articles · Orange Weekly');
    expect(description()).toBe('Settings');
  });

  test.each(Object.values(PAGE_HEADS))('the words of $path are known', (head) => {
    for (const words of [head.title, head.description])
      if (words !== SITE_NAME) expect(Object.keys(SPANISH)).toContain(words);
  });
});
