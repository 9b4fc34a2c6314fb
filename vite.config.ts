import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { CHUNKS } from './.config/vite-chunks.ts';
import { evaluated } from './.config/vite-evaluated.ts';
import { firstDocument } from './.config/vite-first-document.ts';
import { graphqlDocuments } from './.config/vite-graphql-documents.ts';
import { pageFiles } from './.config/vite-page-files.ts';
import { pureSchema } from './.config/vite-pure-schema.ts';
import { worker } from './.config/vite-worker.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * `vite build` makes both halves: the web site in dist/web, the server in dist/server. What stands in the HTML from the
 * start is rendered before them, into dist/prerender.
 */
export default defineConfig({
  root: at('web'),
  cacheDir: at('node_modules/.vite'),
  publicDir: at('web/public'),
  appType: 'spa',
  // In development GraphiQL is found when it is opened; its workers are files that only Vite itself can make.
  optimizeDeps: { entries: ['index.html'], exclude: ['graphiql/setup-workers/vite'] },
  plugins: [
    graphqlDocuments(at('web/gql/graphql.ts')),
    pureSchema(at('schema/')),
    evaluated(at('schema/pages/paths.ts')),
    react(),
    tailwindcss(),
    firstDocument(at('dist/prerender')),
    pageFiles(at('web')),
    worker(at('web'), at('dist/prerender')),
  ],
  environments: {
    prerender: {
      consumer: 'server',
      // Of the icons only those that pages use: to start, the thread that draws would read some 1,600 files.
      resolve: { external: true, noExternal: ['lucide-react'] },
      build: {
        outDir: at('dist/prerender'),
        emptyOutDir: true,
        emitAssets: true,
        copyPublicDir: false,
        ssr: true,
        target: 'node24',
        rolldownOptions: {
          input: { prerender: at('web/prerender.tsx'), 'page-html': at('web/page-html.tsx') },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
    client: {
      // Classes as browsers know them, without the helpers of an older time (rxjs).
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: at('dist/web'),
        emptyOutDir: true,
        manifest: true,
        target: ['chrome123', 'firefox128', 'safari17.5'],
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
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
            'markdown-worker': at('graph/articles/body/markdown-worker.ts'),
            'sheet-worker': at('graph/fantasy/sheet/sheet-worker.ts'),
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of (process.env.BUILD_ONLY ?? 'prerender,client,ssr').split(',')) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
});
