import { sql } from 'kysely';
import { ARTICLE_LIMITS, tagsOf } from '../../../schema/articles/article-input.ts';
import {
  type ArticleLabelsView,
  type LabelKind,
  TAGS_LISTED,
} from '../../../schema/articles/article-labels.ts';
import { ARTICLE_CATEGORIES, type ArticleCategory } from '../../../schema/articles/articles.ts';
import { recordAct } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { asInt, rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { articleOf, articlesIn } from '../article.reads.ts';
import { publishChange } from '../article-events.ts';

/** More open pages than these learn of it when they are opened the next time. */
const MOST_EVENTS = 100;

/** Tags and categories, with how many articles have them. */
export async function articleLabels(ctx: Context): Promise<ArticleLabelsView> {
  ctx.require('article.write');
  const [tags, counted] = await Promise.all([
    rowsOf(
      ctx.em,
      db
        .selectFrom(
          db
            .selectFrom('blogPosts')
            .select(({ fn }) => fn<string>('unnest', ['tags']).as('name'))
            .as('t'),
        )
        .select(['t.name', ({ fn }) => asInt(fn.countAll()).as('articles')])
        .groupBy('t.name')
        .orderBy('articles', 'desc')
        .orderBy('t.name')
        .limit(TAGS_LISTED),
    ),
    rowsOf(
      ctx.em,
      db
        .selectFrom('blogPosts')
        .select(['category as name', ({ fn }) => asInt(fn.countAll()).as('articles')])
        .groupBy('category'),
    ),
  ]);
  const counts = new Map<string, number>(counted.map(({ name, articles }) => [name, articles]));
  const categories = ARTICLE_CATEGORIES.map((name) => ({ name, articles: counts.get(name) ?? 0 }));
  return { tags, categories };
}

export interface Renaming {
  readonly kind: LabelKind;
  readonly from: string;
  readonly to: string;
}

/**
 * Gives all articles of a tag another one, which merges the two where articles have that one already; or moves all
 * articles of a category. Returns how many articles changed. Who edits one of them at the moment is asked when they save.
 */
export async function renameArticleLabel(ctx: Context, renaming: Renaming): Promise<number> {
  ctx.require('article.publish');
  const { kind, from } = renaming;
  const to = kind === 'TAG' ? tagIn(renaming.to) : categoryIn(renaming.to);
  if (from === to) return 0;
  const changed = await ctx.em.transactional(async (tx) => {
    const rows = await rowsOf(
      tx,
      kind === 'TAG' ? retagged(ctx, from, to) : refiled(ctx, from, to as ArticleCategory),
    );
    if (rows.length === 0) throw refuse('article.labelUnknown', { label: from });
    const details = { kind, from, to, articles: rows.length };
    const act = { action: 'article.rename', subjectType: 'Article', subjectId: null } as const;
    recordAct(ctx, { ...act, details }, tx);
    return rows;
  });
  await publishChanges(ctx, changed);
  return changed.length;
}

function tagIn(written: string): string {
  const [tag, ...others] = tagsOf(written);
  if (tag === undefined || others.length > 0) throw refuse('article.oneTag', {}, { field: 'to' });
  if (tag.length > ARTICLE_LIMITS.tag)
    throw refuse('article.tagTooLong', { max: ARTICLE_LIMITS.tag }, { field: 'to' });
  return tag;
}

function categoryIn(written: string): ArticleCategory {
  const found = ARTICLE_CATEGORIES.find((one) => one === written);
  if (!found) throw refuse('input.unknownCategory', {}, { field: 'to' });
  return found;
}

const hasTag = (tag: string) => sql<boolean>`${tag} = any(tags)`;

const retagged = (ctx: Context, from: string, to: string) =>
  db
    .updateTable('blogPosts')
    .set({
      tags: sql<
        string[]
      >`case when ${hasTag(to)} then array_remove(tags, ${from}) else array_replace(tags, ${from}, ${to}) end`,
      updatedAt: ctx.now(),
      version: ({ eb }) => eb('version', '+', 1),
    })
    .where(hasTag(from))
    .returning(['id', 'published']);

const refiled = (ctx: Context, from: string, to: ArticleCategory) =>
  db
    .updateTable('blogPosts')
    .set({
      category: to,
      updatedAt: ctx.now(),
      version: ({ eb }) => eb('version', '+', 1),
    })
    .where('category', '=', from as ArticleCategory)
    .returning(['id', 'published']);

async function publishChanges(
  ctx: Context,
  changed: readonly { readonly id: number; readonly published: boolean }[],
): Promise<void> {
  const [first] = changed;
  if (first) ctx.publish('article.saved', { articleId: first.id });
  const ids = changed.filter(({ published }) => published).map(({ id }) => id);
  if (ids.length === 0) return;
  const read = articlesIn(db.selectFrom('blogPosts as a')).where('a.id', 'in', ids);
  for (const row of await rowsOf(ctx.em, read.limit(MOST_EVENTS)))
    publishChange(ctx, 'EDITED', articleOf({ ...row, isLikedByMe: null }));
}
