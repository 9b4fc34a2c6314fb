/** The podcast's own feed, for apps that play podcasts. */

export const PODCAST_FEED_PATH = '/podcast.xml';
export const PODCAST_FEED_TYPE = 'application/rss+xml';

/** The pages whose head names it while there is one. */
export const PODCAST_PAGES: readonly string[] = ['/home', '/podcast'];

/** Episodes in it: about six years of two a week. */
export const PODCAST_FEED_LENGTH = 600;

/** The icon of the site as a square of 1,400 pixels, the least that directories take. */
export const PODCAST_COVER_PATH = '/podcast-cover.jpg';
