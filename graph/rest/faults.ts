import type { ErrorRequestHandler, Response } from 'express';
import type { GraphQLFormattedError } from 'graphql';
import { DomainError, type FormatError, STATUS_OF } from '../core/errors.ts';
import { bodyFaultOf } from '../core/http/json-bodies.ts';

/**
 * Responds with the error. If the response has begun, it closes the connection instead, so that no client takes it for
 * complete.
 */
export const refusesFaults =
  (formatError: FormatError): ErrorRequestHandler =>
  (error, _request, response, next) =>
    response.headersSent ? next(error) : sendRefusal(response, faultOf(error, formatError));

/** What body parsing, routing or the operation threw, as the error that leaves the server. */
function faultOf(error: unknown, formatError: FormatError): GraphQLFormattedError {
  const bodyFault = bodyFaultOf(error);
  if (bodyFault) return bodyFault.toJSON();
  const own =
    error instanceof DomainError
      ? error.toJSON()
      : { message: error instanceof Error ? error.message : String(error) };
  const formatted = formatError(own, error);
  return formatted.extensions?.code === 'GRAPHQL_VALIDATION_FAILED'
    ? { ...formatted, extensions: { code: 'BAD_USER_INPUT' } }
    : formatted;
}

/** The one place where an error becomes an HTTP response. Chat clients read `error`, all others `message`. */
export function sendRefusal(response: Response, fault: GraphQLFormattedError) {
  const { code, retryAfter, fields, conflict, secondFactor, reason } = (fault.extensions ?? {}) as {
    code?: string;
    retryAfter?: number;
    fields?: unknown;
    conflict?: unknown;
    secondFactor?: unknown;
    reason?: unknown;
  };
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(retryAfter));
  response.setHeader('Cache-Control', 'no-store');
  response.status(new Map<string, number>(Object.entries(STATUS_OF)).get(code ?? '') ?? 500).json({
    message: fault.message,
    error: fault.message,
    code,
    ...(fields !== undefined && { fields }),
    ...(conflict !== undefined && { conflict }),
    ...(secondFactor !== undefined && { secondFactor }),
    ...(reason !== undefined && { reason }),
  });
}
