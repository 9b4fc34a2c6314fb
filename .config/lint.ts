/** Types, rules, format, floors, and nothing unused. With --fix what can be put right by machine is put right first. */
import { fixSteps, lintSteps } from './lint-steps.ts';
import { run, runAll } from './steps.ts';

if (process.argv.includes('--fix')) {
  for (const step of fixSteps) await run(step);
}
process.exitCode = (await runAll(lintSteps)) ? 0 : 1;
