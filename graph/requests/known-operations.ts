import {
  type DocumentNode,
  execute,
  type FormattedExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Deprecation } from '../../schema/accounts/api-token-usage.ts';
import type { Context } from '../core/context.ts';
import { deprecatedExtension } from '../core/documents/deprecated.ts';
import type { FormatError } from '../core/errors.ts';
import type { GraphRequest } from './graph-requests.ts';
import { beginningOf, type QueryExtensions } from './query-extensions.ts';

interface Asked {
  readonly request: GraphRequest;
  /** Valid. */
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly cost: number;
  readonly deprecated: readonly Deprecation[];
  readonly context: Context;
}

/** Executes operations whose document was executed before, without Apollo Server, which takes as long as they do. */
export interface KnownOperations {
  /**
   * What Apollo Server would respond. Undefined, and then nothing was executed, where it must respond itself: documents
   * that are new, and variables that don't fit.
   */
  run(asked: Asked): Promise<FormattedExecutionResult | undefined>;
}

export function createKnownOperations(options: {
  readonly schema: GraphQLSchema;
  readonly formatError: FormatError;
}): KnownOperations {
  const { schema, formatError } = options;
  const known = new WeakSet<DocumentNode>();
  return {
    async run({ request, document, operation, cost, deprecated, context }) {
      const isQuery = operation.operation === 'query';
      const isNew = !known.has(document);
      known.add(document);
      if (isNew || hasExtensions(request)) return undefined;
      const made = beginningOf(context);
      const { data, errors } = await execute({
        schema,
        document,
        variableValues: request.variables,
        operationName: request.operationName,
        contextValue: context,
      });
      if (data === undefined) return undefined;
      const extensions: Partial<QueryExtensions> = {
        ...(isQuery && { ...made, cost }),
        ...deprecatedExtension(deprecated),
      };
      // In the order in which Apollo Server writes them.
      return {
        ...(errors && { errors: errors.map((error) => formatError(normalized(error), error)) }),
        data,
        ...(Object.keys(extensions).length > 0 && { extensions: { ...extensions } }),
      };
    },
  };
}

const hasExtensions = ({ extensions }: GraphRequest) => Object.keys(extensions ?? {}).length > 0;

/** As Apollo Server hands errors to `formatError`: each with a code. */
function normalized(error: GraphQLError) {
  const code = error.extensions.code ?? 'INTERNAL_SERVER_ERROR';
  return { ...error.toJSON(), extensions: { ...error.extensions, code } };
}
