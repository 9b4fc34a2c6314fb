import { accountsRows } from './accounts.rows.ts';
import { articleWritingRows } from './article-writing.rows.ts';
import { articlesRows } from './articles.rows.ts';
import { chatRows } from './chat.rows.ts';
import { commentsRows } from './comments.rows.ts';
import { checkInsRows } from './checkins.rows.ts';
import { contactRows } from './contact.rows.ts';
import { fantasyAdminRows } from './fantasy-admin.rows.ts';
import { fantasyRows } from './fantasy.rows.ts';
import { gamesRows } from './games.rows.ts';
import { metricsRows } from './metrics.rows.ts';
import { moodRows } from './mood.rows.ts';
import { newsletterRows } from './newsletter.rows.ts';
import { questionsRows } from './questions.rows.ts';
import { reportsRows } from './reports.rows.ts';
import { rosterRows } from './roster.rows.ts';
import { photoCommentsRows } from './photo-comments.rows.ts';
import { photosRows } from './photos.rows.ts';
import type { RestRow } from './row.ts';
import { searchRows } from './search.rows.ts';
import { showsRows } from './shows.rows.ts';
import { usersRows } from './users.rows.ts';

/** Every `/api` path, room by room. */
export const REST_ROWS: readonly RestRow[] = [
  ...accountsRows,
  ...usersRows,
  ...gamesRows,
  ...showsRows,
  ...articlesRows,
  ...articleWritingRows,
  ...commentsRows,
  ...rosterRows,
  ...photosRows,
  ...photoCommentsRows,
  ...chatRows,
  ...moodRows,
  ...checkInsRows,
  ...questionsRows,
  ...newsletterRows,
  ...contactRows,
  ...fantasyRows,
  ...fantasyAdminRows,
  ...reportsRows,
  ...searchRows,
  ...metricsRows,
];
