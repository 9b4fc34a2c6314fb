/** Private leagues. */
export const LEAGUES = [
  'Private league',
  'Your lineups against those of your friends.',
  'Your lineups against those of your friends. No one else sees a league.',
  'You’re invited to a private league. Sign in to join it.',

  // One’s own.
  'Your leagues',
  'We couldn’t load your leagues.',
  'Loading your leagues',
  'You’re not in a league yet. Start one, or ask a friend for a link.',
  '{count|one:# member|other:# members}',
  'Start a league',
  'Name of the league',
  'You get a link to send to your friends.',
  'Start league',

  // An invitation.
  'Invitation',
  'You’re invited to {name}',
  'We couldn’t load this invitation.',
  'Loading the invitation',
  'Go to the league',
  'Join league',
  'Invite your friends',
  'Invitation link',
  'Anyone with the link can join.',
  'Copy invitation link',

  // A league.
  'League not found',
  'We couldn’t load this league.',
  'Loading the league',
  'Owner',
  'Remove {name} from the league?',
  'Anyone with the link can join again. Make a new link to prevent that.',
  'Head to head',
  'The first matchups come with the next game.',
  'It takes two to meet. Send your friends the link.',
  'has the week off',
  'no lineup',
  'won',
  'leads',
  'Run the league',
  'The league has a new name',
  'The old link no longer works',
  'Make a new link',
  'Leave league',
  'Leave {name}?',
  'You’re its last member, so the league will be deleted.',
  'You can come back with an invitation link.',

  // The room.
  'League chat',
  'No messages yet. Say hello to your league.',
  'Delete the message by {name}',
] as const;
