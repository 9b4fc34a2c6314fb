/** Figures, each with what it counts. */
export const REACH = [
  ['616k+', 'people reached in 90 days'],
  ['23.3k', 'Facebook followers'],
  ['{subscribers}', 'YouTube subscribers'],
  ['10 years', 'on air, since 2016'],
] as const;

/** Who listens. */
export const AUDIENCE = [
  ['Adults over 21', 'Everybody confirms their age before they see a page.'],
  [
    'Here every week',
    'They plan their days around a kickoff: season-ticket holders, tailgaters and fantasy players.',
  ],
  [
    'Colorado and far beyond',
    'Denver first, and fans elsewhere who keep Mountain time on a second clock.',
  ],
  [
    'They take part',
    'They watch live, chat, vote and write back, and remember who bought a round.',
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
  'Figures after every month, in plain numbers',
] as const;

/** What one could do together. */
export const IDEAS = [
  ['A pour before kickoff', 'A tasting on the pregame show, with your bottle on the table.'],
  ['Watch party under your name', 'Your bar, our hosts, and a live halftime show from the room.'],
  ['Fantasy week', 'A prize for whoever tops the leaderboard, announced on the air.'],
  ['Fan photo of the week', 'The Huddle picks it, you give what the winner takes home.'],
] as const;

export const TIERS = [
  [
    'Episode Sponsors',
    'One episode is yours: the opening, the break and the close, and the post that goes with it.',
  ],
  [
    'Segment Sponsors',
    'A segment carries your name for the season: the keys to the game, the pick of the week, the last call.',
  ],
  [
    'Event Partners',
    'Watch parties, tailgates and live recordings, planned together and told about before and after.',
  ],
] as const;
