import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Logger } from 'pino';
import { createMail } from './mail.ts';
import type { MailTransport, Message } from './mail-transport.ts';

const message: Message = {
  to: 'fan@example.org',
  subject: 'Kickoff – 6:25 PM',
  text: 'Go Broncos!\n',
};

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'orange-mail-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const quiet = () => ({ warn: jest.fn<Logger['warn']>(), error: jest.fn<Logger['error']>() });
const env = () => ({ smtpUrl: undefined, publicUrl: 'https://fans.example.org', dataDir });

/** Fails the given number of times, then accepts mail. */
function flaky(failures: number) {
  const taken: Message[] = [];
  const transport: MailTransport = {
    send(mail) {
      if (failures-- > 0)
        return Promise.reject(
          Object.assign(new Error('fan@example.org'), { code: 'ECONNREFUSED' }),
        );
      taken.push(mail);
      return Promise.resolve();
    },
    close() {},
  };
  return { transport, taken };
}

test('without a mail server each mail is a file that only its owner may read', async () => {
  const mail = createMail({ env: env(), logger: quiet() });
  mail.queue(message);
  await mail.flush();
  const folder = join(dataDir, 'outbox');
  const [name, ...others] = await readdir(folder);
  expect(others).toEqual([]);
  expect(name).toMatch(/^[\w.-]+\.eml$/);
  expect((await stat(join(folder, name!))).mode & 0o777).toBe(0o600);
  const source = await readFile(join(folder, name!), 'utf8');
  expect(source).toContain('From: Orange Weekly <no-reply@fans.example.org>\r\n');
  expect(source).toContain('To: fan@example.org\r\n');
  expect(source).toContain('Go Broncos!');
});

test('a mail is tried again after growing pauses', async () => {
  const { transport, taken } = flaky(2);
  const logger = quiet();
  const mail = createMail({ env: env(), logger, transport, backOff: [0, 0, 0] });
  mail.queue(message);
  while (taken.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(taken).toEqual([message]);
  expect(logger.warn).toHaveBeenCalledTimes(2);
  await mail.flush();
});

test('the last chance is when the server stops; what fails then is logged without addresses', async () => {
  const logger = quiet();
  const { transport, taken } = flaky(2);
  const mail = createMail({ env: env(), logger, transport, backOff: [3_600_000] });
  mail.queue(message);
  await new Promise((resolve) => setImmediate(resolve));
  await mail.flush();
  expect(taken).toEqual([]);
  expect(logger.error).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(logger.error.mock.calls)).not.toContain('example.org');
});

test('a mail may be written later; nothing is sent when none is due', async () => {
  const { transport, taken } = flaky(0);
  const mail = createMail({ env: env(), logger: quiet(), transport });
  mail.queue(() => Promise.resolve(message));
  mail.queue(() => Promise.resolve(undefined));
  await mail.flush();
  expect(taken).toEqual([message]);
});

test('a line break in a header is refused for good', async () => {
  const { transport, taken } = flaky(0);
  const logger = quiet();
  const mail = createMail({ env: env(), logger, transport });
  mail.queue({ ...message, to: 'fan@example.org\r\nBcc: all@example.org' });
  mail.queue({ ...message, subject: 'Hello\nBcc: all@example.org' });
  await mail.flush();
  expect(taken).toEqual([]);
  expect(logger.error).toHaveBeenCalledTimes(2);
});

test('queueing never waits for a mail server, which may be away', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as { port: number };
  silent.close();
  const logger = quiet();
  const mail = createMail({ env: { ...env(), smtpUrl: `smtp://127.0.0.1:${port}` }, logger });
  // There is nothing to wait for, and no error yet.
  expect(mail.queue(message)).toBeUndefined();
  expect(logger.error).not.toHaveBeenCalled();
  await mail.flush();
  expect(logger.error).toHaveBeenCalledTimes(1);
});

test('a mail server gets the mail', async () => {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const lines = chunk.toString();
      heard.push(lines);
      if (isData) {
        if (lines.includes('\r\n.\r\n')) {
          isData = false;
          socket.write('250 taken\r\n');
        }
      } else if (/^DATA/i.test(lines)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(lines)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const logger = quiet();
  const mail = createMail({
    env: { ...env(), smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true` },
    logger,
  });
  mail.queue(message);
  await mail.flush();
  await new Promise((resolve) => server.close(resolve));
  expect(logger.error).not.toHaveBeenCalled();
  expect(heard.join('')).toContain('RCPT TO:<fan@example.org>');
  expect(heard.join('')).toContain('Go Broncos!');
});
