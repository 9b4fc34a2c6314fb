import { readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import {
  buildSchema,
  type DocumentNode,
  execute,
  type ExecutionResult,
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
    ({ query, getContext }) =>
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
  const link = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    subscriptions,
    ApolloLink.split(
      ({ query }) => isValid(query),
      new SchemaLink({ schema, rootValue: answers }),
      new SchemaLink({ schema, rootValue: answers, validate: true }),
    ),
  );
  return {
    client: new ApolloClient({
      link: ApolloLink.from([createSharingLink(), createFreshnessLink(), count, link]),
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
