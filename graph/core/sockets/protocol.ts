import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  locatedError,
} from 'graphql';
import { type Context as ProtocolContext, makeServer, type Server } from 'graphql-ws';
import type { Logger } from 'pino';
import { CLOSE_CODES, CLOSE_REASONS } from '../../../schema/site/sockets.ts';
import { type DocumentReader, isRefused, type ReadDocument } from '../documents/read-document.ts';
import { refuse } from '../errors.ts';
import { createFanout, type Fanout, type Subscription } from '../fanout/fanout.ts';
import type { QuestionLimits } from '../fanout/questions.ts';
import { isTooDeep, MOST_LEVELS } from '../http/nesting.ts';
import type { SocketCaller } from './caller.ts';
import type { Connection, SocketContext } from './connection.ts';

/** One operation as it was asked for. */
export interface SocketOperation {
  readonly document: ReadDocument['document'];
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/** Replaces a deposit by what the operation really costs. May refuse it by throwing. */
export type Settle = (operation: SocketOperation) => Promise<void> | void;

export interface ProtocolOptions<C extends SocketContext> {
  readonly schema: GraphQLSchema;
  context(caller: SocketCaller): Promise<C>;
  /** Takes what an operation costs at least, before it is read. It stays taken when the operation is refused. */
  deposit?(context: C): Promise<Settle> | Settle;
  formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError;
  readonly readDocument: DocumentReader;
  /** Operations that may run on one socket at once. */
  readonly operations: number;
  readonly questions: QuestionLimits;
  /** Milliseconds until `connection_init` must have come. */
  readonly initWait: number;
  /** Counts the socket under its user; false when the user has too many. */
  admit(connection: Connection<C>): boolean;
  readonly logger: Pick<Logger, 'warn'>;
}

/** graphql-ws hands these from `onSubscribe` on to `subscribe`. */
interface Operation<C extends SocketContext> extends ExecutionArgs {
  readonly connection: Connection<C>;
  readonly id: string;
  readonly subscription: Subscription;
  readonly isShared: boolean;
  readonly wantsWord: boolean;
}

const ANONYMOUS: SocketCaller = { headers: {}, socket: {} };

/** graphql-transport-ws over our connections: graphql-ws keeps its life cycle, fan-out does the work. */
export function createProtocol<C extends SocketContext>(
  options: ProtocolOptions<C>,
): { server: Server<Connection<C>>; fanout: Fanout } {
  const { schema, logger } = options;
  const formatAll = (errors: readonly GraphQLError[]) =>
    errors.map((error) => options.formatError(error.toJSON(), error));
  const format = ({ errors, ...result }: ExecutionResult) => ({
    ...result,
    ...(errors && { errors: formatAll(errors) }),
  });
  const fanout = createFanout({
    schema,
    format,
    sharedContext: () => options.context(ANONYMOUS),
    limits: options.questions,
  });

  const refusal = (error: unknown) =>
    error instanceof GraphQLError ? error : locatedError(error, undefined);

  type Known = ProtocolContext<Record<string, unknown> | undefined, Connection<C>>;

  async function prepare(
    { extra: connection, subscriptions }: Known,
    id: string,
    payload: Payload,
  ): Promise<Operation<C> | readonly GraphQLError[]> {
    // The operation that is asked for is already among them.
    if (Object.keys(subscriptions).length > options.operations) {
      throw refuse('socket.operations');
    }
    const contextValue = await connection.context();
    const settle = await options.deposit?.(contextValue);
    const read = options.readDocument(payload.query);
    if (isRefused(read)) return read;
    payload.query = read.text;
    const { document, text } = read;
    const operationName = payload.operationName ?? undefined;
    const variables = payload.variables ?? undefined;
    if (isTooDeep(variables)) throw refuse('query.nestedTooDeep', { max: MOST_LEVELS });
    await settle?.({ document, operationName, variables });
    const isShared = fanout.isShareable(document, operationName);
    return {
      schema,
      document,
      operationName,
      variableValues: variables,
      rootValue: undefined,
      // What lives as long as the subscription must not hold a unit of work.
      contextValue: isShared ? undefined : contextValue,
      connection,
      id,
      isShared,
      wantsWord: payload.extensions?.acknowledge === true,
      subscription: { document, text, operationName, variables },
    };
  }

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
    async onSubscribe(protocol, id, payload) {
      try {
        return await prepare(protocol, id, payload);
      } catch (error) {
        return [refusal(error)];
      }
    },
    async subscribe(args) {
      const { subscription, connection, id, isShared, wantsWord } = args as Operation<C>;
      const { outlet } = connection;
      try {
        const events = isShared
          ? await fanout.join(subscription, outlet, id)
          : await fanout.serveAlone(subscription, outlet, id, () => connection.context());
        if (wantsWord && Symbol.asyncIterator in events) outlet.send(acknowledgement(id, events));
        return events;
      } catch (error) {
        // graphql-ws would take it for a fault of the socket.
        return { errors: [refusal(error)] };
      }
    },
    onNext: (_protocol, _id, _payload, _args, result) => format(result),
    onError: (_protocol, _id, _payload, errors) => formatAll(errors),
  });
  return { server, fanout };
}

/**
 * The protocol does not acknowledge subscriptions, but the server may send unsolicited pongs with any payload. A client
 * that subscribes with `extensions: { acknowledge: true }` gets this one once it can't miss any more events. It carries
 * the time of the last event before that: any answer from after that time is up to date.
 */
const acknowledgement = (id: string, { changedAt }: { readonly changedAt: number }) =>
  JSON.stringify({ type: 'pong', payload: { subscribed: id, changedAt } });

interface Payload {
  query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly extensions?: Readonly<Record<string, unknown>> | null | undefined;
}
