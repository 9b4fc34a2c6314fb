import { page } from '../page.ts';

export const statusPage = page({
  path: '/status',
  head: { title: 'Status', description: 'How the site is doing right now.' },
  queries: { SiteStatus: {} },
  search: 'noindex',
  isDrawn: true,
});
