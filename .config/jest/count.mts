import type { AggregatedResult, Reporter } from '@jest/reporters';

/** Names what was skipped, which fails the run in CI, and ends with `N passed, N failed, N skipped` on a line of its own. */
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
      console.log(`\n${results.numPassedTests} passed, ${failed} failed, ${skipped} skipped`);
    });
  }
}
