import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PageAnswer } from './page-answers.ts';

/** What a page is drawn from. */
interface Wanted {
  readonly path: string;
  readonly origin: string;
  readonly answers: readonly PageAnswer[];
}

/** A page as the client draws it for a visitor who is not signed in and has changed no setting. */
export interface DrawnPage {
  readonly html: string;
  /** The answers as the client's cache keeps them. */
  readonly cache: unknown;
  /** When that was, ISO 8601: what it tells of time is told from then. */
  readonly at: string;
}

/** A page takes some 20 ms; what takes longer than this is not worth waiting for. */
const LONGEST_MS = 1_500;

export interface PageDrawing {
  /** Undefined when the page could not be drawn; then its reader's browser draws it alone. */
  draw(wanted: Wanted): Promise<DrawnPage | undefined>;
  end(): Promise<void>;
}

/**
 * Draws pages by the client's own code, built into `file`, in a thread: nobody else waits meanwhile, and code that is
 * made for browsers touches nothing of the server's. One page at a time.
 */
export function createPageDrawing(
  file: URL,
  logger: { warn(fault: object, message: string): void },
): PageDrawing {
  let thread: Worker | undefined = start();
  let line: Promise<unknown> = Promise.resolve();

  async function end() {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  function start(): Worker {
    const worker = new Worker(file);
    // It never keeps the process from ending.
    worker.unref();
    worker.on('error', (error: Error) => {
      if (thread === worker) thread = undefined;
      logger.warn({ error }, 'The thread that draws pages broke');
    });
    return worker;
  }

  async function inThread(wanted: Wanted): Promise<DrawnPage | undefined> {
    const worker = (thread ??= start());
    try {
      worker.postMessage(wanted);
      const signal = AbortSignal.timeout(LONGEST_MS);
      const [answer] = (await once(worker, 'message', { signal })) as [
        DrawnPage | { readonly error: string },
      ];
      if ('html' in answer) return answer;
      logger.warn({ path: wanted.path, error: answer.error }, 'A page could not be drawn');
    } catch (error) {
      logger.warn({ path: wanted.path, error }, 'A page was not drawn in time');
      await end();
    }
    return undefined;
  }

  return {
    draw(wanted) {
      const turn = line.then(() => inThread(wanted));
      line = turn;
      return turn;
    },
    end,
  };
}
