/** Figures, each with what it counts. */
export const REACH = [
  ['616k+', 'people reached in 90 days'],
  ['23.3k', 'Facebook followers'],
  ['{subscribers}', 'YouTube subscribers'],
  ['10 years', 'on air, since 2016'],
] as const;

/** Who listens. */
export const AUDIENCE = [
  ['Adults over 21', 'Everyone confirms their age before they see a page.'],
  [
    'Here every week',
    'They plan their week around kickoff: season-ticket holders, tailgaters and fantasy players.',
  ],
  [
    'Colorado and far beyond',
    'Denver first, plus fans everywhere who keep a clock on Mountain Time.',
  ],
  [
    'They show up',
    'They watch live, chat, vote and write in, and they remember who bought a round.',
  ],
] as const;

/** Whom it suits. */
export const BRAND_FIT = [
  'Bourbon, craft spirits and beer',
  'Bars, restaurants and barbecue',
  'Trucks, outdoor and tailgate gear',
  'Tickets, travel and hotels',
  'Homes, services and shops around Denver',
  'Games, fantasy and sports apps',
] as const;

export const BENEFITS = [
  'Your name read by the hosts, in their own words',
  'Your logo on screen through the live show',
  'A spotlight on the home page',
  'A link in every episode’s notes',
  'A place in the newsletter',
  'A monthly report in plain numbers',
] as const;

/** What one could do together. */
export const IDEAS = [
  ['A pour before kickoff', 'A tasting on the pregame show, with your bottle on the table.'],
  ['Your watch party', 'Your bar, our hosts, and a live halftime show from the room.'],
  ['Fantasy week', 'A prize for the fan who tops the leaderboard, announced on the air.'],
  ['Fan photo of the week', 'The Huddle picks it. You provide the prize.'],
] as const;

export const TIERS = [
  [
    'Episode Sponsors',
    'One episode is yours: the open, the break, the close and the post that comes with it.',
  ],
  [
    'Segment Sponsors',
    'A segment carries your name for the season: the keys to the game, the pick of the week, the last call.',
  ],
  [
    'Event Partners',
    'Watch parties, tailgates and live recordings, planned together, promoted before and recapped after.',
  ],
] as const;
