import type { Config } from '@jest/types';
import TestRunner, { type TestRunnerContext } from 'jest-runner';

/** Runs the browser tests one file after the other: each has a browser and a server of its own. */
export default class OneAtATime extends TestRunner {
  constructor(globalConfig: Config.GlobalConfig, context: TestRunnerContext) {
    super({ ...globalConfig, maxWorkers: 1 }, context);
  }
}
