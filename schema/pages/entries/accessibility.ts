import { page } from '../page.ts';

export const accessibilityPage = page({
  path: '/accessibility',
  head: {
    title: 'Accessibility statement',
    description:
      'What this site does so that everybody can use it, how we test that, and what is missing.',
    keywords: 'accessibility, WCAG 2.2',
  },
  queries: {},
  search: 'sitemap',
  isDrawn: true,
});
