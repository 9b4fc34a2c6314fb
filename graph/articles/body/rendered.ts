import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BodyRoot } from '../../../schema/articles/articles.ts';
import { builtUrl } from '../../core/built-url.ts';
import { plainBody, renderMarkdown } from './markdown.ts';

/** A text of this length is rendered within milliseconds, whatever its content. */
const SHORT = 5_000;
/** A text that takes longer was written to be slow; it is shown unformatted. */
const LONGEST_MS = 10_000;

let thread: Worker | undefined;
let line: Promise<unknown> = Promise.resolve();

/**
 * A text as a sanitized tree. Long ones are rendered in a thread of their own, one at a time and for a bounded time:
 * the parser takes the square of the length for some texts, and everybody else would wait.
 */
export function rendered(source: string, longestMs = LONGEST_MS): Promise<BodyRoot> {
  if (source.length <= SHORT) return Promise.resolve(renderMarkdown(source));
  const turn = line.then(() => inThread(source, longestMs));
  line = turn;
  return turn;
}

async function inThread(source: string, longestMs: number): Promise<BodyRoot> {
  const worker = (thread ??= startThread());
  try {
    worker.postMessage(source);
    const [body] = (await once(worker, 'message', {
      signal: AbortSignal.timeout(longestMs),
    })) as [BodyRoot];
    return body;
  } catch {
    await endRendering();
    return plainBody(source);
  }
}

function startThread(): Worker {
  const worker = new Worker(
    builtUrl(import.meta.url, './markdown-worker.ts', 'markdown-worker.js'),
  );
  // It does not prevent the process from exiting.
  worker.unref();
  return worker;
}

/** Ends the thread; the next long text starts another. */
export async function endRendering(): Promise<void> {
  const ended = thread;
  thread = undefined;
  await ended?.terminate();
}

const MOST = { texts: 500, characters: 10_000_000 };
const trees = new Map<string, Promise<BodyRoot>>();
let characters = 0;

/** The cached tree of a text. The cache contains the texts rendered last. */
export function renderedOnce(source: string): Promise<BodyRoot> {
  const known = trees.get(source);
  if (known) return known;
  const body = rendered(source);
  trees.set(source, body);
  characters += source.length;
  for (const oldest of trees.keys()) {
    if (trees.size <= MOST.texts && characters <= MOST.characters) break;
    trees.delete(oldest);
    characters -= oldest.length;
  }
  return body;
}
