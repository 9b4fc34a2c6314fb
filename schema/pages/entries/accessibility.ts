import { page } from '../page.ts';

export const accessibilityPage = page({
  path: '/accessibility',
  head: {
    title: 'Accessibility statement',
    description:
      'How we make this site work for everyone, how we test it, and what’s still missing.',
    keywords: 'accessibility, WCAG 2.2',
  },
  queries: {},
  search: 'sitemap',
  isDrawn: true,
});
