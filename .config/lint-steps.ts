import type { Step } from './steps.ts';

const step = (name: string, command: string, ...args: string[]): Step => ({ name, command, args });
const cache = 'node_modules/.cache';

const eslint = [
  '--config',
  '.config/eslint.config.mjs',
  '--cache',
  '--cache-location',
  `${cache}/eslint/`,
];
const prettier = ['--cache', '--log-level', 'warn', '.'];
const houses = ['graph', 'web', 'schema', 'migrations', 'e2e', 'bench', '.config'];

/** What holds for every line of the project. The long ones first: they run two at a time. */
export const lintSteps: Step[] = [
  step('rules (eslint)', 'eslint', ...eslint, '--max-warnings', '0', '.'),
  step(
    'types (tsc)',
    'tsc',
    '--project',
    '.',
    '--incremental',
    '--tsBuildInfoFile',
    `${cache}/tsc.tsbuildinfo`,
  ),
  step('format (prettier)', 'prettier', '--check', ...prettier),
  step(
    'floors (dependency-cruiser)',
    'depcruise',
    '--config',
    '.config/dependency-cruiser.cjs',
    ...houses,
  ),
  step('nothing unused (knip)', 'knip', '--config', '.config/knip.jsonc', '--no-progress'),
];

/** What a machine can put right by itself. */
export const fixSteps: Step[] = [
  step('rules', 'eslint', ...eslint, '--fix', '.'),
  step('format', 'prettier', '--write', ...prettier),
];
