import { page } from '../page.ts';

/** No one outside may read the name of a league, so its head has none. */
export const leaguePage = page({
  path: '/leagues/:id',
  head: () => ({
    title: 'Private league',
    description: 'Your lineups against those of your friends.',
  }),
  queries: {},
  search: 'disallow',
  isDrawn: true,
});
