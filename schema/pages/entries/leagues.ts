import { page } from '../page.ts';

export const leaguesPage = page({
  path: '/leagues',
  head: { title: 'Private leagues', description: 'Your lineups against those of your friends.' },
  queries: {},
  search: 'disallow',
  isDrawn: true,
});
