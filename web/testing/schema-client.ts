import { readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import {
  buildSchema,
  type DocumentNode,
  execute,
  type ExecutionResult,
  getNamedType,
  OperationTypeNode,
  validate,
} from 'graphql';
import { createCache } from '../app/cache.ts';
import { createFreshnessLink } from '../live/response-freshness.ts';
import type { LiveContext } from '../live/live-link.ts';
import { createSharingLink } from '../live/shared-requests.ts';

/** What each root field resolves to: a value, or a function of the arguments (which may throw). */
export type Answers = Record<string, unknown>;

interface Subscriber {
  readonly field: string;
  readonly subscribed: LiveContext['onSubscribed'];
  readonly next: (payload: unknown) => void;
}

/** Built once for all clients of a file, because building it is slow; only the root values differ. */
const schema = buildSchema(
  readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8'),
);

type AnswerTo = (args: PageArguments) => unknown;

interface PageArguments {
  readonly first?: number | null;
}

/** The page that a list of nodes is; more follow while it is full. */
function pageOf(nodes: readonly { id: number; cursor?: string }[], { first }: PageArguments) {
  const edges = nodes.map((node) => ({ cursor: node.cursor ?? `after ${node.id}`, node }));
  const [startCursor, endCursor] = [edges[0]?.cursor ?? null, edges.at(-1)?.cursor ?? null];
  const pageInfo = { startCursor, endCursor, hasNextPage: nodes.length === first };
  return { nodes, edges, pageInfo: { ...pageInfo, hasPreviousPage: false } };
}

// A test may give the nodes alone where the graph has a connection.
for (const [name, field] of Object.entries(schema.getQueryType()!.getFields()))
  if (getNamedType(field.type).name.endsWith('Connection'))
    field.resolve = async (answers: Answers, args: PageArguments) => {
      const answer = answers[name];
      const given = await (typeof answer === 'function' ? (answer as AnswerTo)(args) : answer);
      return Array.isArray(given) ? pageOf(given as { id: number }[], args) : given;
    };

/** Documents that were validated already. */
const valid = new WeakSet<DocumentNode>();

function isValid(document: DocumentNode): boolean {
  if (!valid.has(document) && validate(schema, document).length === 0) valid.add(document);
  return valid.has(document);
}

/**
 * A client of the committed schema: every operation is validated and executed against it, with the given root values in
 * place of resolvers. `push` sends an event to the subscribers of a field; `asked` counts the operations by name.
 * Results and events carry times, as the server's do.
 */
export function schemaClient(answers: Answers) {
  const asked: Record<string, number> = {};
  const subscribers = new Set<Subscriber>();
  /** When the last event was pushed. */
  let pushedAt = 0;

  const subscriptions = new ApolloLink(
    ({ query, variables: variableValues, getContext }) =>
      new Observable<ExecutionResult>((observer) => {
        const { onSubscribed } = getContext() as LiveContext;
        const root = schema.getSubscriptionType()!;
        const definition = query.definitions.find((each) => each.kind === 'OperationDefinition')!;
        const [selection] = definition.selectionSet.selections;
        const field = selection?.kind === 'Field' ? selection.name.value : '';
        if (!root.getFields()[field]) throw new Error(`The schema has no subscription ${field}`);
        const subscriber = {
          field,
          subscribed: onSubscribed,
          next: (payload: unknown) =>
            observer.next({
              ...(execute({
                schema,
                document: query,
                variableValues,
                rootValue: { [field]: payload },
              }) as ExecutionResult),
              extensions: { toldAt: Date.now() },
            }),
        };
        subscribers.add(subscriber);
        queueMicrotask(() => onSubscribed?.(pushedAt));
        return () => void subscribers.delete(subscriber);
      }) as Observable<ApolloLink.Result>,
  );
  const count = new ApolloLink((operation, forward) => {
    const name = operation.operationName ?? '';
    asked[name] = (asked[name] ?? 0) + 1;
    const asOf = Date.now();
    return new Observable((observer) =>
      forward(operation).subscribe({
        next: (result) =>
          observer.next(
            operation.operationType === OperationTypeNode.QUERY
              ? { ...result, extensions: { asOf } }
              : result,
          ),
        error: (error) => observer.error(error),
        complete: () => observer.complete(),
      }),
    );
  });
  const answering = ApolloLink.split(
    ({ query }) => isValid(query),
    new SchemaLink({ schema, rootValue: answers }),
    new SchemaLink({ schema, rootValue: answers, validate: true }),
  );
  // As in the site's own client: each subscription is one of its own.
  const link = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    ApolloLink.from([count, subscriptions]),
    ApolloLink.from([createSharingLink(), createFreshnessLink(), count, answering]),
  );
  return {
    client: new ApolloClient({
      link,
      cache: createCache(),
      queryDeduplication: false,
    }),
    asked,
    /** Events may have been lost, the last of them then; from now on every subscription gets all. */
    eventsLost(changedAt = pushedAt) {
      for (const { subscribed } of subscribers) subscribed?.(changedAt);
    },
    /** The same for the subscriptions to one field. */
    eventsLostFor(field: string, changedAt: number) {
      for (const subscriber of subscribers)
        if (subscriber.field === field) subscriber.subscribed?.(changedAt);
    },
    push(field: string, payload: unknown) {
      pushedAt = Date.now();
      for (const subscriber of subscribers)
        if (subscriber.field === field) subscriber.next(payload);
    },
  };
}
