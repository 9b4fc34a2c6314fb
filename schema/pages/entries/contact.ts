import { page } from '../page.ts';

export const contactPage = page({
  path: '/contact-us',
  head: {
    title: 'About Us',
    description:
      'Who is behind {site}: fans who have talked Denver football since 2016, live and unscripted.',
    keywords: 'Broncos podcast, about us, contact, Denver football fans',
  },
  queries: {},
  search: 'sitemap',
  isDrawn: true,
});
