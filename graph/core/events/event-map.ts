import type { ArticleEventView } from '../../../schema/articles/articles.ts';
import type { ChatEventView, ChatStatusView } from '../../../schema/chat.ts';
import type { CommentEventView } from '../../../schema/articles/comments.ts';
import type { ContactEventView } from '../../../schema/contact/contact.ts';
import type { SponsorEventView } from '../../../schema/contact/sponsors.ts';
import type { LeagueMessageEvent } from '../../../schema/fantasy/league-messages.ts';
import type { LiveGameInEvent, PlayEventView } from '../../../schema/plays/plays.ts';
import type { BreakingNewsInEvent } from '../../../schema/news/news.ts';
import type { PinnedLineInEvent } from '../../../schema/news/pinned-line.ts';
import type { SanctionEventView } from '../../../schema/accounts/sanctions.ts';
import type { RemovedPostEventView } from '../../../schema/removals.ts';
import type { HeldPostEvent } from '../../../schema/filters/held-posts.ts';
import type { FilteredKind } from '../../../schema/filters/filters.ts';
import type { ClaimEvent } from '../../../schema/moderation-queue.ts';
import type { ReportEventView } from '../../../schema/reports.ts';
import type { CommunityMoodView } from '../../../schema/mood.ts';
import type {
  OwnPhotoEventView,
  PhotoCommentEventView,
  PhotoEventView,
} from '../../../schema/photos/photos.ts';
import type { OwnQuestionEvent, QuestionEventView } from '../../../schema/questions.ts';
import type { ShowSource } from '../../../schema/shows/show-sources.ts';
import type { SiteState } from '../../../schema/site/settings.ts';
import type { ShowEventView } from '../../../schema/shows/shows.ts';

/**
 * What `ctx.publish` may carry: topic → payload. Each room adds its lines here and defines the payload's type in
 * `schema/<room>.ts`.
 */
export interface EventMap {
  /** A message was posted, edited, deleted or liked. */
  'chat.changed': ChatEventView;
  /** Game chat opened or closed, its next day became another, or its modes were set. */
  'chat.turned': ChatStatusView;
  /** The live game moved: score, clock, possession, status. */
  'game.live': LiveGameInEvent;
  /** A play was reported, corrected or overturned. */
  'play.changed': PlayEventView;
  /** A game was entered, moved, deleted, or got its result. */
  'game.changed': { readonly gameId: number };
  /** A show that visitors see went on the air, left it, appeared, was edited or removed. */
  'show.changed': ShowEventView;
  /** A show was added, edited, hidden, scheduled or deleted, whether visitors see it or not. */
  'show.saved': { readonly showId: number };
  /** Chapters and transcript of a show were read at its host. */
  'show.textsRead': { readonly showId: number };
  /** Shows were imported from a source, or could not be. */
  'showSource.changed': { readonly source: ShowSource };
  /** An admin saved settings of the site; all of them, as they are now. */
  'site.changed': SiteState;
  /** Breaking news was sent. */
  'news.sent': BreakingNewsInEvent;
  /** Breaking news was taken back. */
  'news.withdrawn': { readonly newsId: number };
  /** A line was pinned, or taken down. */
  'line.pinned': { readonly line: PinnedLineInEvent | null };
  /** A newsletter was sent, or its delivery progressed. */
  'newsletter.changed': { readonly newsletterId: number };
  /** A subscriber came, confirmed or went; null: several did. */
  'subscriber.changed': { readonly subscriberId: number | null };
  /** An article was published, or a published one was edited, deleted or counted. */
  'article.changed': ArticleEventView;
  /** An article was saved, published, scheduled or deleted, draft or not. */
  'article.saved': { readonly articleId: number };
  /** An import of articles was started, progressed or undone. */
  'articleImport.changed': { readonly importId: number };
  /** Addresses of an old site lead to other articles. */
  'articleAddresses.changed': object;
  /** A feed's box score of a game has changed. */
  'figures.changed': { readonly gameId: number };
  /** How many are in the chat on that node; a node publishes when it changes, and every few seconds. */
  'chat.presence': { readonly node: string; readonly count: number };
  /** A comment of an article was posted, edited, deleted or liked. */
  'comment.changed': CommentEventView;
  /** A member recorded their mood; the totals of that week. */
  'mood.changed': CommunityMoodView;
  /** A check-in was sent, approved or deleted; `isPublic`: everybody sees it, or saw it until now. */
  'checkin.changed': { readonly checkInId: number; readonly isPublic: boolean };
  /** The roster was edited, or read from the provider again, changed or not: pages show when it was updated last. */
  'roster.changed': { readonly players: number };
  /** An approved photo appeared, was liked or removed. */
  'photo.changed': PhotoEventView;
  /** A photo was submitted, reviewed, or deleted before its approval; null: several were reviewed at once. */
  'photo.waiting': { readonly photoId: number | null };
  /** A photo of this member was submitted, reviewed or deleted. */
  'photo.own': OwnPhotoEventView & { readonly userId: number };
  /** A comment of a photo was posted, edited, deleted or liked. */
  'photoComment.changed': PhotoCommentEventView;
  /** A question to the hosts was submitted, moved or deleted. */
  'question.changed': QuestionEventView;
  /** Something happened to a question, for the member who asked it alone. */
  'ownQuestion.changed': OwnQuestionEvent;
  /** A message of the contact form came, was moved or deleted. */
  'contact.changed': ContactEventView;
  /** A sponsor was added, edited, moved or deleted. */
  'sponsor.changed': SponsorEventView;
  /** A report of content came, was reviewed or deleted. */
  'report.changed': ReportEventView;
  /** A member was warned, muted or banned; a warning was acknowledged or answered; that was lifted. */
  'sanction.changed': SanctionEventView;
  /** A moderator deleted a post, or put one back; or one was deleted for good. */
  'removedPost.changed': RemovedPostEventView;
  /** A filter of what members write was added, changed or deleted. */
  'filter.changed': { readonly filterId: number };
  /** A filter has marked a post for moderators, or one of them has taken that back. */
  'filterMark.changed': { readonly kind: FilteredKind; readonly postId: number };
  /** A filter holds a post back; it was approved, rejected or withdrawn. */
  'heldPost.changed': HeldPostEvent;
  /** A member muted or unmuted a member or a word. */
  'mutes.changed': { readonly userId: number };
  /** Something came into the inboxes of these members, or one of them read theirs. */
  'inbox.changed': { readonly userIds: readonly number[] };
  /** A private league changed, for these members: those of it, and who no longer is. */
  'league.changed': { readonly leagueId: number; readonly userIds: readonly number[] };
  /** A message in a private league was posted or deleted, for those who belonged to it then. */
  'leagueMessage.changed': LeagueMessageEvent;
  /** A moderator claimed a post of the queue, or released it. */
  'claim.changed': ClaimEvent;
  /** A member submitted a lineup or changed it. Nothing of what is in it. */
  'lineup.changed': { readonly gameId: number };
  /** A game was scored; with null fantasy and check-ins were opened to all members, or closed. */
  'fantasy.changed': { readonly gameId: number | null };
  /** One session of a user ended, or all of them when `sessionId` is absent. Open sockets close. */
  'session.revoked': { readonly userId: number; readonly sessionId?: number };
  /** One API token of a user was revoked, or all of them when `tokenId` is absent. Open sockets close. */
  'apiToken.revoked': { readonly userId: number; readonly tokenId?: number };
  /** A webhook was created, changed, paused, resumed or deleted; or an attempt to deliver was made. */
  'webhook.changed': {
    readonly kind: 'EDITED' | 'ATTEMPTED';
    readonly userId: number;
    readonly webhookId: number;
  };
  /** An account was created. */
  'account.created': { readonly userId: number };
  /** Name, avatar, rights or private data of a user changed. */
  'account.changed': { readonly userId: number };
  /** A user was deleted, with all that they wrote. */
  'account.deleted': { readonly userId: number };
}

/** What JSON can carry unchanged. A `Date` would arrive as text on the other nodes, so it isn't. */
type OnlyJson<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Date | ((...args: never[]) => unknown)
    ? never
    : { [K in keyof T]: OnlyJson<T[K]> };

/** The topics whose payloads survive the way through Redis: all of them, or `publish` doesn't compile. */
export type Topic = {
  [T in keyof EventMap]: EventMap[T] extends OnlyJson<EventMap[T]> ? T : never;
}[keyof EventMap];
