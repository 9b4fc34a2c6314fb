import { stripVTControlCharacters } from 'node:util';
import type { AggregatedResult, Reporter } from '@jest/reporters';

/** Of each message; those that compare lists say the difference here. */
const LINES = 15;

/** Names what was skipped, which fails the run in CI, and what failed with its first lines, and ends with `N passed, N failed, N skipped` on a line of its own. */
export default class Count implements Pick<Reporter, 'onRunComplete'> {
  onRunComplete(_contexts: unknown, results: AggregatedResult): void {
    const skipped = results.numPendingTests + results.numTodoTests;
    const tests = results.testResults.flatMap((file) => file.testResults);
    for (const test of tests) {
      if (test.status === 'pending' || test.status === 'todo') {
        console.log(`skipped: ${test.fullName}`);
      }
    }
    if (process.env.CI && skipped > 0) {
      console.log('In CI a skipped test is a failed one.');
      process.exitCode = 1;
    }
    // A file that could not even be loaded has no tests to count, and is a failure all the same.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    // Jest puts its own summary after every reporter's; the counts come last, where people and scripts look.
    process.once('exit', () => {
      for (const { status, fullName, failureMessages } of tests)
        if (status === 'failed') console.log(`failed: ${fullName}\n${beginning(failureMessages)}`);
      console.log(`\n${results.numPassedTests} passed, ${failed} failed, ${skipped} skipped`);
    });
  }
}

/** Said once more after a run of half an hour, whose output may be cut. */
const beginning = (messages: readonly string[]) =>
  messages
    .flatMap((message) => stripVTControlCharacters(message).split('\n').slice(0, LINES))
    .map((line) => `  ${line}`)
    .join('\n');
