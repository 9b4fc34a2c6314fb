import { EXAMPLES } from './examples.ts';

/** Its name under web/developers/examples/; a test runs each file of the folder. */
export type ExampleFile = (typeof EXAMPLES)[number]['file'];

/** An example as it is shown. */
export interface Shown {
  readonly text: string;
  /** The address that opens its operation in GraphiQL. */
  readonly link: string | undefined;
  /** What the operation costs. */
  readonly cost: number | null;
}

/** The host that the files name. */
const LOCAL_HOST = 'localhost:4000';

/** An example for the site at that origin. */
export function exampleFor(origin: string, file: ExampleFile): Shown {
  const { text, operation, cost } = EXAMPLES.find((example) => example.file === file)!;
  const { host, protocol } = new URL(origin);
  const secure = protocol === 'https:' ? 's' : '';
  return {
    text: text.replace(/\b(http|ws):\/\/([\w.:]+)/g, (address, scheme: string, named: string) =>
      named === LOCAL_HOST ? `${scheme}${secure}://${host}` : address,
    ),
    link: operation
      ? `/graphiql?${new URLSearchParams({ query: operation }).toString()}`
      : undefined,
    cost,
  };
}
