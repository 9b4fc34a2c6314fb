import { SITE_DESCRIPTION, SITE_NAME } from '../../site/site.ts';
import { ORGANIZATION } from '../head.ts';
import { page } from '../page.ts';

export const landingPage = page({
  path: '/',
  head: {
    title: SITE_NAME,
    description: SITE_DESCRIPTION,
    keywords: 'Denver Broncos, podcast, live show, fan community',
    data: [ORGANIZATION],
  },
  queries: { LandingPage: {} },
  search: 'sitemap',
  isDrawn: true,
});
