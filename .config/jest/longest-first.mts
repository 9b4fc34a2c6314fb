import Sequencer from '@jest/test-sequencer';

type Tests = Parameters<Sequencer['sort']>[0];

/** The kinds of tests, from the longest files to the shortest. */
const KINDS = ['browser', 'use-cases', 'components', 'rules'];
const rank = ({ context }: Tests[number]) => KINDS.indexOf(context.config.displayName?.name ?? '');

/** Kind by kind, and the longest of a kind first, so that no worker is left with a long one while the other is done. */
export default class LongestFirst extends Sequencer {
  override async sort(tests: Tests): Promise<Tests> {
    const longestFirst = await super.sort(tests);
    return longestFirst.sort((one, other) => rank(one) - rank(other));
  }
}
