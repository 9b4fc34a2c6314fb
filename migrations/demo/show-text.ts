import type { ContentType } from '../../schema/shows.ts';
import type { Motif } from './pictures/draw.ts';

/** An item of the show's feeds, placed by the week of the season. */
export interface DemoShow {
  readonly type: ContentType;
  readonly title: string;
  readonly description: string;
  readonly week: number;
  /** Days after that week's Sunday (negative: before), and the Mountain time. */
  readonly day: number;
  readonly time: string;
  readonly duration: string;
  readonly motif: Motif;
}

const episode = (
  week: number,
  day: number,
  duration: string,
  title: string,
  description: string,
): DemoShow => ({
  type: 'podcast',
  week,
  day,
  time: '06:00',
  duration,
  title,
  description,
  motif: (['studio', 'mountains', 'studio', 'chalkboard', 'studio', 'stadium'] as const).map(
    (scene, i): Motif => [scene, i % 2 ? 'dusk' : 'night'],
  )[Math.abs(week * 5 + day) % 6]!,
});

const video = (
  week: number,
  duration: string,
  title: string,
  description: string,
  motif: Motif,
): DemoShow => ({
  type: 'youtube',
  week,
  day: 3,
  time: '09:30',
  duration,
  title,
  description,
  motif,
});

const short = (
  week: number,
  day: number,
  duration: string,
  title: string,
  motif: Motif,
): DemoShow => ({
  type: 'shorts',
  week,
  day,
  time: '12:15',
  duration,
  title,
  motif,
  description: 'One thing, under a minute.',
});

export const SHOWS: readonly DemoShow[] = [
  episode(
    10,
    -1,
    '58:12',
    'Ten points were enough',
    'A punting duel under the lights, the drive that settled it, and an apology to the long snapper, who was right.',
  ),
  episode(
    9,
    3,
    '52:10',
    'Late again, and fine with it',
    'Why the fourth quarter keeps belonging to the defense, and what a road win does to a Tuesday.',
  ),
  episode(
    8,
    3,
    '1:04:37',
    'Forty-four and counting',
    'The offense finds a second gear. We find a second bottle. Mailbag at the half-hour.',
  ),
  episode(
    7,
    3,
    '1:11:05',
    'Thirty-three points in a quarter',
    'We tell the comeback minute by minute, because none of us believed it while it happened.',
  ),
  episode(
    6,
    3,
    '47:48',
    'Breakfast football',
    'A game that kicked off before the coffee was ready, and a defense that was awake.',
  ),
  episode(
    5,
    3,
    '55:21',
    'A win on the road nobody asked us about',
    'Everybody picked the other side. We kept the receipts and read a few of them out.',
  ),
  episode(
    4,
    3,
    '49:59',
    'Monday night, finally',
    'A complete game, a full house, and the first snow jacket of the year.',
  ),
  episode(
    3,
    3,
    '51:33',
    'Two losses by four points',
    'Small margins, big feelings. What is broken, what is bad luck, and how to tell them apart.',
  ),
  episode(
    2,
    3,
    '46:14',
    'The flag at the end',
    'We try to be calm about it. We fail twice, then manage.',
  ),
  episode(
    1,
    3,
    '54:02',
    'One and done worrying',
    'Opening day, twelve points allowed, and the tackle nobody is talking about.',
  ),
  episode(
    0,
    3,
    '1:02:18',
    'Fifty-three names',
    'Cut day. Who made it, who should have, and the undrafted story of the summer.',
  ),
  episode(
    -1,
    3,
    '44:40',
    'August is for liars',
    'How to watch a preseason game without believing any of it.',
  ),
  episode(
    -2,
    3,
    '39:27',
    'Welcome back to the porch',
    'The first pour of the season, and three predictions we will regret.',
  ),
  video(
    9,
    '1:18:44',
    'The Tuesday show: rush four, drop seven',
    'The full show with the film segment, the phone calls and the bourbon of the week.',
    ['studio', 'night'],
  ),
  video(
    8,
    '1:22:09',
    'The Tuesday show: a second gear',
    'Two hosts, one whiteboard, and every explosive play drawn badly.',
    ['chalkboard', 'night'],
  ),
  video(
    7,
    '1:31:50',
    'The Tuesday show: how the comeback happened',
    'All five scores of the last quarter, in order, with the calls that set them up.',
    ['stadium', 'dusk'],
  ),
  video(
    6,
    '24:16',
    'Film room: the safety nobody throws at',
    'Twelve snaps, one player, no highlights. You will see him everywhere after this.',
    ['chalkboard', 'day'],
  ),
  video(
    5,
    '1:15:02',
    'The Tuesday show: from the road',
    'Recorded in a hotel breakfast room with one microphone and a waffle iron.',
    ['mountains', 'dawn'],
  ),
  video(4, '18:31', 'Parking lot cook-off, part one', 'Six grills, one trophy, no referees.', [
    'tailgate',
    'dusk',
  ]),
  video(
    2,
    '31:08',
    'A tour of the den: forty years on six shelves',
    'A listener shows us what is on the walls and tells us why.',
    ['shelf', 'dusk'],
  ),
  short(10, -2, '0:46', 'The punt that flipped the game', ['stadium', 'night']),
  short(10, -4, '0:38', 'Packing list for a cold Thursday', ['tailgate', 'night']),
  short(9, 1, '0:52', 'One stunt, three blockers, no answer', ['chalkboard', 'night']),
  short(8, 2, '0:41', 'What the quarterback sees on third and four', ['chalkboard', 'dusk']),
  short(7, 1, '0:57', 'Our living room in the last minute', ['watchParty', 'dusk']),
  short(5, 2, '0:33', 'Green chile in thirty seconds', ['tailgate', 'dusk']),
  short(4, 2, '0:49', 'Best seat in the house? Try the top row', ['stadium', 'dusk']),
  short(2, 4, '0:44', 'How to fold a poncho (you are doing it wrong)', ['mountains', 'snow']),
  {
    type: 'live',
    week: 10,
    day: -2,
    time: '20:00',
    duration: '1:06:20',
    title: 'Post-Game Live: 10–7 and breathing',
    description: 'Your calls, our nerves, and the three plays we would like to see again.',
    motif: ['studio', 'dusk'],
  },
  {
    type: 'live',
    week: 10,
    day: -3,
    time: '17:15',
    duration: '0:52:47',
    title: 'Pregame Live: Thursday under the lights',
    description: 'Inactives, weather, one bold prediction each, and a toast before kickoff.',
    motif: ['stadium', 'night'],
  },
];
