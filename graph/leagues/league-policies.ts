import type { Capability } from '../../schema/accounts/capabilities.ts';

/** Who may call each root field of private leagues; who belongs to one is checked besides. */
export const LEAGUE_POLICIES = {
  'Query.ownLeagues': 'league.readOwn',
  'Query.league': 'league.readOwn',
  'Query.leagueInvite': 'league.readOwn',
  'Query.leagueMessages': 'league.readOwn',
  'Mutation.createLeague': 'league.takePart',
  'Mutation.joinLeague': 'league.takePart',
  'Mutation.leaveLeague': 'league.readOwn',
  'Mutation.renameLeague': 'league.takePart',
  'Mutation.replaceLeagueLink': 'league.takePart',
  'Mutation.removeLeagueMember': 'league.takePart',
  'Mutation.postLeagueMessage': 'league.write',
  'Mutation.deleteLeagueMessage': 'league.readOwn',
  'Subscription.ownLeagueEvents': 'league.readOwn',
  'Subscription.leagueMessageEvents': 'league.readOwn',
} as const satisfies Readonly<Record<string, Capability>>;
