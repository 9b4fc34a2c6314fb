/** An operation that an address opens in GraphiQL. */
interface LinkedOperation {
  readonly query: string;
  /** As JSON. */
  readonly variables?: string;
}

/**
 * The operation in the address (`?query=&variables=`), for a tab beside those that are stored. It is only shown: nothing
 * runs by itself. Of several operations GraphiQL asks which to run, so a name in the address adds nothing.
 */
export function linkedOperation(search: string): LinkedOperation | undefined {
  const given = new URLSearchParams(search);
  const query = given.get('query');
  return query ? { query, variables: given.get('variables') ?? '' } : undefined;
}
