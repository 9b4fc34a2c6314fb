import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { compiler, eslint } from './lint-steps.ts';
import type { Step } from './steps.ts';

/** Files that differ from the last commit, new ones too. */
function changedFiles(): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const files = [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(file));
}

/** Types of everything, and of the changed files their rules, their format, and the tests beside them. */
export function changedSteps(): Step[] {
  const files = changedFiles();
  const sources = files.filter((file) => /\.(tsx?|mts|mjs|cjs)$/.test(file));
  const folders = sources
    .map((file) => dirname(file))
    .filter((folder) => /^(graph|schema|web|migrations)(\/|$)/.test(folder));
  const beside = [...new Set(folders)].map((folder) => `/${folder}/[^/]+\\.test\\.`);
  const steps: Step[] = [
    { name: 'types (tsc)', command: 'node', args: [...compiler, '--singleThreaded'] },
  ];
  if (sources.length > 0)
    steps.unshift(
      {
        name: `rules (oxlint) of ${sources.length} files`,
        command: 'oxlint',
        args: ['--no-error-on-unmatched-pattern', ...sources],
      },
      {
        name: `rules (eslint) of ${sources.length} files`,
        command: 'eslint',
        args: [...eslint, '--max-warnings', '0', '--no-warn-ignored', ...sources],
      },
    );
  if (files.length > 0)
    steps.push({
      name: 'format (prettier)',
      command: 'prettier',
      args: ['--check', '--ignore-unknown', '--log-level', 'warn', ...files],
    });
  if (beside.length > 0)
    steps.push({
      name: `tests beside them`,
      command: 'npm',
      args: ['test', '--', '--passWithNoTests', '--maxWorkers=1', ...beside],
    });
  return steps;
}
