import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBED_NAMES } from '../../../schema/embeds/embeds.ts';
import { builtSite, type Site } from '../../core/http/site.ts';
import { type PageName, PAGES } from '../../../schema/pages/pages.ts';

/**
 * Stands in for the client's code: shows its input, fails at one path and on values that JSON can't represent, never
 * ends at another.
 */
const DRAWING = `
import { parentPort } from 'node:worker_threads';
const holdsDate = (value) =>
  value instanceof Date || (Object(value) === value && Object.values(value).some(holdsDate));
parentPort.on('message', ({ path, origin, answers }) => {
  if (path === '/advertise' || holdsDate(answers)) throw new Error('broken');
  if (path === '/contact-us') while (true);
  parentPort.postMessage({ html: '<p>' + origin + path + '</p>', cache: answers });
});
parentPort.postMessage('ready');`;

const APP_NEEDS = ['index.html'];

const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** What Vite writes: the entry, the app behind it, and a chunk for each page with what some of them share. */
function manifest() {
  const pages = PAGE_NAMES.map((name) => [
    `pages/${name}.tsx`,
    { file: `assets/${name}.js`, imports: ['index.html', '_card.js', '_app.js'] },
  ]);
  return {
    'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    '_app.js': { name: 'app', file: 'assets/app.js', imports: APP_NEEDS, css: ['assets/app.css'] },
    '_card.js': { file: 'assets/card.js', imports: ['_react.js'] },
    ...(Object.fromEntries(pages) as object),
  };
}
/** The frames that others embed, in two files each. */
const embeds = () => ({
  'embed/frame.css': { file: 'assets/frame.css' },
  '_frame.js': { file: 'assets/frame.js' },
  ...Object.fromEntries(
    EMBED_NAMES.map((name) => [
      `embed/${name}.ts`,
      { file: `assets/${name}.js`, imports: ['_frame.js'] },
    ]),
  ),
});
const pageFiles = () => Object.fromEntries(PAGE_NAMES.map((name) => [name, [`pages/${name}.tsx`]]));

/** A site as a build leaves it, in a folder of its own, without any code of the client. */
export async function drawnSite(): Promise<{ site: Site; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'orange-site-'));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><!--page:files--><script>1</script><!--page:head--><title>x</title><!--/page:head--></head><body class="y"><!--page:noscript--><div id="root"></div><!--page:drawn--></body></html>',
  );
  await writeFile(
    join(folder, 'offline.html'),
    '<!doctype html><title>%site:name%</title><script>2</script>',
  );
  await writeFile(join(folder, 'graphiql.html'), '<!doctype html>');
  const drawing = join(folder, 'page-html.mjs');
  await writeFile(drawing, DRAWING);
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest()));
  await writeFile(join(folder, '.vite/embed.json'), JSON.stringify(embeds()));
  await writeFile(join(folder, '.page-files.json'), JSON.stringify(pageFiles()));
  await writeFile(
    join(folder, '.operations.json'),
    JSON.stringify({
      GameBar: 'query GameBar { liveGame { gameId } }',
      BreakingNews: 'query BreakingNews { latestBreakingNews { id } }',
      ArticlePage:
        'query ArticlePage($id: Int!, $comments: Int!) { article(id: $id) { title publishedAt featuredImage { url sources { srcset } } } comments(articleId: $id, first: $comments) { nodes { id } } }',
    }),
  );
  return {
    site: await builtSite(folder, drawing),
    remove: () => rm(folder, { recursive: true }),
  };
}
