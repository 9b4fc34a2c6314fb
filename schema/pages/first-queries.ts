import { placeAt } from './addresses.ts';
import type { Variables } from './page.ts';
import { PAGES, type Pages } from './pages.ts';

/** What every page asks: the bar under the header, and breaking news. */
const FRAME_QUERIES = { GameBar: {}, BreakingNews: {} } as const;

export type QueryTable = Readonly<
  Record<string, { readonly queries: Readonly<Record<string, unknown>> }>
>;
type QueriesOf<Pages extends QueryTable> = Pages[keyof Pages]['queries'] | typeof FRAME_QUERIES;
type KeyOf<Queries> = Queries extends unknown ? keyof Queries & string : never;

/** Names of the operations that first views ask. */
export type FirstOperation<Of extends QueryTable = Pages> = KeyOf<QueriesOf<Of>>;

type Asked<Queries, Name extends string> =
  Queries extends Readonly<Record<Name, infer Given>>
    ? Given extends (params: never) => infer Made
      ? Made
      : Given
    : never;

/** The variables that an operation is asked with. */
export type FirstVariables<Name extends string, Of extends QueryTable = Pages> = Asked<
  QueriesOf<Of>,
  Name
>;

/** A query that a page asks by itself when it is opened. */
export interface FirstQuery {
  readonly operation: FirstOperation;
  readonly variables: Variables;
}

/**
 * The first queries of the page at a path. Their results are embedded in the HTML, so that the first view waits for
 * nothing else.
 */
export function firstQueries(path: string): FirstQuery[] {
  const place = placeAt(path);
  const own = place && !place.isRedirect ? PAGES[place.name].queries : {};
  return Object.entries({ ...FRAME_QUERIES, ...own }).map(([operation, asked]) => ({
    operation: operation as FirstOperation,
    variables:
      typeof asked === 'function'
        ? (asked as (params: object) => Variables)(place?.params ?? {})
        : asked,
  }));
}
