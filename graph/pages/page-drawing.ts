import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SiteSettings } from '../../schema/site/settings.ts';
import type { PageResult } from './page-results.ts';

/** The input of rendering a page. */
interface Wanted {
  readonly path: string;
  readonly origin: string;
  readonly answers: readonly PageResult[];
  readonly site: SiteSettings;
}

/** A page as the client renders it for a visitor who is not signed in and has changed no setting. */
export interface DrawnPage {
  readonly html: string;
  /** The results in the format of the client's cache. */
  readonly cache: unknown;
  /** When that was, ISO 8601: relative times on the page count from then. */
  readonly at: string;
}

/** Times in milliseconds. */
const LIMITS = {
  /**
   * Rendering takes some 20 ms. A request waits this long, including its time in the queue; then only the browser
   * renders the page.
   */
  patience: 1_500,
  /** A thread that needs longer for one page is ended. */
  stuck: 3_000,
};
export type DrawingLimits = { readonly [Limit in keyof typeof LIMITS]: number };

/** As long may the thread take to read the client's code. */
const STARTING_MS = 60_000;

/** Garbage of a finished page is collected soon; a larger heap would only take memory from the machine. */
const ROOM = { maxYoungGenerationSizeMb: 16 };

export interface PageDrawing {
  /** Undefined when the page could not be rendered in time; then only the browser renders it. */
  draw(wanted: Wanted): Promise<DrawnPage | undefined>;
  /** Resolves when pages can be rendered at once, or are known to fail. */
  ready(): Promise<void>;
  end(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  /** Rejects when it broke before. */
  readonly isReady: Promise<unknown>;
}

/**
 * Renders pages with the client's own code, built into `file`, in a thread: other requests don't wait, and code made
 * for browsers can't touch the server's. One page at a time.
 */
export function createPageDrawing(
  file: URL,
  logger: { warn(fault: object, message: string): void },
  changed: Partial<DrawingLimits> = {},
): PageDrawing {
  const limits: DrawingLimits = { ...LIMITS, ...changed };
  let thread: Thread | undefined = start();
  let line: Promise<unknown> = Promise.resolve();

  async function end() {
    const ended = thread;
    thread = undefined;
    await ended?.worker.terminate();
  }

  function start(): Thread {
    const worker = new Worker(file, { resourceLimits: ROOM });
    // It does not prevent the process from exiting.
    worker.unref();
    worker.on('error', (error: Error) => {
      if (thread?.worker === worker) thread = undefined;
      logger.warn({ error }, 'The page rendering thread crashed');
    });
    // Its first message says that it is ready.
    const isReady = once(worker, 'message', { signal: AbortSignal.timeout(STARTING_MS) });
    isReady.catch(() => undefined);
    return { worker, isReady };
  }

  async function inThread(wanted: Wanted): Promise<DrawnPage | undefined> {
    try {
      const { worker, isReady } = (thread ??= start());
      await isReady;
      worker.postMessage(wanted);
      const signal = AbortSignal.timeout(limits.stuck);
      const [answer] = (await once(worker, 'message', { signal })) as [
        DrawnPage | { readonly error: string },
      ];
      if ('html' in answer) return answer;
      logger.warn({ path: wanted.path, error: answer.error }, 'A page could not be rendered');
    } catch (error) {
      // The crash is logged already.
      if (thread) logger.warn({ path: wanted.path, error }, 'The page rendering thread timed out');
      await end();
    }
    return undefined;
  }

  return {
    draw(wanted) {
      const patience = AbortSignal.timeout(limits.patience);
      // Requests that were canceled in between are skipped.
      const turn = line.then(() => (patience.aborted ? undefined : inThread(wanted)));
      line = turn;
      const late = new Promise<undefined>((resolve) =>
        patience.addEventListener('abort', () => resolve(undefined)),
      );
      return Promise.race([turn, late]);
    },
    ready: async () => void (await thread?.isReady.catch(() => undefined)),
    end,
  };
}
