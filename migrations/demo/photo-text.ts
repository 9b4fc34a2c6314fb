import type { PhotoCategory } from '../../schema/photos/photos.ts';
import type { Motif } from './pictures/draw.ts';

export interface DemoPhoto {
  readonly category: PhotoCategory;
  readonly description: string;
  readonly motif: Motif;
  readonly daysAgo: number;
  /** Absent: approved. */
  readonly isPending?: true;
  readonly featured?: true;
  readonly comments?: readonly string[];
}

export const PHOTOS: readonly DemoPhoto[] = [
  {
    category: 'game-day',
    daysAgo: 2,
    motif: ['stadium', 'night'],
    featured: true,
    description: 'Four minutes before kickoff. I still get goosebumps.',
    comments: [
      'Those lights! I can hear this photo.',
      'Same row, other side. Waved at you.',
      'Goosebumps here too.',
    ],
  },
  {
    category: 'tailgate',
    daysAgo: 3,
    motif: ['tailgate', 'dusk'],
    featured: true,
    description: 'Lot J, three in the afternoon, chile on the left, brats on the right.',
    comments: ['Is there any chile left?', 'That truck has more miles on it than the team plane.'],
  },
  {
    category: 'watch-party',
    daysAgo: 4,
    motif: ['watchParty', 'night'],
    description: 'Twenty-two people in a room built for nine. Worth it for that last drive.',
    comments: ['The arms say it all.'],
  },
  {
    category: 'game-day-look',
    daysAgo: 6,
    motif: ['jersey', 'dusk'],
    description: 'Clean jersey, new number, same old nerves.',
    comments: [
      'Lucky jersey confirmed. Do not wash it.',
      'There’s a story behind that number. Spill!',
    ],
  },
  {
    category: 'stadium',
    daysAgo: 9,
    motif: ['stadium', 'dusk'],
    description: 'Top row, south end, right before the anthem.',
    comments: ['Best cheap seats in football.'],
  },
  {
    category: 'memorabilia',
    daysAgo: 12,
    motif: ['shelf', 'dusk'],
    description: 'Grandpa left me the mug. The rest I found at yard sales.',
    comments: ['The mug wins.', 'Please never dust that ticket.'],
  },
  {
    category: 'memes',
    daysAgo: 13,
    motif: ['chalkboard', 'night'],
    description: 'Our neighbor explaining the screen pass to his dog. The dog gets it.',
    comments: ['The dog would call it on second and eight.', 'Coach of the year.'],
  },
  {
    category: 'tailgate',
    daysAgo: 17,
    motif: ['tailgate', 'day'],
    description: 'First sunny one this month. Sunscreen in October!',
  },
  {
    category: 'stadium',
    daysAgo: 20,
    motif: ['mountains', 'dusk'],
    description: 'The view from the ramp if you get there early enough.',
    comments: ['This is why we get there three hours before.'],
  },
  {
    category: 'game-day',
    daysAgo: 24,
    motif: ['stadium', 'day'],
    description: 'Blue sky, green grass, orange everything else.',
  },
  {
    category: 'watch-party',
    daysAgo: 29,
    motif: ['watchParty', 'dusk'],
    description: 'Watching from Bergen at 10 p.m. Eventually the neighbors came over.',
    comments: [
      'Greetings from Pueblo to Bergen!',
      'Neighbors who come over are the best neighbors.',
    ],
  },
  {
    category: 'game-day-look',
    daysAgo: 33,
    motif: ['jersey', 'night'],
    description: 'Found in my brother’s attic. He wants it back. No.',
  },
  {
    category: 'memorabilia',
    daysAgo: 41,
    motif: ['shelf', 'night'],
    description: 'The shelf, after I was asked to clean up the shelf.',
  },
  {
    category: 'tailgate',
    daysAgo: 52,
    motif: ['tailgate', 'night'],
    description: 'Monday night. The lamps were my daughter’s idea.',
    comments: ['Your daughter should be in charge of the whole lot.'],
  },
  {
    category: 'game-day',
    daysAgo: 61,
    motif: ['mountains', 'dawn'],
    description: 'Driving in from the west at sunrise for the opener.',
  },
  {
    category: 'ai',
    daysAgo: 7,
    motif: ['mountains', 'orange'],
    description: 'I asked for “orange weather over the Front Range.”',
    comments: ['I would wear this as a scarf.'],
  },
  {
    category: 'ai',
    daysAgo: 16,
    motif: ['stadium', 'orange'],
    description: 'Home-field advantage on Mars, according to a computer.',
  },
  {
    category: 'ai',
    daysAgo: 27,
    motif: ['mountains', 'snow'],
    description: 'Prompt: “a snow game before the gates open.”',
  },
  {
    category: 'game-day',
    daysAgo: 1,
    motif: ['stadium', 'snow'],
    isPending: true,
    description: 'Flurries at the walkthrough. Bring gloves.',
  },
  {
    category: 'memes',
    daysAgo: 1,
    motif: ['chalkboard', 'dusk'],
    isPending: true,
    description: 'My game plan for the Sunday grocery run.',
  },
  {
    category: 'game-day-look',
    daysAgo: 2,
    motif: ['jersey', 'orange'],
    isPending: true,
    description: 'Three generations, one size too small.',
  },
  {
    category: 'tailgate',
    daysAgo: 3,
    motif: ['tailgate', 'snow'],
    isPending: true,
    description: 'We grill in any weather. This was any weather.',
  },
];
