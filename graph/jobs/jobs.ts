import {
  FETCH_FOREIGN_AVATARS,
  fetchForeignAvatars,
} from '../accounts/avatars/foreign-avatars.service.ts';
import {
  FORGET_OLD_SECURITY,
  forgetOldSecurity,
} from '../accounts/security-log/own-security-events.service.ts';
import {
  PUBLISH_DUE_ARTICLES,
  publishDueArticles,
} from '../articles/writing/article-schedule.service.ts';
import {
  TEND_TOKEN_USAGE,
  tendTokenUsage,
} from '../accounts/api-tokens/usage/deprecation-mails.service.ts';
import { BACK_UP, backUpNightly } from '../backups/back-up-nightly.ts';
import type { Context } from '../core/context.ts';
import { FORGET_UNUSED_IMAGES } from '../core/images/images.ts';
import type { Job } from '../core/jobs.ts';
import { MAIL_INBOXES } from '../inbox/inbox-mail.service.ts';
import { mailInboxes } from '../inbox/mail-inboxes.service.ts';
import { sendNewsletters } from '../newsletter/deliver.service.ts';
import { SEND_NEWSLETTERS } from '../newsletter/newsletter.service.ts';
import { mailSubscribers } from '../newsletter/subscribers/mail-subscribers.service.ts';
import { MAIL_SUBSCRIBERS } from '../newsletter/subscribers/subscribe.service.ts';
import { REMIND_OF_LINEUPS, remindOfLineups } from '../notices/remind-of-lineups.service.ts';
import { SEND_PUSHES } from '../notices/announce.service.ts';
import { sendDuePushes } from '../notices/send-pushes.service.ts';
import { IMPORT_ARTICLES, importArticles } from '../articles/imports/make-articles.service.ts';
import {
  FORGET_REJECTED_PHOTOS,
  forgetRejectedPhotos,
} from '../photos/photo-moderation.service.ts';
import { FORGET_REMOVED_POSTS, forgetRemovedPosts } from '../removals/removal.service.ts';
import { PUBLISH_DUE_SHOWS, publishDueShows } from '../shows/show-schedule.service.ts';
import { IMPORT_SHOWS, importShows } from '../shows/sources/import-shows.service.ts';
import { READ_SHOW_TEXTS, readShowTexts } from '../shows/texts/read-show-texts.service.ts';
import { forgetUnusedImages } from './unused-images.ts';

/** The only list of jobs. Each gets an anonymous context of its own. */
export const jobsOf = (contextOf: () => Context): Readonly<Record<string, Job>> => ({
  [PUBLISH_DUE_ARTICLES]: () => publishDueArticles(contextOf()),
  [PUBLISH_DUE_SHOWS]: () => publishDueShows(contextOf()),
  [IMPORT_ARTICLES]: (signal) => importArticles(contextOf(), signal),
  [IMPORT_SHOWS]: (signal) => importShows(contextOf(), signal),
  [READ_SHOW_TEXTS]: (signal) => readShowTexts(contextOf(), signal),
  [SEND_PUSHES]: (signal) => sendDuePushes(contextOf(), signal),
  [REMIND_OF_LINEUPS]: () => remindOfLineups(contextOf()),
  [FORGET_UNUSED_IMAGES]: () => forgetUnusedImages(contextOf()),
  [FORGET_REMOVED_POSTS]: () => forgetRemovedPosts(contextOf()),
  [FORGET_REJECTED_PHOTOS]: () => forgetRejectedPhotos(contextOf()),
  [TEND_TOKEN_USAGE]: () => tendTokenUsage(contextOf()),
  [FORGET_OLD_SECURITY]: () => forgetOldSecurity(contextOf()),
  [FETCH_FOREIGN_AVATARS]: (signal) => fetchForeignAvatars(contextOf(), signal),
  [MAIL_SUBSCRIBERS]: (signal) => mailSubscribers(contextOf(), signal),
  [MAIL_INBOXES]: (signal) => mailInboxes(contextOf(), signal),
  [BACK_UP]: () => backUpNightly(contextOf()),
  [SEND_NEWSLETTERS]: (signal) => sendNewsletters(contextOf(), signal),
});
