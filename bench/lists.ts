import { memberRecord } from '../graph/accounts/rights/member-record.reads.ts';
import { readPublished } from '../graph/articles/article.reads.ts';
import { articles } from '../graph/articles/article.service.ts';
import { articleImports, importPosts } from '../graph/articles/imports/article-import.service.ts';
import { allArticles } from '../graph/articles/writing/article-admin.service.ts';
import { articleLabels } from '../graph/articles/writing/article-labels.service.ts';
import type { Context } from '../graph/core/context.ts';
import type { Connection } from '../graph/core/paging/connection.ts';
import { games, lastCompletedGame, seasons } from '../graph/games/game.service.ts';
import {
  subscriberCounts,
  subscribers,
  subscribersById,
} from '../graph/newsletter/subscribers/subscriber-list.reads.ts';
import { managedRoster } from '../graph/roster/desk/roster-desk.service.ts';
import { roster } from '../graph/roster/roster.service.ts';
import { shows, showSeasons } from '../graph/shows/archive/show-archive.reads.ts';
import { managedShows } from '../graph/shows/show-desk.reads.ts';
import { fillLists, LATEST_SEASON, MEMBER, RARE_CATEGORY, RARE_WORD } from './lists-rows.ts';
import { runsOf, scaled } from './scale.ts';
import { type Read, withSizes } from './support/sizes.ts';
import type { Line } from './support/table.ts';

const RUNS = runsOf(15);
const SMALL = 100;
const LARGE = scaled({ smoke: 1_000, usual: 10_000 });
const PAGE = 10;
/** As little as that is noise of the machine; with more rows a list may take twice as long and no more. */
const GOAL = 2;

type PageOf = (ctx: Context, page: { first: number; after?: string | null }) => Promise<List>;
type List = Pick<Connection<unknown>, 'pageInfo'>;

const listsRead = new WeakMap<object, Map<PageOf, string>>();

/** Reads a page that begins in the middle of a list; how to get there is found out once for each database. */
const inTheMiddle =
  (pageOf: PageOf): Read =>
  async (ctx) => {
    const database = ctx.em.getDriver();
    const known = listsRead.get(database) ?? new Map<PageOf, string>();
    listsRead.set(database, known);
    let after = known.get(pageOf);
    if (after === undefined) {
      const cursors: string[] = [];
      for (let next: string | null = null; ;) {
        const { pageInfo } = await pageOf(ctx, { first: PAGE, after: next });
        if (!pageInfo.hasNextPage || pageInfo.endCursor === null) break;
        cursors.push((next = pageInfo.endCursor));
      }
      after = cursors[Math.floor(cursors.length / 2)];
      if (after === undefined) throw new Error('The list has a single page.');
      known.set(pageOf, after);
    }
    return pageOf(ctx, { first: PAGE, after });
  };

const allShows: PageOf = (ctx, page) => shows(ctx, page);
const episodes: PageOf = (ctx, page) => shows(ctx, { ...page, types: ['podcast'] });
const showsOfAdmins: PageOf = (ctx, page) => managedShows(ctx, page);
const readers: PageOf = (ctx, page) => subscribers(ctx, page);
const articlesOfVisitors: PageOf = (ctx, page) => articles(ctx, page);
const articlesOfAdmins: PageOf = (ctx, page) => allArticles(ctx, { ...page, show: 'ALL' });
const first =
  (pageOf: PageOf): Read =>
  (ctx) =>
    pageOf(ctx, { first: PAGE });

const bothPages = (name: string, pageOf: PageOf): [string, Read][] => [
  [`${name}: first page`, first(pageOf)],
  [`${name}: page in the middle`, inTheMiddle(pageOf)],
];

const CASES: readonly (readonly [name: string, read: Read])[] = [
  ...bothPages('shows', allShows),
  ...bothPages('podcast', episodes),
  ['shows: of a season', (ctx) => shows(ctx, { first: PAGE, season: LATEST_SEASON })],
  ['shows: search', (ctx) => shows(ctx, { first: PAGE, search: RARE_WORD })],
  ['shows: the seasons', (ctx) => showSeasons(ctx, null)],
  ...bothPages('shows of admins', showsOfAdmins),
  ['shows of admins: hidden', (ctx) => managedShows(ctx, { first: PAGE, state: 'HIDDEN' })],
  ['shows of admins: scheduled', (ctx) => managedShows(ctx, { first: PAGE, state: 'SCHEDULED' })],
  ...bothPages('subscribers', readers),
  ['subscribers: search', (ctx) => subscribers(ctx, { first: PAGE, search: RARE_WORD })],
  ['subscribers: waiting', (ctx) => subscribers(ctx, { first: PAGE, state: 'WAITING' })],
  ['subscribers: unsubscribed', (ctx) => subscribers(ctx, { first: PAGE, state: 'UNSUBSCRIBED' })],
  ['subscribers: 50 of the export', ({ em }) => subscribersById(em, { after: 50, first: 50 })],
  ['roster', roster],
  ['roster of admins', managedRoster],
  ['games: a season', (ctx) => games(ctx, LATEST_SEASON - 2)],
  ['games: the last one', lastCompletedGame],
  ...bothPages('articles', articlesOfVisitors),
  [
    'articles: of a rare category',
    (ctx) => readPublished(ctx, { first: 3, category: RARE_CATEGORY }),
  ],
  ...bothPages('articles of admins', articlesOfAdmins),
  ['imports: the latest', articleImports],
  ['imports: a page of posts', (ctx) => importPosts(ctx, 1, { first: 50 })],
];

/** Where everything is counted, more is more to count. */
const COUNTS: readonly (readonly [name: string, read: Read])[] = [
  ['subscribers: of each state', subscriberCounts],
  ['games: the seasons', seasons],
  ['tags and categories', articleLabels],
  ["a member's record", (ctx) => memberRecord(ctx, MEMBER)],
];

/** Lists with 10,000 items beside 100: what a page takes must not depend on how many there are. */
export const benchLists = (): Promise<{ title: string; lines: Line[] }[]> =>
  withSizes({ small: SMALL, large: LARGE, runs: RUNS, fill: fillLists }, async ({ measure }) => {
    const lines: Line[] = [];
    for (const [name, read] of [...CASES, ...COUNTS]) {
      const { small, large } = await measure(read);
      const isCount = COUNTS.some(([counted]) => counted === name);
      lines.push({
        name,
        unit: 'ms',
        values: large,
        baseline: small,
        ...(!isCount && { goal: GOAL }),
      });
    }
    const counted = LARGE.toLocaleString('en');
    const title = `Lists of ${counted} items beside ${SMALL} (medians of ${RUNS} runs)`;
    return [{ title, lines }];
  });
