import type { ContactCategory, ContactStatus } from '../../schema/contact.ts';
import type { QuestionStatus } from '../../schema/questions.ts';

/** What lands on the hosts' desk. Ages in hours before the demo begins. */

export const QUESTIONS: [status: QuestionStatus, name: string, hours: number, text: string][] = [
  [
    'pending',
    'Nia Robinson',
    3,
    'I joined this week. If I can only watch one old game on a rainy Sunday, which one should it be?',
  ],
  [
    'pending',
    'Jamal Whitfield',
    9,
    'Would you rather have the screen pass back or a second punter as good as the first?',
  ],
  [
    'pending',
    'Dusty McAllister',
    21,
    'How do you stop Cash and Nakai when they line up on the same side? Asking for a friend in Los Angeles.',
  ],
  [
    'approved',
    'Priya Raman',
    30,
    'Third-down conversions are below a third in the last two games. Is it protection, patience or play-calling?',
  ],
  [
    'approved',
    'Oluwaseun Adebayo',
    44,
    'What is one thing that a new fan should look at before every snap?',
  ],
  [
    'approved',
    'Claire Beaulieu',
    52,
    'Does the cold really help the home team, or do we just like to say so?',
  ],
  ['answered', 'Buck Harlan', 170, 'Who is the best blocker on this team who is not a lineman?'],
  [
    'answered',
    'Ingrid Solberg',
    190,
    'Could the Tuesday show be put up as a podcast before midnight in Oslo?',
  ],
  [
    'answered',
    'Walt Pemberton',
    340,
    'Which player of the past would you drop into this defense, and what would he do all day?',
  ],
  [
    'waiting',
    'Sloane Merriweather',
    200,
    'If lineups open for everybody, how do you settle a tie at the top of the week?',
  ],
  ['waiting', 'Ray Dominguez', 360, 'Red or green? The board needs an official position.'],
];

export const CONTACT: [
  category: ContactCategory,
  status: ContactStatus,
  hours: number,
  name: string,
  text: string,
][] = [
  [
    'feedback',
    'new',
    2,
    'Rosalind Teague',
    'The live score bar is wonderful. It moved before my television did. Please keep it at the top.',
  ],
  [
    'ideas',
    'new',
    7,
    'Keiko Tanaka',
    'Could the schedule show my own time zone next to Mountain time? I always count on my fingers.',
  ],
  [
    'problem',
    'new',
    15,
    'Greg Nakamura',
    'On my phone the photo I sent last night still says that it waits for approval. No hurry, just telling you.',
  ],
  [
    'advertising',
    'new',
    26,
    'Marisol Vance, Foothills Coffee Roasters',
    'We would like to sponsor the halftime show for the rest of the season. What do you need from us?',
  ],
  [
    'advertising',
    'reviewed',
    75,
    'Aldous Finch, Switchback Bicycles',
    'Interested in the segment package. Could you send the figures for October?',
  ],
  [
    'feedback',
    'reviewed',
    98,
    'Walt Pemberton',
    'The article about the ugly win is the best thing you have put up all year. My wife agrees, and she is an Eagles fan.',
  ],
  [
    'ideas',
    'completed',
    260,
    'Aisling Byrne',
    'A list of bars abroad that open for early games would be a service to mankind.',
  ],
  [
    'problem',
    'completed',
    410,
    'Lena Fischer',
    'The link in the newsletter led to the wrong episode. The right one was better anyway.',
  ],
];

export const SPONSORS: [name: string, description: string, isActive: boolean][] = [
  [
    'Timberline Barrel House',
    'Small-batch bourbon from high-country grain. Pours the one on the Tuesday show. Please drink like you have work on Wednesday.',
    true,
  ],
  [
    'Lamp Post Green Chile',
    'Roasted in Pueblo, jarred by hand, carried up to the lot before sunrise. Mild is a rumour.',
    true,
  ],
  [
    'Switchback Bicycles',
    'Tune-ups while you watch the game, two blocks from the stadium train.',
    true,
  ],
  ['Foothills Coffee Roasters', 'For breakfast football, wherever your morning is.', true],
  [
    'Old Mill Print Shop',
    'Posters, pennants and the season calendar. Partner of the first five seasons.',
    false,
  ],
];

export const SUBSCRIBERS: [name: string, birthday: string][] = [
  ['Rosalind Teague', '1968-03-14'],
  ['Buck Harlan', '1955-11-02'],
  ['Priya Raman', '1990-07-21'],
  ['Ingrid Solberg', '1984-01-30'],
  ['Curtis Lockwood', '1979-09-09'],
  ['Walt Pemberton', '1951-05-27'],
  ['Keiko Tanaka', '1993-12-05'],
  ['Yolanda Trujillo', '1987-08-18'],
  ['Marisol Vance', '1981-04-11'],
  ['Aldous Finch', '1974-10-23'],
  ['Perry Loomis', '1996-02-08'],
  ['Gwen Sattler', '1963-06-16'],
];

export const MOODS: [level: number, words: string | null][] = [
  [9, 'Eight and two. I am looking at flights.'],
  [8, null],
  [10, 'This is the year. Again.'],
  [7, 'Happy, and worried about the red zone.'],
  [8, 'Esta defensa…'],
  [9, null],
  [6, 'Ten points will not be enough next time.'],
  [8, 'Loud.'],
  [2, 'I live behind enemy lines.'],
  [7, null],
  [9, 'Chile is never wrong.'],
  [8, null],
  [7, 'I have seen this film. It has two endings.'],
  [9, null],
  [6, null],
  [8, 'My lineup less so.'],
  [3, 'See you in December.'],
  [5, 'Third and long.'],
  [9, 'New here. Very loud. Love it.'],
  [8, null],
];
