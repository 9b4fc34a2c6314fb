import './compiled-once.mts';
import './ends-at-once.mts';
import { TestEnvironment } from 'jest-environment-node';
import * as playwright from 'playwright-core';

/**
 * Stories find Playwright here, loaded once for all files of a worker. A test file has modules of its own, and these
 * ones, which no story changes, are four megabytes to read and to compile again.
 */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { playwright });
  }
}
