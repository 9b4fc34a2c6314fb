import type { AggregatedResult, Reporter } from '@jest/reporters';

/** Names what was skipped, and closes the run with `N passed, N failed, N skipped` on a line of its own. */
export default class Count implements Pick<Reporter, 'onRunComplete'> {
  onRunComplete(_contexts: unknown, results: AggregatedResult): void {
    const tests = results.testResults.flatMap((file) => file.testResults);
    for (const test of tests) {
      if (test.status === 'pending' || test.status === 'todo') {
        console.log(`skipped: ${test.fullName}`);
      }
    }
    // A file that could not even be loaded has no tests to count, and is a failure all the same.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    // Jest puts its own summary after every reporter's; the counts come last, where people and scripts look.
    process.once('exit', () => {
      console.log(`\n${results.numPassedTests} passed, ${failed} failed, ${skipped} skipped`);
    });
  }
}
