import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Handlers that a measured process offers, by name. */
type Handlers = Readonly<Record<string, (question: never) => unknown>>;

type Question<H extends Handlers, K extends keyof H> = Parameters<H[K]>[0];

/** A process of its own, so that its CPU time is not mixed with others'. */
export interface Child<H extends Handlers> {
  ask<K extends keyof H & string>(
    name: K,
    ...question: Question<H, K> extends undefined ? [] : [Question<H, K>]
  ): Promise<Awaited<ReturnType<H[K]>>>;
  [Symbol.asyncDispose](): Promise<void>;
}

export function startChild<H extends Handlers>(file: URL, ...args: string[]): Child<H> {
  const child = fork(fileURLToPath(file), args, {
    execArgv: ['--expose-gc'],
  });
  const gone = once(child, 'exit');
  let last: Promise<unknown> = Promise.resolve();
  const ask = async (name: string, question: unknown) => {
    child.send({ name, question });
    const answer = await Promise.race([
      once(child, 'message'),
      gone.then(() => {
        throw new Error(`${file.pathname} ended`);
      }),
    ]);
    return answer[0] as never;
  };
  return {
    // One request at a time: responses have no number.
    ask: (name, ...question) => (last = last.then(() => ask(name, question[0]))) as Promise<never>,
    async [Symbol.asyncDispose]() {
      child.kill();
      await gone;
    },
  };
}

/** Handles the parent's requests. Called once in a measured process. */
export function serveParent(handlers: Handlers): void {
  process.on('message', (message: { name: string; question: never }) => {
    void Promise.resolve(handlers[message.name]?.(message.question)).then((answer) =>
      process.send?.(answer ?? null),
    );
  });
  process.on('disconnect', () => process.exit());
}
