import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { randomUUID } from 'node:crypto';
import { $ZodError } from 'zod/v4/core';
import type { PROOF_NEEDED } from '../../schema/accounts/fresh-proof.ts';
import type { SecondFactor } from '../../schema/accounts/second-factors.ts';

/** Each code with the HTTP status that the REST shims answer: the one mapping of the house. */
export const STATUS_OF = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

interface DomainErrorDetails {
  /** Input field → message, for forms. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Whole seconds until the same call may succeed; answered as `Retry-After`. */
  readonly retryAfter?: number;
  /** By what a sign-in goes on after the right password. */
  readonly secondFactor?: readonly SecondFactor[];
  /** Why, where programs have to know. */
  readonly reason?: typeof PROOF_NEEDED;
  /** Who changed what one wanted to save, when, and the version that is stored. */
  readonly conflict?: {
    readonly savedBy: string | null;
    readonly savedAt: string | null;
    readonly version: number;
  };
}

/** A refusal that is part of the product. Its message is shown to people unchanged. */
export class DomainError extends GraphQLError {
  readonly code: ErrorCode;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, details: DomainErrorDetails = {}) {
    super(message, { extensions: { code, ...details } });
    this.name = 'DomainError';
    this.code = code;
    this.retryAfter = details.retryAfter;
  }
}

export const SIGN_IN_FIRST = 'You must be signed in to do that.';
export const NOT_ALLOWED = 'You are not allowed to do that.';
/** For content that another request deleted at the same moment. */
export const GONE_MEANWHILE = 'This is no longer there.';
export const SOMETHING_WENT_WRONG = 'Something went wrong. Please try again.';
const DATABASE_AWAY = 'The site is catching its breath. Please try again in a moment.';

/** The zod error of a parse inside a use case, as the refusal it means: the first message, and all by field. */
function refusalOf(error: $ZodError): DomainError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message;
  return new DomainError('BAD_USER_INPUT', error.issues[0]?.message ?? 'Invalid input', { fields });
}

/** SQLSTATE classes and socket errors that mean "the database can't be reached or is overloaded now". */
const PASSING = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '25P03',
  '53300',
  '08000',
  '08003',
  '08006',
  '40001',
  '40P01',
]);

/** SQLSTATEs and errors of the operating system that mean "no room": on the disk, in memory, for open files. */
const FULL = new Set(['53000', '53100', '53200', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']);
/** Retry-After in seconds: space comes back only when an admin frees some. */
const FULL_FOR = 30;

/** PostgreSQL's word for an error after which the server restarts. */
const PANIC = 'PANIC';

const hasCodeOf = (codes: ReadonlySet<string>, error: unknown): boolean =>
  chainOf(error).some((link) => codes.has(String((link as { code?: unknown }).code)));

function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let at = error; at && !chain.includes(at) && chain.length < 6;) {
    chain.push(at);
    const { originalError, cause, previous } = at as {
      originalError?: unknown;
      cause?: unknown;
      previous?: unknown;
    };
    at = originalError ?? cause ?? previous;
  }
  return chain;
}

/** True for errors that pass by themselves (database restarting, pool exhausted, statement timed out). */
export function isPassing(error: unknown): boolean {
  return chainOf(error).some((link) => {
    const { code, message, severity } = link as Record<string, unknown>;
    return (
      severity === PANIC ||
      (typeof code === 'string' && PASSING.has(code)) ||
      (typeof message === 'string' &&
        /timeout exceeded when trying to connect|timeout expired|Connection terminated|is not queryable/.test(
          message,
        ))
    );
  });
}

const POINTS_NOWHERE = '23503';

/** The refusal of a row whose writer, or what it is about, was deleted in the same moment. */
function refusalOfOrphan(link: unknown): DomainError | undefined {
  const { code, constraint } = link as { code?: unknown; constraint?: unknown };
  if (code !== POINTS_NOWHERE) return undefined;
  return typeof constraint === 'string' && /_(user|reporter)_id_foreign$/.test(constraint)
    ? new DomainError('UNAUTHENTICATED', SIGN_IN_FIRST)
    : new DomainError('NOT_FOUND', GONE_MEANWHILE);
}

/** Anything thrown, as a DomainError; undefined when it is unknown and must be masked. */
export function domainErrorOf(error: unknown): DomainError | undefined {
  for (const link of chainOf(error)) {
    if (link instanceof DomainError) return link;
    if (link instanceof $ZodError) return refusalOf(link);
    const orphan = refusalOfOrphan(link);
    if (orphan) return orphan;
  }
  if (hasCodeOf(FULL, error))
    return new DomainError('UNAVAILABLE', DATABASE_AWAY, { retryAfter: FULL_FOR });
  if (isPassing(error)) return new DomainError('UNAVAILABLE', DATABASE_AWAY, { retryAfter: 1 });
  return undefined;
}

/** Codes of errors that graphql and Apollo raise about the request itself; their messages are safe to show. */
const REQUEST_CODES = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'GRAPHQL_QUERY_TOO_COMPLEX',
]);

type LogUnknown = (entry: { err: unknown; errorId: string; path?: string }) => void;

/**
 * What leaves the server for an error: refusals as they are, the request's own faults without stack traces,
 * everything else logged under an id and masked.
 */
export function formatError(log: LogUnknown) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const { locations, path } = formatted;
    const refusal = domainErrorOf(error);
    if (refusal)
      return { message: refusal.message, locations, path, extensions: refusal.extensions };
    const code = formatted.extensions?.code;
    const isRequestFault = typeof code === 'string' && REQUEST_CODES.has(code);
    const isPlainGraphQL =
      error instanceof GraphQLError && !error.originalError && code === undefined;
    if (isRequestFault || isPlainGraphQL) {
      return {
        message: formatted.message,
        locations,
        path,
        extensions: { code: isRequestFault ? code : 'GRAPHQL_VALIDATION_FAILED' },
      };
    }
    const errorId = randomUUID();
    log({ err: error, errorId, ...(path && { path: path.join('.') }) });
    return {
      message: SOMETHING_WENT_WRONG,
      locations,
      path,
      extensions: { code: 'INTERNAL_SERVER_ERROR', errorId },
    };
  };
}
