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
  /** Sets the reply to RCPT TO of that address, e.g. `450 4.2.1 busy`; undefined removes it. */
  answer(address: string, reply: string | undefined): void;
  /** Never replies after the text of mails to that address. Resolves when one came. */
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
    converse(socket, {
      replyTo: (address) => replies.get(address) ?? '250 ok',
      take(sent) {
        const arrived = held.get(sent.to);
        if (arrived) return arrived();
        if (mail.breaksLine) return socket.destroy();
        taken.push(sent);
        socket.write('250 taken\r\n');
      },
    });
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

interface Postmaster {
  /** The answer to RCPT TO of that address. */
  replyTo(address: string): string;
  /** A mail has come whole. */
  take(mail: TakenMail): void;
}

/** Speaks SMTP with one client: commands line by line, and texts up to the line with a single dot. */
function converse(socket: Socket, { replyTo, take }: Postmaster): void {
  let to = '';
  let isText = false;
  let rest = '';
  socket.write('220 test\r\n');

  /** What came before the separator, which is taken away; undefined if that has not come yet. */
  const until = (separator: string): string | undefined => {
    const end = rest.indexOf(separator);
    if (end < 0) return undefined;
    const before = rest.slice(0, end);
    rest = rest.slice(end + separator.length);
    return before;
  };
  const command = (line: string) => {
    const [, address] = /^RCPT TO:<([^>]+)>/i.exec(line) ?? [];
    if (address) {
      to = address;
      socket.write(`${replyTo(address)}\r\n`);
    } else if (/^DATA/i.test(line)) {
      isText = true;
      socket.write('354 go on\r\n');
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
    else socket.write('250 ok\r\n');
  };

  socket.on('data', (chunk) => {
    rest += chunk.toString();
    for (;;) {
      const part = until(isText ? '\r\n.\r\n' : '\r\n');
      if (part === undefined) return;
      if (isText) {
        isText = false;
        take({ to, source: part });
      } else command(part);
    }
  });
}
