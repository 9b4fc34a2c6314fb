import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { RESPONSE_KEPT } from '../../schema/webhooks/webhooks.ts';
import {
  isOwn,
  NOT_PUBLIC,
  outsideAddress,
  publicLookup,
} from '../core/network/outside-address.ts';

/** What became of an attempt. */
export interface Attempt {
  /** Null where nothing answered. */
  readonly status: number | null;
  /** The beginning of the response, or why there is none. */
  readonly response: string;
  /** In ms. */
  readonly duration: number;
  readonly isDelivered: boolean;
  /** The address says that it is gone for good. */
  readonly isGone: boolean;
  /** Milliseconds that the address asks to wait; 0 if it doesn't. */
  readonly retryAfterMs: number;
}

interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Hosts that may be private. */
  readonly ownHosts: readonly string[];
  /** Ends it without a result. */
  readonly signal?: AbortSignal | undefined;
}

/** A receiver has so long for all of its response, in ms. */
const WITHIN_MS = 10_000;
const LARGEST_RESPONSE = 64_000;

/**
 * Posts a message to the address that a member named. Redirects are failures: they would lead past the check. Throws only
 * when it was ended.
 */
export async function postWebhook(posting: Posting): Promise<Attempt> {
  const { url, ownHosts, signal } = posting;
  const begun = performance.now();
  const ended = (found: Omit<Attempt, 'duration'>): Attempt => ({
    ...found,
    duration: Math.round(performance.now() - begun),
  });
  const failed = (response: string) =>
    ended({ status: null, response, isDelivered: false, isGone: false, retryAfterMs: 0 });
  const address = outsideAddress(url, ownHosts);
  if (!address) return failed('This address is not on the Internet.');
  try {
    const { statusCode: status = 0, headers: answered, text } = await answerOf(address, posting);
    const seconds = /^\d{1,6}$/.test(answered['retry-after'] ?? '')
      ? Number(answered['retry-after'])
      : 0;
    return ended({
      status,
      response: text.slice(0, RESPONSE_KEPT),
      isDelivered: status >= 200 && status < 300,
      isGone: status === 410,
      retryAfterMs: seconds * 1_000,
    });
  } catch (error) {
    signal?.throwIfAborted();
    return failed(faultOf(error as NodeJS.ErrnoException));
  }
}

function faultOf({ code, name }: NodeJS.ErrnoException): string {
  if (name === 'AbortError' || name === 'TimeoutError')
    return `No response within ${WITHIN_MS / 1_000} seconds.`;
  if (code === NOT_PUBLIC) return 'This address is not on the Internet.';
  return `No connection (${code ?? 'unknown'}).`;
}

type Answer = Pick<IncomingMessage, 'statusCode' | 'headers'> & { readonly text: string };

async function answerOf(
  address: URL,
  { headers, body, ownHosts, signal }: Posting,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(WITHIN_MS);
  const options = {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'OrangeWeekly/1',
    },
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
  };
  const call =
    address.protocol === 'http:'
      ? plainRequest(address, options)
      : request(address, {
          ...options,
          ...(!isOwn(address, ownHosts) && { lookup: publicLookup }),
        });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', resolve);
    call.end(body);
  });
  return {
    statusCode: response.statusCode,
    headers: response.headers,
    text: await textOf(response),
  };
}

/** The beginning of the response. What is longer is cut off, and the connection with it. */
async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > LARGEST_RESPONSE) break;
  }
  response.destroy();
  return Buffer.concat(chunks).toString('utf8');
}
