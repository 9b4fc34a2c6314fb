import { accessibilityPage } from './entries/accessibility.ts';
import { adminPage } from './entries/admin.ts';
import { advertisePage } from './entries/advertise.ts';
import { articlePage } from './entries/article.ts';
import { articlesPage } from './entries/articles.ts';
import { contactPage } from './entries/contact.ts';
import { developersPage } from './entries/developers.ts';
import { episodePage } from './entries/episode.ts';
import { fanZonePage } from './entries/fan-zone.ts';
import { gamePage } from './entries/game.ts';
import { homePage } from './entries/home.ts';
import { inboxPage } from './entries/inbox.ts';
import { landingPage } from './entries/landing.ts';
import { leaguePage } from './entries/league.ts';
import { leaguesPage } from './entries/leagues.ts';
import { memberPage } from './entries/member.ts';
import { podcastPage } from './entries/podcast.ts';
import { previewPage } from './entries/preview.ts';
import { profilePage } from './entries/profile.ts';
import { resetPasswordPage } from './entries/reset-password.ts';
import { schedulePage } from './entries/schedule.ts';
import { settingsPage } from './entries/settings.ts';
import { showPage } from './entries/show.ts';
import { showsPage } from './entries/shows.ts';
import { statusPage } from './entries/status.ts';

/**
 * Every page of the site, each in one entry: routes, heads, first queries, the sitemap and robots.txt follow from it, in
 * this order. Its component is named by the same key in web/app/page-modules.ts.
 */
export const PAGES = {
  landing: landingPage,
  home: homePage,
  shows: showsPage,
  show: showPage,
  podcast: podcastPage,
  episode: episodePage,
  articles: articlesPage,
  article: articlePage,
  preview: previewPage,
  fanZone: fanZonePage,
  schedule: schedulePage,
  game: gamePage,
  advertise: advertisePage,
  contact: contactPage,
  developers: developersPage,
  accessibility: accessibilityPage,
  status: statusPage,
  settings: settingsPage,
  member: memberPage,
  admin: adminPage,
  inbox: inboxPage,
  leagues: leaguesPage,
  league: leaguePage,
  profile: profilePage,
  resetPassword: resetPasswordPage,
} as const;

export type Pages = typeof PAGES;
export type PageName = keyof Pages;
