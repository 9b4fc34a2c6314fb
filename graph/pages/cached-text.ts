import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';

/** A file for other programs as it goes out: a feed, a calendar. */
export interface CachedText {
  readonly type: string;
  readonly text: string;
  readonly updatedAt: Date;
  readonly etag: string;
}

export const sizeOfText = ({ text }: CachedText): number => text.length * 2;

/** The ETag of a text; where the text contains its own time, of the rest of it. */
export function tagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
}

/** Sends it to programs of any origin; nothing but the status to those that have it already. */
export function sendCached(request: Request, response: Response, cached: CachedText): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('ETag', cached.etag);
  response.setHeader('Last-Modified', cached.updatedAt.toUTCString());
  response.setHeader('Content-Type', `${cached.type}; charset=utf-8`);
  if (isFresh(request, cached)) response.status(304).end();
  else response.send(cached.text);
}

/** Whether the reader has it already. The tag decides where one is sent. */
function isFresh({ headers }: Request, { etag, updatedAt }: CachedText): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= Math.floor(updatedAt.getTime() / 1000) * 1000;
}
