import type { CodegenConfig } from '@graphql-codegen/cli';

/** What the types of both halves have in common: plain data in the words of the schema. */
const config = {
  scalars: {
    Date: 'string',
    DateTime: 'string',
    ArticleBody: '../../schema/articles/articles.ts#BodyRoot',
    Upload: { input: 'File', output: 'never' },
  },
  strictScalars: true,
  useTypeImports: true,
  enumsAsTypes: true,
  importExtension: '.ts',
} as const;

/** Operations are written where they are used; each half gets the types of its own. */
const codegen: CodegenConfig = {
  schema: 'schema/schema.graphql',
  importExtension: '.ts',
  ignoreNoDocuments: true,
  generates: {
    'web/gql/': {
      preset: 'client',
      documents: ['web/**/*.{ts,tsx}', '!web/gql/**', '!web/developers/examples/**'],
      presetConfig: { fragmentMasking: false },
      config,
    },
    'graph/gql/': {
      preset: 'client',
      documents: [
        'graph/rest/**/*.ts',
        'graph/pages/embeds/**/*.ts',
        'graph/testing/**/*.ts',
        'graph/**/*.test.ts',
        '!graph/gql/**',
      ],
      presetConfig: { fragmentMasking: false },
      config: {
        ...config,
        scalars: {
          ...config.scalars,
          Upload: { input: 'graphql-upload-minimal#Upload', output: 'never' },
        },
      },
    },
  },
};

export default codegen;
