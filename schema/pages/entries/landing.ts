import { SITE_DESCRIPTION } from '../../site/site.ts';
import { ORGANIZATION, SITE_PLACE } from '../head.ts';
import { page } from '../page.ts';

export const landingPage = page({
  path: '/',
  head: {
    title: SITE_PLACE,
    description: SITE_DESCRIPTION,
    keywords: 'Denver Broncos, podcast, live show, fan community',
    data: [ORGANIZATION],
  },
  queries: { LandingPage: {} },
  search: 'sitemap',
  isDrawn: true,
});
