import { type DocumentNode, Kind, type OperationDefinitionNode, visit } from 'graphql';
import { rootFieldsOf } from '../freshness.ts';

/**
 * Root fields whose result doesn't depend on the viewer, so that members are served what is cached for visitors.
 * Unlisted means that it does depend.
 */
export const SAME_FOR_ALL: ReadonlySet<string> = new Set([
  'Query.siteSettings',
  'Query.siteStatus',
  'Query.liveGame',
  'Query.nextGame',
  'Query.lastCompletedGame',
  'Query.seasonRecord',
  'Query.game',
  'Query.games',
  'Query.plays',
  'Query.playLog',
  'Query.drives',
  'Query.lineScore',
  'Query.boxScore',
  'Query.seasons',
  'Query.latestContent',
  'Query.recentContent',
  'Query.showSeasons',
  'Query.channelStats',
  'Query.latestBreakingNews',
  'Query.pinnedLine',
  'Query.articles',
  'Query.article',
  'Query.articleNavigation',
  'Query.comments',
  'Query.photos',
  'Query.photo',
  'Query.photoNavigation',
  'Query.photoComments',
  'Query.chat',
  'Query.chatMessages',
  'Query.communityMood',
  'Query.gameMood',
  'Query.isFantasyOpenToAll',
  'Query.areCheckInsOpenToAll',
  'Query.checkInStatus',
  'Query.checkInMap',
  'Query.fantasyGame',
  'Query.lineupStatus',
  'Query.eligiblePlayers',
  'Query.boardLineups',
  'Query.liveBoard',
  'Query.seasonBoard',
  'Query.roster',
  'Query.depthChart',
  'Query.sponsorSpotlight',
  'Query.sponsors',
  'Query.pushKey',
  'Query.chatStatus',
  'Query.chatPresence',
]);

/** Fields of their types that do depend on the viewer. */
export const OF_VIEWER: ReadonlySet<string> = new Set(['email', 'state']);

/** So does this one, which is filled in for each member. */
export const OWN_LIKE = 'isLikedByMe';

const decided = new WeakMap<DocumentNode, Map<OperationDefinitionNode, boolean>>();

/** True when every viewer gets the same result of this query with the same variables, but for their own likes. */
export function isSameForAll(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const ofDocument = decided.get(document) ?? new Map<OperationDefinitionNode, boolean>();
  decided.set(document, ofDocument);
  const known = ofDocument.get(operation);
  if (known !== undefined) return known;
  const isSame =
    rootFieldsOf(document, operation).every((field) => SAME_FOR_ALL.has(field)) &&
    !selectsOfViewer(document);
  ofDocument.set(operation, isSame);
  return isSame;
}

function selectsOfViewer(document: DocumentNode): boolean {
  let isSelected = false;
  visit(document, {
    [Kind.FIELD]({ name }) {
      if (OF_VIEWER.has(name.value)) isSelected = true;
    },
  });
  return isSelected;
}
