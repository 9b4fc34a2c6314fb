import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { isKnownPath } from '../../../schema/routes.ts';

const YEAR_SECONDS = 31_536_000;

/** The built web site: its page for every route, and its assets, precompressed and cached for ever by their hash. */
export interface BuiltSite {
  readonly handler: RequestHandler;
  /** Hashes of the page's inline scripts, for the content security policy. */
  readonly scriptHashes: readonly string[];
}

/** Reads a site built into `folder`. Unknown paths get the page too, with status 404, so that it can say so. */
export async function builtSite(folder: string): Promise<BuiltSite> {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const router = Router();
  router.use(
    expressStaticGzip(folder, {
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
  );
  router.get('/{*path}', (request, response, next) => {
    if (/\.[a-z0-9]{1,8}$/i.test(request.path) || !request.accepts('html')) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response
      .status(isKnownPath(request.path) ? 200 : 404)
      .type('html')
      .send(page);
  });
  return { handler: router, scriptHashes: inlineScripts(page).map(hashOf) };
}

const inlineScripts = (page: string) =>
  [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1] ?? '',
  );
const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
