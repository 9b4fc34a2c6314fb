import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { machineClock } from '../clock.ts';
import type { Env } from '../env.ts';

/** A mail to one address. `text` is always there; `html` is an addition. */
export interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Where mail programs take the address off the list, with one click (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** The part of the Message-ID before the host, where a mail is to have the same one on each try. */
  readonly messageId?: string;
}

/** Hands one mail over; rejects when it couldn't. */
export interface MailTransport {
  send(message: Message): Promise<void>;
  close(): void;
}

const PATIENCE_MS = 10_000;

/** The mail server of SMTP_URL, else files in DATA_DIR/outbox. */
export function createMailTransport(
  env: Pick<Env, 'smtpUrl' | 'dataDir' | 'publicUrl'>,
  name: () => string,
): MailTransport {
  const address = `no-reply@${hostOf(env.publicUrl)}`;
  const from = () => ({ name: name(), address });
  return env.smtpUrl ? toServer(env.smtpUrl, from) : toFiles(join(env.dataDir, 'outbox'), from);
}

function hostOf(publicUrl: string | undefined): string {
  return publicUrl ? new URL(publicUrl).hostname : 'localhost';
}

type Sender = { name: string; address: string };

/** The recipient goes as an object, so that no text in it is read as a list of addresses. */
const envelopeOf = (message: Message, from: Sender) => ({
  from,
  to: { name: '', address: message.to },
  subject: message.subject,
  text: message.text,
  ...(message.html !== undefined && { html: message.html }),
  ...(message.messageId !== undefined && {
    messageId: `<${message.messageId}@${from.address.split('@')[1]}>`,
  }),
  ...(message.unsubscribeUrl !== undefined && {
    list: { unsubscribe: message.unsubscribeUrl },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }),
  disableFileAccess: true,
  disableUrlAccess: true,
});

function toServer(url: string, from: () => Sender): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    send: async (message) => void (await transport.sendMail(envelopeOf(message, from()))),
    close: () => transport.close(),
  };
}

/** Each mail as an `.eml` file that only the server's user may read: it may contain a link that resets a password. */
function toFiles(folder: string, from: () => Sender): MailTransport {
  let count = 0;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const { message: source } = await transport.sendMail(envelopeOf(message, from()));
      // Names sort by time; the count separates mails of the same millisecond, the random part nodes that share the
      // folder.
      const at = machineClock.now().toISOString().replaceAll(':', '-');
      const name = `${at}-${String(++count).padStart(6, '0')}-${randomUUID()}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${name}`);
      try {
        await writeFile(unfinished, source as Buffer, { mode: 0o600 });
        await rename(unfinished, join(folder, `${name}.eml`));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
