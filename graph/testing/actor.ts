import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { execute, type ExecutionResult, parse } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { sql } from 'kysely';
import WebSocket from 'ws';
import type { Viewer } from '../../schema/accounts/capabilities.ts';
import { sanctionIn, sanctionOf } from '../accounts/sanctions/sanction-in-force.ts';
import { User } from '../accounts/users/user.entity.ts';
import type { AdjustableClock } from '../core/clock.ts';
import { createContext } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import type { FormatError } from '../core/errors.ts';
import { cookieName } from '../core/network/session-cookie.ts';
import type { RunningServer } from '../serving/server.ts';
import { openTestSession } from './session.ts';

type Document<Data, Variables> = TypedDocumentNode<Data, Variables> | string;

/** A user with an account on a test site. */
export interface Member {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly isModerator?: boolean;
  readonly isHost?: boolean;
}

/** Acts as one person, or as an anonymous visitor. */
export interface Actor {
  /** Runs an operation in process, with errors as clients see them. */
  run<Data, Variables>(
    document: Document<Data, Variables>,
    variables?: Variables,
  ): Promise<ExecutionResult<Data>>;
  /** Calls the running server over HTTP; objects are sent as JSON. The session's cookie goes along. */
  fetch(path: string, init?: Omit<RequestInit, 'body'> & { body?: unknown }): Promise<Response>;
  /** Opens a socket of its own. It ends with the site. */
  socket(): Promise<Client>;
  /** The value of the Cookie header, empty for visitors. */
  cookie(): Promise<string>;
}

interface Stage {
  readonly server: RunningServer;
  readonly clock: AdjustableClock;
  readonly format: FormatError;
  /** Open sockets are added to it. */
  readonly sockets: Client[];
}

/** Acts as the member on the site; one session, opened when it is needed first, serves all that they do. */
export function actorOf(member: Member | null, { server, clock, format, sockets }: Stage): Actor {
  let session: Promise<{ id: number; token: string }> | undefined;
  const sessionOf = (who: Member) =>
    (session ??= openTestSession(server.orm.em.fork(), who.id, clock.now()));
  const cookie = async () =>
    member ? `${cookieName(false)}=${(await sessionOf(member)).token}` : '';

  return {
    cookie,
    async run(document, variables) {
      const result = await execute({
        schema: server.schema,
        document: typeof document === 'string' ? parse(document) : document,
        variableValues: variables ?? {},
        contextValue: createContext(server.orm.em.fork(), server.services, {
          viewer: member && (await presentRights(server, member, clock.now())),
          sessionId: member ? (await sessionOf(member)).id : null,
          requestId: 'test',
          address: '127.0.0.1',
          userAgent: 'test',
          language: 'en',
          cookie: undefined,
        }),
      });
      const errors = result.errors?.map((error) => format(error.toJSON(), error));
      return { ...result, ...(errors && { errors }) } as never;
    },
    fetch: async (path, init = {}) =>
      fetch(`${server.url}${path}`, requestOf(init, member ? { cookie: await cookie() } : {})),
    async socket() {
      const client = socketTo(server.url, member ? { cookie: await cookie() } : {});
      sockets.push(client);
      return client;
    },
  };
}

async function presentRights({ orm }: RunningServer, member: Member, now: Date): Promise<Viewer> {
  const em = orm.em.fork();
  const { id, isAdmin, isModerator, isHost } = await em.findOneOrFail(User, member.id);
  const sanction = sanctionOf(sql.val(id), sql.val(now.toISOString())).as('n');
  const [found] = await rowsOf(
    em,
    db.selectFrom(sanction).select(['n.sanctionId', 'n.sanctionKind', 'n.sanctionEndsAt']),
  );
  return { id, isAdmin, isModerator, isHost, ...(found && sanctionIn(found)) };
}

type Init = NonNullable<Parameters<Actor['fetch']>[1]>;

/** A plain object is sent as JSON. */
function requestOf({ body, headers, ...init }: Init, own: Record<string, string>): RequestInit {
  const isPlain =
    body !== undefined &&
    typeof body === 'object' &&
    !(body instanceof FormData) &&
    !(body instanceof Uint8Array);
  return {
    method: body === undefined ? 'GET' : 'POST',
    ...init,
    headers: {
      ...(isPlain && { 'content-type': 'application/json' }),
      ...own,
      ...(headers as Record<string, string> | undefined),
    },
    ...(body !== undefined && { body: (isPlain ? JSON.stringify(body) : body) as BodyInit }),
  };
}

function socketTo(url: string, headers: Record<string, string>): Client {
  return createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string) {
        super(address, protocols, { headers });
      }
    },
    lazy: false,
    onNonLazyError: () => {},
    retryAttempts: 0,
  });
}
