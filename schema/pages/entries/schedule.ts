import { page } from '../page.ts';

export const schedulePage = page({
  path: '/schedule',
  head: {
    title: 'Show Schedule',
    description:
      'When we are live: the Tuesday show, pregame, halftime and post-game shows, and the weekly podcast. All times Mountain.',
    keywords: 'Broncos live show, pregame show, post-game show, podcast schedule',
  },
  queries: { SchedulePage: {} },
  search: 'sitemap',
  isDrawn: true,
});
