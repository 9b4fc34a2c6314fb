import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const rootDir = resolve(import.meta.dirname, '../..');
const here = (file) => resolve(import.meta.dirname, file);

/** swc, set like tsconfig.json: old-style decorators without metadata, type imports erased. */
const swc = (tsx) => [
  '@swc/jest',
  {
    jsc: {
      // JSON is imported with an attribute.
      experimental: { keepImportAttributes: true },
      target: 'es2023',
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: false,
        useDefineForClassFields: false,
        verbatimModuleSyntax: true,
        react: { runtime: 'automatic' },
      },
    },
    // Apart from the code, which would be three times as long.
    sourceMaps: true,
  },
];

const transform = { '\\.tsx$': swc(true), '\\.ts$': swc(false) };

/** `npm test -- chat`: the rules and use cases of one room, by its bare name, and nothing else. */
const room = process.argv
  .slice(2)
  .find(
    (word, at, words) =>
      words[at - 1] !== '-t' &&
      /^[\w-]+$/.test(word) &&
      existsSync(resolve(rootDir, 'graph', word)),
  );
const ofRoom = {
  rules: [
    `<rootDir>/schema/{,${room}/**/}${room}*.test.ts`,
    `<rootDir>/schema/${room}/**/*.test.ts`,
  ],
  'use-cases': [`<rootDir>/graph/${room}/**/*.test.ts`],
};

/** One kind of test: where it lives and what it needs. Folders that don't exist yet are left out. */
function kind(displayName, folders, settings) {
  const roots = folders
    .map((folder) => resolve(rootDir, folder))
    .filter((root) => existsSync(root));
  return {
    displayName,
    rootDir,
    roots: roots.length > 0 ? roots : [here('.')],
    testMatch: room
      ? ofRoom[displayName]
      : folders.map((folder) => `<rootDir>/${folder}/**/*.test.{ts,tsx}`),
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node'],
    transform,
    setupFilesAfterEnv: [here('quiet-console.ts')],
    restoreMocks: true,
    ...settings,
  };
}

export default {
  rootDir,
  projects: [
    kind('rules', ['schema'], { testEnvironment: here('node-environment.mts') }),
    kind('use-cases', ['graph', 'migrations', 'e2e/nodes'], {
      testEnvironment: here('node-environment.mts'),
      setupFilesAfterEnv: [here('quiet-console.ts'), here('use-case-timeout.ts')],
      globalSetup: here('start-databases.mts'),
      globalTeardown: here('stop-databases.mts'),
    }),
    kind('components', ['web'], {
      testEnvironment: here('jsdom-environment.mjs'),
      setupFilesAfterEnv: [here('quiet-console.ts'), here('dom-matchers.ts')],
      moduleNameMapper: {
        '\\.css$': here('asset-stub.ts'),
        '^@fontsource': here('asset-stub.ts'),
        // All icons in one file, not in two thousand modules that each test file would load again.
        '^lucide-react$': resolve(rootDir, 'node_modules/lucide-react/dist/cjs/lucide-react.js'),
        '\\.(svg|png|jpe?g|webp|woff2)(\\?\\w+)?$': here('asset-stub.ts'),
      },
    }),
    kind('browser', ['e2e'], {
      testEnvironment: here('browser-environment.mts'),
      testPathIgnorePatterns: ['/node_modules/', '/e2e/nodes/'],
      setupFilesAfterEnv: [here('quiet-console.ts'), here('browser-timeout.ts')],
      moduleNameMapper: { '^playwright-core$': here('loaded-playwright.ts') },
      globalSetup: here('start-site.mts'),
    }),
  ].filter(({ displayName }) => !room || displayName in ofRoom),
  maxWorkers: 2,
  // Modules of a test file stay in memory when it is done, some 35 MB of them; a worker with a hundred files had 4 GB.
  workerIdleMemoryLimit: '1GB',
  testSequencer: here('longest-first.mts'),
  reporters: ['default', here('count.mts')],
  coverageProvider: 'v8',
  coverageDirectory: 'coverage',
  collectCoverageFrom: [
    '{schema,graph,web,migrations}/**/*.{ts,tsx}',
    '!**/*.test.{ts,tsx}',
    '!**/gql/**',
    '!**/testing/**',
  ],
};
