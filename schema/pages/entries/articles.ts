import { LARGEST_PAGE } from '../../site/paging.ts';
import { page } from '../page.ts';

export const articlesPage = page({
  path: '/articles',
  head: {
    title: 'Articles',
    description:
      'Game analysis, player news, draft talk and opinion on Denver football, written by fans.',
    keywords: 'Broncos articles, game analysis, player news, draft, opinion',
  },
  queries: { ArticlesPage: { first: LARGEST_PAGE } },
  search: 'sitemap',
  isDrawn: true,
});
