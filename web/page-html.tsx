import './no-browser.ts';
import {
  ApolloClient,
  ApolloLink,
  type DocumentNode,
  type NormalizedCacheObject,
} from '@apollo/client';
import { text } from 'node:stream/consumers';
import { parentPort } from 'node:worker_threads';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { FirstOperation } from '../schema/pages/first-queries.ts';
import { Splash } from './age-gate/splash.tsx';
import { createCache } from './app/cache.ts';
import type { FirstDocuments } from './app/first-documents.ts';
import { preparePage } from './app/pages.tsx';
import { Site } from './app/site.tsx';
import type { SiteSettings } from '../schema/site/settings.ts';
import { drawWith } from './ui/site.ts';
import * as documents from './gql/graphql.ts';

const DOCUMENTS: FirstDocuments = documents;

interface PageResult {
  readonly operation: FirstOperation;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/** What the server asks of this thread. */
interface Wanted {
  readonly path: string;
  readonly origin: string;
  readonly answers: readonly PageResult[];
  readonly site: SiteSettings;
}

interface Drawn {
  readonly html: string;
  /** What the client of the page knows then. */
  readonly cache: NormalizedCacheObject;
  /** When it was drawn, ISO 8601 (web/ui/time/now.ts). */
  readonly at: string;
}

/** A page as HTML, as a visitor sees it who is not signed in and has changed no setting. */
async function drawn({ path, origin, answers, site }: Wanted): Promise<Drawn> {
  drawWith(site);
  await preparePage(path);
  Object.assign(window, { location: new URL(path, origin) });
  const cache = createCache();
  for (const { operation, variables, data } of answers) {
    const query: DocumentNode = DOCUMENTS[`${operation}Document`];
    cache.writeQuery({ query, variables, data: data as NormalizedCacheObject });
  }
  const at = new Date().toISOString();
  const faults: unknown[] = [];
  const client = new ApolloClient({ cache, link: ApolloLink.empty() });
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={path}>{children}</StaticRouter>
  );
  const { prelude } = await prerenderToNodeStream(
    // As web/main.tsx hydrates it.
    <StrictMode>
      <Suspense fallback={<Splash />}>
        <Site client={client} Router={Router} />
      </Suspense>
    </StrictMode>,
    // A part that could not be drawn would look as if it were still on the way; one that is large would come hidden, for
    // a script to show it.
    { onError: (fault) => void faults.push(fault), progressiveChunkSize: Infinity },
  );
  if (faults.length > 0) throw faults[0];
  return { html: await text(prelude), cache: cache.extract(), at };
}

parentPort?.on('message', (wanted: Wanted) => {
  void drawn(wanted).then(
    (page) => parentPort?.postMessage(page),
    (error: unknown) => parentPort?.postMessage({ error: (error as Error).stack }),
  );
});
// Rendering time counts from here on (graph/pages/page-drawing.ts).
parentPort?.postMessage('ready');
