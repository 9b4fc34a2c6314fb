import { page } from '../page.ts';

export const adminPage = page({
  path: '/admin',
  head: { title: 'Admin Dashboard', description: 'For admins.' },
  queries: {},
  search: 'disallow',
  isDrawn: true,
});
