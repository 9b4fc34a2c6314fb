import { type FirstQuery, firstQueries } from '../../schema/pages/first-queries.ts';
import { execute, type GraphQLSchema, parse, type DocumentNode } from 'graphql';
import type { Context } from '../core/context.ts';
import type { Freshness } from '../core/answer-cache.ts';
import { freshnessOf, rootFieldsOf } from '../freshness.ts';

/** The answer to a query that the page would ask first. */
export interface PageAnswer extends FirstQuery {
  readonly data: unknown;
}

/** Texts of the client's operations by name, as the site was built with them. */
export type OperationTexts = Readonly<Record<string, string>>;

/** What the heads of pages are made of, besides what the pages ask. */
const HEAD_FIELDS = ['Query.article', 'Query.latestContent'];

interface PageAnswers {
  /** Answers the queries of a page before it asks. What fails is left out: the page asks itself. */
  of(context: Context, path: string): Promise<{ found: PageAnswer[]; isWhole: boolean }>;
  /** How long the page with these answers lasts. */
  freshnessOf(path: string): Freshness;
}

/** As it arrives at a client: moments as text. */
const asSent = (data: unknown): unknown => JSON.parse(JSON.stringify(data));

/** The first answers of pages, as an anonymous visitor gets them. */
export function createPageAnswers(schema: GraphQLSchema, texts: OperationTexts): PageAnswers {
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
      const answers = queries.map(async (query): Promise<PageAnswer[]> => {
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
