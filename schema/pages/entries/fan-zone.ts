import { ALL_PHOTOS, firstPhotos } from '../../photos/photo-paging.ts';
import { page } from '../page.ts';

export const fanZonePage = page({
  path: '/fan-zone',
  head: {
    title: 'The Huddle',
    description: 'Photos, fantasy, leaderboards and game chat of the {site} fans.',
    keywords: 'Broncos fans, fan photos, fantasy football, game chat',
  },
  queries: { ChatStatus: {}, FanMood: {}, FanPhotos: firstPhotos(ALL_PHOTOS) },
  search: 'sitemap',
  isDrawn: true,
});
