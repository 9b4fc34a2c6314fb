import { userCount, users } from '../graph/accounts/users/user-list.reads.ts';
import type { Context } from '../graph/core/context.ts';
import { cursorOfSkip } from '../graph/core/paging/cursors.ts';
import { type UserFilter, USERS_PAGE, type UserSort } from '../schema/accounts/user-list.ts';
import { runsOf, scaled } from './scale.ts';
import { withSizes } from './support/sizes.ts';
import type { Line } from './support/table.ts';
import { fillUsers, RARE_EMAIL, RARE_NAME } from './users-rows.ts';

const RUNS = runsOf(15);
const SMALL = 10_000;
const LARGE = scaled({ smoke: 12_000, usual: Number(process.env.BENCH_USERS ?? 100_000) });

interface Case {
  readonly name: string;
  readonly sort?: UserSort;
  readonly filter?: UserFilter;
  /** How many are before the page, of so many; none by default. */
  readonly offset?: (all: number) => number;
  /** Absent where more users are more to read whatever one does: beside the others one sees what that costs. */
  readonly goal?: number;
}

const page200 = () => 199 * USERS_PAGE;
const last = (all: number) => all - USERS_PAGE;
const middle = (all: number) => Math.floor(all / 2);

const CASES: readonly Case[] = [
  { name: 'first page', goal: 1.5 },
  { name: 'first page, oldest first', sort: 'OLDEST', goal: 1.5 },
  { name: 'first page, by name', sort: 'NAME', goal: 1.5 },
  { name: 'first page, Broncos fans', filter: { team: 'BRONCOS' }, goal: 1.5 },
  { name: 'first page, outside the USA', filter: { country: 'OUTSIDE_USA' }, goal: 1.5 },
  { name: 'search by name', filter: { search: RARE_NAME }, goal: 1.5 },
  { name: 'search by e-mail', filter: { search: RARE_EMAIL }, goal: 1.5 },
  { name: 'search by name, by name', sort: 'NAME', filter: { search: RARE_NAME }, goal: 1.5 },
  { name: 'page 200', offset: page200, goal: 1.5 },
  { name: 'page 200, by name', sort: 'NAME', offset: page200, goal: 1.5 },
  { name: 'last page', offset: last, goal: 1.5 },
  { name: 'last page, by name', sort: 'NAME', offset: last, goal: 1.5 },
  { name: 'page in the middle', offset: middle },
  { name: 'page in the middle, by name', sort: 'NAME', offset: middle },
  { name: 'search by a name of every twentieth', filter: { search: 'Olsen' } },
  { name: 'first page, two filters', filter: { team: 'BRONCOS', country: 'OUTSIDE_USA' } },
];

/** The admins' list with a hundred thousand users, beside ten thousand: a page and the count, as the screen asks for them. */
export const benchUsers = (): Promise<{ title: string; lines: Line[] }[]> =>
  withSizes({ small: SMALL, large: LARGE, runs: RUNS, fill: fillUsers }, async ({ measure }) => {
    const lines: Line[] = [];
    for (const one of CASES) {
      const { small, large } = await measure((ctx) => list(ctx, one));
      lines.push({
        name: one.name,
        unit: 'ms',
        values: large,
        baseline: small,
        ...(one.goal !== undefined && { goal: one.goal }),
      });
    }
    return [
      {
        title: `The admins' list of ${LARGE.toLocaleString('en')} users beside ${SMALL.toLocaleString('en')}, a page of ${USERS_PAGE} and the count (medians of ${RUNS} runs)`,
        lines,
      },
    ];
  });

async function list(ctx: Context, { sort = 'NEWEST', filter = {}, offset = () => 0 }: Case) {
  const all = await userCount(ctx, filter);
  const after = cursorOfSkip('users', offset(all));
  const { nodes } = await users(ctx, { ...filter, sort, first: USERS_PAGE, after });
  if (nodes.length === 0) throw new Error('The page is empty.');
}
