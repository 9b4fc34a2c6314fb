/**
 * All of it, as CI runs it. With --no-tests the tests are left out, for who runs them apart; with --fast only what was
 * changed is looked at, before a commit.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { changedSteps } from './changed-steps.ts';
import { lintSteps } from './lint-steps.ts';
import { run, runAll, type Step } from './steps.ts';

const script = (name: string, ...args: string[]): Step => ({ name, command: 'node', args });
const generated = [
  'schema/{schema.graphql,developers/{examples,reference}.ts}',
  ...['web/gql/*', 'graph/gql/*', 'web/ui/theme/tokens.css'],
];
const contents = () =>
  JSON.stringify(
    globSync(generated)
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

async function isGeneratedFresh(): Promise<boolean> {
  const before = contents();
  if (!(await run({ name: 'generate', command: 'npm', args: ['run', '--silent', 'gen'] })))
    return false;
  if (contents() === before) return true;
  console.log('Generated files were stale. They are fresh now: look at them and commit them.');
  return false;
}

async function isAllFine(): Promise<boolean> {
  const results = [
    await isGeneratedFresh(),
    await runAll([
      ...lintSteps.slice(0, 1),
      // The other long one, beside the rules.
      {
        ...script('build', '.config/build-if-stale.ts'),
        next: [script('size', '.config/size.ts'), script('benches run', 'bench/run.ts', '--smoke')],
      },
      ...lintSteps.slice(1),
      script('migrations say what entities say', 'migrations/cli.ts', 'check'),
    ]),
  ];
  const isFine = results.every(Boolean);
  if (process.argv.includes('--no-tests')) return isFine;
  return spawnSync('npm', ['test'], { stdio: 'inherit' }).status === 0 && isFine;
}

const isFine = await (process.argv.includes('--fast') ? runAll(changedSteps()) : isAllFine());
if (!isFine) console.error('\nThe check failed; what failed is marked ✗ above.');
process.exitCode = isFine ? 0 : 1;
