import { PHOTOS_PER_PAGE } from '../../schema/photos/photos.ts';

/** A query that a page asks by itself when it is opened. */
export interface PageQuery {
  /** Name of the client's operation. */
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What every page asks: the bar under the header, and breaking news. */
const FRAME: readonly PageQuery[] = [
  { operation: 'GameBar', variables: {} },
  { operation: 'BreakingNews', variables: {} },
];

const PAGES: readonly (readonly [path: RegExp, ask: (id: number) => readonly PageQuery[]])[] = [
  [/^\/$/, () => [{ operation: 'LandingPage', variables: {} }]],
  [
    /^\/home\/?$/,
    () => [
      { operation: 'HomePage', variables: {} },
      { operation: 'NextGameCard', variables: {} },
      { operation: 'ChatStatus', variables: {} },
    ],
  ],
  [
    /^\/fan-zone\/?$/,
    () => [
      { operation: 'ChatStatus', variables: {} },
      { operation: 'FanMood', variables: {} },
      {
        operation: 'FanPhotos',
        variables: { category: null, excludeAi: true, first: PHOTOS_PER_PAGE },
      },
    ],
  ],
  [/^\/schedule\/?$/, () => [{ operation: 'SchedulePage', variables: {} }]],
  [/^\/articles\/?$/, () => [{ operation: 'ArticlesPage', variables: { first: 100 } }]],
  [
    /^\/articles\/([1-9]\d{0,9})\/?$/,
    (id) => [{ operation: 'ArticlePage', variables: { id, comments: 50 } }],
  ],
];

/** The queries of the page at a path. Their answers travel in the HTML, so that the first view waits for nothing else. */
export function queriesOf(path: string): readonly PageQuery[] {
  for (const [pattern, ask] of PAGES) {
    const match = pattern.exec(path);
    if (match) return [...FRAME, ...ask(Number(match[1]))];
  }
  return FRAME;
}
