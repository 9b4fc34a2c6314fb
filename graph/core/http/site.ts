import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { PageName } from '../../../schema/pages/pages.ts';

const YEAR_SECONDS = 31_536_000;

/** What each request puts into the one page of the site, as HTML. */
export interface PageParts {
  /** What the page's first script fetches once the visitor has passed the age gate. */
  readonly files: string;
  /** Name and tagline of the site, in the gate and in the frame. */
  readonly name: string;
  readonly tagline: string;
  readonly head: string;
  readonly noscript: string;
  /** The page itself, as a visitor sees it, and what its client knows then. */
  readonly drawn: string;
}

/** What became of each module of the site, by its path; only what is read of Vite's manifest. */
export type BuildManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly name?: string;
      readonly isEntry?: boolean;
      readonly imports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;

/** The one page of the built site. */
export interface SiteTemplate {
  fill(parts: PageParts): string;
  /** Texts of the client's operations by name. */
  readonly operations: Readonly<Record<string, string>>;
  readonly manifest: BuildManifest;
  /** Modules of the first view of each page, by the page's name. */
  readonly pageFiles: Readonly<Record<PageName, readonly string[]>>;
  /** The client's code that renders pages on the server, as a module for a thread. */
  readonly drawing: URL;
}

/** Handles paths that are not the graph's. */
export interface Site {
  /** Files of the site: precompressed, and cached for ever where their name carries a hash. */
  readonly assets: RequestHandler;
  /** Absent in development, where `assets` serves pages too. */
  readonly template?: SiteTemplate;
  /** The page that the worker shows without a network; absent in development. */
  readonly offline?: (parts: Pick<PageParts, 'name'>) => string;
  /** The files of the frames that others embed; absent in development, where their sources are served. */
  readonly embeds?: BuildManifest;
  /** The document of GraphiQL; absent where the template is. */
  readonly graphiql?: string;
  /** Hashes of the inline scripts of the page, and of the one without a network, for the content security policy. */
  readonly scriptHashes: readonly string[];
}

/** Reads a site that was built into `folder`; `drawing` is the module that renders its pages. */
export async function builtSite(folder: string, drawing: string): Promise<Site> {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const readJson = async <Content>(name: string) => JSON.parse(await read(name)) as Content;
  const html = await read('index.html');
  const offline = await read('offline.html');
  return {
    offline: templateOf(offline),
    embeds: await readJson('.vite/embed.json'),
    graphiql: await read('graphiql.html'),
    template: {
      operations: await readJson('.operations.json'),
      manifest: await readJson('.vite/manifest.json'),
      pageFiles: await readJson('.page-files.json'),
      fill: templateOf(html),
      drawing: pathToFileURL(drawing),
    },
    scriptHashes: [...new Set([html, offline].flatMap(inlineScripts))].map(hashOf),
    assets: expressStaticGzip(folder, {
      enableBrotli: true,
      orderPreference: ['br', 'gz'],
      index: false,
      serveStatic: {
        dotfiles: 'ignore',
        setHeaders: (response, path) => {
          const isHashed = /[\\/]assets[\\/]/.test(path);
          response.setHeader(
            'Cache-Control',
            isHashed
              ? `public, max-age=${YEAR_SECONDS}, immutable`
              : 'public, max-age=0, must-revalidate',
          );
        },
      },
    }),
  };
}

/** A placeholder in texts that the build draws; web/prerender.tsx writes them. */
const TEXT_MARK = /%site:(\w+)%/g;

/** Splits the page at its marks; the part of that name replaces what is between a pair of them. */
function templateOf(html: string): (parts: Partial<PageParts>) => string {
  const mark = /<!--page:(\w+)-->(?:[\s\S]*?<!--\/page:\1-->)?/;
  // The build draws the gate and the frame, in which text is all that a mark can be.
  const pieces = html.replaceAll(TEXT_MARK, '<!--page:$1-->').split(mark);
  return (parts) =>
    pieces.map((piece, index) => (index % 2 ? parts[piece as keyof PageParts] : piece)).join('');
}

/** Texts of the scripts in the page that are code; what has a type is data. */
const inlineScripts = (page: string) =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
