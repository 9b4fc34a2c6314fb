import type { ACCESSIBILITY } from './english/accessibility.ts';
import type { ACCOUNT_SECURITY } from './english/account-security.ts';
import type { ACCOUNTS } from './english/accounts.ts';
import type { ADMIN } from './english/admin.ts';
import type { ADVERTISE } from './english/advertise.ts';
import type { ARTICLE_IMPORT } from './english/article-import.ts';
import type { ARTICLES } from './english/articles.ts';
import type { CHAT } from './english/chat.ts';
import type { COMMENTS } from './english/comments.ts';
import type { CONTACT } from './english/contact.ts';
import type { COUNTRIES } from './english/countries.ts';
import type { DEVELOPERS } from './english/developers.ts';
import type { EMBEDS } from './english/embeds.ts';
import type { EVERYWHERE } from './english/everywhere.ts';
import type { FAN_ZONE } from './english/fan-zone.ts';
import type { FANTASY_ADMIN } from './english/fantasy-admin.ts';
import type { FANTASY_SCORING } from './english/fantasy-scoring.ts';
import type { FANTASY } from './english/fantasy.ts';
import type { GAME_DAY } from './english/game-day.ts';
import type { GAMES } from './english/games.ts';
import type { MAILS } from './english/mails.ts';
import type { METRICS } from './english/metrics.ts';
import type { MODERATION } from './english/moderation.ts';
import type { INBOX } from './english/inbox.ts';
import type { LEAGUES } from './english/leagues.ts';
import type { MEMBERS } from './english/members.ts';
import type { MUTE_SETTINGS } from './english/mute-settings.ts';
import type { MUTES } from './english/mutes.ts';
import type { NEWS } from './english/news.ts';
import type { NEWSLETTER } from './english/newsletter.ts';
import type { NOTICES } from './english/notices.ts';
import type { PHOTOS } from './english/photos.ts';
import type { PLAYS } from './english/plays.ts';
import type { QUESTIONS } from './english/questions.ts';
import type { REPORTS } from './english/reports.ts';
import type { ROSTER } from './english/roster.ts';
import type { SCHEDULE } from './english/schedule.ts';
import type { SCOREKEEPING } from './english/scorekeeping.ts';
import type { STATUS } from './english/status.ts';
import type { SEARCH } from './english/search.ts';
import type { SETTINGS } from './english/settings.ts';
import type { SHORTCUTS } from './english/shortcuts.ts';
import type { SHOWS } from './english/shows.ts';
import type { SIGN_IN_SECURITY } from './english/sign-in-security.ts';
import type { SITE } from './english/site.ts';
import type { SITE_SETTINGS } from './english/site-settings.ts';
import type { SPONSORS } from './english/sponsors.ts';
import type { STATES } from './english/states.ts';
import type { SUBSCRIBERS } from './english/subscribers.ts';
import type { WEBHOOKS } from './english/webhooks.ts';
import type { ApiChange } from '../site/api-changes.ts';
import { fill, type Said, type Values } from './translate.ts';

/** The catalogue: every text of the site in English, by room. Other languages have each of them. */
type Rooms = readonly [
  typeof ACCESSIBILITY,
  typeof ACCOUNT_SECURITY,
  typeof ACCOUNTS,
  typeof ADMIN,
  typeof ADVERTISE,
  readonly ApiChange[],
  typeof ARTICLES,
  typeof ARTICLE_IMPORT,
  typeof CHAT,
  typeof COMMENTS,
  typeof CONTACT,
  typeof COUNTRIES,
  typeof DEVELOPERS,
  typeof EMBEDS,
  typeof EVERYWHERE,
  typeof FAN_ZONE,
  typeof FANTASY_ADMIN,
  typeof FANTASY_SCORING,
  typeof FANTASY,
  typeof GAME_DAY,
  typeof GAMES,
  typeof MAILS,
  typeof INBOX,
  typeof LEAGUES,
  typeof MEMBERS,
  typeof METRICS,
  typeof MODERATION,
  typeof MUTE_SETTINGS,
  typeof MUTES,
  typeof NEWS,
  typeof NEWSLETTER,
  typeof NOTICES,
  typeof PHOTOS,
  typeof PLAYS,
  typeof QUESTIONS,
  typeof REPORTS,
  typeof ROSTER,
  typeof SCHEDULE,
  typeof SCOREKEEPING,
  typeof STATUS,
  typeof SEARCH,
  typeof SETTINGS,
  typeof SHORTCUTS,
  typeof SHOWS,
  typeof SIGN_IN_SECURITY,
  typeof SITE,
  typeof SITE_SETTINGS,
  typeof SPONSORS,
  typeof STATES,
  typeof SUBSCRIBERS,
  typeof WEBHOOKS,
];

export type EnglishText = Rooms[number][number];
/** Texts of single pages, which a language loads with their page (texts-apart.ts). */
export type TextApart = (
  | typeof ADMIN
  | readonly ApiChange[]
  | typeof DEVELOPERS
  | typeof GAME_DAY
  | typeof INBOX
  | typeof LEAGUES
  | typeof MEMBERS
  | typeof MODERATION
  | typeof MUTE_SETTINGS
  | typeof SCOREKEEPING
  | typeof STATUS
)[number];
/** A text that the site can say in each of its languages. */
export type Text = EnglishText | Said;

/** Says a text in a reader's language; handed in where a rule makes a sentence. */
export type Say = <const Key extends Text>(text: Key, ...values: Values<Key>) => string;

/** A language, and how dates and numbers are written in it. */
export interface Reader {
  readonly say: Say;
  /** As `en-US`. */
  readonly tag: string;
}

/** The default language: for tools, feeds, the trail. */
export const inEnglish: Say = (text, ...[values]) => fill(text, values);
