import { can } from '../../schema/accounts/capabilities.ts';
import type { FilterAction, FilteredKind, FilterView } from '../../schema/filters/filters.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { type DomainError, refuse } from '../core/errors.ts';
import type { Freshness } from '../core/result-cache.ts';
import { readFilters } from './filter.reads.ts';
import { EARLIER_POSTS, type EarlierPost, type Matcher, matcherOf } from './matching.ts';
import { POSTS_OF_KIND } from './posts.reads.ts';

/** What the filters say of a text. */
export interface Verdict {
  /** Why it may not be posted; null if it may. */
  readonly refusal: DomainError | null;
  /** The names of the filters that hold it back until a moderator approves it. */
  readonly holds: readonly string[];
  /** The names of the filters by which moderators get to see it. */
  readonly marks: readonly string[];
}

const UNTOUCHED: Verdict = { refusal: null, holds: [], marks: [] };

interface Judged {
  readonly kind: FilteredKind;
  readonly text: string;
  /** An edit is no further post: it doesn't repeat, and is no flood. */
  readonly isEdit?: boolean;
}

/** Lets what a member wrote pass the filters. Who works on the dashboard is not filtered. */
export async function judge(ctx: Context, { kind, text, isEdit }: Judged): Promise<Verdict> {
  const viewer = ctx.requireViewer();
  if (isExempt(viewer)) return UNTOUCHED;
  const matchers = (await activeFilters(ctx)).filter(
    ({ filter, matcher }) => filter.kinds.includes(kind) && !(isEdit && matcher.windowMs > 0),
  );
  if (matchers.length === 0) return UNTOUCHED;
  const [memberSince, earlier] = await Promise.all([
    matchers.some(({ filter }) => filter.memberDays !== null)
      ? memberSinceOf(ctx, viewer.id)
      : new Date(0),
    earlierPosts(ctx, matchers),
  ]);
  const post = { text, at: ctx.now(), memberSince };
  const matching = matchers.filter(({ filter, matcher }) =>
    matcher.matches(
      post,
      earlier.filter((each) => filter.kinds.includes(each.kind)),
    ),
  );
  return {
    refusal: refusalBy(matching, isEdit),
    holds: namesOf(matching, 'HOLD'),
    marks: namesOf(matching, 'MARK'),
  };
}

/** The refusal of a post. What is there already can't be held back, so such an edit is refused, too. */
function refusalBy(matching: readonly ActiveFilter[], isEdit = false): DomainError | null {
  const refusing = matching.find(({ filter }) => filter.action === 'REFUSE')?.filter;
  if (refusing) return refuse('filter.refused', { message: refusing.message ?? refusing.name });
  return isEdit && namesOf(matching, 'HOLD').length > 0 ? refuse('filter.heldEdit') : null;
}

const namesOf = (matching: readonly ActiveFilter[], action: FilterAction) =>
  matching.flatMap(({ filter }) => (filter.action === action ? [filter.name] : []));

/** Moderators, hosts and admins are not filtered. */
export const isExempt = (viewer: Parameters<typeof can>[0]): boolean =>
  can(viewer, 'dashboard.open');

interface ActiveFilter {
  readonly filter: FilterView;
  readonly matcher: Matcher;
}

const FILTERS: Freshness = { changedBy: ['filter.changed'] };
/** The filters of a reading, ready to match. */
const compiled = new WeakMap<readonly FilterView[], readonly ActiveFilter[]>();

async function activeFilters(ctx: Context): Promise<readonly ActiveFilter[]> {
  const filters = await ctx.filters.getOrMake('active', FILTERS, () => readFilters(ctx.em));
  if (!filters) return [];
  const known = compiled.get(filters);
  if (known) return known;
  const active = filters
    .filter(({ isOn }) => isOn)
    .map((filter) => ({ filter, matcher: matcherOf(filter) }));
  compiled.set(filters, active);
  return active;
}

async function memberSinceOf({ em }: Context, userId: number): Promise<Date> {
  const [member] = await rowsOf(
    em,
    db.selectFrom('users').select('createdAt').where('id', '=', userId),
  );
  return new Date(member?.createdAt ?? 0);
}

/** What the viewer posted as far back as these filters look. */
async function earlierPosts(
  ctx: Context,
  matchers: readonly ActiveFilter[],
): Promise<(EarlierPost & { readonly kind: FilteredKind })[]> {
  const windowMs = Math.max(...matchers.map(({ matcher }) => matcher.windowMs));
  if (windowMs === 0) return [];
  const since = new Date(ctx.now().getTime() - windowMs).toISOString();
  const { id } = ctx.requireViewer();
  const kinds = new Set(matchers.flatMap(({ filter }) => filter.kinds));
  const found = await Promise.all(
    [...kinds].map(async (kind) => {
      const rows = await rowsOf(
        ctx.em,
        db
          .selectFrom(POSTS_OF_KIND[kind].as('p'))
          .select(['p.text', 'p.createdAt'])
          .where('p.userId', '=', id)
          .where('p.createdAt', '>', since)
          .orderBy('p.createdAt', 'desc')
          .limit(EARLIER_POSTS),
      );
      return rows.map(({ text, createdAt }) => ({ kind, text, at: new Date(createdAt) }));
    }),
  );
  return found
    .flat()
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, EARLIER_POSTS);
}
