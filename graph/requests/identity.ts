import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { findApiToken } from '../accounts/api-tokens/api-token.service.ts';
import { findSession } from '../accounts/sessions/session.service.ts';
import { bearerIn } from '../core/network/bearer.ts';
import { type Context, createContext, type Request, type Services } from '../core/context.ts';
import { DomainError, refuse } from '../core/errors.ts';
import { showingAllowance } from '../core/http/allowance-headers.ts';
import { languageOf } from '../core/language.ts';
import { subscriberOf } from '../core/network/network-address.ts';
import { SHOWN_LIMITS } from '../core/limits/rate-limit-rules.ts';
import type { RateLimits } from '../core/limits/rate-limits.ts';
import { isSameOrigin } from '../core/network/same-origin.ts';
import { sessionCookie, tokenIn } from '../core/network/session-cookie.ts';
import type { SocketCaller } from '../core/sockets/sockets.ts';
import { isForGraph } from './graph-requests.ts';

interface IdentityOptions {
  readonly orm: MikroORM;
  readonly services: Services;
  readonly ownOrigins: readonly string[];
}

/**
 * Makes the context of each request. The user is read from the session cookie alone, again for each request, or from
 * the API token if one is sent. Browsers don't add a token by themselves, so it is accepted from any origin; and it
 * counts alone: an invalid one is refused even beside a valid cookie.
 */
export interface Identity {
  /** For an HTTP request. Made once per request, however often it is called. */
  http(request: IncomingMessage, response: ServerResponse): Promise<Context>;
  /** What the request brings to be looked up: an API token, a session, or nothing. */
  callerOf(request: IncomingMessage): 'token' | 'member' | 'visitor';
  /** What counts as one network address for every limit; see `subscriberOf`. */
  addressOf(request: SocketCaller): string;
  /** A visitor who is not signed in: pages as everyone sees them. */
  anonymous(): Context;
  /** For one operation on a socket. */
  socket(caller: SocketCaller): Promise<Context>;
}

/** What the request proves its sender by. */
interface Proof {
  readonly bearer: string | undefined;
  readonly session: string | undefined;
}

export function createIdentity(options: IdentityOptions): Identity {
  const { orm, services, ownOrigins } = options;
  const isSecure = services.publicUrl.startsWith('https:');
  const addressOf = (caller: SocketCaller) => addressIn(caller, services.env.trustProxy);
  const made = new WeakMap<object, Promise<Context>>();

  /** Where a token is sent, the cookie does not count. */
  const proofOf = (request: IncomingMessage, response: ServerResponse) => {
    const { headers } = request;
    const bearer = bearerIn(headers.authorization);
    const cookie =
      bearer === undefined && cookieCounts(request, ownOrigins)
        ? sessionCookie(headers.cookie, response, isSecure, () => services.clock.now())
        : undefined;
    return { proof: { bearer, session: cookie?.token }, cookie };
  };

  return {
    http(request, response) {
      const known = made.get(request);
      if (known) return known;
      const { proof, cookie } = proofOf(request, response);
      const facts = {
        requestId: typeof request.id === 'string' ? request.id : '',
        address: addressOf(request),
        userAgent: request.headers['user-agent'],
        language: languageOf(request),
        cookie,
      };
      const own = { ...services, limits: limitsShownOn(response, services.limits) };
      const context = contextFor({ orm, services: own }, proof, facts).catch((error: unknown) => {
        if (error instanceof DomainError && error.code === 'UNAUTHENTICATED')
          response.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
        throw error;
      });
      made.set(request, context);
      return context;
    },
    callerOf(request) {
      const { authorization, cookie } = request.headers;
      if (bearerIn(authorization) !== undefined) return 'token';
      return tokenIn(cookie, isSecure) && cookieCounts(request, ownOrigins) ? 'member' : 'visitor';
    },
    addressOf,
    anonymous: () => createContext(orm.em.fork(), services, ANONYMOUS),
    socket(caller) {
      const { headers } = caller;
      const isOurs = isSameOrigin(headers, ownOrigins);
      const session = isOurs ? tokenIn(one(headers.cookie), isSecure) : undefined;
      const facts = {
        requestId: crypto.randomUUID(),
        address: addressOf(caller),
        userAgent: one(headers['user-agent']),
        language: 'en',
        cookie: undefined,
      } as const;
      return contextFor(options, { bearer: bearerIn(one(headers.authorization)), session }, facts);
    },
  };
}

const ANONYMOUS: Request = {
  viewer: null,
  sessionId: null,
  requestId: 'page',
  address: 'page',
  userAgent: undefined,
  language: 'en',
  cookie: undefined,
};

/** What is known of a request before its sender is looked up. */
type Facts = Omit<Request, 'viewer' | 'sessionId' | 'provenAt'>;

async function contextFor(
  { orm, services }: Pick<IdentityOptions, 'orm' | 'services'>,
  proof: Proof,
  facts: Facts,
): Promise<Context> {
  const em = orm.em.fork();
  const found = await identify(em, services, proof);
  return createContext(em, services, {
    ...facts,
    viewer: found?.viewer ?? null,
    sessionId: found?.sessionId ?? null,
    provenAt: found?.provenAt,
  });
}

async function identify(em: EntityManager, services: Services, { bearer, session }: Proof) {
  const now = services.clock.now();
  if (bearer === undefined)
    return session ? findSession(em, session, { now, env: services.env }) : null;
  const viewer = await findApiToken(em, bearer, now);
  if (!viewer) throw refuse(bearer === '' ? 'token.noBearer' : 'token.invalid');
  return { viewer, sessionId: null, provenAt: undefined };
}

/** The limits, which set response headers with the remaining allowance. */
const limitsShownOn = (response: ServerResponse, limits: RateLimits): RateLimits => ({
  ...limits,
  take(limit, key) {
    const taken = limits.take(limit, key);
    return SHOWN_LIMITS.has(limit) ? showingAllowance(response, limit, taken) : taken;
  },
});

const one = (header: string | string[] | undefined) =>
  typeof header === 'string' ? header : undefined;

/**
 * The session's cookie counts only for our own pages, and never for a GET of the graph: the result of a URL must not
 * depend on who opens it.
 */
const cookieCounts = (request: IncomingMessage, ownOrigins: readonly string[]) =>
  !(request.method === 'GET' && isForGraph(request)) && isSameOrigin(request.headers, ownOrigins);

/**
 * The client's address behind the given number of trusted proxies, as the key of all limits: of an IPv6 address the
 * network of its subscriber.
 */
export function addressIn({ headers, socket }: SocketCaller, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const chain = [...forwarded, socket.remoteAddress ?? 'unknown'];
  return subscriberOf(chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? 'unknown');
}
