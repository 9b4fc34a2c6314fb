import { LARGEST_PAGE } from '../../schema/paging.ts';
import { cursorOfArticle } from '../articles/article-cursor.ts';
import { PAGE_HEADS } from '../../schema/page-heads.ts';
import { publishedArticles } from '../articles/article.service.ts';
import type { Context } from '../core/context.ts';

const PAGES = [
  PAGE_HEADS.landing,
  PAGE_HEADS.home,
  PAGE_HEADS.articles,
  PAGE_HEADS.fanZone,
  PAGE_HEADS.schedule,
  PAGE_HEADS.advertise,
  PAGE_HEADS.contact,
  PAGE_HEADS.developers,
  PAGE_HEADS.accessibility,
];
/** What one sitemap may hold. */
const MOST_ARTICLES = 40_000;

const entry = (address: string, changed?: Date) =>
  `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`;

/** Every page and every published article, for search engines. */
export async function sitemap(ctx: Context, origin: string): Promise<string> {
  const entries = PAGES.map(({ path }) => entry(origin + path));
  let cursor: string | undefined;
  do {
    const articles = await publishedArticles(ctx, { first: LARGEST_PAGE, cursor });
    entries.push(
      ...articles.map(({ id, updatedAt }) => entry(`${origin}/articles/${id}`, updatedAt)),
    );
    const last = articles.length === LARGEST_PAGE ? articles.at(-1) : undefined;
    cursor = last && cursorOfArticle(last);
  } while (cursor !== undefined && entries.length < MOST_ARTICLES);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

/** What search engines may visit. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /profile',
    'Disallow: /reset-password',
    'Disallow: /api/',
    'Disallow: /graphql',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
