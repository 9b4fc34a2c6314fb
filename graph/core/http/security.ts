import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import vary from 'vary';
import { bearerIn } from '../network/bearer.ts';
import { isSameOrigin } from '../network/same-origin.ts';
import type { Step } from './step.ts';

/** Hosts whose players may be embedded: videos and podcast episodes. */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://open.spotify.com'];

/** What pages may load and do. `scriptHashes` admit the inline scripts of the built page, nothing else. */
const directivesFor = (scriptHashes: readonly string[]) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
  // Radix uses a style element to lock scrolling behind a dialog.
  styleSrc: ["'self'", "'unsafe-inline'"],
  // Admins name pictures on any host, also while pages are open (docs/decisions/074).
  imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
  mediaSrc: ["'self'", 'https:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", 'ws:', 'wss:'],
  // The page for developers shows what others may embed.
  frameSrc: ["'self'", ...PLAYERS],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  // Text never becomes code or markup. One policy is for structured data, which is never executed
  // (web/ui/page/page-meta.tsx), the other names the one worker that pages may install (web/worker/worker.ts).
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['structured-data', 'worker'],
});

/** Headers of every response. */
export function securityHeaders({
  isSecure,
  scriptHashes,
}: {
  isSecure: boolean;
  scriptHashes: readonly string[];
}): Step {
  const set = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: directivesFor(scriptHashes) },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Hosts of pictures learn nothing of the page; players say for themselves what they need.
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    // The graph and the images are public: other origins may read them, without cookies.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  const headers = headersSetBy(set);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** What a step sets on every response alike, so that it need not be written anew for each. */
function headersSetBy(step: Step): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  step({} as IncomingMessage, recorder as unknown as ServerResponse, () => {});
  return headers;
}

/**
 * For the document of GraphiQL alone: no inline script at all, nothing framed, pictures of its own only. Its style sheet
 * brings fonts along as data, and its editor makes policies of its own besides ours (web/graphiql/trusted-scripts.ts).
 */
export const graphiqlPolicy: Step = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    ...directivesFor([]),
    imgSrc: ["'self'", 'data:'],
    mediaSrc: ["'none'"],
    fontSrc: ["'self'", 'data:'],
    frameSrc: ["'none'"],
    'trusted-types': [
      'default',
      ...['defaultWorkerFactory', 'diffEditorWidget', 'diffReview', 'domLineBreaksComputer'],
      ...['dompurify', 'editorGhostText', 'editorViewLayer', 'standaloneColorizer'],
      ...['stickyScrollViewLayer', 'tokenizeToString'],
    ],
  },
});

const setEmbedPolicy: Step = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ['*'],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  },
});

/** For the frames that others put on their pages, and for them alone: no inline code, nothing from other hosts. */
export const embedPolicy: Step = (request, response, next) => {
  response.removeHeader('X-Frame-Options');
  setEmbedPolicy(request, response, next);
};

/** A reset link's token must not leave in a Referer header. */
export const noReferrer: Step = (_request, response, next) => {
  response.setHeader('Referrer-Policy', 'no-referrer');
  next();
};

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What pages of other origins may send, by what writing takes. */
const METHODS = { anonymous: 'GET, POST', 'by token': 'GET, POST, PUT, PATCH, DELETE' };

/**
 * Third-party pages may read what is public, without credentials: their cookies are not honored (see same-origin.ts).
 * An API token is, as no browser adds it by itself: with `writes: 'by token'` only who sends one may do more than read.
 */
export function crossOrigin({
  ownOrigins,
  writes,
}: {
  ownOrigins: readonly string[];
  writes: keyof typeof METHODS;
}): Step {
  return (request, response, next) => {
    vary(response, 'Origin');
    if (isSameOrigin(request.headers, ownOrigins)) return next();
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader(
      'Access-Control-Expose-Headers',
      'ETag, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id',
    );
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', METHODS[writes]);
      response.setHeader(
        'Access-Control-Allow-Headers',
        'authorization, content-type, last-event-id, apollo-require-preflight, x-apollo-operation-name',
      );
      response.setHeader('Access-Control-Max-Age', '86400');
      response.statusCode = 204;
      return void response.end();
    }
    const hasToken = bearerIn(request.headers.authorization) !== undefined;
    if (writes === 'by token' && !hasToken && !SAFE.has(request.method ?? '')) {
      response.statusCode = 403;
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      return void response.end(
        JSON.stringify({ message: 'Requests from other sites are not accepted here.' }),
      );
    }
    next();
  };
}
