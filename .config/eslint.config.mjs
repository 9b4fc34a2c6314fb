/**
 * The rules of React, of accessibility, and of this project alone. Those of TypeScript are in .oxlintrc.json: oxlint asks
 * the native compiler about types, ESLint took five times as long for it.
 */
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import * as parser from '@typescript-eslint/parser';

/** What a file may not say, and what to say instead. */
const instead = {
  now: [
    {
      selector:
        "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Date'][callee.property.name='now']",
      message: 'Time comes from ctx.now(), or from an argument in schema.',
    },
  ],
  settings: [
    {
      selector: "MemberExpression[object.name='process'][property.name='env']",
      message: 'Settings come from graph/core/env.ts, the one file that reads the environment.',
    },
  ],
};

/** SQL that the compiler does not read. */
const statements = {
  whole: [
    {
      selector:
        "TaggedTemplateExpression[tag.name='sql'] > TemplateLiteral > TemplateElement:first-child[value.raw=/^\\s*(select|insert|update|delete|merge|with)\\s/i]",
      message:
        'A statement is built with db of graph/core/database/, whose columns the compiler knows. The sql tag is for a part of one, with ref() for its columns.',
    },
  ],
  sets: [
    {
      selector:
        "CallExpression[callee.property.name=/^(set|doUpdateSet)$/][arguments.0.type='ArrowFunctionExpression']",
      message:
        'The compiler checks the columns of an object, not those of one that a function returns. Give it a function for each value that needs the builder.',
    },
  ],
  names: [
    {
      selector:
        "TaggedTemplateExpression[tag.name='sql'] > TemplateLiteral > TemplateElement[value.raw=/\\b[a-z]+\\.[a-z_]+\\b/]",
      message: 'A column in the sql tag is named by ref(), so that the compiler knows it.',
    },
  ],
};

/** Jest loads the whole graph three times for each test file when one of its modules waits. */
const waiting = [
  {
    selector: 'AwaitExpression:not(:function AwaitExpression)',
    message:
      'No module waits while it is loaded: wait where the server starts (serving/server.ts).',
  },
];

/** Words on the screen; names that are the same in every language need no translation. */
const WORDS = String.raw`/^(?!\s*(?:Instagram|MT|RSS)\s*$)[^]*[A-Za-z]{2}/`;
const BARE = {
  message:
    "A text of the site is said by t('…') of web/ui/language.ts, with its Spanish in schema/language/spanish/; a name comes from a constant such as SITE_NAME.",
};
/** Attributes whose text is shown or read out. */
const SAID =
  '/^(aria-(label|description|placeholder|roledescription|valuetext)|alt|placeholder|title|label|lead|text|hint|eyebrow|description|caption|summary|confirmLabel|busyLabel|emptyText)$/';
/** A text as a literal, in a template, or as a branch of a conditional. */
const bareIn = (place) =>
  ['', 'ConditionalExpression > ', 'LogicalExpression > '].flatMap((between) => [
    { selector: `${place} > ${between}Literal[value=${WORDS}]`, ...BARE },
    {
      selector: `${place} > ${between}TemplateLiteral > TemplateElement[value.raw=${WORDS}]`,
      ...BARE,
    },
  ]);
const texts = {
  bare: [
    { selector: `JSXText[value=${WORDS}]`, ...BARE },
    ...bareIn(':matches(JSXElement, JSXFragment) > JSXExpressionContainer'),
    { selector: `JSXAttribute[name.name=${SAID}] > Literal[value=${WORDS}]`, ...BARE },
    ...bareIn(`JSXAttribute[name.name=${SAID}] > JSXExpressionContainer`),
    ...bareIn(
      "CallExpression[callee.name='toast'] > ObjectExpression > Property[key.name=/^(title|description)$/]",
    ),
  ],
  early: [
    {
      selector:
        'CallExpression[callee.name=/^(t|rich|translated|messageOf)$/]:not(:function CallExpression)',
      message:
        'Said when the module is read, a text would keep the language of that moment. Say it where it is drawn, and keep the constant in English.',
    },
  ],
};

export default defineConfig(
  globalIgnores(['dist', 'coverage', '**/gql/**', '.data', 'web/public']),
  {
    files: ['**/*.{ts,tsx,mts}'],
    languageOptions: { parser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [
      hooks.configs.flat['recommended-latest'],
      { plugins: { 'jsx-a11y-x': a11y }, rules: a11y.configs.strict.rules },
    ],
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'web/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...texts.bare, ...texts.early] },
  },
  {
    files: ['graph/**/*.ts', 'schema/**/*.ts'],
    ignores: [
      '**/*.test.ts',
      'graph/testing/**',
      'graph/core/clock.ts',
      'graph/core/env.ts',
      'graph/core/embedded/worker.ts',
      'graph/backups/cli.ts',
      'graph/main.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...instead.now,
        ...instead.settings,
        ...statements.whole,
        ...statements.sets,
        ...statements.names,
        ...waiting,
      ],
    },
  },
);
