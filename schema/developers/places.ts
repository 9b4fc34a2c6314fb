import type { Text } from '../language/english.ts';
import { feedPath } from '../news/feeds.ts';
import { CALENDAR_PATH } from '../time/calendar.ts';

/** What the site serves to programs. For /developers and /llms.txt. */
export const PLACES = [
  ['/graphiql', 'Explore the graph in your browser, docs included.'],
  [
    '/graphql',
    'Queries by GET or POST, mutations by POST, as JSON. Subscriptions over a WebSocket.',
  ],
  ['/graphql/stream', 'Subscriptions as server-sent events, by GET or POST.'],
  ['/schema.graphql', 'The schema with its descriptions. Introspection is on.'],
  ['/llms.txt', 'This page for language models, in a few lines.'],
  ['/llms-full.txt', 'The same with the schema and the examples.'],
  ['/openapi.json', 'The paths under /api, as OpenAPI 3.1.'],
  ['/embed/score', 'The live score on your own page; /embed/chat and /embed/board too.'],
  [feedPath('rss'), 'The newest articles as RSS.'],
  [feedPath('json'), 'The newest articles as a JSON feed.'],
  [CALENDAR_PATH, 'Shows and games for calendars.'],
] as const satisfies readonly (readonly [path: string, what: Text])[];
