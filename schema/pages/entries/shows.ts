import { nameOf } from '../../../schema/enum-names.ts';
import { ARCHIVES, SHOWS_PER_PAGE } from '../../shows/archive.ts';
import { page } from '../page.ts';

export const showsPage = page({
  path: '/shows',
  head: {
    title: ARCHIVES.shows.title,
    description: 'Every live show, video and short, by season and by topic.',
    keywords: 'Broncos live show, videos, shorts, archive, Denver football',
  },
  queries: { ShowArchive: { types: ARCHIVES.shows.types.map(nameOf), first: SHOWS_PER_PAGE } },
  search: 'sitemap',
  isDrawn: true,
});
