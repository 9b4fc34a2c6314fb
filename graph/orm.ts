import type { ConnectionOptions } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import { Sanction } from './accounts/sanctions/sanction.entity.ts';
import { RemovedPost, RemovedRow } from './removals/removed-post.entity.ts';
import { ApiToken } from './accounts/api-tokens/api-token.entity.ts';
import {
  ApiTokenDay,
  ApiTokenDeprecation,
} from './accounts/api-tokens/usage/api-token-usage.entity.ts';
import { AvatarSource } from './accounts/avatars/avatar-source.entity.ts';
import { EmailLink } from './accounts/email/email-link.entity.ts';
import { Passkey } from './accounts/factors/passkeys/passkey.entity.ts';
import { PasskeyChallenge } from './accounts/factors/passkeys/passkey-challenge.entity.ts';
import { PendingSignIn } from './accounts/factors/pending-sign-in.entity.ts';
import { RecoveryCode } from './accounts/factors/codes/recovery-code.entity.ts';
import { TotpSecret } from './accounts/factors/codes/totp-secret.entity.ts';
import { Session } from './accounts/sessions/session.entity.ts';
import { KnownDevice } from './accounts/security-log/known-device.entity.ts';
import { SecurityEvent } from './accounts/security-log/security-event.entity.ts';
import { User } from './accounts/users/user.entity.ts';
import { Article } from './articles/article.entity.ts';
import {
  ArticleAddress,
  ArticleImport,
  ImportPost,
} from './articles/imports/article-import.entity.ts';
import { ArticleLike } from './articles/article-like.entity.ts';
import { ArticleView } from './articles/article-view.entity.ts';
import { Comment } from './articles/comment.entity.ts';
import { CommentLike } from './articles/comment-like.entity.ts';
import { ChatLike } from './chat/chat-like.entity.ts';
import { ChatReaction } from './chat/chat-reaction.entity.ts';
import { CommentReaction } from './articles/comment-reaction.entity.ts';
import { PhotoCommentReaction } from './photos/photo-comment-reaction.entity.ts';
import { ChatMessage } from './chat/chat-message.entity.ts';
import { ChatTurn } from './chat/chat-turn.entity.ts';
import { CheckIn } from './checkins/check-in.entity.ts';
import { ContactSubmission } from './contact/contact-submission.entity.ts';
import { Sponsor } from './contact/sponsor.entity.ts';
import { Filter } from './filters/filter.entity.ts';
import { AppSetting } from './core/database/app-setting.entity.ts';
import { AuditEntry } from './core/audit/audit-entry.entity.ts';
import { refuse } from './core/errors.ts';
import { Image } from './core/images/image.entity.ts';
import { RateLimit } from './core/limits/rate-limit.entity.ts';
import { Tally } from './core/database/tally.entity.ts';
import { FantasyGameStatus } from './fantasy/fantasy-game-status.entity.ts';
import { FantasyLeaderboard } from './fantasy/boards/fantasy-leaderboard.entity.ts';
import { FantasyLineup } from './fantasy/lineups/fantasy-lineup.entity.ts';
import { PlayerGameStats } from './fantasy/stats/player-game-stats.entity.ts';
import { Game } from './games/game.entity.ts';
import { LiveGameState } from './games/live-game-state.entity.ts';
import { SeasonRecord } from './games/season-record.entity.ts';
import { FanMood } from './mood/fan-mood.entity.ts';
import { FanMoodDay } from './mood/fan-mood-day.entity.ts';
import { FanMoodTally } from './mood/fan-mood-tally.entity.ts';
import { BreakingNews } from './news/breaking-news.entity.ts';
import { PinnedLine } from './news/pinned-line.entity.ts';
import { NewsletterAddress } from './newsletter/newsletter-address.entity.ts';
import { NewsletterDelivery } from './newsletter/newsletter-delivery.entity.ts';
import { Newsletter } from './newsletter/newsletter.entity.ts';
import { Subscriber } from './newsletter/subscriber.entity.ts';
import { PushDelivery } from './notices/push-delivery.entity.ts';
import { PushNotice } from './notices/push-notice.entity.ts';
import { PushSubscription } from './notices/push-subscription.entity.ts';
import { Photo } from './photos/photo.entity.ts';
import { PhotoComment } from './photos/photo-comment.entity.ts';
import { PhotoCommentLike } from './photos/photo-comment-like.entity.ts';
import { PhotoLike } from './photos/photo-like.entity.ts';
import { GameFeed } from './plays/game-feed.entity.ts';
import { Play, PlayRevision } from './plays/play.entity.ts';
import { Question } from './questions/question.entity.ts';
import { FilterMark } from './moderation/filter-mark.entity.ts';
import { MutedMember } from './mutes/muted-member.entity.ts';
import { LeagueMember } from './leagues/league-member.entity.ts';
import { LeagueMessage } from './leagues/league-message.entity.ts';
import { League } from './leagues/league.entity.ts';
import { InboxMail } from './inbox/inbox-mail.entity.ts';
import { MutedWord } from './mutes/muted-word.entity.ts';
import { HeldPost } from './moderation/held/held-post.entity.ts';
import { Claim } from './moderation/queue/claim.entity.ts';
import { ContentReport } from './reports/content-report.entity.ts';
import { FantasyPlayer } from './roster/fantasy-player.entity.ts';
import { SearchEntry } from './search/search-entry.entity.ts';
import { ContentFeed } from './shows/content-feed.entity.ts';
import { Webhook, WebhookDelivery } from './webhooks/webhook.entity.ts';
import { ListeningPosition } from './shows/listening/listening-position.entity.ts';
import { DeletedImport } from './shows/sources/deleted-import.entity.ts';
import { ShowSource } from './shows/sources/show-source.entity.ts';
import { ShowText } from './shows/texts/show-text.entity.ts';

/** The only list of entities. */
const entities = [
  AuditEntry,
  AppSetting,
  RateLimit,
  Image,
  Tally,
  User,
  AvatarSource,
  Session,
  Sanction,
  RemovedPost,
  RemovedRow,
  ApiToken,
  ApiTokenDay,
  ApiTokenDeprecation,
  Webhook,
  WebhookDelivery,
  EmailLink,
  Passkey,
  PasskeyChallenge,
  TotpSecret,
  RecoveryCode,
  PendingSignIn,
  SecurityEvent,
  KnownDevice,
  Game,
  SeasonRecord,
  LiveGameState,
  Play,
  PlayRevision,
  GameFeed,
  FantasyPlayer,
  ContentFeed,
  DeletedImport,
  ListeningPosition,
  ShowSource,
  ShowText,
  BreakingNews,
  PinnedLine,
  Article,
  Comment,
  ArticleLike,
  ArticleImport,
  ImportPost,
  ArticleAddress,
  CommentLike,
  CommentReaction,
  ArticleView,
  Photo,
  PhotoComment,
  PhotoLike,
  PhotoCommentLike,
  PhotoCommentReaction,
  ChatMessage,
  ChatLike,
  ChatReaction,
  ChatTurn,
  FanMood,
  FanMoodDay,
  FanMoodTally,
  CheckIn,
  Question,
  ContactSubmission,
  Sponsor,
  Subscriber,
  Newsletter,
  NewsletterDelivery,
  NewsletterAddress,
  FantasyGameStatus,
  FantasyLineup,
  FantasyLeaderboard,
  PlayerGameStats,
  ContentReport,
  Filter,
  FilterMark,
  HeldPost,
  MutedMember,
  MutedWord,
  InboxMail,
  League,
  LeagueMember,
  LeagueMessage,
  Claim,
  SearchEntry,
  PushSubscription,
  PushNotice,
  PushDelivery,
];

declare module './core/database/tables.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- Only an interface can be added to.
  interface Tables extends TablesOf<(typeof entities)[number]> {}
}

/**
 * The ORM over a connection that `openDatabase` gave. Close it before the database. Made by the constructor, as `init` looks
 * for extensions among the installed packages and loads them a second time beside the bundle.
 */
export function createOrm(connection: ConnectionOptions): MikroORM {
  return new MikroORM({
    ...connection,
    entities,
    findOneOrFailHandler: () => refuse('site.gone'),
    // The list of migrations that ran belongs to the migrations, not to the model.
    schemaGenerator: { skipTables: ['migrations'] },
  });
}
