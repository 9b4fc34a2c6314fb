import { ARTICLE_TEXTS, type ArticleView } from '../articles/articles.ts';
import { SITE_DESCRIPTION, SITE_NAME } from './site.ts';

/**
 * What the head of each page says: to tabs, search engines and link previews. The server writes it into the HTML, the
 * pages keep it true while one walks through the site.
 */
export interface PageHead {
  /** Without the site's name, which is added. */
  readonly title: string;
  readonly description: string;
  /** Path of the canonical address, e.g. `/articles/7`. */
  readonly path: string;
  readonly keywords?: string;
  /** Address of the preview picture. */
  readonly image?: string | null;
  readonly type?: 'website' | 'article';
  readonly noindex?: boolean;
  /** Structured data of schema.org; paths in it are relative to the site. */
  readonly data?: readonly StructuredData[];
}

export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string };

const ORGANIZATION: StructuredData = {
  '@type': 'SportsOrganization',
  name: SITE_NAME,
  url: '/',
  sport: 'American football',
  description: SITE_DESCRIPTION,
  foundingDate: '2016',
};

const PODCAST: StructuredData = {
  '@type': 'PodcastSeries',
  name: SITE_NAME,
  url: '/home#episodes',
  description: SITE_DESCRIPTION,
  inLanguage: 'en',
};

/** The way from the start to a page, as names and paths. */
const trail = (...steps: readonly (readonly [name: string, path: string])[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/home'] as const, ...steps].map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  })),
});

const under = (head: Omit<PageHead, 'data'>): PageHead => ({
  ...head,
  data: [trail([head.title, head.path])],
});

/** Pages that say the same of themselves whatever they show. */
export const PAGE_HEADS = {
  landing: {
    title: SITE_NAME,
    description: SITE_DESCRIPTION,
    keywords: 'Denver Broncos, podcast, live show, fan community',
    path: '/',
    data: [ORGANIZATION],
  },
  home: {
    title: 'Live show, podcast and articles',
    description:
      'Watch the live show, hear the latest episodes, read what we think and follow the score: the home of the Denver football conversation.',
    keywords: 'Denver Broncos, live show, podcast, fan community, articles',
    path: '/home',
    data: [ORGANIZATION, PODCAST],
  },
  articles: under({
    title: 'Articles',
    description:
      'Game analysis, player news, draft talk and opinion on Denver football, written by fans.',
    keywords: 'Broncos articles, game analysis, player news, draft, opinion',
    path: '/articles',
  }),
  fanZone: under({
    title: 'The Huddle',
    description: `Photos, fantasy, leaderboards and game chat of the ${SITE_NAME} fans.`,
    keywords: 'Broncos fans, fan photos, fantasy football, game chat',
    path: '/fan-zone',
  }),
  advertise: under({
    title: 'Advertise With Us',
    description: `Reach 500K+ fans of Denver football with ${SITE_NAME}: live shows, podcast, articles and a fan community.`,
    keywords: 'Broncos podcast sponsorship, advertise to football fans, Denver sports advertising',
    path: '/advertise',
  }),
  contact: under({
    title: 'About Us',
    description: `Who is behind ${SITE_NAME}: fans who have talked Denver football since 2016, live and unscripted.`,
    keywords: 'Broncos podcast, about us, contact, Denver football fans',
    path: '/contact-us',
  }),
  schedule: under({
    title: 'Show Schedule',
    description:
      'When we are live: the Tuesday show, pregame, halftime and post-game shows, and the weekly podcast. All times Mountain.',
    keywords: 'Broncos live show, pregame show, post-game show, podcast schedule',
    path: '/schedule',
  }),
  developers: under({
    title: 'Developers',
    description: 'One public GraphQL graph runs this site, and your tools may ask it too.',
    keywords: 'GraphQL, public API, Broncos scores, feeds',
    path: '/developers',
  }),
  accessibility: under({
    title: 'Accessibility statement',
    description:
      'What this site does so that everybody can use it, how we test that, and what is missing.',
    keywords: 'accessibility, WCAG 2.2',
    path: '/accessibility',
  }),
  settings: {
    title: 'Settings',
    description: 'Theme, text size, contrast and notifications of this site in your browser.',
    path: '/settings',
  },
  profile: { title: 'Profile', description: 'Your account.', path: '/profile', noindex: true },
  admin: { title: 'Admin Dashboard', description: 'For admins.', path: '/admin', noindex: true },
  resetPassword: {
    title: 'Reset Password',
    description: 'Choose a new password for your account.',
    path: '/reset-password',
    noindex: true,
  },
  articleMissing: {
    title: 'Article not found',
    description: ARTICLE_TEXTS.notFound,
    path: '/articles',
    noindex: true,
  },
  notFound: {
    title: '404 Page Not Found',
    description: 'There is nothing at this address.',
    path: '/404',
    noindex: true,
  },
} as const satisfies Record<string, PageHead>;

type ArticleFacts = Pick<
  ArticleView,
  'id' | 'title' | 'excerpt' | 'author' | 'category' | 'tags' | 'featuredImageUrl'
> & {
  /** ISO 8601. */
  readonly publishedAt: string | null;
  readonly updatedAt: string;
};

/** The head of one article. */
export function articleHead(article: ArticleFacts): PageHead {
  const path = `/articles/${article.id}`;
  return {
    title: article.title,
    description: article.excerpt,
    path,
    keywords: article.tags.join(', '),
    image: article.featuredImageUrl,
    type: 'article',
    data: [
      {
        '@type': 'NewsArticle',
        headline: article.title,
        description: article.excerpt,
        articleSection: article.category,
        keywords: article.tags,
        author: { '@type': 'Person', name: article.author },
        publisher: { '@type': 'SportsOrganization', name: SITE_NAME, url: '/' },
        datePublished: article.publishedAt,
        dateModified: article.updatedAt,
        mainEntityOfPage: path,
        ...(article.featuredImageUrl && { image: [article.featuredImageUrl] }),
      },
      trail(['Articles', '/articles'], [article.title, path]),
    ],
  };
}

interface VideoFacts {
  readonly title: string;
  readonly description: string | null;
  readonly thumbnailUrl: string | null;
  readonly url: string;
  readonly publishedAt: string | null;
}

/** The home page with the video that stands at its top. */
export const homeHead = (video: VideoFacts | null): PageHead => ({
  ...PAGE_HEADS.home,
  ...(video && {
    image: video.thumbnailUrl,
    data: [
      ...PAGE_HEADS.home.data,
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

export const fullTitle = ({ title }: Pick<PageHead, 'title'>): string =>
  title === SITE_NAME ? title : `${title} · ${SITE_NAME}`;

const PATHS = new Set(['url', 'item', 'mainEntityOfPage', 'image', 'thumbnailUrl', 'contentUrl']);

/** Structured data as JSON, with full addresses in place of paths. */
export function structuredJson(data: StructuredData, origin: string): string {
  const absolute = (value: unknown): unknown =>
    typeof value === 'string' && value.startsWith('/') ? origin + value : value;
  return JSON.stringify({ '@context': 'https://schema.org', ...data }, (key, value: unknown) => {
    if (!PATHS.has(key)) return value;
    return Array.isArray(value) ? value.map(absolute) : absolute(value);
  });
}
