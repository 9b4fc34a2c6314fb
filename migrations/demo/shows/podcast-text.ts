import type { Motif } from '../pictures/draw.ts';
import type { DemoShow } from './show-text.ts';

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

export const EPISODES: readonly DemoShow[] = [
  episode(
    11,
    -2,
    '41:26',
    'Eight minutes on each side of the ball',
    'The pregame podcast: what they do well, what we’ll do about it and a prediction from each of us.',
  ),
  episode(
    10,
    3,
    '56:03',
    'Ten days to think',
    'A long week after a Thursday game: the mailbag is full, and so are the glasses.',
  ),
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
    'The offense finds a second gear. We find a second bottle. Mailbag at the half hour.',
  ),
  episode(
    7,
    3,
    '1:11:05',
    'Thirty-three points in a quarter',
    'The comeback, minute by minute, because none of us believed it in real time.',
  ),
  episode(
    6,
    3,
    '47:48',
    'Breakfast football',
    'Kickoff came before the coffee was ready. Luckily the defense was awake.',
  ),
  episode(
    5,
    3,
    '55:21',
    'The road win nobody saw coming',
    'Everybody picked the other side. We kept the receipts and read a few on the air.',
  ),
  episode(
    4,
    3,
    '49:59',
    'Monday night, finally',
    'A complete game, a full house and the first heavy coat of the year.',
  ),
  episode(
    3,
    3,
    '51:33',
    'Two losses by four points',
    'Small margins, big feelings. What’s broken, what’s bad luck and how to tell them apart.',
  ),
  episode(
    2,
    3,
    '46:14',
    'The flag at the end',
    'We try to stay calm about it. Third take’s the charm.',
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
    'Cut day. Who made it, who should have and the undrafted story of the summer.',
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
    'The first pour of the season and three predictions we’ll regret.',
  ),
];
