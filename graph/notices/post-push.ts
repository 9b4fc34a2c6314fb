import { type ClientRequest, type IncomingMessage, request as plainRequest } from 'node:http';
import { Agent, request } from 'node:https';
import webPush from 'web-push';
import {
  isOwn,
  NOT_PUBLIC,
  outsideAddress,
  publicLookup,
} from '../core/network/outside-address.ts';
import type { VapidKeys } from './vapid-keys.ts';

/**
 * Result of a push: accepted; refused for good; to be retried after so many seconds; timed out; or the subscription has
 * ended.
 */
export type PushOutcome =
  | { readonly kind: 'delivered' | 'refused' | 'silent' | 'gone' }
  | { readonly kind: 'later'; readonly seconds: number };

export interface Push {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly payload: string;
  /** How long the service stores it for a browser that is offline. */
  readonly ttlSeconds: number;
  readonly isUrgent: boolean;
  /** The service replaces a stored push with the same topic. */
  readonly topic: string;
}

export interface PushSender {
  readonly vapid: VapidKeys;
  /** Whom a push service may turn to. */
  readonly subject: string;
  readonly ownHosts: readonly string[];
}

/** Push services respond in a fraction of that. */
const WITHIN_MS = 3_000;
/** Pushes that may be in flight at once. */
export const PUSHES_AT_ONCE = 100;
const LARGEST_RESPONSE = 16_384;

/** Connections to push services. Names that lead into private networks are not connected to. */
const outside = new Agent({ keepAlive: true, maxSockets: PUSHES_AT_ONCE, lookup: publicLookup });

/** Encrypts a push for its browser, signs it, and hands it to the browser's push service. Never throws. */
export async function postPush(sender: PushSender, push: Push): Promise<PushOutcome> {
  const url = outsideAddress(push.endpoint, sender.ownHosts);
  const message = url && sealed(sender, push);
  if (!message) return { kind: 'gone' };
  const { headers, body } = message;
  try {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const options = { method: 'POST', headers, signal };
    const isPlain = url.protocol === 'http:';
    const call = isPlain
      ? plainRequest(url, options)
      : request(url, { ...options, ...(!isOwn(url, sender.ownHosts) && { agent: outside }) });
    return outcomeOf(await answerOf(call, body));
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    // A timeout appears as the cause of an abort.
    if (name === 'AbortError' || name === 'TimeoutError') return { kind: 'silent' };
    return code === NOT_PUBLIC ? { kind: 'gone' } : { kind: 'later', seconds: 0 };
  }
}

/** The message as it travels; null where nothing can be encrypted for those keys. */
function sealed({ subject, vapid }: PushSender, push: Push) {
  try {
    return webPush.generateRequestDetails(push, push.payload, {
      vapidDetails: { subject, ...vapid },
      TTL: push.ttlSeconds,
      urgency: push.isUrgent ? 'high' : 'normal',
      topic: push.topic,
      contentEncoding: 'aes128gcm',
    });
  } catch {
    return null;
  }
}

/** Sends and waits for the response headers. The body is discarded, up to a limit. */
function answerOf(call: ClientRequest, body: Buffer | null): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > LARGEST_RESPONSE) response.destroy();
      });
      response.on('error', () => undefined);
      resolve(response);
    });
    call.end(body);
  });
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage): PushOutcome {
  if (statusCode >= 200 && statusCode < 300) return { kind: 'delivered' };
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' };
  if (statusCode === 429 || statusCode >= 500) {
    const seconds = Number(headers['retry-after']);
    return { kind: 'later', seconds: seconds > 0 ? seconds : 0 };
  }
  return { kind: 'refused' };
}
