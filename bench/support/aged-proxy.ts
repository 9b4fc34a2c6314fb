import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { AGE_RECORD_KEY } from '../../schema/age-gate.ts';

/** With this header a page is requested as by a visitor who has passed the age gate. */
export const AGED = { 'x-test-age': '1' };

const SCRIPT = `sessionStorage.setItem('${AGE_RECORD_KEY}',JSON.stringify({verified:true,age:40,timestamp:Date.now()}))`;
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
const compress = promisify(brotliCompress);
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/**
 * A proxy for the site that puts the age record at the top of pages, since Lighthouse cannot answer the gate. The
 * server itself has no such bypass.
 */
export async function startAgedProxy(port: number): Promise<{ port: number; stop(): void }> {
  const ask = (from: IncomingMessage, headers = from.headers) =>
    request({ port, host: 'localhost', method: from.method, path: from.url, headers });

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const asked = ask(incoming).on('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(asked).on('error', () => outgoing.destroy());
  };

  const passAged = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const plain = { ...incoming.headers, 'accept-encoding': 'identity' };
    const [answer] = (await once(ask(incoming, plain).end(), 'response')) as [IncomingMessage];
    const html = Buffer.concat(await answer.toArray()).toString();
    const policy = String(answer.headers['content-security-policy']);
    const { 'content-length': _length, ...headers } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, {
      ...headers,
      'content-encoding': 'br',
      'content-security-policy': policy.replace('script-src ', `script-src ${HASH} `),
    });
    const aged = html.replace('<head>', `<head><script>${SCRIPT}</script>`);
    outgoing.end(await compress(aged, COMPRESSION));
  };

  const proxy = createServer((incoming, outgoing) => {
    const isAged =
      incoming.headers['x-test-age'] && String(incoming.headers.accept).includes('text/html');
    if (isAged) void passAged(incoming, outgoing).catch(() => outgoing.destroy());
    else pass(incoming, outgoing);
  });
  proxy.on('upgrade', (incoming: IncomingMessage, socket, head) => {
    const through = connect(port, 'localhost', () => {
      const lines = incoming.rawHeaders.reduce(
        (text, part, index) => text + part + (index % 2 ? '\r\n' : ': '),
        `GET ${incoming.url} HTTP/1.1\r\n`,
      );
      through.write(`${lines}\r\n`);
      through.write(head);
      through.pipe(socket).pipe(through);
    });
    through.on('error', () => socket.destroy());
    socket.on('error', () => through.destroy());
  });
  proxy.listen(0);
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    stop() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
