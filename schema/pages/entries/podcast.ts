import { nameOf } from '../../../schema/enum-names.ts';
import { ARCHIVES, SHOWS_PER_PAGE } from '../../shows/archive.ts';
import { page } from '../page.ts';

export const podcastPage = page({
  path: '/podcast',
  head: {
    title: ARCHIVES.podcast.title,
    description: 'Every podcast episode, by season and by topic.',
    keywords: 'Broncos podcast, episodes, archive, Denver football',
  },
  queries: { ShowArchive: { types: ARCHIVES.podcast.types.map(nameOf), first: SHOWS_PER_PAGE } },
  search: 'sitemap',
  isDrawn: true,
});
