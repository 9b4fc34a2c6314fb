import { page } from '../page.ts';
import { adminPage } from './admin.ts';

export const previewPage = page({
  path: '/articles/:id/preview',
  head: () => adminPage.head,
  queries: {},
  search: 'noindex',
  isDrawn: true,
});
