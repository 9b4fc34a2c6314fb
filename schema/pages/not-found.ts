import type { PageHead } from './head.ts';

/** The head of every address where there is no page. */
export const NOT_FOUND_HEAD: PageHead = {
  title: '404 Page Not Found',
  description: 'There’s nothing at this address.',
  path: '/404',
  noindex: true,
};
