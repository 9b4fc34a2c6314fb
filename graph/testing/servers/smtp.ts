import { createServer, type Socket } from 'node:net';

/** A mail as the server took it. */
interface TakenMail {
  readonly to: string;
  readonly source: string;
}

/** A mail server for tests: it stores accepted mail, and refuses or delays the recipients that a test names. */
export interface TestMailServer {
  readonly url: string;
  readonly taken: readonly TakenMail[];
  /** Answers RCPT TO of that address so, e.g. `450 4.2.1 busy`; undefined takes that back. */
  answer(address: string, reply: string | undefined): void;
  /** Never answers the text of mails to that address. Resolves when one came. */
  hold(address: string): Promise<void>;
  /** True: the line breaks when the text of a mail has arrived. */
  breaksLine: boolean;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<TestMailServer> {
  const taken: TakenMail[] = [];
  const replies = new Map<string, string>();
  const held = new Map<string, () => void>();
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    let to = '';
    let text: string | undefined;
    let rest = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      for (;;) {
        if (text !== undefined) {
          const end = rest.indexOf('\r\n.\r\n');
          if (end < 0) return;
          text = rest.slice(0, end);
          rest = rest.slice(end + 5);
          finish();
          continue;
        }
        const line = rest.indexOf('\r\n');
        if (line < 0) return;
        command(rest.slice(0, line));
        rest = rest.slice(line + 2);
      }
    });

    function command(line: string) {
      const [, address] = /^RCPT TO:<([^>]+)>/i.exec(line) ?? [];
      if (address) {
        to = address;
        socket.write(`${replies.get(address) ?? '250 ok'}\r\n`);
      } else if (/^DATA/i.test(line)) {
        text = '';
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    }

    function finish() {
      const source = text!;
      text = undefined;
      const arrived = held.get(to);
      if (arrived) return arrived();
      if (mail.breaksLine) return socket.destroy();
      taken.push({ to, source });
      socket.write('250 taken\r\n');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };

  const mail: TestMailServer = {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    taken,
    breaksLine: false,
    answer(address, reply) {
      if (reply === undefined) replies.delete(address);
      else replies.set(address, reply);
    },
    hold: (address) => new Promise((resolve) => held.set(address, resolve)),
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return mail;
}
