import type { IncomingMessage, ServerResponse } from 'node:http';
import etag from 'etag';
import fresh from 'fresh';

/** Ends the response with the body. A response to GET has a tag, and no body for a client that has it already. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  body: string | Buffer,
): void {
  if (request.method === 'GET' && isCachedUnchanged(request, response, body)) {
    response.statusCode = 304;
    for (const header of ['Content-Type', 'Content-Length']) response.removeHeader(header);
    return void response.end();
  }
  // With the length set, headers and text leave in one write.
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}

/** Sets the tag, and says whether the client has a response with the same one. */
function isCachedUnchanged(
  { headers }: IncomingMessage,
  response: ServerResponse,
  body: string | Buffer,
): boolean {
  const tag = etag(body, { weak: true });
  response.setHeader('ETag', tag);
  return response.statusCode === 200 && fresh(headers, { etag: tag });
}
