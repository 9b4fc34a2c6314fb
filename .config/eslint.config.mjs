import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

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

/** Lines of a function: one that is longer has more than one job. */
const longest = (max) => ({ max, skipBlankLines: true, skipComments: true });

export default defineConfig(
  globalIgnores(['dist', 'coverage', '**/gql/**', '.data', 'web/public']),
  ts.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: `${import.meta.dirname}/..` },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 300 }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Lists are read by index under noUncheckedIndexedAccess; `!` says that the element is known to be there.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {
          allowNumber: true,
          allow: [{ from: 'package', package: '@mikro-orm/core', name: 'SchemaTable' }],
        },
      ],
      // Objects are made of closures here; their methods use no `this` that could get lost.
      '@typescript-eslint/unbound-method': 'off',
      // `return fail(…)` leaves early; a handler may be one expression.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // GraphQL types are classes of decorated fields.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      // Use cases return plain views; the type's class only describes them to GraphQL.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // The nodes of graphql-js documents are distinguished by their kinds.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // An async function may fulfill an interface that allows waiting.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['**/*.ts'],
    ignores: ['**/*.test.ts', 'migrations/[0-9]*.ts', 'web/testing/**'],
    rules: { 'max-lines-per-function': ['error', longest(60)] },
  },
  {
    files: ['web/**/*.tsx'],
    ignores: ['**/*.test.tsx', 'web/testing/**'],
    rules: { 'max-lines-per-function': ['error', longest(120)] },
  },
  { files: ['**/*.mjs', '**/*.cjs'], extends: [ts.configs.disableTypeChecked] },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [
      hooks.configs.flat['recommended-latest'],
      { plugins: { 'jsx-a11y-x': a11y }, rules: a11y.configs.strict.rules },
    ],
    rules: { 'no-console': 'error' },
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
      'graph/main.ts',
    ],
    rules: {
      'no-console': 'error',
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
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      // Responses are read as plain JSON.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
);
