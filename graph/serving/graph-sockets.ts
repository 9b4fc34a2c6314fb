import type { Logger } from 'pino';
import { type Presence, PRESENCE_FIELD } from '../chat/presence.ts';
import type { Context } from '../core/context.ts';
import { costOf } from '../core/documents/cost.ts';
import { deprecatedIn } from '../core/documents/deprecated.ts';
import type { Env } from '../core/env.ts';
import type { Events } from '../core/events/events.ts';
import type { HttpConnections } from '../core/http/connections.ts';
import type { Use } from '../core/limits/token-use.ts';
import { isSameOrigin } from '../core/network/same-origin.ts';
import { attachSockets, type Sockets } from '../core/sockets/sockets.ts';
import type { Pipeline } from './pipeline.ts';

interface GraphSocketsOptions {
  readonly http: HttpConnections;
  readonly pipeline: Pipeline;
  readonly env: Env;
  readonly events: Events;
  readonly presence: Presence;
  readonly logger: Logger;
}

/** The graph over WebSockets, at the same path and through the same pipeline as over HTTP. */
export function attachGraphSockets(options: GraphSocketsOptions): Sockets {
  const { http, env, events, presence, logger } = options;
  const { schema, identity, ownOrigins, budget, readDocument, formatError } = options.pipeline;
  return attachSockets({
    server: http.server,
    onUpgrade: (network) => http.release(network),
    path: '/graphql',
    schema,
    events,
    logger,
    context: (caller) => identity.socket(caller),
    addressOf: (caller) => identity.addressOf(caller),
    isOriginAllowed: (headers) => isSameOrigin(headers, ownOrigins),
    readDocument,
    position: () => events.position(),
    async deposit(context) {
      const { settle } = await budget.deposit(context, 0);
      return async (operation) => {
        const cost = costOf({ schema, ...operation });
        const deprecated = deprecatedIn(schema, operation.document);
        const note = (isRefused: boolean) => noteUse(context, { cost, deprecated, isRefused });
        await settle(cost).catch((refused: unknown) => {
          note(true);
          throw refused;
        });
        note(false);
      };
    },
    charging: ({ viewer, address }) => {
      const payer = { viewer: viewer && { id: viewer.id }, address };
      // Who has too little left is refused the next operation.
      return (points) => void budget.spend(payer, points).catch(() => undefined);
    },
    onJoin: (field, socket) => (field === PRESENCE_FIELD ? presence.enter(socket) : undefined),
    formatError,
    level: env.rateLimits,
    limits: { perNode: env.socketsMax },
  });
}

function noteUse({ viewer, tokenUse }: Context, use: Use): void {
  if (viewer?.token) tokenUse.note(viewer.token.id, use);
}
