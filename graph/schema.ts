import './core/images/no-metadata.ts';
import { assertValidSchema, type GraphQLSchema } from 'graphql';
import { DateTime } from './core/instants.ts';
import { buildSchemaSync, type PubSub } from 'type-graphql';
import { AccountResolver } from './accounts/account.resolver.ts';
import { WebhookResolver } from './webhooks/webhook.resolver.ts';
import { ApiTokenResolver } from './accounts/api-tokens/api-token.resolver.ts';
import { EmailResolver } from './accounts/email/email.resolver.ts';
import { FactorsResolver } from './accounts/factors/factors.resolver.ts';
import { SecurityLogResolver } from './accounts/security-log/security-log.resolver.ts';
import { OwnAccountResolver } from './accounts/own-account.resolver.ts';
import { AuditTrailResolver } from './accounts/audit-trail/audit-trail.resolver.ts';
import { UserRightsResolver } from './accounts/rights/user-rights.resolver.ts';
import { UserListResolver } from './accounts/users/user-list.resolver.ts';
import { ArticleImportResolver } from './articles/imports/article-import.resolver.ts';
import { ArticleLabelsResolver } from './articles/writing/article-labels.resolver.ts';
import { ArticleWritingResolver } from './articles/writing/article-writing.resolver.ts';
import { ArticleResolver } from './articles/article.resolver.ts';
import { ArticleImageResolver } from './articles/images/article-image.resolver.ts';
import { LIKEABLE_ARTICLES } from './articles/article-likes.ts';
import { ARTICLE_COMMENTS } from './articles/comment-thread.ts';
import { LIKEABLE_MESSAGES } from './chat/chat-likes.ts';
import { ChatResolver } from './chat/chat.resolver.ts';
import { CheckInResolver } from './checkins/check-in.resolver.ts';
import { likeableComments } from './comments/comment-likes.ts';
import { commentResolvers } from './comments/comment.resolver.ts';
import { ContactResolver } from './contact/contact.resolver.ts';
import { SponsorResolver } from './contact/sponsor.resolver.ts';
import { BoardResolver } from './fantasy/boards/board.resolver.ts';
import { LineupResolver } from './fantasy/lineups/lineup.resolver.ts';
import { StatsResolver } from './fantasy/stats/stats.resolver.ts';
import { FilterResolver } from './filters/filter.resolver.ts';
import { MemberProfileResolver } from './members/member-profile.resolver.ts';
import { MuteResolver } from './mutes/mute.resolver.ts';
import { HeldPostResolver } from './moderation/held/held-post.resolver.ts';
import { GamesFileResolver } from './games/desk/games-file.resolver.ts';
import { GameResolver } from './games/game.resolver.ts';
import { LiveGameResolver } from './games/live-game.resolver.ts';
import { likeResolver } from './likes/like.resolver.ts';
import { LeagueMessageResolver } from './leagues/league-message.resolver.ts';
import { LeagueResolver } from './leagues/league.resolver.ts';
import { InboxResolver } from './inbox/inbox.resolver.ts';
import { reactionResolver } from './reactions/reaction.resolver.ts';
import { reactableComments } from './comments/comment-reactions.ts';
import { REACTABLE_MESSAGES } from './chat/chat-reactions.ts';
import { MetricsResolver } from './metrics/metrics.resolver.ts';
import { CommunityMoodResolver, MoodResolver } from './mood/mood.resolver.ts';
import { BreakingNewsResolver } from './news/breaking-news.resolver.ts';
import { PinnedLineResolver } from './news/pinned-line.resolver.ts';
import { NewsletterResolver } from './newsletter/newsletter.resolver.ts';
import { SubscriberResolver } from './newsletter/subscribers/subscriber.resolver.ts';
import { PHOTO_COMMENTS } from './photos/photo-comment-thread.ts';
import { LIKEABLE_PHOTOS } from './photos/photo-likes.ts';
import { OwnPhotoResolver } from './photos/own-photo.resolver.ts';
import { PhotoResolver } from './photos/photo.resolver.ts';
import { CourseResolver, PlayParticipantResolver, PlayResolver } from './plays/play.resolver.ts';
import { ScoringResolver } from './plays/scoring/scoring.resolver.ts';
import { PushResolver } from './notices/push.resolver.ts';
import { EDGES } from './edges.ts';
import { describeAccess } from './described-access.ts';
import { guard } from './guard.ts';
import {
  AnsweredQuestionResolver,
  ShowQuestionsResolver,
} from './questions/answered-questions.resolver.ts';
import { MyQuestionsResolver } from './questions/my-questions.resolver.ts';
import { QuestionOnAirResolver } from './questions/question-on-air.resolver.ts';
import { QuestionResolver } from './questions/question.resolver.ts';
import { ReportResolver } from './reports/report.resolver.ts';
import { OwnSanctionResolver } from './moderation/own-sanction.resolver.ts';
import { QueueResolver } from './moderation/queue/queue.resolver.ts';
import { RemovedPostResolver } from './moderation/removed-post.resolver.ts';
import { SanctionResolver } from './moderation/sanction.resolver.ts';
import { RosterDeskResolver } from './roster/desk/roster-desk.resolver.ts';
import { RosterResolver } from './roster/roster.resolver.ts';
import { SearchResolver } from './search/search.resolver.ts';
import { FirstStepsResolver } from './site/first-steps.resolver.ts';
import { SiteStatusResolver } from './metrics/site-status.resolver.ts';
import { SiteSettingsResolver } from './site/site-settings.resolver.ts';
import { ContentResolver } from './shows/content.resolver.ts';
import { ListeningResolver } from './shows/listening/listening.resolver.ts';
import { ShowDeskResolver } from './shows/show-desk.resolver.ts';
import { ShowSourceResolver } from './shows/sources/show-source.resolver.ts';
import { ShowArchiveResolver } from './shows/archive/show-archive.resolver.ts';
import { ShowResolver } from './shows/show.resolver.ts';

/** The only list of resolvers. */
const resolvers = [
  SiteSettingsResolver,
  SiteStatusResolver,
  FirstStepsResolver,
  FilterResolver,
  HeldPostResolver,
  MuteResolver,
  MemberProfileResolver,
  AccountResolver,
  OwnAccountResolver,
  EmailResolver,
  SecurityLogResolver,
  ApiTokenResolver,
  WebhookResolver,
  FactorsResolver,
  AuditTrailResolver,
  UserListResolver,
  UserRightsResolver,
  GameResolver,
  GamesFileResolver,
  LiveGameResolver,
  PlayResolver,
  PlayParticipantResolver,
  ScoringResolver,
  CourseResolver,
  ContentResolver,
  ShowArchiveResolver,
  ShowDeskResolver,
  ListeningResolver,
  ShowSourceResolver,
  ShowResolver,
  BreakingNewsResolver,
  PinnedLineResolver,
  ArticleResolver,
  ArticleWritingResolver,
  ArticleLabelsResolver,
  ArticleImportResolver,
  ArticleImageResolver,
  PhotoResolver,
  OwnPhotoResolver,
  ...commentResolvers(ARTICLE_COMMENTS),
  ...commentResolvers(PHOTO_COMMENTS),
  ChatResolver,
  likeResolver({
    ARTICLE: LIKEABLE_ARTICLES,
    COMMENT: likeableComments(ARTICLE_COMMENTS),
    PHOTO: LIKEABLE_PHOTOS,
    PHOTO_COMMENT: likeableComments(PHOTO_COMMENTS),
    CHAT_MESSAGE: LIKEABLE_MESSAGES,
  }),
  reactionResolver({
    COMMENT: reactableComments(ARTICLE_COMMENTS),
    PHOTO_COMMENT: reactableComments(PHOTO_COMMENTS),
    CHAT_MESSAGE: REACTABLE_MESSAGES,
  }),
  RosterResolver,
  RosterDeskResolver,
  CommunityMoodResolver,
  MoodResolver,
  CheckInResolver,
  QuestionResolver,
  MyQuestionsResolver,
  QuestionOnAirResolver,
  AnsweredQuestionResolver,
  ShowQuestionsResolver,
  ContactResolver,
  SponsorResolver,
  NewsletterResolver,
  SubscriberResolver,
  LineupResolver,
  StatsResolver,
  BoardResolver,
  ReportResolver,
  SanctionResolver,
  OwnSanctionResolver,
  QueueResolver,
  RemovedPostResolver,
  ...EDGES,
  InboxResolver,
  LeagueMessageResolver,
  LeagueResolver,
  SearchResolver,
  PushResolver,
  MetricsResolver,
] as const;

const unused = () => {
  throw new Error('Subscriptions follow the events of their context: use follow()');
};
/** The library demands one for every schema with subscriptions. */
const NO_PUB_SUB: PubSub = { publish: unused, subscribe: unused };

/** The executable graph. */
export function buildGraphSchema(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: resolvers,
    pubSub: NO_PUB_SUB,
    validate: false,
    scalarsMap: [{ type: Date, scalar: DateTime }],
    // It would look the whole graph up by introspection, a third of a second at each start, to learn what graphql says.
    skipCheck: true,
  });
  assertValidSchema(schema);
  return guard(describeAccess(schema));
}
