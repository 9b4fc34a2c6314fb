import type { ExportName } from '../../schema/accounts/exports.ts';
import { db } from '../core/database/db.ts';
import { asInt, rowsOf } from '../core/database/rows.ts';
import { subscribersById } from '../newsletter/subscribers/subscriber-list.reads.ts';
import { readAnalyticsById } from './article-analytics.reads.ts';
import { PAGE, type Sheet, type SheetRow } from './sheet.ts';

const dated = <Row extends SheetRow>(rows: readonly Row[], ...names: (keyof Row)[]): SheetRow[] =>
  rows.map((row) => ({
    ...row,
    ...Object.fromEntries(names.map((name) => [name, new Date(row[name] as string)])),
  }));

const idOf = (last: SheetRow | undefined) => Number(last?.id ?? 0);

/** The datasets that grow with the site: read page by page, so that none of them blocks others. */
export const LONG_SHEETS = {
  users: {
    columns: {
      id: 'ID',
      name: 'Name',
      email: 'Email',
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
          db
            .selectFrom('users')
            .select(['id', 'name', 'email', 'favoriteTeam', 'country', 'isAdmin', 'isMvp'])
            .select('createdAt')
            .where('id', '>', idOf(last))
            .orderBy('id')
            .limit(PAGE),
        ),
        'createdAt',
      ),
  },
  subscribers: {
    // The first four as an import reads them.
    columns: {
      name: 'Name',
      email: 'Email',
      birthday: 'Birthday',
      favoriteTeam: 'Favorite team',
      state: 'State',
      createdAt: 'Asked (MT)',
      confirmedAt: 'Confirmed (MT)',
      id: 'ID',
    },
    page: async (ctx, last) =>
      (await subscribersById(ctx.em, { after: idOf(last), first: PAGE })).map((row) => ({
        ...row,
        createdAt: new Date(row.createdAt),
        confirmedAt: row.confirmedAt === null ? null : new Date(row.confirmedAt),
      })),
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
          db
            .selectFrom('questions as q')
            .innerJoin('users as u', 'u.id', 'q.userId')
            .select(['q.id', 'q.question', 'u.name', 'u.favoriteTeam', 'q.status', 'q.createdAt'])
            .where('q.id', '>', idOf(last))
            .orderBy('q.id')
            .limit(PAGE),
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
          db
            .selectFrom('fanZonePhotos as p')
            .innerJoin('users as u', 'u.id', 'p.userId')
            .select(['p.id', 'u.name', 'p.category', 'p.description', 'p.approved', 'p.featured'])
            .select('p.likes')
            .select(({ selectFrom }) =>
              selectFrom('photoComments as c')
                .select(({ fn }) => asInt(fn.countAll()).as('count'))
                .whereRef('c.photoId', '=', 'p.id')
                .as('comments'),
            )
            .select('p.createdAt')
            .where('p.id', '>', idOf(last))
            .orderBy('p.id')
            .limit(PAGE),
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
