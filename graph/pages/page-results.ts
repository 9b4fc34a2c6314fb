import { type FirstQuery, firstQueries } from '../../schema/pages/first-queries.ts';
import { execute, type GraphQLSchema, parse, type DocumentNode } from 'graphql';
import type { Context } from '../core/context.ts';
import type { Freshness } from '../core/result-cache.ts';
import { freshnessOf, rootFieldsOf } from '../freshness.ts';

/** The result of a query that the page would send first. */
export interface PageResult extends FirstQuery {
  readonly data: unknown;
}

/** Texts of the client's operations by name, as the site was built with them. */
export type OperationTexts = Readonly<Record<string, string>>;

/** Fields that the heads of pages depend on, besides the queries of the page. */
const HEAD_FIELDS = ['Query.article', 'Query.latestContent', 'Query.show'];

interface PageResults {
  /** Executes the first queries of a page. Failed ones are left out, and the page sends them itself. */
  of(context: Context, path: string): Promise<{ found: PageResult[]; isWhole: boolean }>;
  /** How long a page with these results stays fresh. */
  freshnessOf(path: string): Freshness;
}

/** As a client receives it: dates as text. */
const asSent = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

/** The first results of pages, as an anonymous visitor gets them. */
export function createPageResults(schema: GraphQLSchema, texts: OperationTexts): PageResults {
  const documents = new Map<string, DocumentNode>();
  const documentOf = (operation: string) => {
    const text = texts[operation];
    if (!text) return undefined;
    const known = documents.get(operation) ?? parse(text);
    documents.set(operation, known);
    return known;
  };
  return {
    async of(context, path) {
      const queries = firstQueries(path);
      const answers = queries.map(async (query): Promise<PageResult[]> => {
        const document = documentOf(query.operation);
        if (!document) return [];
        const { data, errors } = await execute({
          schema,
          document,
          variableValues: { ...query.variables },
          contextValue: context,
          operationName: query.operation,
        });
        return errors ? [] : [{ ...query, data: asSent(data) }];
      });
      const found = (await Promise.all(answers)).flat();
      return { found, isWhole: found.length === queries.length };
    },
    freshnessOf(path) {
      const fields = firstQueries(path).flatMap(({ operation }) => {
        const document = documentOf(operation);
        return document ? rootFieldsOf(document) : [];
      });
      return freshnessOf([...HEAD_FIELDS, ...fields]) ?? { changedBy: [], forMs: 0 };
    },
  };
}
