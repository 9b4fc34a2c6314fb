import type { IncomingMessage } from 'node:http';
import typeis from 'type-is';

/** Whether the request brings a body of JSON. */
export const isJson = (request: IncomingMessage): boolean =>
  typeis(request, ['application/json']) !== false;

/** Whether the request brings a form that may contain files. */
export const isForm = (request: IncomingMessage): boolean =>
  typeis(request, ['multipart/form-data']) !== false;
