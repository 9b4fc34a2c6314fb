import { page } from '../page.ts';
import { showHead } from './show-head.ts';

export const showPage = page({
  path: '/shows/:id',
  head: showHead,
  queries: { ShowPage: ({ id }) => ({ id }) },
  search: 'sitemap',
  isDrawn: true,
});
