import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push as the browser sees it, and how it came. */
interface ReceivedPush {
  readonly message: unknown;
  readonly headers: IncomingHttpHeaders;
  /** What the sender signed: for whom, until when, and who it is. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  readonly path: string;
}

/** A push service of the tests: it takes messages and opens them, as the browsers behind it would. */
export interface PushService {
  readonly host: string;
  /** In the order in which they came. */
  readonly received: ReceivedPush[];
  /** The status it returns instead of 201, by path. */
  readonly answers: Map<string, { status: number; headers?: Record<string, string> }>;
  /** Paths that accept requests and never respond. */
  readonly silent: Set<string>;
  /** The paths that were called, in that order. */
  readonly called: string[];
  /** A browser with keys of its own, as the input of a subscription has it. */
  browser(): { endpoint: string; p256dh: string; auth: string };
  stop(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer }>();
  const received: ReceivedPush[] = [];
  const answers: PushService['answers'] = new Map();
  const silent = new Set<string>();
  const called: string[] = [];

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    called.push(path);
    if (silent.has(path)) return void request.resume();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { status, headers } = answers.get(path) ?? { status: 201 };
      const browser = browsers.get(path);
      if (status === 201 && browser) {
        const opened = open(Buffer.concat(chunks), browser.keys, browser.auth);
        received.push({
          message: JSON.parse(opened) as unknown,
          headers: request.headers,
          claims: claimsOf(request.headers.authorization ?? ''),
          path,
        });
      }
      response.writeHead(status, headers).end('x'.repeat(100));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    host,
    received,
    answers,
    silent,
    called,
    browser() {
      const path = `/push/${browsers.size + 1}`;
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys().toString('base64url');
      const auth = randomBytes(16);
      browsers.set(path, { keys, auth });
      return { endpoint: `http://${host}${path}`, p256dh, auth: auth.toString('base64url') };
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Opens one record of `aes128gcm` (RFC 8188) with the keys of RFC 8291. */
function open(sealed: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = sealed.subarray(0, 16);
  const senderKey = sealed.subarray(21, 21 + sealed.readUInt8(20));
  const record = sealed.subarray(21 + senderKey.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const key = derive(keys.computeSecret(senderKey), auth, info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** The claims of a signed request (RFC 8292). Throws where the signature is not of the key that came with it. */
function claimsOf(authorization: string): ReceivedPush['claims'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
  });
  const signed = Buffer.from(`${head}.${body}`);
  const isGenuine = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGenuine) throw new Error('The signature is not of that key');
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as ReceivedPush['claims'];
}
