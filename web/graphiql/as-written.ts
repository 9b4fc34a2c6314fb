import type { Fetcher } from '@graphiql/toolkit';
import { type DocumentNode, Kind, parse } from 'graphql';

/**
 * GraphiQL reads a document a moment after it was written. Who runs it before that would send it under the name of the
 * one before, or as another kind of operation than it is.
 */
export const asWritten =
  (fetcher: Fetcher): Fetcher =>
  (params, options) => {
    const documentAST = documentIn(params.query);
    if (!documentAST) return fetcher(params, options);
    const names = documentAST.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name
        ? [definition.name.value]
        : [],
    );
    const { operationName } = params;
    const isThere = typeof operationName === 'string' && names.includes(operationName);
    return fetcher(
      { ...params, operationName: isThere ? operationName : names.length === 1 ? names[0] : null },
      { ...options, documentAST },
    );
  };

/** What cannot be read is for the server to refuse. */
function documentIn(text: string): DocumentNode | undefined {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
