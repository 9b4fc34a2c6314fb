import jestRunner from 'jest-runner';
import type { Config } from '@jest/types';

type RunnerContext = ConstructorParameters<typeof jestRunner.default>[1];

/** Runs the browser tests one file after the other: each has a browser and a server of its own. */
export default class OneAtATime extends jestRunner.default {
  constructor(globalConfig: Config.GlobalConfig, context: RunnerContext) {
    super({ ...globalConfig, maxWorkers: 1 }, context);
  }
}
