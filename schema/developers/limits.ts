import { API_TOKENS_LIMIT } from '../accounts/api-tokens.ts';
import type { Text } from '../language/english.ts';
import { LARGEST_PAGE } from '../site/paging.ts';
import { COST_BUCKET, QUERY_LIMITS } from '../site/query-limits.ts';
import { type RateLimitRule, SHOWN_RATE_LIMITS } from '../site/rate-limits.ts';
import { SOCKET_LIMITS, SUBSCRIPTION_LIMITS } from '../site/sockets.ts';

/** A limit that others meet, as the server applies it. */
interface Limit {
  readonly what: Text;
  readonly most: number;
}

/** For /developers and /llms.txt. */
export const LIMITS: readonly Limit[] = [
  { what: 'Points for one operation', most: QUERY_LIMITS.cost },
  {
    what: 'Points in {seconds} seconds, per member or IP address',
    most: COST_BUCKET.points,
  },
  { what: 'Items on a page', most: LARGEST_PAGE },
  { what: 'Tokens in a document', most: QUERY_LIMITS.tokens },
  { what: 'Levels in a document', most: QUERY_LIMITS.depth },
  { what: 'Aliases in a document', most: QUERY_LIMITS.aliases },
  { what: 'Directives in a document', most: QUERY_LIMITS.directives },
  { what: 'Times a document selects one field in one place', most: QUERY_LIMITS.repeats },
  { what: 'Bytes in a request', most: QUERY_LIMITS.bodyBytes },
  { what: 'Sockets per IP address', most: SOCKET_LIMITS.perAddress },
  { what: 'Sockets per member', most: SOCKET_LIMITS.perUser },
  { what: 'Operations on one socket', most: SOCKET_LIMITS.operations },
  { what: 'Bytes in a message on a socket', most: SOCKET_LIMITS.messageBytes },
  {
    what: 'Documents one IP address subscribes to that no one else uses',
    most: SUBSCRIPTION_LIMITS.documentsAlone,
  },
  { what: 'Different subscriptions per IP address', most: SUBSCRIPTION_LIMITS.perAddress },
  { what: 'API tokens per member', most: API_TOKENS_LIMIT },
];

/** What the texts above fill in. */
export const LIMIT_VALUES = { seconds: COST_BUCKET.seconds } as const;

/** Limits of single acts, by their names in the RateLimit header. */
export const RATE_LIMITS: readonly (RateLimitRule & { readonly name: string })[] = Object.entries(
  SHOWN_RATE_LIMITS,
).map(([name, rule]) => ({ name, ...rule }));
