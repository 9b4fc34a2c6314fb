/** Prints what each part of the built site weighs (gzip, 1 kB = 1000 B) and fails when a part is over its budget. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

const BUDGET = {
  gate: 75,
  firstLoad: 200,
  quiet: 15,
  route: 40,
  css: 21,
  fonts: 55,
  html: 14,
  frame: 5,
};
/** Parts with a budget of their own: with its charts the metrics tab may weigh 160; a language is for its readers only. */
const BUDGET_OF: Readonly<Record<string, number>> = {
  '../schema/language/spanish.ts': 66,
  // All that members can do about their account.
  'accounts/profile-page.tsx': 46,
  'admin/tabs/metrics-tab.tsx': 25,
  'metrics/charts.tsx': 135,
  // The most common passwords; downloaded by those who choose one.
  'accounts/sign-in/password-strength.ts': 300,
};
/** Loaded on the first visit of the home page besides the gate and the app: the page, and what both load at once. */
const FIRST_LOAD = ['home/home-page.tsx', 'live/socket.ts'];
/** Loaded on every page once the browser has nothing better to do. */
const WHEN_QUIET = ['ui/page/toaster.tsx', 'worker/new-version.ts'];

/** Parts that only their page loads, after itself: they weigh what they add to it. */
const PART_OF: Readonly<Record<string, string>> = {
  'accounts/profile/api-token-form.tsx': 'accounts/profile-page.tsx',
  'accounts/profile/api-token-list.tsx': 'accounts/profile-page.tsx',
  'accounts/profile/avatar-picture-dialog.tsx': 'accounts/profile-page.tsx',
  'accounts/security/security-settings.tsx': 'accounts/profile-page.tsx',
  'accounts/profile/delete-account-dialog.tsx': 'accounts/profile-page.tsx',
  'accounts/profile/security-log.tsx': 'accounts/profile-page.tsx',
  'webhooks/webhooks.tsx': 'accounts/profile-page.tsx',
  'webhooks/webhook-form.tsx': 'webhooks/webhooks.tsx',
  'webhooks/webhook-log.tsx': 'webhooks/webhooks.tsx',
  'webhooks/new-secret.tsx': 'webhooks/webhooks.tsx',
  'admin/tabs/filters-tab.tsx': 'admin/admin-page.tsx',
  'moderation/filters/filter-resolver.ts': 'admin/tabs/filters-tab.tsx',
  'admin/tabs/metrics-tab.tsx': 'admin/admin-page.tsx',
  'admin/tabs/newsletter-tab.tsx': 'admin/admin-page.tsx',
  'admin/tabs/on-air-tab.tsx': 'admin/admin-page.tsx',
  'plays/console/score-by-play.tsx': 'admin/tabs/on-air-tab.tsx',
  'admin/tabs/questions-tab.tsx': 'admin/admin-page.tsx',
  'questions/admin/answered-in-dialog.tsx': 'admin/tabs/questions-tab.tsx',
  'admin/tabs/subscribers-tab.tsx': 'admin/admin-page.tsx',
  'admin/tabs/users-tab.tsx': 'admin/admin-page.tsx',
  'articles/reading/article-comments.tsx': 'articles/reading/article-page.tsx',
  'articles/editing/article-editor.tsx': 'admin/tabs/articles-tab.tsx',
  'checkins/check-in-desk.tsx': 'fan-zone/fan-zone-page.tsx',
  'checkins/map/check-in-map.tsx': 'fan-zone/fan-zone-page.tsx',
  'chat/chat-panel.tsx': 'fan-zone/fan-zone-page.tsx',
  'chat/chat-video.tsx': 'chat/chat-panel.tsx',
  'leagues/room/league-room.tsx': 'leagues/league-page.tsx',
  'filters/own-held-posts.tsx': 'chat/chat-panel.tsx',
  'chat/composer/emoji-palette.tsx': 'chat/chat-panel.tsx',
  'chat/modes/modes-dialog.tsx': 'chat/chat-panel.tsx',
  'accounts/admin/member-screen.tsx': 'admin/tabs/users-tab.tsx',
  'games/admin/edited-game.tsx': 'admin/tabs/games-tab.tsx',
  'games/admin/games-file.tsx': 'admin/tabs/games-tab.tsx',
  'games/admin/game-resolver.ts': 'admin/tabs/games-tab.tsx',
  'shows/admin/show-resolver.ts': 'admin/tabs/shows-tab.tsx',
  'roster/admin/player-resolver.ts': 'admin/tabs/roster-tab.tsx',
  'roster/admin/roster-sheet.tsx': 'admin/tabs/roster-tab.tsx',
  'newsletter/admin/content-field.tsx': 'admin/tabs/newsletter-tab.tsx',
  'newsletter/admin/newsletter-resolver.ts': 'admin/tabs/newsletter-tab.tsx',
  'metrics/charts.tsx': 'admin/tabs/metrics-tab.tsx',
};

// GraphiQL has no budget: it is a tool at an address of its own, built apart (build-graphiql.ts), and nothing of it is in
// this manifest, so that no visitor of the site downloads any of it.
const dist = resolve(process.argv[2] ?? 'dist/web');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

const weights = new Map<string, number>();
function weigh(file: string, packed = true): number {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const bytes = readFileSync(join(dist, file));
  const weight = (packed ? gzipSync(bytes, { level: 9 }).length : bytes.length) / 1000;
  weights.set(file, weight);
  return weight;
}

/** The keys of a chunk and of everything it imports statically. */
function closure(keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    closure(chunk.imports ?? [], seen);
  }
  return seen;
}

const filesOf = (keys: Iterable<string>, pick: (chunk: Chunk) => string[]) =>
  new Set([...keys].flatMap((key) => (manifest[key] ? pick(manifest[key]) : [])));
const sum = (files: Iterable<string>, packed = true) =>
  [...files].reduce((total, file) => total + weigh(file, packed), 0);
const scripts = (keys: Iterable<string>) =>
  filesOf(keys, ({ file }) => (file.endsWith('.js') ? [file] : []));

/** The page that a part is loaded by, and the one that loads that page. */
function pagesOf(key: string): string[] {
  const page = PART_OF[key];
  return page ? [page, ...pagesOf(page)] : [];
}

const rows: [part: string, weight: number, budget: number | null][] = [];
const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
const gate = closure(entry);
const app = Object.keys(manifest).filter((key) => manifest[key]?.name === 'app');
const first = closure([...entry, ...app, ...FIRST_LOAD]);
rows.push(['JS before the gate is usable', sum(scripts(gate)), BUDGET.gate]);
rows.push(['JS of the first load (home)', sum(scripts(first)), BUDGET.firstLoad]);
const loaded = closure(WHEN_QUIET, new Set(first));
const quiet = [...loaded].filter((each) => !first.has(each));
rows.push(['+ when the page is quiet', sum(scripts(quiet)), BUDGET.quiet]);
for (const [key, chunk] of Object.entries(manifest)) {
  if (!chunk.isDynamicEntry || loaded.has(key)) continue;
  const before = closure(pagesOf(key), new Set(loaded));
  const more = [...closure([key])].filter((each) => !before.has(each));
  rows.push([`+ ${key}`, sum(scripts(more)), BUDGET_OF[key] ?? BUDGET.route]);
}
// On the pages of others a frame is a guest: all of its script together.
const frames = JSON.parse(readFileSync(join(dist, '.vite/embed.json'), 'utf8')) as typeof manifest;
for (const [key, { file, imports = [] }] of Object.entries(frames)) {
  if (!file.endsWith('.js') || imports.length === 0) continue;
  const files = [file, ...imports.map((shared) => frames[shared]!.file)];
  rows.push([key, sum(files), BUDGET.frame]);
}
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const inlineStyles = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
rows.push([
  'CSS, including what is inlined in the HTML',
  gzipSync(inlineStyles, { level: 9 }).length / 1000 +
    sum(
      filesOf(Object.keys(manifest), ({ css = [], file }) => [
        ...css,
        ...(file.endsWith('.css') ? [file] : []),
      ]),
    ),
  BUDGET.css,
]);
const fonts = globSync('assets/*.woff2', { cwd: dist });
rows.push(['fonts (not packed)', sum(fonts, false), BUDGET.fonts]);
rows.push(['HTML', weigh('index.html'), BUDGET.html]);

let isOver = false;
for (const [part, weight, budget] of rows) {
  const over = budget !== null && weight > budget;
  isOver ||= over;
  console.log(
    `${part.padEnd(48)} ${weight.toFixed(1).padStart(7)} kB  of ${String(budget).padStart(3)}${over ? '  OVER' : ''}`,
  );
}
process.exitCode = isOver ? 1 : 0;
