import type { MikroORM } from '@mikro-orm/postgresql';
import type { Request as HttpRequest, Response } from 'express';
import { findSession } from './accounts/session.service.ts';
import { type Context, createContext, type Request, type Services } from './core/context.ts';
import { languageOf } from './core/language.ts';
import { isSameOrigin } from './core/same-origin.ts';
import { sessionCookie, tokenIn } from './core/session-cookie.ts';
import type { SocketCaller } from './core/sockets.ts';

interface IdentityOptions {
  readonly orm: MikroORM;
  readonly services: Services;
  readonly ownOrigins: readonly string[];
}

/** Makes the context of each request: who acts is read from the session cookie alone, afresh each time. */
export interface Identity {
  /** For an HTTP request. Made once per request, however often it is asked for. */
  http(request: HttpRequest, response: Response): Promise<Context>;
  /** True when the request brings no session that would be looked up. */
  isVisitor(request: HttpRequest): boolean;
  /** Of somebody who is not signed in and acts for nobody: pages as everybody sees them. */
  anonymous(): Context;
  /** For one operation on a socket. */
  socket(caller: SocketCaller): Promise<Context>;
}

export function createIdentity({ orm, services, ownOrigins }: IdentityOptions): Identity {
  const isSecure = services.publicUrl.startsWith('https:');
  const made = new WeakMap<object, Promise<Context>>();

  const contextFor = async (
    token: string | undefined,
    facts: Omit<Request, 'viewer' | 'sessionId'>,
  ) => {
    const em = orm.em.fork();
    const session = token ? await findSession(em, token, services.clock.now()) : null;
    return createContext(em, services, {
      ...facts,
      viewer: session?.viewer ?? null,
      sessionId: session?.sessionId ?? null,
    });
  };

  return {
    http(request, response) {
      const known = made.get(request);
      if (known) return known;
      const cookie = isSameOrigin(request.headers, ownOrigins)
        ? sessionCookie(request.headers.cookie, response, isSecure, () => services.clock.now())
        : undefined;
      const context = contextFor(cookie?.token, {
        requestId: typeof request.id === 'string' ? request.id : '',
        address: request.ip ?? 'unknown',
        userAgent: request.headers['user-agent'],
        language: languageOf(request),
        cookie,
      });
      made.set(request, context);
      return context;
    },
    isVisitor: ({ headers }) =>
      !tokenIn(headers.cookie, isSecure) || !isSameOrigin(headers, ownOrigins),
    anonymous: () =>
      createContext(orm.em.fork(), services, {
        viewer: null,
        sessionId: null,
        requestId: 'page',
        address: 'page',
        userAgent: undefined,
        language: 'en',
        cookie: undefined,
      }),
    socket(caller) {
      const isOurs = isSameOrigin(caller.headers, ownOrigins);
      return contextFor(isOurs ? tokenIn(one(caller.headers.cookie), isSecure) : undefined, {
        requestId: crypto.randomUUID(),
        address: addressOf(caller, services.env.trustProxy),
        userAgent: one(caller.headers['user-agent']),
        language: 'en',
        cookie: undefined,
      });
    },
  };
}

const one = (header: string | string[] | undefined) =>
  typeof header === 'string' ? header : undefined;

/** The client's address behind the given number of trusted proxies, as express tells it for HTTP. */
export function addressOf({ headers, socket }: SocketCaller, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const chain = [...forwarded, socket.remoteAddress ?? 'unknown'];
  return chain[Math.max(0, chain.length - 1 - trustedProxies)] ?? 'unknown';
}
