import type { ExecutionArgs, GraphQLError, GraphQLSchema } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { operationOf } from '../documents/cost.ts';
import {
  type DeprecatedExtension,
  deprecatedExtension,
  deprecatedIn,
} from '../documents/deprecated.ts';
import { type DocumentReader, isRefused, type ReadDocument } from '../documents/read-document.ts';
import { type FormatError, refuse } from '../errors.ts';
import { readPosition } from '../events/position.ts';
import type { Fanout, Subscription } from '../fanout/fanout.ts';
import { isTooDeep, MOST_LEVELS } from '../http/nesting.ts';
import type { SocketCaller } from './caller.ts';
import type { Connection, ConnectionOutlet, SocketContext } from './connection.ts';

/** One operation as it was asked for. */
interface SocketOperation {
  readonly document: ReadDocument['document'];
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>> | undefined;
}

/** Replaces a deposit by what the operation really costs. May refuse it by throwing. */
type Settle = (operation: SocketOperation) => Promise<void> | void;

/** How an operation is read, paid for and executed: the same as on HTTP. */
export interface OperationRules<C extends SocketContext> {
  readonly schema: GraphQLSchema;
  readonly readDocument: DocumentReader;
  readonly formatError: FormatError;
  /** A fresh context for one operation of the caller; an anonymous one when the caller has no headers. */
  context(caller: SocketCaller): Promise<C>;
  /** Takes what an operation costs at least, before it is read. It stays taken when the operation is refused. */
  deposit?(context: C): Promise<Settle> | Settle;
  /** Takes points for what is known only later. What it returns may live as long as a subscription. */
  charging?(context: C): (points: number) => void;
  /** The place of the newest event that this node has heard. */
  position(): string;
}

/** An operation that was read, checked and paid for. */
export interface PreparedOperation extends ExecutionArgs {
  readonly subscription: Subscription;
  readonly isShared: boolean;
  readonly wantsWord: boolean;
  /** Takes what the replay of missed events costs. */
  readonly charge: ((points: number) => void) | undefined;
  readonly isSubscription: boolean;
  /** Beside the data of a query or a mutation; those of events are made with them. */
  readonly extensions: ResultExtensions;
}

interface ResultExtensions extends DeprecatedExtension {
  /** Of a query: all that happened up to here is in its response. */
  readonly position?: string;
}

/** What a `subscribe` message carries; the document may be replaced by the one that was read. */
type Payload = Omit<SubscribePayload, 'query'> & { query: string };

/** Reads an operation, checks it against the limits, and takes what it costs. */
export async function prepareOperation<C extends SocketContext>(
  rules: OperationRules<C> & { readonly fanout: Fanout },
  connection: Pick<Connection<C, ConnectionOutlet>, 'context'>,
  payload: Payload,
): Promise<PreparedOperation | readonly GraphQLError[]> {
  const position = rules.position();
  const contextValue = await connection.context();
  const settle = await rules.deposit?.(contextValue);
  const read = rules.readDocument(payload.query);
  if (isRefused(read)) return read;
  payload.query = read.text;
  const { document, text } = read;
  const operationName = payload.operationName ?? undefined;
  const variables = payload.variables ?? undefined;
  if (isTooDeep(variables)) throw refuse('query.nestedTooDeep', { max: MOST_LEVELS });
  const named = payload.extensions?.after;
  const after = named === undefined ? undefined : readPosition(named);
  await settle?.({ document, operationName, variables });
  const isShared = rules.fanout.isShareable(document, operationName);
  const kind = operationOf(document, operationName)?.operation;
  return {
    schema: rules.schema,
    document,
    operationName,
    variableValues: variables,
    rootValue: undefined,
    // An object that lives as long as the subscription must not refer to a unit of work.
    contextValue: isShared ? undefined : contextValue,
    isShared,
    wantsWord: payload.extensions?.acknowledge === true,
    charge: rules.charging?.(contextValue),
    isSubscription: kind === 'subscription',
    extensions: {
      ...(kind === 'query' && { position }),
      ...(kind !== 'subscription' && deprecatedExtension(deprecatedIn(rules.schema, document))),
    },
    subscription: { document, text, operationName, variables, after },
  };
}
