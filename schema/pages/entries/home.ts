import { ARCHIVES } from '../../shows/archive.ts';
import { SITE_DESCRIPTION } from '../../site/site.ts';
import { type HeadWords, ORGANIZATION, type StructuredData, SITE_PLACE } from '../head.ts';
import { page } from '../page.ts';

const PODCAST: StructuredData = {
  '@type': 'PodcastSeries',
  name: SITE_PLACE,
  url: ARCHIVES.podcast.path,
  description: SITE_DESCRIPTION,
  inLanguage: 'en',
};

const WORDS = {
  title: 'Live show, podcast and articles',
  description:
    'Watch the live show, hear the latest episodes, read what we think and follow the score: the home of the Denver football conversation.',
  keywords: 'Denver Broncos, live show, podcast, fan community, articles',
} as const;

interface VideoFacts {
  readonly title: string;
  readonly description: string | null;
  readonly thumbnailUrl: string | null;
  readonly url: string;
  readonly publishedAt: string | null;
}

const DATA = [ORGANIZATION, PODCAST];

/** The home page with the video at its top. */
const homeHead = (video: VideoFacts | null): HeadWords => ({
  ...WORDS,
  data: DATA,
  ...(video && {
    image: video.thumbnailUrl,
    data: [
      ...DATA,
      {
        '@type': 'VideoObject',
        name: video.title,
        description: video.description ?? video.title,
        thumbnailUrl: video.thumbnailUrl,
        contentUrl: video.url,
        uploadDate: video.publishedAt,
      },
    ],
  }),
});

export const homePage = page({
  path: '/home',
  head: homeHead,
  queries: { HomePage: {}, NextGameCard: {}, ChatStatus: {}, PinnedLine: {} },
  search: 'sitemap',
  isDrawn: true,
});
