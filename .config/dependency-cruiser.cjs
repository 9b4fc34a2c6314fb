/**
 * The floors of the project as rules. Imports only go down, and a room imports only rooms listed before it. A type-only
 * import counts like any other.
 */
const tests = '[.]test[.]tsx?$';

/** Rooms of graph and of web, lowest first. */
const rooms = [
  'site',
  'accounts',
  'removals',
  'mutes',
  'members',
  'games',
  'roster',
  'plays',
  'shows',
  'news',
  'mentions',
  'likes',
  'reactions',
  'filters',
  'comments',
  'articles',
  'photos',
  'chat',
  'mood',
  'checkins',
  'questions',
  'contact',
  'newsletter',
  'fantasy',
  'leagues',
  'reports',
  'moderation',
  'inbox',
  'search',
  'metrics',
  'notices',
  'webhooks',
];
const screens = [
  ...['landing', 'home', 'schedule', 'fan-zone', 'admin', 'advertise'],
  ...['developers', 'accessibility', 'game-day'],
];
const anyOf = (names) => `(${names.join('|')})`;

/** Each top-level folder, lowest floor first. What is not listed is outside (tests, tools). */
const houses = {
  graph: [
    '^graph/(core|gql)/',
    `^graph/${anyOf(rooms)}/`,
    '^graph/(edges|policies|guard|freshness|spoiling|event-subjects|orm|schema|described-access|printed-schema)[.]ts$',
    // Shared by all transports: budgets, freshness of results, jobs, backups.
    '^graph/(requests|jobs|backups)/',
    '^graph/(rest|pages|own-data)/',
    '^graph/serving/',
    '^graph/main[.]ts$',
  ],
  web: [
    '^web/(gql|ui|live|worker|embed)/',
    `^web/${anyOf([...rooms, 'age-gate', 'settings', 'shortcuts', 'replies'])}/`,
    `^web/${anyOf(screens)}/`,
    '^web/app/',
    '^web/(main|prerender|page-html|no-browser)[.]tsx?$',
  ],
};

const upward = Object.entries(houses).flatMap(([house, floors]) =>
  floors.slice(0, -1).map((floor, index) => ({
    name: `${house}-floor-${index}-imports-upward`,
    comment:
      'Imports only go down. What must happen on a higher floor goes through an event or a parameter.',
    severity: 'error',
    from: { path: floor, pathNot: tests },
    to: { path: floors.slice(index + 1) },
  })),
);

/** A new file finds its floor here before it may import anything. */
const floorless = Object.entries(houses).map(([house, floors]) => ({
  name: `${house}-file-without-a-floor`,
  comment: 'Name its floor, or move it into a room.',
  severity: 'error',
  from: {
    path: `^${house}/`,
    pathNot: [
      ...floors,
      tests,
      '^(graph|web)/testing/',
      '^web/(catalog/|graphiql/|public/|vite-env)',
    ],
  },
  to: {},
}));

/**
 * Importable by earlier rooms: what every kind of content shows, and a page that gathers what rooms have for a member.
 */
const SHOWN_BY_ALL = '^web/(reports/report|moderation/desk/sanction)-dialog[.]tsx$';
const GATHERS = '^web/accounts/profile-page[.]tsx$';

const laterRooms = ['graph', 'web'].flatMap((house) =>
  rooms.slice(0, -1).map((room, index) => ({
    name: `${house}-room-${room}-imports-a-later-room`,
    comment:
      'A room imports only rooms named before it. What must happen in a later room goes through an event.',
    severity: 'error',
    from: { path: `^${house}/${room}/`, pathNot: [tests, GATHERS] },
    to: { path: `^${house}/${anyOf(rooms.slice(index + 1))}/`, pathNot: SHOWN_BY_ALL },
  })),
);

/** Separates top-level folders: `from` imports nothing of `to`. */
const apart = (from, ...to) => ({
  name: `${from}-stays-apart`,
  comment: `${from} never imports ${to.join(', ')}.`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: { path: to.map((house) => `^${house}/`) },
});

module.exports = {
  forbidden: [
    ...upward,
    ...floorless,
    ...laterRooms,
    apart('web', 'graph', 'migrations', 'e2e', 'bench', '[.]config'),
    apart('graph', 'web', 'e2e', 'bench', '[.]config'),
    apart('schema', 'web', 'graph', 'migrations', 'e2e', 'bench', '[.]config'),
    {
      name: 'rooms-know-no-migrations',
      severity: 'error',
      from: { path: houses.graph.slice(0, 2), pathNot: tests },
      to: { path: '^migrations/' },
    },
    apart('migrations', 'web', 'e2e', 'bench', '[.]config'),
    {
      name: 'schema-is-pure',
      comment: 'schema imports zod/mini and itself: no input, no output, nothing else to download.',
      severity: 'error',
      from: { path: '^schema/', pathNot: tests },
      to: { pathNot: ['^schema/', '^node_modules/zod/'] },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^(graph|web|schema|migrations)/', pathNot: [tests, '^(graph|web)/testing/'] },
      to: { path: ['^(graph|web)/testing/', tests] },
    },
    {
      name: 'catalog-is-for-development',
      severity: 'error',
      from: { path: '^(graph|web|schema|migrations)/', pathNot: '^web/catalog/' },
      to: { path: '^web/catalog/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-barrel',
      comment:
        'Import from the file that has it. Only generated code may pass on what others export.',
      severity: 'error',
      from: { path: '(^|/)index[.]tsx?$', pathNot: '^(web|graph)/gql/' },
      to: { dependencyTypes: ['export'] },
    },
    {
      name: 'no-drawer',
      comment: 'Which noun does it belong to?',
      severity: 'error',
      from: {},
      to: { path: '(^|/)(utils?|helpers?|common|misc|lib)(/|[.]tsx?$)', pathNot: '^node_modules/' },
    },
    {
      name: 'no-orphan',
      comment: 'Nobody imports it, and it imports nobody.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          tests,
          '[.]d[.]ts$',
          '^(web|graph)/gql/',
          '^web/(public|developers/examples)/',
          '^([.]config|e2e|bench)/',
        ],
      },
      to: {},
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
