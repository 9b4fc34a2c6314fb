import { accountsRows } from './rows/accounts.rows.ts';
import { articleWritingRows } from './rows/article-writing.rows.ts';
import { articlesRows } from './rows/articles.rows.ts';
import { chatRows } from './rows/chat.rows.ts';
import { commentsRows } from './rows/comments.rows.ts';
import { checkInsRows } from './rows/checkins.rows.ts';
import { contactRows } from './rows/contact.rows.ts';
import { fantasyAdminRows } from './rows/fantasy-admin.rows.ts';
import { fantasyBoardsRows } from './rows/fantasy-boards.rows.ts';
import { fantasyRows } from './rows/fantasy.rows.ts';
import { gamesRows } from './rows/games.rows.ts';
import { metricsRows } from './rows/metrics.rows.ts';
import { moodRows } from './rows/mood.rows.ts';
import { newsletterRows } from './rows/newsletter.rows.ts';
import { questionsRows } from './rows/questions.rows.ts';
import { reportsRows } from './rows/reports.rows.ts';
import { rosterRows } from './rows/roster.rows.ts';
import { photoCommentsRows } from './rows/photo-comments.rows.ts';
import { photosRows } from './rows/photos.rows.ts';
import type { RestRow } from './row.ts';
import { searchRows } from './rows/search.rows.ts';
import { showsRows } from './rows/shows.rows.ts';
import { usersRows } from './rows/users.rows.ts';

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
  ...fantasyBoardsRows,
  ...fantasyAdminRows,
  ...reportsRows,
  ...searchRows,
  ...metricsRows,
];
