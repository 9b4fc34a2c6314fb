import type { Text } from '../language/english.ts';
import type { ExampleFile } from './shown-example.ts';

interface Step {
  readonly title: Text;
  readonly how: Text;
  readonly file?: ExampleFile;
}

/** How a program uses the graph, in the order in which it does it. For /developers and /llms.txt. */
export const STEPS = [
  {
    title: 'Ask',
    how: 'Query what you want to show. It’s plain HTTP: no key, no sign-up.',
    file: 'query.sh',
  },
  {
    title: 'Follow',
    how: 'Then subscribe, and changes reach you within a second. An event has the new state or says what to query again, so applying it twice does no harm.',
    file: 'subscription.mjs',
  },
  {
    title: 'Start over after a cut',
    how: 'You don’t get the events you missed. Once you’re connected again, repeat the query.',
  },
] as const satisfies readonly Step[];
