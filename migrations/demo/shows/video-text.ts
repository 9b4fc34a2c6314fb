import type { Motif } from '../pictures/scenes.ts';
import type { DemoShow } from './show-text.ts';

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

/** Live shows, the videos of the week, and shorts. */
export const VIDEOS: readonly DemoShow[] = [
  video(
    10,
    '1:12:30',
    'The Tuesday show: your calls, our whiteboard',
    'Three plays, nine callers and one diagram nobody could read.',
    ['hosts-table', 'right'],
  ),
  short(10, 3, '0:51', 'Three ways to beat a press corner', ['whiteboard', 'square']),
  video(
    9,
    '1:18:44',
    'The Tuesday show: rush four, drop seven',
    'The full show: film, phone calls and the bourbon of the week.',
    ['studio-mic', 'middle'],
  ),
  video(
    8,
    '1:22:09',
    'The Tuesday show: a second gear',
    'Two hosts, one whiteboard and every explosive play, drawn badly.',
    ['whiteboard', 'middle'],
  ),
  video(
    7,
    '1:31:50',
    'The Tuesday show: how the comeback happened',
    'All five fourth-quarter scores, in order, and the calls that set them up.',
    ['hosts-table', 'middle'],
  ),
  video(
    6,
    '24:16',
    'Film room: the safety nobody throws at',
    'Twelve snaps, one player, no highlights. You’ll see him everywhere after this.',
    ['film-room', 'left'],
  ),
  video(
    5,
    '1:15:02',
    'The Tuesday show: from the road',
    'Recorded in a hotel breakfast room with one mic and a waffle iron.',
    ['hotel-waffle', 'right'],
  ),
  video(4, '18:31', 'Parking lot cook-off, part one', 'Six grills, one trophy, no referees.', [
    'grill',
    'middle',
  ]),
  video(
    2,
    '31:08',
    'Man cave tour: forty years on six shelves',
    'A listener shows us what’s on the walls and tells us why.',
    ['shelf', 'wide'],
  ),
  short(10, -2, '0:46', 'The punt that flipped the game', ['kick-tee', 'square']),
  short(10, -4, '0:38', 'What to pack for a cold Thursday', ['snow-grill', 'square']),
  short(9, 1, '0:52', 'One stunt, three blockers, no answers', ['film-room', 'square']),
  short(8, 2, '0:41', 'What the quarterback sees on third and four', ['kickoff-lights', 'square']),
  short(7, 1, '0:57', 'Our living room in the final minute', ['watch-party', 'square']),
  short(5, 2, '0:33', 'Green chile in thirty seconds', ['chile-pot', 'square']),
  short(4, 2, '0:49', 'Best seat in the house? Try the top row', ['upper-deck', 'square']),
  short(2, 4, '0:44', 'How to fold a poncho (you’re doing it wrong)', ['rain-ponchos', 'square']),
  {
    type: 'live',
    week: 10,
    day: -2,
    time: '20:00',
    duration: '1:06:20',
    title: 'Post-Game Live: 10–7 and breathing',
    description: 'Your calls, our nerves and the three plays we want to see again.',
    motif: ['porch-evening', 'left'],
  },
  {
    type: 'live',
    week: 10,
    day: -3,
    time: '17:15',
    duration: '0:52:47',
    title: 'Pregame Live: Thursday under the lights',
    description: 'Inactives, weather, one bold prediction each and a toast before kickoff.',
    motif: ['kickoff-lights', 'right'],
  },
];
