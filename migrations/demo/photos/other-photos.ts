import type { DemoPhoto } from './photo-text.ts';

/** What waits for review. */
export const PENDING_PHOTOS: readonly DemoPhoto[] = [
  {
    category: 'game-day',
    daysAgo: 1,
    scene: 'camp-morning',
    isPending: true,
    description: 'Frost on the practice field until nine. Cones out anyway.',
    altText: 'Players and orange cones on a practice field, mountains behind.',
  },
  {
    category: 'memes',
    daysAgo: 1,
    scene: 'depth-chart',
    isPending: true,
    description: 'My game plan for the Sunday grocery run.',
    altText: 'A sheet of names with circles and arrows, a pencil and a coffee.',
  },
  {
    category: 'game-day-look',
    daysAgo: 2,
    scene: 'three-generations',
    isPending: true,
    description: 'Three generations, one size too small.',
    altText: 'A grandmother, a father and a child in jerseys on a sofa.',
  },
  {
    category: 'tailgate',
    daysAgo: 3,
    scene: 'snow-grill',
    isPending: true,
    description: 'We grill in any weather. This was any weather.',
    altText: 'A man in a beanie at a grill in heavy snow.',
  },
];

/** What a computer made of a prompt. */
export const AI_PHOTOS: readonly DemoPhoto[] = [
  {
    category: 'ai',
    daysAgo: 7,
    scene: 'ai-orange-weather',
    description: 'I asked for “orange weather over the Front Range.”',
    altText: 'Purple peaks under an orange sky with rings.',
    comments: ['I would wear this as a scarf.'],
  },
  {
    category: 'ai',
    daysAgo: 16,
    scene: 'ai-mars',
    description: 'Home-field advantage on Mars, according to a computer.',
    altText: 'An astronaut waves in front of a stadium under a dome on Mars.',
    comments: ['Count the fingers.'],
  },
  {
    category: 'ai',
    daysAgo: 27,
    scene: 'ai-snow-globe',
    description: 'Prompt: “a snow game before the gates open.”',
    altText: 'A stadium in a snow globe.',
  },
  {
    category: 'ai',
    daysAgo: 38,
    scene: 'ai-chrome-ball',
    description: '“Make the ball shinier,” I said. It made the ball shinier.',
    altText: 'A chrome football over a neon sun.',
  },
];
