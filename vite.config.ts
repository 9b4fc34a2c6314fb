import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import {
  type ConfigEnv,
  defaultClientConditions,
  defineConfig,
  type EnvironmentOptions,
} from 'vite';
import { ascii } from './.config/vite/ascii.ts';
import { CHUNKS } from './.config/vite/chunks.ts';
import { demoPictures } from './.config/vite/demo-pictures.ts';
import { evaluated } from './.config/vite/evaluated.ts';
import { documentConstants, firstDocument } from './.config/vite/first-document.ts';
import { graphqlDocuments } from './.config/vite/graphql-documents.ts';
import { leanPackages } from './.config/vite/lean-packages.ts';
import { pageFiles } from './.config/vite/page-files.ts';
import { pureSchema } from './.config/vite/pure-schema.ts';
import { worker } from './.config/vite/worker.ts';
import { APART_FROM_SERVER } from './.config/runtime-packages.ts';

/** Their own files, or machine code, are found beside them; the rest of what the server needs becomes part of its files. */
const APART = APART_FROM_SERVER.map((name) => new RegExp(`^${name}(/|$)`));

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What stands in the HTML from the start, and what draws pages on the server. */
const prerender: EnvironmentOptions = {
  consumer: 'server',
  // To start, the thread that draws would read some 1,600 files of icons alone.
  resolve: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
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
};

const client: EnvironmentOptions = {
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
};

/** The frames that others embed: files of their own, which share nothing with the site's. */
const embed: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: at('dist/web'),
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/embed.json',
    target: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['score.ts', 'chat.ts', 'board.ts', 'frame.css'].map((name) =>
        at(`web/embed/${name}`),
      ),
    },
  },
};

const server = (command: ConfigEnv['command']): EnvironmentOptions => ({
  // A start that reads thousands of small files takes twice as long, and what no code asks for takes memory.
  resolve: command === 'build' ? { noExternal: true } : { external: true, noExternal: [] },
  build: {
    outDir: at('dist/server'),
    emptyOutDir: true,
    emitAssets: true,
    copyPublicDir: false,
    ssr: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      external: APART,
      input: {
        main: at('graph/main.ts'),
        backups: at('graph/backups/cli.ts'),
        'embedded-worker': at('graph/core/embedded/worker.ts'),
        'markdown-worker': at('graph/articles/body/markdown-worker.ts'),
        'import-worker': at('graph/articles/imports/import-worker.ts'),
        'sheet-worker': at('graph/core/sheets/sheet-worker.ts'),
      },
      output: {
        comments: false,
        entryFileNames: '[name].js',
        // Node warns of deprecated calls, unless the file that makes them is a package's by its folder.
        chunkFileNames: ({ name }) =>
          name === 'packages' ? 'node_modules/[name]-[hash].js' : 'chunks/[name]-[hash].js',
        codeSplitting: {
          groups: [
            {
              name: 'packages',
              test: /[\\/]node_modules[\\/](nodemailer|web-push)[\\/]/,
            },
          ],
        },
      },
    },
  },
});

/**
 * `vite build` makes both halves: the web site in dist/web, the server in dist/server. The HTML of the first document
 * is rendered before them, into dist/prerender.
 */
export default defineConfig(({ command }) => ({
  root: at('web'),
  cacheDir: at('node_modules/.vite'),
  publicDir: at('web/public'),
  appType: 'spa',
  // In development GraphiQL is found when it is opened; its workers are files that only Vite itself can make.
  optimizeDeps: {
    entries: ['index.html', 'catalog.html'],
    exclude: ['graphiql/setup-workers/vite'],
  },
  plugins: [
    graphqlDocuments(at('web/gql/graphql.ts')),
    pureSchema(at('schema/')),
    evaluated(at('schema/pages/paths.ts')),
    leanPackages(),
    react(),
    tailwindcss(),
    documentConstants(),
    firstDocument(at('dist/prerender')),
    pageFiles(at('web')),
    worker(at('web'), at('dist/prerender')),
    demoPictures(at('migrations/demo/pictures')),
    ascii('prerender', 'ssr'),
  ],
  environments: { prerender, client, embed, ssr: server(command) },
  builder: {
    async buildApp(builder) {
      for (const name of (process.env.BUILD_ONLY ?? 'prerender,client,embed,ssr').split(',')) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
}));
