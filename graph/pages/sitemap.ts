import { articlePath, DISALLOWED_PATHS, SITEMAP_PATHS } from '../../schema/pages/addresses.ts';
import { gamePath } from '../../schema/games/game-path.ts';
import { showPath } from '../../schema/shows/show-paths.ts';
import { readPublishedDates } from '../articles/article.reads.ts';
import type { Context } from '../core/context.ts';
import { latestGames } from '../games/game.service.ts';
import { shownShows } from '../shows/archive/show-archive.reads.ts';
import { type CachedText, tagOf } from './cached-text.ts';

/** Together less than the 50,000 entries of one sitemap, with room for the pages of the site. */
const MOST_ARTICLES = 30_000;
const MOST_SHOWS = 18_000;
const MOST_GAMES = 1_000;

const entry = (address: string, changed?: Date) =>
  `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`;

/** Every page, every show, every published article and every game, for search engines. */
export async function sitemap(ctx: Context, origin: string): Promise<CachedText> {
  const articles = await readPublishedDates(ctx, MOST_ARTICLES);
  const shows = await shownShows(ctx, MOST_SHOWS);
  const games = await latestGames(ctx, MOST_GAMES);
  const entries = [
    ...SITEMAP_PATHS.map((path) => entry(origin + path)),
    ...shows.map((show) => entry(origin + showPath(show), show.publishedAt)),
    ...games.map(({ id }) => entry(origin + gamePath(id))),
    ...articles.map(({ id, updatedAt }) => entry(origin + articlePath(id), updatedAt)),
  ];
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
  const changes = [
    ...articles.map(({ updatedAt }) => updatedAt),
    ...shows.map(({ publishedAt }) => publishedAt),
  ];
  const updatedAt = changes.reduce((latest, at) => (at > latest ? at : latest), new Date(0));
  return { type: 'application/xml', text, updatedAt, etag: tagOf(text) };
}

/** What search engines may visit. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    ...[...DISALLOWED_PATHS, '/api/', '/graphql'].map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
