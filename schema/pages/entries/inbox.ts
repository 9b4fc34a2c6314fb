import { page } from '../page.ts';

export const inboxPage = page({
  path: '/inbox',
  head: { title: 'Inbox', description: 'What happened to your posts and your account.' },
  queries: {},
  search: 'disallow',
  isDrawn: true,
});
