import { page } from '../page.ts';

export const profilePage = page({
  path: '/profile',
  head: { title: 'Profile', description: 'Your account.' },
  queries: {},
  search: 'disallow',
  isDrawn: true,
});
