/** Figures of the last 90 days, each with what it counts. */
export const REACH = [
  ['616k+', 'people reached in 90 days'],
  ['23.3k', 'Facebook followers'],
  ['774', 'YouTube subscribers'],
  ['10 years', 'on air, since 2016'],
] as const;

export const BENEFITS = [
  'Your name read by the hosts, in their own words',
  'Your logo on screen through the live show',
  'A spotlight on the home page',
  'A link in every episode’s notes',
  'A place in the newsletter',
  'Figures after every month, in plain numbers',
  'A tasting, a giveaway or a watch party under your name',
  'A quiz or a prediction game in the Huddle',
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
