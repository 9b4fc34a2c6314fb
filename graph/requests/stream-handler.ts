import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse as parseQueryString } from 'node:querystring';
import { domainErrorOf, type FormatError, refuse, STATUS_OF } from '../core/errors.ts';
import { bodyFaultOf, type BodyReader } from '../core/http/json-bodies.ts';
import { isForm } from '../core/http/media-types.ts';
import type { ServeStream, StreamRequest } from '../core/sse/serve-streams.ts';
import {
  askedByAddress,
  graphRequestIn,
  protocolFaultOf,
  searchOf,
  sendErrors,
} from './graph-requests.ts';

interface StreamHandlerOptions {
  readonly readBody: BodyReader;
  readonly stream: ServeStream;
  readonly formatError: FormatError;
}

/**
 * Subscriptions as server-sent events, for `curl -N` and `EventSource`. The position may be named as `after`, or as the
 * `Last-Event-ID` of a browser that comes back, which is newer.
 */
export function createStreamHandler({ readBody, stream, formatError }: StreamHandlerOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refused = (status: number, refusal: ReturnType<typeof refuse>) =>
      sendErrors(request, response, status, [refusal], formatError);
    try {
      const fault = protocolFaultOf(request, response);
      if (fault) return refused(fault.status, fault.refusal);
      if (request.method !== 'GET' && isForm(request)) return refused(415, refuse('query.type'));
      const asked =
        request.method === 'GET'
          ? { ...(askedByAddress(request) as object), after: afterInAddress(request) }
          : await readBody(request, response);
      await stream(request, response, streamRequestIn(request, asked));
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      const refusal = bodyFaultOf(error) ?? domainErrorOf(error);
      if (!refusal) throw error;
      refused(STATUS_OF[refusal.code], refusal);
    }
  };
}

const afterInAddress = (request: IncomingMessage) =>
  parseQueryString(searchOf(request).slice(1)).after;

function streamRequestIn(request: IncomingMessage, asked: unknown): StreamRequest {
  const { query, variables, operationName, extensions } = graphRequestIn(asked);
  const { after } = { ...(extensions as object), ...(asked as object) } as { after?: unknown };
  const last = request.headers['last-event-id'];
  const named = last !== undefined && last !== '' ? last : after;
  if (named !== undefined && typeof named !== 'string') throw refuse('position.malformed');
  return {
    query,
    ...(variables && { variables }),
    ...(operationName && { operationName }),
    ...(named !== undefined && { after: named }),
  };
}
