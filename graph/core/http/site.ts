import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';

const YEAR_SECONDS = 31_536_000;

/** What each request puts into the one page of the site, as HTML. */
export interface PageParts {
  readonly head: string;
  readonly noscript: string;
  readonly data: string;
}

/** The one page of the built site. */
export interface SiteTemplate {
  fill(parts: PageParts): string;
  /** Texts of the client's operations by name. */
  readonly operations: Readonly<Record<string, string>>;
}

/** What answers paths that are not the graph's. */
export interface Site {
  /** Files of the site: precompressed, and cached for ever where their name carries a hash. */
  readonly assets: RequestHandler;
  /** Absent in development, where `assets` answers pages too. */
  readonly template?: SiteTemplate;
  /** Hashes of the page's inline scripts, for the content security policy. */
  readonly scriptHashes: readonly string[];
}

/** Reads a site that was built into `folder`. */
export async function builtSite(folder: string): Promise<Site> {
  const [html, operations] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, '.operations.json'), 'utf8'),
  ]);
  return {
    template: templateOf(html, JSON.parse(operations) as Record<string, string>),
    scriptHashes: inlineScripts(html).map(hashOf),
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

/** Cuts the page where parts go in: its own title and description give way to each route's. */
function templateOf(html: string, operations: Record<string, string>): SiteTemplate {
  const plain = html
    .replace(/\s*<title data-ssr[^>]*>[\s\S]*?<\/title>/, '')
    .replace(/\s*<meta\s+data-ssr[^>]*>/g, '');
  const [beforeHead = '', afterHead = ''] = plain.split('</head>');
  const [openBody = '', body = ''] = afterHead.split(/(?<=<body[^>]*>)/);
  const [inBody = '', afterBody = ''] = body.split('</body>');
  return {
    operations,
    fill: ({ head, noscript, data }) =>
      `${beforeHead}${head}\n  </head>${openBody}\n    ${noscript}${inBody}${data}\n  </body>${afterBody}`,
  };
}

const inlineScripts = (page: string) =>
  [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  );
const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
