import { CALENDAR_PATH, CALENDAR_TYPE } from '../../schema/time/calendar.ts';
import {
  FEED_FORMATS,
  type FeedFormat,
  feedPath,
  SHOW_FEED_FORMATS,
  showFeedPath,
} from '../../schema/news/feeds.ts';
import { ARCHIVES } from '../../schema/shows/archive.ts';
import type { Archive } from '../../schema/shows/show-paths.ts';
import type { SiteSettings } from '../../schema/site/settings.ts';
import { PODCAST_FEED_PATH, PODCAST_FEED_TYPE } from '../../schema/shows/podcast-feed.ts';
import { fullTitle, headWords, type PageHead, structuredJson } from '../../schema/pages/head.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** JSON that is safe inside a script element: it can't end the element or begin a comment. */
const inScript = (json: string) =>
  json.replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Data for the page's scripts. */
export const dataHtml = (id: string, data: unknown, attributes = ''): string =>
  `<script id="${id}" type="application/json"${attributes}>${inScript(JSON.stringify(data))}</script>`;

const NEEDS_JAVASCRIPT =
  'This site checks your age before it shows anything, and the check needs JavaScript.';

/** Links to feeds and calendars, the same on every page. */
const feedLinks = (site: string) =>
  (Object.keys(FEED_FORMATS) as FeedFormat[]).map((format) => {
    const { type, name } = FEED_FORMATS[format];
    return `<link rel="alternate" type="${type}" title="${site} (${name})" href="${feedPath(format)}">`;
  });
/** An archive's own feeds, on its page. */
const showFeedLinks = (path: string, site: string) =>
  (Object.keys(ARCHIVES) as Archive[])
    .filter((archive) => ARCHIVES[archive].path === path)
    .flatMap((archive) =>
      SHOW_FEED_FORMATS.map((format) => {
        const { type, name } = FEED_FORMATS[format];
        return `<link rel="alternate" type="${type}" title="${site}: ${ARCHIVES[archive].title} (${name})" href="${showFeedPath(format, archive)}">`;
      }),
    );
const calendarLink = (site: string) =>
  `<link rel="alternate" type="${CALENDAR_TYPE}" title="${site} (Calendar)" href="${CALENDAR_PATH}">`;

const podcastLink = (site: string) =>
  `<link rel="alternate" type="${PODCAST_FEED_TYPE}" title="${site} (Podcast)" href="${PODCAST_FEED_PATH}">`;

/** The page's head as HTML. Marked, so that the client can take it out once the page speaks for itself. */
export function headHtml(
  head: PageHead,
  origin: string,
  site: SiteSettings,
  { hasPodcast = false } = {},
): string {
  const { title, description } = headWords(head, site);
  const name = escape(site.name);
  const image = head.image ? new URL(head.image, origin).href : `${origin}/preview.png`;
  const meta = (kind: 'name' | 'property', key: string, content: string | undefined) =>
    content ? `<meta data-ssr ${kind}="${key}" content="${escape(content)}">` : '';
  return [
    `<title data-ssr>${escape(fullTitle({ title }, site))}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', head.keywords),
    meta('name', 'robots', head.noindex ? 'noindex' : undefined),
    `<link data-ssr rel="canonical" href="${escape(origin + head.path)}">`,
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + head.path),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', image),
    ...(head.data ?? []).map(
      (data) =>
        `<script data-ssr type="application/ld+json">${inScript(structuredJson(data, origin, site))}</script>`,
    ),
    ...feedLinks(name),
    hasPodcast && podcastLink(name),
    ...showFeedLinks(head.path, name),
    calendarLink(name),
    `<noscript data-ssr><style>#root{display:none}</style></noscript>`,
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** What the body shows without JavaScript. */
export function noscriptHtml(head: PageHead, site: SiteSettings): string {
  const { title, description } = headWords(head, site);
  return `<noscript><main class="on-brand page grid min-h-dvh content-center gap-5"><h1 class="display text-d1">${escape(title)}</h1><p class="text-body-l">${escape(description)}</p><p>${NEEDS_JAVASCRIPT}</p></main></noscript>`;
}
