import { Kind, type OperationDefinitionNode } from 'graphql';
import type { RestRow } from './row.ts';

/** The root field that a row's operation calls, e.g. `Mutation.saveGame`. */
export function rootFieldOf({ operation }: RestRow): string {
  const definition = operation.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  const field = definition?.selectionSet.selections[0];
  if (!definition || field?.kind !== Kind.FIELD)
    throw new Error('A REST row needs an operation with one root field');
  return `${definition.operation === 'mutation' ? 'Mutation' : 'Query'}.${field.name.value}`;
}
