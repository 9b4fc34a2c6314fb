import { page } from '../page.ts';
import { showHead } from './show-head.ts';

export const episodePage = page({
  path: '/podcast/:id',
  head: showHead,
  queries: { ShowPage: ({ id }) => ({ id }) },
  search: 'sitemap',
  isDrawn: true,
});
