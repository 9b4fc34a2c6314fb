import { type DocumentNode, Kind, type SelectionSetNode } from 'graphql';
import type { Freshness } from './core/result-cache.ts';
import { fragmentsOf } from './core/documents/measure.ts';
import type { EventMap, Topic } from './core/events/event-map.ts';
import { QUEUE_TOPICS } from './moderation/queue/queue-topics.ts';

/** Short enough that readers don't notice the delay. */
const A_MOMENT = 1_000;
const A_MINUTE = 60_000;

/** A message leads to its sender and to its game. */
const CHAT: readonly Topic[] = [
  'chat.changed',
  'account.changed',
  'account.deleted',
  'game.changed',
];

/** Who wrote what waits, and who has claimed it, is part of it. */
const QUEUE: readonly Topic[] = [...QUEUE_TOPICS, 'account.changed', 'account.deleted'];

/**
 * Which events change the result of each root field for a visitor, whatever it selects. Only these results are cached.
 * A mutation that changes more must publish one of the events, or add its own here.
 */
export const FRESHNESS: Readonly<Record<string, Freshness>> = {
  'Query.me': { changedBy: [] },
  'Query.siteSettings': { changedBy: [] },
  // What is wrong publishes no event.
  'Query.siteStatus': { changedBy: ['game.changed'], forMs: A_MOMENT },
  'Query.user': { changedBy: ['account.changed', 'account.deleted'] },
  'Query.liveGame': { changedBy: ['game.live', 'game.changed'], forMs: A_MOMENT },
  'Query.nextGame': { changedBy: ['game.changed'], forMs: A_MOMENT },
  'Query.lastCompletedGame': { changedBy: ['game.changed'] },
  'Query.seasonRecord': { changedBy: ['game.changed'] },
  'Query.game': { changedBy: ['game.changed', 'play.changed'] },
  'Query.plays': { changedBy: ['play.changed', 'game.changed', 'roster.changed'] },
  'Query.playLog': { changedBy: ['play.changed', 'game.changed', 'roster.changed'] },
  'Query.drives': { changedBy: ['play.changed', 'game.changed', 'roster.changed'] },
  'Query.lineScore': { changedBy: ['play.changed', 'game.live', 'game.changed'] },
  'Query.boxScore': {
    changedBy: ['play.changed', 'figures.changed', 'game.changed', 'roster.changed'],
  },
  'Query.scorekeeping': { changedBy: ['play.changed', 'game.live'] },
  'Query.games': { changedBy: ['game.changed'] },
  'Query.seasons': { changedBy: ['game.changed'] },
  // What is published at a time to come appears by itself.
  'Query.latestContent': { changedBy: ['show.changed'], forMs: A_MOMENT },
  'Query.recentContent': { changedBy: ['show.changed'], forMs: A_MOMENT },
  'Query.shows': { changedBy: ['show.changed'], forMs: A_MOMENT },
  'Query.showSeasons': { changedBy: ['show.changed'], forMs: A_MOMENT },
  // The questions that it answers are part of it.
  'Query.show': {
    changedBy: [
      'show.changed',
      'show.textsRead',
      'question.changed',
      'account.changed',
      'account.deleted',
    ],
    forMs: A_MOMENT,
  },
  'Query.showTranscript': { changedBy: ['show.changed', 'show.textsRead'], forMs: A_MOMENT },
  'Query.channelStats': { changedBy: ['showSource.changed'] },
  // After a day it is no news any more.
  'Query.latestBreakingNews': { changedBy: ['news.sent', 'news.withdrawn'], forMs: A_MOMENT },
  // It comes down by itself.
  'Query.pinnedLine': { changedBy: ['line.pinned'], forMs: A_MOMENT },
  // The counters of an article are part of it.
  'Query.articles': {
    changedBy: ['article.changed', 'comment.changed', 'account.deleted'],
  },
  'Query.article': { changedBy: ['article.changed', 'comment.changed', 'account.deleted'] },
  'Query.articlesByIds': { changedBy: ['article.changed', 'comment.changed', 'account.deleted'] },
  'Query.articleNavigation': { changedBy: ['article.changed'] },
  'Query.comments': {
    changedBy: ['comment.changed', 'article.changed', 'account.changed', 'account.deleted'],
  },
  'Query.comment': {
    changedBy: ['comment.changed', 'article.changed', 'account.changed', 'account.deleted'],
  },
  'Query.photos': {
    changedBy: ['photo.changed', 'account.changed', 'account.deleted', 'game.changed'],
  },
  'Query.photo': { changedBy: ['photo.changed', 'account.changed', 'account.deleted'] },
  'Query.photosByIds': { changedBy: ['photo.changed', 'account.changed', 'account.deleted'] },
  'Query.photoNavigation': { changedBy: ['photo.changed', 'account.changed', 'account.deleted'] },
  'Query.photoComments': {
    changedBy: ['photoComment.changed', 'photo.changed', 'account.changed', 'account.deleted'],
  },
  'Query.photoComment': {
    changedBy: ['photoComment.changed', 'photo.changed', 'account.changed', 'account.deleted'],
  },
  'Query.chatMessages': { changedBy: CHAT },
  'Query.chat': { changedBy: CHAT },
  'Query.gameChat': { changedBy: CHAT },
  'Query.topChatMessages': { changedBy: CHAT },
  'Query.reports': { changedBy: ['report.changed'] },
  'Query.filters': { changedBy: ['filter.changed'] },
  'Query.moderationQueue': { changedBy: QUEUE },
  'Query.moderationQueueCount': { changedBy: QUEUE },
  'Query.waitingPostDetails': {
    changedBy: [...QUEUE, 'chat.changed', 'comment.changed', 'photoComment.changed'],
  },
  'Query.sanctions': { changedBy: ['sanction.changed', 'account.changed', 'account.deleted'] },
  'Query.memberSanctions': {
    changedBy: ['sanction.changed', 'account.changed', 'account.deleted'],
  },
  'Query.removedPosts': {
    changedBy: ['removedPost.changed', 'account.changed', 'account.deleted'],
  },
  'Query.pendingReportCount': { changedBy: ['report.changed'] },
  // The week changes with the day, and a member who is deleted takes their moods along.
  'Query.communityMood': {
    changedBy: ['mood.changed', 'game.changed', 'account.changed', 'account.deleted'],
    forMs: A_MOMENT,
  },
  'Query.gameMood': {
    changedBy: ['mood.changed', 'game.changed', 'account.deleted'],
    forMs: A_MOMENT,
  },
  'Query.myMood': { changedBy: [] },
  'Query.checkIns': {
    changedBy: ['checkin.changed', 'account.changed', 'game.changed', 'account.deleted'],
  },
  // It opens and closes with the day, and then the map is of another game.
  'Query.checkInStatus': { changedBy: ['game.changed'], forMs: A_MOMENT },
  'Query.checkInMap': {
    changedBy: ['checkin.changed', 'game.changed', 'account.deleted'],
    forMs: A_MOMENT,
  },
  'Query.pendingCheckIns': { changedBy: ['checkin.changed'] },
  'Query.isFantasyOpenToAll': { changedBy: ['fantasy.changed'] },
  'Query.areCheckInsOpenToAll': { changedBy: ['fantasy.changed'] },
  'Query.fantasyGame': { changedBy: ['game.changed'], forMs: A_MOMENT },
  'Query.lineupStatus': { changedBy: ['game.changed'], forMs: A_MOMENT },
  'Query.eligiblePlayers': { changedBy: ['roster.changed', 'fantasy.changed'] },
  'Query.leaderboard': {
    changedBy: ['fantasy.changed', 'game.changed', 'account.changed', 'account.deleted'],
  },
  'Query.boardLineups': {
    changedBy: ['fantasy.changed', 'roster.changed', 'account.changed', 'account.deleted'],
  },
  'Query.myBoardLineup': { changedBy: [] },
  'Query.liveBoard': {
    changedBy: [
      ...(['play.changed', 'figures.changed', 'game.changed'] as const),
      ...(['lineup.changed', 'fantasy.changed'] as const),
      ...(['roster.changed', 'account.changed', 'account.deleted'] as const),
    ],
  },
  'Query.seasonBoard': { changedBy: ['fantasy.changed', 'account.changed', 'account.deleted'] },
  'Query.mySeasonRow': { changedBy: [] },
  'Query.roster': { changedBy: ['roster.changed'] },
  'Query.depthChart': { changedBy: ['roster.changed'] },
  // Another day, another sponsor.
  'Query.sponsorSpotlight': { changedBy: ['sponsor.changed'], forMs: A_MOMENT },
  'Query.sponsors': { changedBy: ['sponsor.changed'], forMs: A_MOMENT },
  'Query.pushKey': { changedBy: [] },
  'Query.chatPresence': { changedBy: [], forMs: A_MOMENT },
  'Query.chatStatus': { changedBy: ['game.changed', 'chat.turned'], forMs: A_MOMENT },
  // Totals that change with every visit: readers can wait a minute for new ones.
  'Query.sponsorMetrics': { changedBy: [], forMs: A_MINUTE },
};

/** Root fields whose results are never cached, and why. */
export const ALWAYS_FRESH: Readonly<Record<string, string>> = {
  'Query.filterTrial': 'Admins only.',
  'Query.ownHeldPosts': 'Members only.',
  'Query.users': 'Admins only.',
  'Query.userCount': 'Admins only.',
  'Query.auditTrail': 'Admins only.',
  'Query.ownSessions': 'Members only.',
  'Query.listeningPosition': 'Members only.',
  'Query.ownInbox': 'Members only.',
  'Query.ownLeagues': 'Members only.',
  'Query.league': 'Members only.',
  'Query.leagueMessages': 'Members only.',
  'Query.leagueInvite': 'Members only.',
  'Query.ownEmail': 'Members only.',
  'Query.ownSecurityEvents': 'Members only.',
  'Query.ownApiTokens': 'Members only.',
  'Query.ownWebhooks': 'Members only.',
  'Query.ownWebhookDeliveries': 'Members only.',
  'Query.signInSecurity': 'Members only.',
  'Query.auditActors': 'Admins only.',
  'Query.siteMetrics': 'Admins only.',
  'Query.articleAnalytics': 'Admins only.',
  'Query.allArticles': 'Admins only.',
  'Query.articleCounts': 'Admins only.',
  'Query.allPhotos': 'Admins only.',
  'Query.pendingPhotoCount': 'Admins only.',
  'Query.articleLabels': 'Admins only.',
  'Query.articleImports': 'Admins only.',
  'Query.articleImport': 'Admins only.',
  'Query.previewArticle': 'Admins only.',
  'Query.completedGames': 'Admins only.',
  'Query.liveShows': 'Hosts only.',
  'Query.showSources': 'Admins only.',
  'Query.managedRoster': 'Admins only.',
  'Query.firstSteps': 'Admins only.',
  'Query.managedSponsors': 'Admins only.',
  'Query.memberRecord': 'Admins only.',
  'Query.managedShows': 'Admins only.',
  'Query.managedShow': 'Admins only.',
  'Query.sentBreakingNews': 'Hosts only.',
  'Query.newsletters': 'Admins only.',
  'Query.newsletterAudience': 'Admins only.',
  'Query.previewNewsletter': 'Admins only.',
  'Query.subscribers': 'Admins only.',
  'Query.subscriberCounts': 'Admins only.',
  'Query.isOptedOutOfNewsletter': 'Members only.',
  'Query.lineupSubmissions': 'Admins only.',
  'Query.gameStats': 'Admins only.',
  'Query.statsTemplate': 'Admins only.',
  'Query.questions': 'Admins only.',
  'Query.pendingQuestionCount': 'Admins only.',
  'Query.myQuestions': 'Members only.',
  'Query.questionQueue': 'Hosts only.',
  'Query.questionOnAir': 'Hosts only.',
  'Query.contactSubmissions': 'Admins only.',
  'Query.contactCounts': 'Admins only.',
  'Query.myPhotos': 'Members only.',
  'Query.myLineup': 'Members only.',
  'Query.fantasyDashboard': 'Members only.',
  'Query.myLiveLineup': 'Members only.',
  'Query.mySheetChanges': 'Members only.',
  'Query.memberProfile': 'Hardly two visitors look at the same member.',
  'Query.search': 'Counts against a limit of who asks, and hardly two people type the same.',
};

/** The site's settings, such as its season, are part of too many results to name them at each. */
const ALWAYS: readonly Topic[] = ['site.changed'];

/** Every event that makes a result stale. */
export const FRESHNESS_TOPICS: readonly Topic[] = [
  ...ALWAYS,
  ...new Set(Object.values(FRESHNESS).flatMap(({ changedBy }) => changedBy)),
];

/**
 * True for readers' frequent changes to an article's counts. If every view dropped the cached results, a busy site
 * would cache none; so they live one second longer.
 */
export function isMinor<T extends Topic>(topic: T, payload: EventMap[T]): boolean {
  if (topic !== 'article.changed') return false;
  return (payload as EventMap['article.changed']).kind === 'COUNTED';
}

/** How long a result with these root fields stays fresh; undefined when one of them must not be cached. */
export function freshnessOf(rootFields: Iterable<string>): Freshness | undefined {
  const topics = new Set<Topic>(ALWAYS);
  let forMs = Infinity;
  for (const rootField of rootFields) {
    const freshness = FRESHNESS[rootField];
    if (!freshness) return undefined;
    for (const topic of freshness.changedBy) topics.add(topic);
    forMs = Math.min(forMs, freshness.forMs ?? Infinity);
  }
  return { changedBy: [...topics], ...(forMs !== Infinity && { forMs }) };
}

/** The root fields that a query names, those behind fragments and conditions too, as in the table. */
export function rootFieldsOf(document: DocumentNode, operation = queryOf(document)): string[] {
  const fragments = fragmentsOf(document);
  const visited = new Set<string>();
  const fieldsOf = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet);
      if (selection.kind === Kind.FIELD)
        return selection.name.value === '__typename' ? [] : [`Query.${selection.name.value}`];
      const name = selection.name.value;
      const fragment = visited.has(name) ? undefined : fragments.get(name);
      // Fragments that spread others twice would double the work with each of them.
      visited.add(name);
      return fragment ? fieldsOf(fragment.selectionSet) : [];
    });
  return operation ? fieldsOf(operation.selectionSet) : [];
}

const queryOf = ({ definitions }: DocumentNode) =>
  definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
