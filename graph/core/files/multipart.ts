import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { IMAGE_MAX_BYTES, IMAGE_MAX_MEGABYTES } from '../../../schema/photos/images.ts';
import { refuse } from '../errors.ts';

/** A file uploaded with a form, on this machine's disk until the response is sent. */
export interface ReceivedFile {
  readonly fieldName: string;
  /** What the sender calls it: to be read, never to be used as a name. */
  readonly filename: string;
  readonly path: string;
}

/** A form as received. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  /** One at most; absent too when the form's file input was left empty. */
  readonly file: ReceivedFile | undefined;
  /** Removes the file. */
  discard(): Promise<void>;
}

interface FormLimits {
  readonly withinMs?: number;
  readonly folder?: string;
}

const LONGEST_MS = 30_000;
const LIMITS = {
  fieldNameSize: 100,
  fieldSize: 100_000,
  fields: 20,
  files: 1,
  parts: 21,
  fileSize: IMAGE_MAX_BYTES,
  headerPairs: 50,
};

/**
 * Reads a multipart form with one file at most, which goes to disk and not into memory. Refuses what is larger than 10
 * MB (PAYLOAD_TOO_LARGE), malformed, or too slow; then no file is left behind. The rest of a refused request is read
 * and discarded, so that its sender receives the response.
 */
export async function receiveForm(
  request: IncomingMessage,
  { withinMs = LONGEST_MS, folder = tmpdir() }: FormLimits = {},
): Promise<ReceivedForm> {
  const path = join(folder, `orange-upload-${randomUUID()}`);
  const discard = () => rm(path, { force: true });
  try {
    return { ...(await parse(request, path, withinMs)), discard };
  } catch (error) {
    await discard();
    request.resume();
    throw error;
  }
}

function parse(
  request: IncomingMessage,
  path: string,
  withinMs: number,
): Promise<Omit<ReceivedForm, 'discard'>> {
  const fields = new Map<string, string>();
  let file: ReceivedFile | undefined;
  let writing: Promise<void> = Promise.resolve();
  let isRefused = false;

  return new Promise((resolve, reject) => {
    const parser = parserFor(request);
    const fail = (error: Error) => {
      if (isRefused) return;
      isRefused = true;
      clearTimeout(timer);
      request.unpipe(parser);
      parser.destroy();
      // What is being written must have ended before the file can be removed.
      void writing.catch(() => undefined).then(() => reject(error));
    };
    const timer = setTimeout(() => {
      fail(refuse('upload.tooSlow'));
      request.destroy();
    }, withinMs);
    const tooMany = () => fail(refuse('form.tooManyParts'));

    parser.on('field', (name, value, { valueTruncated, nameTruncated }) => {
      if (valueTruncated || nameTruncated) return fail(refuse('request.tooLarge'));
      fields.set(name, value);
    });
    parser.on('file', (fieldName, content, { filename }) => {
      // A file input that was left empty sends a part without a name.
      if (filename) file = { fieldName, filename, path };
      content.once('limit', () =>
        fail(refuse('image.tooLarge', { megabytes: IMAGE_MAX_MEGABYTES })),
      );
      writing = write(content, path);
      writing.catch(fail);
    });
    parser.once('filesLimit', tooMany).once('fieldsLimit', tooMany).once('partsLimit', tooMany);
    parser.on('error', () => fail(refuse('form.unreadable')));
    parser.once('close', () => {
      clearTimeout(timer);
      if (!isRefused)
        writing.then(() => resolve({ fields: Object.fromEntries(fields), file }), fail);
    });
    request.once('close', () => {
      if (!request.complete) fail(refuse('upload.cutOff'));
    });
    request.pipe(parser);
  });
}

function parserFor(request: IncomingMessage) {
  try {
    return busboy({ headers: request.headers, defParamCharset: 'utf8', limits: LIMITS });
  } catch {
    throw refuse('form.unreadable');
  }
}

/** A disk that is full or broken is our fault and passes. */
async function write(content: Readable, path: string): Promise<void> {
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isDisk = code !== undefined && /^E(NOSPC|DQUOT|IO|ROFS|MFILE|NFILE|ACCES)$/.test(code);
    throw isDisk ? refuse('file.notReceived', {}, { retryAfter: 30 }) : refuse('form.unreadable');
  }
}
