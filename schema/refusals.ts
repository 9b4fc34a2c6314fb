import { REMOVAL_REFUSALS } from './refusals/removals.ts';
import { QUEUE_REFUSALS } from './refusals/moderation-queue.ts';
import { SANCTION_REFUSALS } from './refusals/sanctions.ts';
import { SESSION_REFUSALS } from './refusals/session.ts';
import { ARTICLE_IMPORT_REFUSALS } from './refusals/article-import.ts';
import { ARTICLE_WRITING_REFUSALS } from './refusals/article-writing.ts';
import { PROFILE_REFUSALS } from './refusals/profile.ts';
import { ACCOUNTS_REFUSALS } from './refusals/accounts.ts';
import { ARTICLES_REFUSALS } from './refusals/articles.ts';
import { CHAT_REFUSALS } from './refusals/chat.ts';
import { CHECKINS_REFUSALS } from './refusals/checkins.ts';
import type { RefusalCode } from './refusals/codes.ts';
import { COMMENTS_REFUSALS } from './refusals/comments.ts';
import { CONTACT_REFUSALS } from './refusals/contact.ts';
import { FACTORS_REFUSALS } from './refusals/factors.ts';
import { FANTASY_REFUSALS } from './refusals/fantasy.ts';
import { FILTER_REFUSALS } from './refusals/filters.ts';
import { INBOX_REFUSALS } from './refusals/inbox.ts';
import { LEAGUE_REFUSALS } from './refusals/leagues.ts';
import { MUTE_REFUSALS } from './refusals/mutes.ts';
import { FILES_REFUSALS } from './refusals/files.ts';
import { GAMES_REFUSALS } from './refusals/games.ts';
import { INPUT_REFUSALS } from './refusals/input.ts';
import { MOOD_REFUSALS } from './refusals/mood.ts';
import { NEWS_REFUSALS } from './refusals/news.ts';
import { NEWSLETTER_REFUSALS } from './refusals/newsletter.ts';
import { PHOTOS_REFUSALS } from './refusals/photos.ts';
import { PLAYS_REFUSALS } from './refusals/plays.ts';
import { QUESTIONS_REFUSALS } from './refusals/questions.ts';
import { REPORTS_REFUSALS } from './refusals/reports.ts';
import { REQUESTS_REFUSALS } from './refusals/requests.ts';
import { ROSTER_REFUSALS } from './refusals/roster.ts';
import { SETTINGS_REFUSALS } from './refusals/settings.ts';
import { SHEETS_REFUSALS } from './refusals/sheets.ts';
import { SHOWS_REFUSALS } from './refusals/shows.ts';
import { SITE_REFUSALS } from './refusals/site.ts';
import { STATS_REFUSALS } from './refusals/stats.ts';
import { TOKENS_REFUSALS } from './refusals/tokens.ts';
import { WEBHOOKS_REFUSALS } from './refusals/webhooks.ts';

/**
 * Everything that the server refuses, by its key. Keys and parameters are promised like names of fields; a client says
 * a refusal in its own words by them. Each key needs a text in every language: see language/languages.ts.
 */
export const REFUSALS = {
  ...SITE_REFUSALS,
  ...INPUT_REFUSALS,
  ...REQUESTS_REFUSALS,
  ...FILES_REFUSALS,
  ...ACCOUNTS_REFUSALS,
  ...SESSION_REFUSALS,
  ...PROFILE_REFUSALS,
  ...TOKENS_REFUSALS,
  ...WEBHOOKS_REFUSALS,
  ...FACTORS_REFUSALS,
  ...ARTICLES_REFUSALS,
  ...ARTICLE_WRITING_REFUSALS,
  ...ARTICLE_IMPORT_REFUSALS,
  ...CHAT_REFUSALS,
  ...COMMENTS_REFUSALS,
  ...PHOTOS_REFUSALS,
  ...CHECKINS_REFUSALS,
  ...CONTACT_REFUSALS,
  ...QUESTIONS_REFUSALS,
  ...MOOD_REFUSALS,
  ...REPORTS_REFUSALS,
  ...SANCTION_REFUSALS,
  ...QUEUE_REFUSALS,
  ...FILTER_REFUSALS,
  ...INBOX_REFUSALS,
  ...LEAGUE_REFUSALS,
  ...MUTE_REFUSALS,
  ...REMOVAL_REFUSALS,
  ...FANTASY_REFUSALS,
  ...SHEETS_REFUSALS,
  ...STATS_REFUSALS,
  ...ROSTER_REFUSALS,
  ...GAMES_REFUSALS,
  ...PLAYS_REFUSALS,
  ...SETTINGS_REFUSALS,
  ...SHOWS_REFUSALS,
  ...NEWS_REFUSALS,
  ...NEWSLETTER_REFUSALS,
} as const;

export type Refusals = typeof REFUSALS;
export type RefusalKey = keyof Refusals;
/** Keys with that code alone. */
export type KeyOfCode<Code extends RefusalCode> = {
  [Key in RefusalKey]: Refusals[Key]['code'] extends Code ? Key : never;
}[RefusalKey];
