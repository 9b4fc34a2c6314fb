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
/** Faults listed in one response. Each may suggest a name, which takes a comparison with all names of a type. */
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
 * The only way from a text to an executable document, over HTTP and on sockets: a limit of tokens, then the limits of
 * the site, then validation. Valid documents are cached by their text, so many clients with the same text share one.
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
    return parse(text, { maxLexicalTokens: QUERY_LIMITS.tokens });
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
