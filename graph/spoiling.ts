import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { Context } from './core/context.ts';
import type { Topic } from './core/events/event-map.ts';
import { rootFieldsOf } from './freshness.ts';

/*
 * What each query may give away to a fan whose video is late. A field without a line fails the build.
 */

/** They say what was known at the moment that is asked for. */
export const AS_OF_A_MOMENT: readonly string[] = [
  'liveGame',
  ...['plays', 'playLog', 'drives', 'lineScore', 'boxScore'],
  ...['liveBoard', 'myLiveLineup'],
  ...['chat', 'chatMessages', 'gameChat', 'ownInbox', 'leagueMessages'],
];

const GAME: readonly Topic[] = ['game.changed'];
const FANTASY: readonly Topic[] = ['game.changed', 'fantasy.changed'];
const MOOD: readonly Topic[] = ['mood.changed', 'game.changed'];

/** Their results must wait until the last change is old enough. These topics change them. */
export const HELD: Readonly<Record<string, readonly Topic[]>> = {
  game: GAME,
  games: GAME,
  nextGame: GAME,
  lastCompletedGame: GAME,
  seasonRecord: GAME,
  search: GAME,
  topChatMessages: ['chat.changed'],
  pinnedLine: ['line.pinned'],
  latestBreakingNews: ['news.sent', 'news.withdrawn'],
  communityMood: MOOD,
  gameMood: MOOD,
  mySheetChanges: FANTASY,
  fantasyGame: FANTASY,
  fantasyDashboard: FANTASY,
  leaderboard: FANTASY,
  boardLineups: FANTASY,
  myBoardLineup: FANTASY,
  seasonBoard: FANTASY,
  mySeasonRow: FANTASY,
  league: FANTASY,
};

const names = (text: string): readonly string[] => text.split(' ');

/** They tell nothing of a game that is on; hosts and admins see it as it is. */
export const TELLS_NOTHING: readonly string[] = [
  ...names('me user users userCount memberRecord ownEmail ownSessions ownSecurityEvents'),
  ...names('ownApiTokens ownWebhooks ownWebhookDeliveries signInSecurity auditTrail auditActors'),
  ...names(
    'siteSettings siteStatus siteMetrics sponsorMetrics sponsors sponsorSpotlight managedSponsors',
  ),
  ...names('firstSteps pushKey isFantasyOpenToAll areCheckInsOpenToAll seasons'),
  ...names('article articles articlesByIds articleNavigation articleAnalytics articleCounts'),
  ...names('articleLabels articleImport articleImports allArticles previewArticle'),
  ...names('comment comments photoComment photoComments'),
  'ownLeagues',
  'leagueInvite',
  // A moderator looks at each photo first.
  ...names('photo photos photosByIds photoNavigation allPhotos myPhotos pendingPhotoCount'),
  ...names('show shows showSeasons showSources showTranscript liveShows managedShow managedShows'),
  ...names('latestContent recentContent channelStats listeningPosition'),
  ...names('roster managedRoster depthChart eligiblePlayers'),
  ...names('lineupStatus myLineup lineupSubmissions statsTemplate gameStats completedGames'),
  ...names('chatPresence chatStatus myMood scorekeeping sentBreakingNews'),
  ...names('checkIns checkInMap checkInStatus pendingCheckIns reports pendingReportCount'),
  ...names('sanctions memberSanctions removedPosts'),
  ...names('filters filterTrial ownHeldPosts memberProfile'),
  ...names('moderationQueue moderationQueueCount waitingPostDetails'),
  ...names('questions myQuestions questionQueue questionOnAir pendingQuestionCount'),
  ...names('contactSubmissions contactCounts newsletters previewNewsletter newsletterAudience'),
  ...names('subscribers subscriberCounts isOptedOutOfNewsletter'),
];

/** When what a query waits for changed last, in ms since 1970; undefined if it waits for nothing. */
export function lastSpoilingChange(
  { behind, changedAt }: Pick<Context, 'behind' | 'changedAt'>,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): number | undefined {
  const topics = rootFieldsOf(document, operation).flatMap((field) => [
    ...(HELD[field.replace('Query.', '')] ?? []),
    ...(behind?.waiting.has(field) ? (['game.live', 'game.changed'] as const) : []),
  ]);
  return topics.length > 0 ? changedAt(topics) : undefined;
}
