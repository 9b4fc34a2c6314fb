import { type ImageView, LEAD_SIZES } from '../../schema/photos/images.ts';
import { mainVideo } from '../../schema/articles/main-video.ts';
import type { BuildManifest, SiteTemplate } from '../core/http/site.ts';
import { placeAt } from '../../schema/pages/addresses.ts';
import type { FirstOperation } from '../../schema/pages/first-queries.ts';
import type { PageResult } from './page-results.ts';

/** Addresses that the page's first script requests. */
export interface PageFiles {
  /** The client's entry. */
  readonly main: string;
  readonly modules: readonly string[];
  readonly styles: readonly string[];
}

/** The chunk with everything behind the age gate that is not a page, as vite.config.ts calls it. */
const APP = 'app';

/**
 * The files that the first view of a path needs behind the age gate. They are named in the HTML, so that all are
 * requested at once instead of each being discovered in the previous one.
 */
export function createPageFiles(
  manifest: BuildManifest,
  pageFiles: SiteTemplate['pageFiles'],
): (path: string) => PageFiles {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const main = entry[0] && manifest[entry[0]];
  if (!main) throw new Error('The web site was built without an entry');
  const isMain = withImports(manifest, entry);
  const app = Object.keys(manifest).filter((key) => manifest[key]?.name === APP);
  if (app.length === 0) throw new Error(`The web site was built without ${APP}`);
  return (path) => {
    const place = placeAt(path);
    const keys = withImports(manifest, [...app, ...(place ? pageFiles[place.name] : [])]);
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

/** A picture to preload: in the size that the page itself will choose. */
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

/** The picture at the top of each page that has one, from the result of the page's own query. */
const PICTURES: Readonly<Partial<Record<FirstOperation, (data: never) => LeadPicture | null>>> = {
  HomePage({ live, video }: { live: Video | null; video: Video | null }) {
    const shown = mainVideo(live, video);
    return shown?.isCurrentlyLive ? null : leadPicture(shown?.thumbnail, LEAD_SIZES.show);
  },
  ArticlesPage: ({
    articles: {
      nodes: [newest],
    },
  }: {
    articles: { nodes: Article[] };
  }) => leadPicture(newest?.featuredImage, LEAD_SIZES.articles),
  ArticlePage: ({ article }: { article: Article | null }) =>
    leadPicture(article?.featuredImage, LEAD_SIZES.article),
  FanPhotos: ({
    photos: {
      nodes: [newest],
    },
  }: {
    photos: { nodes: Photo[] };
  }) => leadPicture(newest?.image, LEAD_SIZES.photo),
};

/** Every browser that runs the site knows the formats of the copies, so it takes the first, as the page does. */
const leadPicture = (image: ImageView | null | undefined, sizes: string): LeadPicture | null =>
  image ? { src: image.url, srcset: image.sources[0]?.srcset, sizes } : null;

/** The largest picture of a page's first view, which the browser would otherwise discover only after rendering. */
export const picturesOf = (answers: readonly PageResult[]): LeadPicture[] =>
  answers.flatMap(({ operation, data }) => PICTURES[operation]?.(data as never) ?? []);
