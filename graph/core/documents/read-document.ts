import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { QUERY_LIMITS } from '../../../schema/site/query-limits.ts';
import { limitErrorsOf } from './measure.ts';

/** How many documents are cached, and the longest one that is worth it. */
const CACHED = 500;
const LONGEST_CACHED = 10_000;
/** Faults that one answer names. Each may suggest a name, which takes a comparison with all names of a type. */
const MOST_FAULTS = 10;

export interface ReadDocument {
  readonly document: DocumentNode;
  /** The one copy of the text that all who send it share. */
  readonly text: string;
}

/** A valid document of the text, or what is wrong with it. */
export type DocumentReader = (text: string) => ReadDocument | readonly GraphQLError[];

export const isRefused = (
  read: ReadDocument | readonly GraphQLError[],
): read is readonly GraphQLError[] => Array.isArray(read);

/**
 * The one way from a text to a document that may run, over HTTP and on sockets: bounded tokens, then the limits, then
 * the rules of the language. Valid documents are cached by their text, so many clients that ask the same share one.
 */
export function createDocumentReader(schema: GraphQLSchema): DocumentReader {
  const cached = new Map<string, ReadDocument>();
  return (text) => {
    const known = cached.get(text);
    if (known) {
      // The end of the map is the most recently used.
      cached.delete(text);
      cached.set(known.text, known);
      return known;
    }
    const document = parseBounded(text);
    if (document instanceof GraphQLError) return [document];
    const tooMuch = limitErrorsOf(document);
    if (tooMuch.length > 0) return tooMuch;
    const faults = validate(schema, document, specifiedRules, { maxErrors: MOST_FAULTS });
    if (faults.length > 0) return faults;
    const fresh = { document, text };
    if (text.length <= LONGEST_CACHED) cached.set(text, fresh);
    for (const oldest of cached.keys()) {
      if (cached.size <= CACHED) break;
      cached.delete(oldest);
    }
    return fresh;
  };
}

function parseBounded(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text, { maxTokens: QUERY_LIMITS.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { message, source, positions } = error;
    const isTooLong = message.includes(`more that ${QUERY_LIMITS.tokens} tokens`);
    return new GraphQLError(
      isTooLong ? `The document has more than ${QUERY_LIMITS.tokens} tokens.` : message,
      { source, positions, extensions: { code: 'GRAPHQL_PARSE_FAILED' } },
    );
  }
}
