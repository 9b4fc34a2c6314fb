import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { graphqlDocuments } from './.config/vite-graphql-documents.ts';
import { pureSchema } from './.config/vite-pure-schema.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `vite build` makes both halves: the web site in dist/web, the server in dist/server. */
export default defineConfig({
  root: at('web'),
  cacheDir: at('node_modules/.vite'),
  publicDir: at('web/public'),
  appType: 'spa',
  plugins: [
    graphqlDocuments(at('web/gql/graphql.ts')),
    pureSchema(at('schema/')),
    react(),
    tailwindcss(),
  ],
  environments: {
    client: {
      build: {
        outDir: at('dist/web'),
        emptyOutDir: true,
        manifest: true,
        target: ['chrome123', 'firefox128', 'safari17.5'],
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
      },
    },
    ssr: {
      resolve: { external: true, noExternal: [] },
      build: {
        outDir: at('dist/server'),
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        target: 'node24',
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          input: {
            main: at('graph/main.ts'),
            'embedded-worker': at('graph/core/embedded/worker.ts'),
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of (process.env.BUILD_ONLY ?? 'client,ssr').split(',')) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
