import type { Step } from './steps.ts';

const step = (name: string, command: string, ...args: string[]): Step => ({ name, command, args });
const cache = 'node_modules/.cache';

export const eslint = [
  '--config',
  '.config/eslint.config.mjs',
  '--cache',
  '--cache-location',
  `${cache}/eslint/`,
];
export const compiler = ['node_modules/typescript-native/bin/tsc', '--project', '.'];
const prettier = ['--cache', '--log-level', 'warn', '.'];
const houses = ['graph', 'web', 'schema', 'migrations', 'e2e', 'bench', '.config'];

/** The checks of every line of the project. The long ones first: they run two at a time. */
export const lintSteps: Step[] = [
  step(
    'rules of React and of the project (eslint)',
    'eslint',
    ...eslint,
    '--max-warnings',
    '0',
    '.',
  ),
  step('rules of TypeScript (oxlint)', 'oxlint'),
  // With another step beside it there is one processor, and with more threads it takes twice the time of it.
  step('types (tsc)', 'node', ...compiler, '--singleThreaded'),
  step('format (prettier)', 'prettier', '--check', ...prettier),
  step(
    'floors (dependency-cruiser)',
    'depcruise',
    '--config',
    '.config/dependency-cruiser.cjs',
    ...houses,
  ),
  step('paths in the documents', 'node', '.config/docs.ts'),
  step('why each package is here, and its licence', 'node', '.config/dependencies.ts'),
  step('nothing unused (knip)', 'knip', '--config', '.config/knip.jsonc', '--no-progress'),
];

/** What a machine can put right by itself. */
export const fixSteps: Step[] = [
  step('rules of TypeScript', 'oxlint', '--fix'),
  step('rules of React and of the project', 'eslint', ...eslint, '--fix', '.'),
  step('format', 'prettier', '--write', ...prettier),
];
