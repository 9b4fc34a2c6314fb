import query from './examples/query.sh?raw';
import queryByGet from './examples/query-by-get.sh?raw';
import subscription from './examples/subscription.mjs?raw';
import tokenQuery from './examples/token-query.sh?raw';
import tokenSubscription from './examples/token-subscription.mjs?raw';

/** Examples that run as they are; a test runs each file of the folder. */
const EXAMPLES = { query, queryByGet, subscription, tokenQuery, tokenSubscription };

/** The host that the files name. */
const LOCAL_HOST = 'localhost:4000';

/** An example for the site at that origin. */
export function exampleFor(origin: string, name: keyof typeof EXAMPLES): string {
  const { host, protocol } = new URL(origin);
  const secure = protocol === 'https:' ? 's' : '';
  return EXAMPLES[name]
    .trimEnd()
    .replace(/\b(http|ws):\/\/([\w.:]+)/g, (address, scheme: string, named: string) =>
      named === LOCAL_HOST ? `${scheme}${secure}://${host}` : address,
    );
}

/** The operation of an example: the value of its `query`, as JSON, as text of JavaScript, or in an address. */
const OPERATION = /"query":("(?:[^"\\]|\\.)*")|query: (?:`([^`]*)`|'([^']*)')|\?query=([^'&]+)/;

/** The address that opens the operation of an example in GraphiQL. */
export function graphiqlLink(example: string): string {
  const [, json, lines, line, encoded] = OPERATION.exec(example) ?? [];
  const query = json
    ? (JSON.parse(json) as string)
    : (lines ?? line ?? (encoded && decodeURIComponent(encoded)));
  return `/graphiql?${new URLSearchParams({ query: query ?? '' }).toString()}`;
}
