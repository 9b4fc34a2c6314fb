import { page } from '../page.ts';

export const advertisePage = page({
  path: '/advertise',
  head: {
    title: 'Advertise With Us',
    description:
      'Reach 500K+ fans of Denver football with {site}: live shows, podcast, articles and a fan community.',
    keywords: 'Broncos podcast sponsorship, advertise to football fans, Denver sports advertising',
  },
  queries: { AdvertisePage: {} },
  search: 'sitemap',
  isDrawn: true,
});
