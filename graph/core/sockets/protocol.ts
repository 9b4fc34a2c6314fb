import { type ExecutionResult, GraphQLError, locatedError } from 'graphql';
import { makeServer, type Server } from 'graphql-ws';
import type { Logger } from 'pino';
import { CLOSE_CODES, CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import { refuse } from '../errors.ts';
import { replayCost } from '../events/position.ts';
import { frames } from '../fanout/encoding.ts';
import { createFanout, type Fanout, type FanoutOptions } from '../fanout/fanout.ts';
import type { Beginning } from '../fanout/silent-stream.ts';
import type { SubscriptionLimits } from '../fanout/subscription-quota.ts';
import type { SocketCaller } from './caller.ts';
import type { Connection, SocketContext } from './connection.ts';
import { type OperationRules, type PreparedOperation, prepareOperation } from './operation.ts';

export interface ProtocolOptions<C extends SocketContext> extends OperationRules<C> {
  readonly subscriptionLimits: SubscriptionLimits;
  /** See `FanoutOptions`. */
  readonly onJoin?: FanoutOptions['onJoin'];
  /** Operations that may run on one socket at once. */
  readonly operations: number;
  /** Milliseconds until `connection_init` must have come. */
  readonly initWait: number;
  /** Counts the socket under its user; false when the user has too many. */
  admit(connection: Connection<C>): boolean;
  readonly logger: Pick<Logger, 'warn'>;
}

const refusal = (error: unknown) =>
  error instanceof GraphQLError ? error : locatedError(error, undefined);

/** graphql-ws passes it from `onSubscribe` on to `subscribe`. */
interface Begun<C extends SocketContext> extends PreparedOperation {
  readonly connection: Connection<C>;
  readonly id: string;
}

const ANONYMOUS: SocketCaller = { headers: {}, socket: {} };

/** graphql-transport-ws over our connections: graphql-ws handles the protocol, fan-out delivers the events. */
export function createProtocol<C extends SocketContext>(
  options: ProtocolOptions<C>,
): { server: Server<Connection<C>>; fanout: Fanout; format: (result: ExecutionResult) => object } {
  const { schema, logger } = options;
  const { formatAll, format } = formatting(options);
  const fanout = createFanout({
    ...{ schema, format, limits: options.subscriptionLimits, onJoin: options.onJoin },
    sharedContext: () => options.context(ANONYMOUS),
    position: () => options.position(),
  });
  const rules = { ...options, fanout };

  const server = makeServer<Record<string, unknown> | undefined, Connection<C>>({
    schema,
    connectionInitWaitTimeout: options.initWait,
    // Of what `connection_init` claims a token alone is believed.
    async onConnect({ extra: connection, connectionParams }) {
      try {
        await connection.identify(connectionParams);
        return options.admit(connection);
      } catch (err) {
        // Refused already, with the reason.
        if (!connection.outlet.isOpen()) return false;
        logger.warn({ err }, 'A socket could not be identified');
        connection.outlet.close(CLOSE_CODES.tryAgainLater, CLOSE_REASONS.tryAgain);
        return false;
      }
    },
    async onSubscribe({ extra: connection, subscriptions }, id, payload) {
      try {
        // The requested operation is already among them.
        if (Object.keys(subscriptions).length > options.operations)
          throw refuse('socket.operations');
        const prepared = await prepareOperation(rules, connection, payload);
        return 'subscription' in prepared ? { ...prepared, connection, id } : prepared;
      } catch (error) {
        return [refusal(error)];
      }
    },
    async subscribe(args) {
      const { subscription, connection, id, isShared, wantsWord, charge } = args as Begun<C>;
      const { outlet } = connection;
      try {
        const events = isShared
          ? await fanout.join(subscription, outlet, frames(id))
          : await fanout.serveAlone(subscription, outlet, frames(id), () => connection.context());
        if (!(Symbol.asyncIterator in events)) return events;
        charge?.(replayCost(events.beginning.replayed));
        if (wantsWord) outlet.send(acknowledgement(id, events.beginning));
        return events;
      } catch (error) {
        // graphql-ws would take it for a fault of the socket.
        return { errors: [refusal(error)] };
      }
    },
    onNext(_protocol, _id, _payload, args, result) {
      const { extensions } = args as Begun<C>;
      return format(
        Object.keys(extensions).length > 0 ? { ...result, extensions: { ...extensions } } : result,
      );
    },
    onError: (_protocol, _id, _payload, errors) => formatAll(errors),
  });
  return { server, fanout, format };
}

/** What may leave the server of a result. */
function formatting({ formatError }: Pick<OperationRules<SocketContext>, 'formatError'>) {
  const formatAll = (errors: readonly GraphQLError[]) =>
    errors.map((error) => formatError(error.toJSON(), error));
  const format = ({ errors, ...result }: ExecutionResult) => ({
    ...result,
    ...(errors && { errors: formatAll(errors) }),
  });
  return { formatAll, format };
}

/**
 * The protocol does not acknowledge subscriptions, but the server may send unsolicited pongs with any payload. A client
 * that subscribes with `extensions: { acknowledge: true }` gets this one once it can't miss any more events. It carries
 * the time of the last event before that, as each response from after that time is up to date, and the position after it.
 */
const acknowledgement = (id: string, { changedAt, position }: Beginning) =>
  JSON.stringify({ type: 'pong', payload: { subscribed: id, changedAt, position } });
