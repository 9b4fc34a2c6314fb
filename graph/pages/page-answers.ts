import { execute, type GraphQLSchema, parse, type DocumentNode } from 'graphql';
import type { Context } from '../core/context.ts';
import { type PageQuery, queriesOf } from './page-queries.ts';

/** The answer to a query that the page would ask first. */
interface PageAnswer extends PageQuery {
  readonly data: unknown;
}

/** Texts of the client's operations by name, as the site was built with them. */
export type OperationTexts = Readonly<Record<string, string>>;

/** Answers the queries of a page before it asks, for an anonymous visitor. What fails is left out: the page asks itself. */
export function createPageAnswers(schema: GraphQLSchema, texts: OperationTexts) {
  const documents = new Map<string, DocumentNode>();
  const documentOf = (operation: string) => {
    const text = texts[operation];
    if (!text) return undefined;
    const known = documents.get(operation) ?? parse(text);
    documents.set(operation, known);
    return known;
  };
  return async (context: Context, path: string): Promise<PageAnswer[]> => {
    const answers = queriesOf(path).map(async (query): Promise<PageAnswer[]> => {
      const document = documentOf(query.operation);
      if (!document) return [];
      const { data, errors } = await execute({
        schema,
        document,
        variableValues: { ...query.variables },
        contextValue: context,
        operationName: query.operation,
      });
      return errors ? [] : [{ ...query, data }];
    });
    return (await Promise.all(answers)).flat();
  };
}
