import type { Logger } from 'pino';
import { SITE_NAME } from '../../../schema/site/site.ts';
import type { Env } from '../env.ts';
import { mailFault } from './mail-fault.ts';
import { createMailTransport, type MailTransport, type Message } from './mail-transport.ts';

/**
 * Writes a mail outside of the request that causes it; undefined: none is due. It gets no request's unit of work,
 * which may be over by then, but makes one of its own.
 */
export type Compose = () => Promise<Message | undefined>;

/**
 * Sends mails. Queued, not awaited by requests: a slow mail server never slows a response or reveals who has an
 * account.
 */
export interface Mail {
  queue(mail: Message | Compose): void;
  /** True while the mail server is away, as far as the last mail shows. */
  isTroubled(): boolean;
  /** Sends a mail at once, without retrying; rejects when it couldn't. For jobs, which have their own queue. */
  sendNow(message: Message): Promise<void>;
  /**
   * Waits until everything queued was sent or failed permanently, a few seconds at most. Mails that wait for a retry
   * are retried once more, now.
   */
  flush(): Promise<void>;
}

interface MailOptions {
  readonly env: Pick<Env, 'smtpUrl' | 'dataDir' | 'publicUrl'>;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
  /** Of the sender, as it is now. */
  readonly name?: () => string;
  readonly transport?: MailTransport;
  /** Milliseconds before the second try, the third, … */
  readonly backOff?: readonly number[];
}

const SECOND = 1_000;
const BACK_OFF = [SECOND, 5 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND];

/** A longer queue means that the mail server is down; further mails are dropped, and that is logged. */
const CAPACITY = 1_000;

const FLUSH_MS = 4_000;

/** A queue in this process: one mail at a time, each tried again with growing pauses. */
export function createMail({
  env,
  logger,
  name = () => SITE_NAME,
  transport = createMailTransport(env, name),
  backOff = BACK_OFF,
}: MailOptions): Mail {
  const pending = new Set<Promise<void>>();
  const pauses = createPauses();
  const inLine = createLine();
  let isFlushing = false;
  const watched = watch(transport);

  async function deliver(mail: Message | Compose) {
    let message = typeof mail === 'function' ? undefined : mail;
    for (let attempt = 0; ; attempt++) {
      try {
        await inLine(async () => {
          message ??= typeof mail === 'function' ? await mail() : mail;
          if (message) await watched.send(safe(message));
        });
        return;
      } catch (error) {
        // Not the message of the error: it may contain the address.
        const { name, code } = error as NodeJS.ErrnoException;
        const fault = { name, code, attempt: attempt + 1 };
        const wait = backOff[attempt];
        if (wait === undefined || isFlushing || error instanceof UnsafeHeader) {
          logger.error(fault, 'A mail could not be sent');
          return;
        }
        logger.warn(fault, 'A mail could not be sent yet');
        await pauses.wait(wait);
      }
    }
  }

  return {
    queue(mail) {
      if (pending.size >= CAPACITY) {
        logger.error({ waiting: pending.size }, 'An email was dropped: too many are waiting');
        return;
      }
      const delivery = deliver(mail).finally(() => pending.delete(delivery));
      pending.add(delivery);
    },
    isTroubled: watched.isTroubled,
    sendNow: async (message) => watched.send(safe(message)),
    async flush() {
      isFlushing = true;
      pauses.endAll();
      const patience = AbortSignal.timeout(FLUSH_MS);
      const end = new Promise((resolve) => patience.addEventListener('abort', resolve));
      while (pending.size > 0 && !patience.aborted) await Promise.race([end, Promise.all(pending)]);
      if (pending.size > 0)
        logger.error({ waiting: pending.size }, 'Unsent emails were dropped at shutdown');
      isFlushing = false;
    },
  };
}

/** Remembers whether the mail server was away for the last mail. An address that is refused says nothing of the server. */
function watch(transport: Pick<MailTransport, 'send'>) {
  let isTroubled = false;
  return {
    isTroubled: () => isTroubled,
    async send(message: Message) {
      try {
        await transport.send(message);
        isTroubled = false;
      } catch (error) {
        if (mailFault(error).kind === 'AWAY') isTroubled = true;
        throw error;
      }
    },
  };
}

/** Runs tasks one after the other. One that fails does not stop the next. */
function createLine() {
  let last: Promise<unknown> = Promise.resolve();
  return (task: () => Promise<void>): Promise<void> => {
    const turn = last.then(task);
    last = turn.catch(() => {});
    return turn;
  };
}

/** The pauses of mails that wait to be tried again. */
function createPauses() {
  const ends = new Set<() => void>();
  return {
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer);
          ends.delete(end);
          resolve();
        };
        const timer = setTimeout(end, milliseconds);
        timer.unref();
        ends.add(end);
      }),
    endAll() {
      for (const end of [...ends]) end();
    },
  };
}

class UnsafeHeader extends Error {
  readonly code = 'EUNSAFE';
}

/** A second line of defense after input checks: a line break here would turn text into headers. */
function safe(message: Message): Message {
  if (/[\r\n\0]/.test(message.to + message.subject))
    throw new UnsafeHeader('A header of a mail holds a line break');
  return message;
}
