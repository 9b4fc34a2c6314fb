import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** True for the modules with these paths. One that was moved without its name here would be a request of its own. */
function isOneOf(...paths: readonly string[]): (id: string) => boolean {
  const files = new Set(paths.map((path) => resolve(root, path)));
  for (const file of files) if (!existsSync(file)) throw new Error(`There is no ${file}`);
  return (id) => files.has(id.split('?')[0] ?? id);
}

const isApp = isOneOf(
  'web/app/app.tsx',
  'web/ui/card.tsx',
  'web/ui/forms/graph-error.ts',
  'web/ui/lazy/when-near.tsx',
  'web/ui/pictures/picture.tsx',
  'web/ui/time/relative-date.tsx',
  'schema/pages/head.ts',
  'schema/pages/page.ts',
  'schema/photos/images.ts',
  'schema/photos/photo-paging.ts',
  'schema/time/dates.ts',
);
const isContent = isOneOf(
  'schema/articles/main-video.ts',
  'schema/shows/show-links.ts',
  'schema/shows/shows.ts',
  'web/articles/article-card.tsx',
  'web/articles/article-skeletons.tsx',
  'web/articles/reading/article-image.tsx',
  'web/articles/tags.tsx',
  'web/settings/revealed.tsx',
  'web/shows/episode-player.tsx',
  'web/shows/episodes.tsx',
  'web/shows/follow-us.tsx',
  'web/shows/lite-embed.tsx',
  'web/shows/player.ts',
  'web/shows/stock-picture.svg',
);
const CONTENT_ICONS = /icons[\\/](clapperboard|external-link|mic-signal|play|radio|tv|video)\.mjs$/;
const isText = isOneOf('schema/text.ts');
const isWords = isOneOf(
  'schema/blank.ts',
  'schema/clean-text.ts',
  'schema/refusals/codes.ts',
  'schema/refusals/said.ts',
);

/** One file for the gate and one for the app; without this each module that pages share is a request of its own. */
export const CHUNKS = [
  { name: 'gate', tags: ['$initial' as const], priority: 3 },
  { name: 'words', test: isWords, priority: 3 },
  // Texts of forms are needed before their shapes.
  { name: 'faults', test: isOneOf('schema/refusals/input.ts'), priority: 2.5 },
  // What only forms need of the shapes is not for the first load.
  {
    name: 'shapes',
    test: (id: string) => isText(id) || /[\\/]node_modules[\\/]zod[\\/]/.test(id),
    priority: 2,
  },
  { name: 'graph', test: isOneOf('web/app/apollo.ts'), priority: 1.5 },
  // Small things that nearly every page shows come with it, instead of as requests of their own.
  { name: 'app', test: isApp, priority: 1 },
  // And what pages of shows and of articles share.
  {
    name: 'content',
    test: (id: string) => isContent(id) || CONTENT_ICONS.test(id),
    priority: 0.5,
  },
];
