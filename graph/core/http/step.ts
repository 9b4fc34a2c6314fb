import type { IncomingMessage, ServerResponse } from 'node:http';

/** A step that requests pass before they are answered. Express takes it as well. */
export type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
