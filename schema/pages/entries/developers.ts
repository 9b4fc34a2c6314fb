import { page } from '../page.ts';

export const developersPage = page({
  path: '/developers',
  head: {
    title: 'Developers',
    description: 'One public GraphQL graph runs this site, and your tools can use it too.',
    keywords: 'GraphQL, public API, Broncos scores, feeds',
  },
  queries: {},
  search: 'sitemap',
  isDrawn: true,
});
