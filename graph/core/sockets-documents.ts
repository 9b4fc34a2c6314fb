import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
  type ValidationRule,
} from 'graphql';

/** Documents that are kept, and the longest one that is worth it. */
const KEPT = 500;
const LONGEST_KEPT = 10_000;

export interface KnownDocument {
  readonly document: DocumentNode;
  /** The one copy of the text that all sockets share. */
  readonly text: string;
}

interface DocumentOptions {
  readonly schema: GraphQLSchema;
  readonly maxTokens: number;
  /** Rules besides the specified ones. */
  readonly rules: readonly ValidationRule[];
}

/** Parses and validates by the same limits as HTTP; thousands of sockets that ask the same share one document. */
export function createDocuments({
  schema,
  maxTokens,
  rules,
}: DocumentOptions): (text: string) => KnownDocument | readonly GraphQLError[] {
  const kept = new Map<string, KnownDocument>();
  const allRules = [...specifiedRules, ...rules];

  return (text) => {
    const known = kept.get(text);
    if (known) {
      // The end of the map is the most recently used.
      kept.delete(text);
      kept.set(known.text, known);
      return known;
    }
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return [
        new GraphQLError(error.message, {
          source: error.source,
          positions: error.positions,
          extensions: { code: 'GRAPHQL_PARSE_FAILED' },
        }),
      ];
    }
    const errors = validate(schema, document, allRules);
    if (errors.length > 0) return errors;
    const fresh = { document, text };
    if (text.length <= LONGEST_KEPT) kept.set(text, fresh);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    return fresh;
  };
}
