/** Words of the admins' fantasy screens that the spec leaves open. */
export const FANTASY_ADMIN_TEXTS = {
  isOpen: 'Every member builds lineups and checks in.',
  isClosed: 'Only admins can build lineups and check in. Members see “Coming Soon.”',
  isOneOpen: 'Only one of the two is open. The Site tab has a switch for each.',
  opened: 'Fantasy and check-ins are open to all members',
  closed: 'Fantasy and check-ins are for admins only',
  switchFailed: 'Couldn’t change who can play',
  noSubmissions: 'No lineups for this game yet.',
  noCompletedGames: 'No game is completed yet. Stats can be uploaded once one is.',
  noStats: 'No stats were imported for this game yet.',
  noTrail: 'No activity for this game yet.',
  notOnRoster: 'Not on the roster: stored and shown, but counts in no lineup.',
} as const;
