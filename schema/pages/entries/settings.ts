import { page } from '../page.ts';

export const settingsPage = page({
  path: '/settings',
  head: {
    title: 'Settings',
    description: 'Theme, text size, contrast and notifications for this browser.',
  },
  queries: {},
  search: 'index',
  isDrawn: true,
});
