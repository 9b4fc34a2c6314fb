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
    title: 'Resume',
    how: 'Every result and every event says where it is in the stream of events. After a lost connection, subscribe after the last position you got, and you miss nothing.',
    file: 'resume.mjs',
  },
] as const satisfies readonly Step[];
