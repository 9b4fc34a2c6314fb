import { ARCHIVES } from '../../shows/archive.ts';
import { archiveOf, showPath } from '../../shows/show-paths.ts';
import { secondsOfClock } from '../../shows/show-clock.ts';
import { idInAddress } from '../../shows/show-links.ts';
import type { ChapterView } from '../../shows/show-texts.ts';
import type { ContentItemView, NamedContentType } from '../../shows/shows.ts';
import { type HeadWords, type PageHead, SITE_PLACE, type StructuredData, trail } from '../head.ts';

export type ShowHeadFacts = Pick<
  ContentItemView,
  | 'id'
  | 'title'
  | 'description'
  | 'thumbnailUrl'
  | 'duration'
  | 'publishedAt'
  | 'url'
  | 'externalId'
> & {
  readonly type: NamedContentType;
  readonly audioUrl?: string | null;
  readonly chapters?: readonly ChapterView[];
};

/** As search engines show them. */
const MOST_DESCRIPTION = 300;

const firstLines = ({ description, title }: ShowHeadFacts) =>
  (description ?? title).replace(/\s+/g, ' ').slice(0, MOST_DESCRIPTION);

/** `PT58M12S`. */
function isoDuration(clock: string | null): string | undefined {
  const seconds = clock === null ? null : secondsOfClock(clock);
  return seconds === null ? undefined : `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
}

const shared = (show: ShowHeadFacts) => ({
  name: show.title,
  description: firstLines(show),
  url: showPath(show),
  ...(show.publishedAt && { datePublished: show.publishedAt }),
});

const episodeData = (show: ShowHeadFacts): StructuredData => ({
  '@type': 'PodcastEpisode',
  ...shared(show),
  ...(show.thumbnailUrl && { image: show.thumbnailUrl }),
  ...(show.duration && { timeRequired: isoDuration(show.duration) }),
  ...(show.audioUrl && {
    associatedMedia: { '@type': 'AudioObject', contentUrl: show.audioUrl },
  }),
  partOfSeries: { '@type': 'PodcastSeries', name: SITE_PLACE, url: ARCHIVES.podcast.path },
});

function videoData(show: ShowHeadFacts): StructuredData {
  const id = show.externalId ?? idInAddress(show.type, show.url);
  return {
    '@type': 'VideoObject',
    ...shared(show),
    thumbnailUrl: show.thumbnailUrl,
    uploadDate: show.publishedAt,
    ...(show.duration && { duration: isoDuration(show.duration) }),
    ...(id
      ? { embedUrl: `https://www.youtube-nocookie.com/embed/${id}` }
      : { contentUrl: show.url }),
    ...(show.chapters?.length && {
      hasPart: show.chapters.map(({ start, title }) => ({
        '@type': 'Clip',
        name: title,
        startOffset: start,
        url: showPath(show, start),
      })),
    }),
  };
}

/** The head of one show or episode. */
export function showHead(show: ShowHeadFacts): HeadWords {
  const archive = archiveOf(show.type);
  return {
    title: show.title,
    description: firstLines(show),
    image: show.thumbnailUrl,
    type: archive === 'podcast' ? 'article' : 'video.other',
    data: [
      archive === 'podcast' ? episodeData(show) : videoData(show),
      trail([ARCHIVES[archive].title, ARCHIVES[archive].path], [show.title, showPath(show)]),
    ],
  };
}

/** The head of an address whose show is not there, or not on the site. */
export const MISSING_SHOW_HEAD: PageHead = {
  title: 'Show not found',
  description: 'It may have moved, or it’s no longer on the site.',
  path: ARCHIVES.shows.path,
  noindex: true,
};
