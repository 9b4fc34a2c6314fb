import type { Logger } from 'pino';
import {
  CLOSE_CODES,
  CLOSE_REASONS,
  SOCKET_LIMITS,
  SUBSCRIPTION_LIMITS,
} from '../../../schema/site/sockets.ts';
import type { Events } from '../events/events.ts';
import { acceptUpgrades, type UpgradeRules } from './accept-upgrades.ts';
import { Admission } from './admission.ts';
import { Census } from './census.ts';
import { createStreams, type ServeStream } from '../sse/serve-streams.ts';
import type { Connection, ConnectionOutlet, SocketContext } from './connection.ts';
import { createFollowAlone, type FollowAlone } from './follow-alone.ts';
import { createKeepAlive } from './keepalive.ts';
import type { OperationRules } from './operation.ts';
import type { FanoutOptions } from '../fanout/fanout.ts';
import { createProtocol } from './protocol.ts';
import { serveSocket } from './serve-socket.ts';
import { guardSessions } from './sessions.ts';
import { watchWaiting } from './waiting.ts';

export type { SocketCaller } from './caller.ts';
export type { SocketContext } from './connection.ts';

/** Times in milliseconds, sizes in bytes. */
const LIMITS = {
  ...SOCKET_LIMITS,
  initWait: 10_000,
  keepAlive: 12_000,
  recheck: 60_000,
  closeGrace: 3_000,
  /** Interval between two checks of the buffered bytes, in ms. */
  lookAtWaiting: 1_000,
};
type Limits = { readonly [Limit in keyof typeof LIMITS]: number };

const LEVELS = { on: 1, wide: 10, off: Infinity };

export interface SocketsOptions<C extends SocketContext> extends UpgradeRules, OperationRules<C> {
  readonly events: Events;
  /** See `FanoutOptions`. */
  readonly onJoin?: FanoutOptions['onJoin'];
  readonly logger: Pick<Logger, 'warn' | 'debug'>;
  /** `wide` allows ten times as many sockets and subscriptions per user and address, `off` any number. */
  readonly level: keyof typeof LEVELS;
  readonly limits?: Partial<Limits>;
  /** Milliseconds, for what is counted by the second. */
  readonly now?: () => number;
}

export interface Sockets {
  /** Sends every client a close frame with the reason, and resolves when all sockets are closed. */
  close(reason: string): Promise<void>;
  /** Serves a subscription as server-sent events, counted with the sockets. */
  readonly stream: ServeStream;
  /** Follows a subscription inside the server, for a member's webhook. */
  readonly followAlone: FollowAlone;
  /** Open sockets and streams. */
  count(): number;
}

/** Serves graphql-transport-ws on the path: queries, mutations and subscriptions under the limits of HTTP. */
export function attachSockets<C extends SocketContext>(options: SocketsOptions<C>): Sockets {
  const { events, logger, context, now = () => performance.now() } = options;
  const limits: Limits = { ...LIMITS, ...options.limits };
  const factor = LEVELS[options.level];
  const connections = new Set<Connection<C, ConnectionOutlet>>();

  const admit = countsUsers(limits.perUser * factor);
  const admission = admissionOf(limits, factor, now);
  const {
    server: protocol,
    fanout,
    format,
  } = createProtocol<C>({
    ...options,
    operations: limits.operations,
    subscriptionLimits: timesFactor(SUBSCRIPTION_LIMITS, factor),
    initWait: limits.initWait,
    admit,
  });
  const keepAlive = createKeepAlive(limits.keepAlive);
  const stopGuard = guardSessions({ events, connections, period: limits.recheck, logger });
  const stopResets = events.onLoss((lostUntil) => fanout.reset(lostUntil));
  const stopWatching = watchWaiting(connections, limits);
  const serving = { protocol, connections, keepAlive, limits, context, logger };
  const upgrades = acceptUpgrades({
    ...options,
    limits,
    admission,
    serve: (arrival) => serveSocket(serving, arrival),
  });

  const stream = createStreams<C>({
    ...options,
    fanout,
    format,
    admission,
    connections,
    admit,
    addressOf: options.addressOf ?? (({ socket }) => socket.remoteAddress ?? 'unknown'),
    waitingBytes: limits.waitingBytes,
    onOpen: options.onUpgrade,
  });

  return {
    stream,
    followAlone: createFollowAlone({ ...options, fanout, format }),
    count: () => connections.size,
    async close(reason) {
      upgrades.refuseAll();
      stopGuard();
      stopResets();
      fanout.flush();
      const gone = [...connections].map(
        (connection) => new Promise<void>((resolve) => connection.onClosed(resolve)),
      );
      for (const { outlet } of connections) outlet.close(CLOSE_CODES.goingAway, reason);
      await Promise.all(gone);
      keepAlive.stop();
      stopWatching();
      upgrades.end();
    },
  };
}

/** Counts sockets under their users. One more than `most` is closed with the reason. */
function countsUsers(
  most: number,
): (connection: Connection<SocketContext, ConnectionOutlet>) => boolean {
  const census = new Census();
  return (connection) => {
    const { viewer, outlet } = connection;
    if (!outlet.isOpen()) return false;
    if (!viewer) return true;
    const key = `user ${viewer.id}`;
    if (census.enter(key, most)) {
      connection.onClosed(() => census.leave(key));
      return true;
    }
    outlet.close(CLOSE_CODES.tryAgainLater, CLOSE_REASONS.tooManyOfUser(most));
    return false;
  };
}

const admissionOf = (limits: Limits, factor: number, now: () => number) =>
  new Admission(
    {
      ...limits,
      perAddress: limits.perAddress * factor,
      perAddressWhenCrowded: limits.perAddressWhenCrowded * factor,
    },
    now,
  );

const timesFactor = <Name extends string>(
  limits: { readonly [Limit in Name]: number },
  factor: number,
) =>
  Object.fromEntries(
    Object.entries<number>(limits).map(([name, limit]) => [name, limit * factor]),
  ) as { [Limit in Name]: number };
