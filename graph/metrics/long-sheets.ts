import { sql } from 'kysely';
import type { ExportName } from '../../schema/accounts/exports.ts';
import { rowsOf } from '../core/database/rows.ts';
import { readAnalyticsById } from './article-analytics.reads.ts';
import { PAGE, type Sheet, type SheetRow } from './sheet.ts';

const dated = <Row extends SheetRow>(rows: readonly Row[], ...names: (keyof Row)[]): SheetRow[] =>
  rows.map((row) => ({
    ...row,
    ...Object.fromEntries(names.map((name) => [name, new Date(row[name] as string)])),
  }));

const idOf = (last: SheetRow | undefined) => Number(last?.id ?? 0);

/** The datasets that grow with the site: read in pages by key, so that none of them holds up anything. */
export const LONG_SHEETS = {
  users: {
    columns: {
      id: 'ID',
      name: 'Name',
      email: 'E-mail',
      favoriteTeam: 'Favorite team',
      country: 'Country',
      isAdmin: 'Admin',
      isMvp: 'MVP',
      createdAt: 'Joined (MT)',
    },
    page: async (ctx, last) =>
      dated(
        await rowsOf(
          ctx.em,
          sql<SheetRow>`select id, name, email, favorite_team as "favoriteTeam", country, is_admin as "isAdmin",
            is_mvp as "isMvp", created_at as "createdAt" from users where id > ${idOf(last)} order by id limit ${PAGE}`,
        ),
        'createdAt',
      ),
  },
  questions: {
    columns: {
      id: 'ID',
      question: 'Question',
      name: 'Member',
      favoriteTeam: 'Favorite team',
      status: 'Status',
      createdAt: 'Asked (MT)',
    },
    page: async (ctx, last) =>
      dated(
        await rowsOf(
          ctx.em,
          sql<SheetRow>`select q.id, q.question, u.name, u.favorite_team as "favoriteTeam", q.status, q.created_at as "createdAt"
            from questions q join users u on u.id = q.user_id where q.id > ${idOf(last)} order by q.id limit ${PAGE}`,
        ),
        'createdAt',
      ),
  },
  photos: {
    columns: {
      id: 'ID',
      name: 'Member',
      category: 'Category',
      description: 'Description',
      approved: 'Approved',
      featured: 'Featured',
      likes: 'Likes',
      comments: 'Comments',
      createdAt: 'Uploaded (MT)',
    },
    page: async (ctx, last) =>
      dated(
        await rowsOf(
          ctx.em,
          sql<SheetRow>`select p.id, u.name, p.category, p.description, p.approved, p.featured, p.likes,
              (select count(*)::int from photo_comments c where c.photo_id = p.id) as comments, p.created_at as "createdAt"
            from fan_zone_photos p join users u on u.id = p.user_id where p.id > ${idOf(last)} order by p.id limit ${PAGE}`,
        ),
        'createdAt',
      ),
  },
  'article-analytics': {
    columns: {
      id: 'ID',
      title: 'Title',
      author: 'Author',
      category: 'Category',
      publishedAt: 'Published (MT)',
      readTime: 'Read time (minutes)',
      viewCount: 'Views',
      likeCount: 'Likes',
      commentCount: 'Comments',
      shareCount: 'Shares',
      engagementRate: 'Engagement rate (%)',
    },
    page: async (ctx, last) =>
      (await readAnalyticsById(ctx, { after: idOf(last), first: PAGE })).map((row) => ({ ...row })),
  },
} satisfies Partial<Record<ExportName, Sheet>>;
