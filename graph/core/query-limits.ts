import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  type DocumentNode,
  getNamedType,
  GraphQLError,
  type GraphQLSchema,
  isLeafType,
  type ValidationRule,
} from 'graphql';
// Its ES module build brings a second copy of graphql along.
import { type ComplexityEstimatorArgs, getComplexity } from 'graphql-query-complexity/cjs';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { LARGEST_PAGE } from '../../schema/paging.ts';
import { COST_BUCKET, QUERY_LIMITS } from '../../schema/query-limits.ts';
import { DomainError } from './errors.ts';

const asRule = (rule: unknown) => rule as ValidationRule;

/** Reports a breach like any other fault of the document; thrown, it would answer as a failure of ours. */
const reported = {
  propagateOnRejection: false,
  onReject: [
    (context: { reportError(error: GraphQLError): void } | null, error: GraphQLError) =>
      context?.reportError(error),
  ],
};

/** Rules that a document must pass besides the specified ones. */
export const limitRules: readonly ValidationRule[] = [
  asRule(
    maxDepthRule({
      n: QUERY_LIMITS.depth,
      ignoreIntrospection: true,
      flattenFragments: true,
      ...reported,
    }),
  ),
  asRule(
    maxDepthRule({
      n: QUERY_LIMITS.introspectionDepth,
      ignoreIntrospection: false,
      flattenFragments: true,
      ...reported,
    }),
  ),
  asRule(maxAliasesRule({ n: QUERY_LIMITS.aliases, allowList: [], ...reported })),
  asRule(maxDirectivesRule({ n: QUERY_LIMITS.directives, ...reported })),
];

const LIST_LENGTH_WITHOUT_ARGUMENT = 10;

/**
 * Leaves are free, as is what comes with its parent anyway; objects cost one, lists multiply by what was asked for: by literal or by variable alike. The schema
 * itself is free to look at; its depth is bounded.
 */
function estimate({ field, args, childComplexity }: ComplexityEstimatorArgs): number {
  const type = getNamedType(field.type);
  if (isLeafType(type) || type.name.startsWith('__') || field.extensions.isPartOfParent) return 0;
  const asked: unknown = args.first ?? args.last ?? args.limit;
  const isList = field.type.toString().includes('[');
  // A list may say how long it is: one whose length its parent was asked for, or one that is short by nature.
  const told: unknown = field.extensions.listLength;
  const usual = typeof told === 'number' ? told : LIST_LENGTH_WITHOUT_ARGUMENT;
  // A larger page is refused when it runs, and the refusal names the limit better than a cost does.
  const length =
    typeof asked === 'number' ? Math.min(LARGEST_PAGE, Math.max(1, asked)) : isList ? usual : 1;
  return 1 + length * childComplexity + (isList ? length : 0);
}

interface Operation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName: string | null | undefined;
}

/** The cost of an operation with its variables, or a refusal when it is above the limit. */
export function costOf({ schema, document, variables, operationName }: Operation): number {
  let cost: number;
  try {
    cost = getComplexity({
      schema,
      query: document,
      variables: { ...variables },
      ...(operationName && { operationName }),
      estimators: [estimate],
      maxQueryNodes: 5_000,
    });
  } catch (error) {
    // Values that don't fit their types; the execution names them better than an estimate could.
    if (error instanceof GraphQLError) return 1;
    throw new DomainError('BAD_USER_INPUT', 'The query is too complex.');
  }
  if (cost > QUERY_LIMITS.cost) {
    throw new DomainError(
      'BAD_USER_INPUT',
      `The query costs ${cost}; at most ${QUERY_LIMITS.cost} is allowed.`,
    );
  }
  return Math.max(1, cost);
}

/** What a user or an address may still spend. */
export interface Allowance {
  readonly points: number;
  readonly left: number;
  /** Whole seconds until all of it is there again. */
  readonly seconds: number;
}

/** As headers of HTTP (draft-ietf-httpapi-ratelimit-headers). */
export const allowanceHeaders = (allowance: Allowance | undefined): [string, string][] =>
  allowance
    ? [
        ['RateLimit-Policy', `"cost";q=${allowance.points};w=${COST_BUCKET.seconds}`],
        ['RateLimit', `"cost";r=${allowance.left};t=${allowance.seconds}`],
      ]
    : [];

/** Spends costs from a bucket per user or address and tells what is left; TOO_MANY_REQUESTS when it is empty. */
export function createCostBucket(
  level: 'on' | 'wide' | 'off',
): (key: string, cost: number) => Promise<Allowance | undefined> {
  if (level === 'off') return () => Promise.resolve(undefined);
  const points = COST_BUCKET.points * (level === 'wide' ? 10 : 1);
  const bucket = new RateLimiterMemory({ points, duration: COST_BUCKET.seconds });
  return async (key, cost) => {
    try {
      const { remainingPoints, msBeforeNext } = await bucket.consume(key, cost);
      return { points, left: remainingPoints, seconds: Math.ceil(msBeforeNext / 1000) };
    } catch (refused) {
      const wait =
        refused instanceof RateLimiterRes
          ? Math.ceil(refused.msBeforeNext / 1000)
          : COST_BUCKET.seconds;
      throw new DomainError('TOO_MANY_REQUESTS', 'Too many requests. Please slow down.', {
        retryAfter: Math.max(1, wait),
      });
    }
  };
}
