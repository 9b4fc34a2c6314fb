import { parentPort } from 'node:worker_threads';
import { renderMarkdown } from './markdown.ts';

/** Renders one text after the other, in the order they come. */
parentPort?.on('message', (source: string) => parentPort?.postMessage(renderMarkdown(source)));
