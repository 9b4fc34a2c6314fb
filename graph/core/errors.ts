import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { randomUUID } from 'node:crypto';
import { $ZodError } from 'zod/v4/core';
import type { PROOF_NEEDED } from '../../schema/accounts/fresh-proof.ts';
import type { SecondFactor } from '../../schema/accounts/second-factors.ts';
import { fill, type Placeholder } from '../../schema/language/translate.ts';
import { type RefusalKey, type Refusals, REFUSALS } from '../../schema/refusals.ts';
import type { NoParams, Params, ParamsOf, RefusalCode } from '../../schema/refusals/codes.ts';
import { type SaidRefusal, saidRefusal } from '../../schema/refusals/said.ts';

/** The HTTP status of each code, for REST. This is the only such mapping. */
export const STATUS_OF = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  POSITION_GONE: 410,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
} as const satisfies Record<RefusalCode, number>;

/** One fault of an input: at which field, and which refusal. */
export interface Issue extends SaidRefusal {
  readonly field: string;
  readonly message: string;
}

interface DomainErrorDetails {
  /** The input field that is meant, where it is one. */
  readonly field?: string;
  /** The faults of several fields. */
  readonly issues?: readonly Issue[];
  /** Whole seconds until the same call may succeed; sent as `Retry-After`. */
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

/** A refusal that is part of the product: its key and parameters, from which every client makes its own sentence. */
export class DomainError extends GraphQLError {
  readonly code: RefusalCode;
  readonly key: RefusalKey;
  readonly retryAfter: number | undefined;

  /** @param message the English sentence, where another than the key's own is shown */
  constructor(
    key: RefusalKey,
    params: SaidRefusal['params'] = {},
    { field, issues, ...details }: DomainErrorDetails = {},
    message?: string,
  ) {
    const { code, text } = REFUSALS[key];
    const sentence = message ?? fill(text, params);
    const all = issues ?? (field === undefined ? [] : [{ field, key, params, message: sentence }]);
    super(sentence, {
      extensions: {
        code,
        ...(all.length > 0 && { fields: fieldsOf(all) }),
        ...details,
        key,
        params,
        ...(all.length > 0 && { issues: all }),
      },
    });
    this.name = 'DomainError';
    this.code = code;
    this.key = key;
    this.retryAfter = details.retryAfter;
  }
}

type RefusalArgs<Key extends RefusalKey> = [Placeholder<Refusals[Key]['text']>] extends [never]
  ? [params?: NoParams, details?: DomainErrorDetails]
  : [params: Params<Refusals, Key>, details?: DomainErrorDetails];

/** The one way to refuse: `throw refuse('chat.wait', { seconds: 5 })`. */
export const refuse = <const Key extends RefusalKey>(
  key: Key,
  ...[params, details]: RefusalArgs<Key>
): DomainError => new DomainError(key, params, details);

/** A fault of one field among several. */
export const issueAt = <const Key extends RefusalKey>(
  field: string,
  key: Key,
  ...[params]: ParamsOf<Refusals, Key>
): Issue => ({ field, key, params: params ?? {}, message: fill(REFUSALS[key].text, params) });

/** Field → its first message, as forms read it. */
function fieldsOf(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { field, message } of issues) fields[field] ??= message;
  return fields;
}

/** The zod error of a parse inside a use case, as the refusal it means: the first message, and all by field. */
function refusalOf(error: $ZodError): DomainError {
  const issues = error.issues.map(({ path, message }): Issue => {
    const { key, params } = saidRefusal(message) ?? { key: 'input.invalid', params: {} };
    return { field: path.join('.'), key, params, message };
  });
  return new DomainError('input.invalid', {}, { issues }, issues[0]?.message);
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

/**
 * SQLSTATEs and errors of the operating system that mean that a resource is exhausted: the disk, memory, open files.
 */
const FULL = new Set(['53000', '53100', '53200', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']);
/** Retry-After in seconds. Long, because space is only freed by an admin. */
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
    ? refuse('access.signInFirst')
    : refuse('site.gone');
}

/** Anything thrown, as a DomainError; undefined when it is unknown and must be masked. */
export function domainErrorOf(error: unknown): DomainError | undefined {
  for (const link of chainOf(error)) {
    if (link instanceof DomainError) return link;
    if (link instanceof $ZodError) return refusalOf(link);
    const orphan = refusalOfOrphan(link);
    if (orphan) return orphan;
  }
  if (hasCodeOf(FULL, error)) return refuse('site.busy', {}, { retryAfter: FULL_FOR });
  if (isPassing(error)) return refuse('site.busy', {}, { retryAfter: 1 });
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

/**
 * An argument that didn't fit when its field was executed, as a null variable where there is a default. graphql says so
 * with the place in the document; its errors about what a resolver returned have none.
 */
const isArgumentFault = (error: unknown): boolean =>
  error instanceof GraphQLError &&
  error.originalError instanceof GraphQLError &&
  error.originalError.nodes !== undefined &&
  error.originalError.originalError === undefined;

type LogUnknown = (entry: { err: unknown; errorId: string; path?: string }) => void;

/** Makes of an error what the client gets to see. */
export type FormatError = (
  formatted: GraphQLFormattedError,
  error: unknown,
) => GraphQLFormattedError;

/**
 * What leaves the server for an error: refusals as they are, the request's own faults without stack traces,
 * everything else logged under an id and masked.
 */
export function formatError(log: LogUnknown): FormatError {
  return (formatted, error) => {
    const { locations, path } = formatted;
    const refusal = domainErrorOf(error);
    if (refusal)
      return { message: refusal.message, locations, path, extensions: refusal.extensions };
    const code = isArgumentFault(error) ? 'BAD_USER_INPUT' : formatted.extensions?.code;
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
      message: REFUSALS['site.failed'].text,
      locations,
      path,
      extensions: { code: 'INTERNAL_SERVER_ERROR', errorId, key: 'site.failed', params: {} },
    };
  };
}

/** What a lookup found; null for what isn't there, or not for this viewer, without an error. */
export async function orNull<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (domainErrorOf(error)?.code === 'NOT_FOUND') return null;
    throw error;
  }
}
