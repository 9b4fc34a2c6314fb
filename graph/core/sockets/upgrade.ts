import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { SocketCaller } from './caller.ts';

/** Headers that identify the caller; the others are not stored for the life of the socket. */
const STORED_HEADERS = [
  'authorization',
  'cookie',
  'host',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
] as const;

/** Who upgrades. A foreign page's caller has no cookie: it is anonymous, like any outside tool that sends no token. */
export function callerOf(
  request: IncomingMessage,
  isOriginAllowed: (headers: IncomingMessage['headers']) => boolean,
): SocketCaller {
  const isOurs = isOriginAllowed(request.headers);
  const names = STORED_HEADERS.filter(
    (name) => request.headers[name] !== undefined && (isOurs || name !== 'cookie'),
  );
  return {
    headers: Object.fromEntries(names.map((name) => [name, request.headers[name]])),
    socket: { remoteAddress: request.socket.remoteAddress },
  };
}

/** The path of a request line, without its query; undefined when it is no path. */
export function pathOf(request: IncomingMessage): string | undefined {
  const target = request.url ?? '';
  return target.startsWith('/') ? target.split(/[?#]/, 1)[0] : undefined;
}

interface Refusal {
  readonly message: string;
  /** Whole seconds. */
  readonly retryAfter?: number;
}

/** Rejects an upgrade with an ordinary refusal. */
export function refuseUpgrade(network: Duplex, status: number, refusal: Refusal): void {
  // The other side may have disconnected already, which is fine.
  network.on('error', () => {});
  const body = JSON.stringify({ message: refusal.message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(refusal.retryAfter === undefined ? [] : [`Retry-After: ${refusal.retryAfter}`]),
  ];
  network.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
