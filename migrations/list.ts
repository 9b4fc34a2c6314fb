import type { Migration } from '@mikro-orm/migrations';
import { Initial } from './0001-initial/initial.ts';
import { Search } from './0002-search.ts';
import { LiveComments } from './0003-live-comments.ts';
import { ReportsOnce } from './0004-reports-once.ts';
import { MoodTally } from './0005-mood-tally.ts';
import { ChatGamePhase } from './0006-chat-game-phase.ts';
import { Images } from './0007-images.ts';
import { LivePhotos } from './0008-live-photos.ts';
import { PlayerOfStats } from './0009-player-of-stats.ts';
import { SearchLongArticles } from './0010-search-long-articles.ts';
import { BreakingNews } from './0011-breaking-news.ts';
import { Newsletters } from './0012-newsletters.ts';
import { Push } from './0013-push.ts';
import { MembersLeave } from './0014-members-leave.ts';
import { Tallies } from './0015-tallies.ts';
import { WhoSentIt } from './0016-who-sent-it.ts';
import { PushLanguage } from './0017-push-language.ts';
import { ListsOfMany } from './0018-lists-of-many.ts';
import { MemberAddress } from './0019-member-address.ts';
import { ApiTokens } from './0020-api-tokens.ts';
import { ProvenAddresses } from './0021-proven-addresses.ts';
import { SearchRanks } from './0022-search-ranks.ts';
import { SilentPushes } from './0023-silent-pushes.ts';
import { SecondFactors } from './0024-second-factors.ts';
import { SecurityLog } from './0025-security-log.ts';
import { ForeignAvatars } from './0026-foreign-avatars.ts';
import { ShowDesk } from './0027-show-desk.ts';
import { ShowSources } from './0028-show-sources.ts';
import { SiteSettings } from './0029-site-settings.ts';
import { SponsorDesk } from './0030-sponsor-desk.ts';
import { ListeningPositions } from './0031-listening-positions.ts';
import { ImportArticles } from './0032-import-articles.ts';
import { ShowArchive } from './0033-show-archive.ts';
import { Subscriptions } from './0034-subscriptions.ts';
import { ModeratorsAndHosts } from './0035-moderators-and-hosts.ts';
import { ListsByState } from './0036-lists-by-state.ts';
import { AddAudioLength } from './0037-add-audio-length.ts';
import { RejectPhotos } from './0038-reject-photos.ts';
import { HostDesk } from './0039-host-desk.ts';
import { PhotoAltText } from './0040-photo-alt-text.ts';
import { AddCheckInPlaces } from './0041-add-check-in-places.ts';
import { MoodDays } from './0042-mood-days.ts';
import { QuestionOnAir } from './0043-question-on-air.ts';
import { AddTokenUsage } from './0044-add-token-usage.ts';
import { AddWebhooks } from './0045-add-webhooks.ts';
import { Plays } from './0046-plays.ts';
import { ChatGameClock } from './0047-chat-game-clock.ts';
import { QuietHours } from './0048-quiet-hours.ts';
import { AppendOnlyPlays } from './0049-append-only-plays.ts';
import { GameFeeds } from './0050-game-feeds.ts';
import { ChatByGame } from './0051-chat-by-game.ts';
import { Behind } from './0052-behind.ts';
import { Sanctions } from './0053-sanctions.ts';
import { RemovedPosts } from './0054-removed-posts.ts';
import { PostsOfBan } from './0055-posts-of-ban.ts';
import { ModerationClaims } from './0056-moderation-claims.ts';
import { Filters } from './0057-filters.ts';
import { HeldPosts } from './0058-held-posts.ts';
import { Mutes } from './0059-mutes.ts';
import { ChatReplies } from './0060-chat-replies.ts';
import { HiddenProfiles } from './0061-hidden-profiles.ts';
import { ChatReactions } from './0062-chat-reactions.ts';
import { CommentReplies } from './0063-comment-replies.ts';
import { Inbox } from './0064-inbox.ts';
import { CommentThreads } from './0065-comment-threads.ts';
import { PostMentions } from './0066-post-mentions.ts';
import { InboxChoices } from './0067-inbox-choices.ts';
import { Leagues } from './0068-leagues.ts';
import { LeagueMessages } from './0069-league-messages.ts';

/** Every migration, oldest first. Listed by hand, so that the bundled server needs no folder of files. */
export const migrationsList: (new (
  ...args: ConstructorParameters<typeof Migration>
) => Migration)[] = [
  Initial,
  Search,
  LiveComments,
  ReportsOnce,
  MoodTally,
  ChatGamePhase,
  Images,
  LivePhotos,
  PlayerOfStats,
  SearchLongArticles,
  BreakingNews,
  Newsletters,
  Push,
  MembersLeave,
  Tallies,
  WhoSentIt,
  PushLanguage,
  ListsOfMany,
  MemberAddress,
  ApiTokens,
  ProvenAddresses,
  SearchRanks,
  SilentPushes,
  SecondFactors,
  SecurityLog,
  ForeignAvatars,
  ShowDesk,
  ShowSources,
  SiteSettings,
  SponsorDesk,
  ListeningPositions,
  ImportArticles,
  ShowArchive,
  Subscriptions,
  ModeratorsAndHosts,
  ListsByState,
  AddAudioLength,
  RejectPhotos,
  HostDesk,
  PhotoAltText,
  AddCheckInPlaces,
  MoodDays,
  QuestionOnAir,
  AddTokenUsage,
  AddWebhooks,
  Plays,
  ChatGameClock,
  QuietHours,
  AppendOnlyPlays,
  GameFeeds,
  ChatByGame,
  Behind,
  Sanctions,
  RemovedPosts,
  PostsOfBan,
  ModerationClaims,
  Filters,
  HeldPosts,
  Mutes,
  ChatReplies,
  HiddenProfiles,
  ChatReactions,
  CommentReplies,
  Inbox,
  CommentThreads,
  PostMentions,
  InboxChoices,
  Leagues,
  LeagueMessages,
];
