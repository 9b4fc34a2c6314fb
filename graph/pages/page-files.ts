import { type ImageView, LEAD_SIZES } from '../../schema/photos/images.ts';
import { mainVideo } from '../../schema/articles/main-video.ts';
import type { BuildManifest } from '../core/http/site.ts';
import type { PageAnswer } from './page-answers.ts';

/** Addresses that the page's first script asks for. */
export interface PageFiles {
  /** The client's entry. */
  readonly main: string;
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

/** The chunk with everything behind the age gate that is not a page, as vite.config.ts calls it. */
const APP = 'app';

/** The page of each route and parts of it that its first view shows, by their place in the client's half of the house. */
const ROUTES: readonly (readonly [path: RegExp, page: string, ...parts: string[]])[] = [
  [/^\/$/, 'landing/landing-page.tsx'],
  [/^\/home\/?$/, 'home/home-page.tsx'],
  [/^\/articles\/?$/, 'articles/articles-page.tsx'],
  [/^\/articles\/[1-9]\d{0,9}\/?$/, 'articles/reading/article-page.tsx'],
  [
    /^\/(fan-zone|game-chat)\/?$/,
    'fan-zone/fan-zone-page.tsx',
    'mood/mood-banner.tsx',
    'photos/photos-panel.tsx',
  ],
  [/^\/schedule\/?$/, 'schedule/schedule-page.tsx'],
  [/^\/settings\/?$/, 'settings/settings-page.tsx'],
  [/^\/reset-password\/?$/, 'accounts/sign-in/reset-password-page.tsx'],
  [/^\/profile\/?$/, 'accounts/profile-page.tsx'],
  [/^\/admin\/?$/, 'admin/admin-page.tsx'],
  [/^\/advertise\/?$/, 'advertise/advertise-page.tsx'],
  [/^\/contact-us\/?$/, 'contact/contact-page.tsx'],
  [/^\/developers\/?$/, 'developers/developers-page.tsx'],
  [/^\/accessibility\/?$/, 'accessibility/accessibility-page.tsx'],
];

/**
 * The files that the first view of a path needs behind the age gate. They are named in the HTML, so that all of them are
 * asked for at once instead of each being found in the one before it.
 */
export function createPageFiles(manifest: BuildManifest): (path: string) => PageFiles {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const main = entry[0] && manifest[entry[0]];
  if (!main) throw new Error('The web site was built without an entry');
  const isMain = withImports(manifest, entry);
  const app = Object.keys(manifest).filter((key) => manifest[key]?.name === APP);
  const parts = ROUTES.flatMap(([, ...ofRoute]) => ofRoute);
  const missing = app.length === 0 ? APP : parts.find((part) => !manifest[part]);
  if (missing) throw new Error(`The web site was built without ${missing}`);
  return (path) => {
    const [, ...parts] = ROUTES.find(([pattern]) => pattern.test(path)) ?? [];
    const keys = withImports(manifest, [...app, ...parts]);
    const chunks = [...keys].flatMap((key) => (isMain.has(key) ? [] : (manifest[key] ?? [])));
    return {
      main: `/${main.file}`,
      modules: chunks.map(({ file }) => `/${file}`),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    };
  };
}

/** The keys of chunks and of everything they import at once. */
function withImports(manifest: BuildManifest, keys: readonly string[], seen = new Set<string>()) {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    withImports(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}

/** A picture as the browser is to ask for it: the copy that fits, as the page itself will choose it. */
interface LeadPicture {
  readonly src: string;
  readonly srcset?: string | undefined;
  readonly sizes: string;
}

interface Video {
  readonly isCurrentlyLive: boolean;
  readonly publishedAt: string | null;
  readonly thumbnail: ImageView | null;
}

interface Article {
  readonly featuredImage: ImageView | null;
}

interface Photo {
  readonly image: ImageView | null;
}

/** The picture at the top of each page that has one, out of the answer to the page's own query. */
const PICTURES: Readonly<Record<string, (data: never) => LeadPicture | null>> = {
  HomePage({ live, video }: { live: Video | null; video: Video | null }) {
    const shown = mainVideo(live, video);
    return shown?.isCurrentlyLive ? null : leadPicture(shown?.thumbnail, LEAD_SIZES.show);
  },
  ArticlesPage: ({ publishedArticles: [newest] }: { publishedArticles: Article[] }) =>
    leadPicture(newest?.featuredImage, LEAD_SIZES.articles),
  ArticlePage: ({ article }: { article: Article | null }) =>
    leadPicture(article?.featuredImage, LEAD_SIZES.article),
  FanPhotos: ({ photos: [newest] }: { photos: Photo[] }) =>
    leadPicture(newest?.image, LEAD_SIZES.photo),
};

/** Every browser that runs the site knows the formats of the copies, so it takes the first, as the page does. */
const leadPicture = (image: ImageView | null | undefined, sizes: string): LeadPicture | null =>
  image ? { src: image.url, srcset: image.sources[0]?.srcset, sizes } : null;

/** The largest picture of a page's first view, which the browser would find only once the page is drawn. */
export const picturesOf = (answers: readonly PageAnswer[]): LeadPicture[] =>
  answers.flatMap(({ operation, data }) => PICTURES[operation]?.(data as never) ?? []);
