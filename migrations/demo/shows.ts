import type { RequiredEntityData } from '@mikro-orm/core';
import type { ContentFeed } from '../../graph/shows/content-feed.entity.ts';
import type { ContentType } from '../../schema/shows.ts';
import { type Calendar, LAST_WEEK } from './calendar.ts';

interface Show {
  type: ContentType;
  title: string;
  about: string;
  duration: string;
  /** Week of the season, days from its Sunday, Mountain time. What lies ahead is left out. */
  out: [week: number, days: number, time: string];
}

const TUESDAYS: [title: string, about: string, duration: string][] = [
  [
    'Pads On',
    'First week of camp: who is large, who is loud, and who already lives in the training room.',
    '48:05',
  ],
  [
    'The Depth Chart Is Wrong',
    'We rank fifty-three players before the coaches do, and apologise in advance.',
    '55:40',
  ],
  [
    'Preseason Means Nothing, Part One',
    'Three quarters of nothing, one throw we cannot forget.',
    '44:51',
  ],
  [
    'Preseason Means Nothing, Part Two',
    'The last cuts, the hardest one, and a long snapper appreciation hour.',
    '51:16',
  ],
  [
    'One and Oh',
    'A nervous opener, a clean sheet in the second half and a very hot parking lot.',
    '1:02:44',
  ],
  [
    'A Flag in Indianapolis',
    'One point, one penalty, one bourbon. We play it back so that you need not.',
    '58:37',
  ],
  [
    'We Owe You Chili',
    'Two losses on the final snap, and a promise made on air comes due.',
    '1:04:09',
  ],
  [
    'Monday Night Noise',
    'Twenty-eight to three, and the quietest visiting huddle of the year.',
    '57:22',
  ],
  [
    'Escalators in Philadelphia',
    'Eighteen points without an answer. The comeback, play by play.',
    '1:01:30',
  ],
  ['Breakfast in London', 'Nine sacks, thirteen points and a great many eggs.', '49:58'],
  [
    'Thirty-Three',
    'The fourth quarter against the Giants, told by five people who stayed.',
    '1:11:03',
  ],
  ['Forty-Four', 'Everything worked. We look for something to complain about and fail.', '1:03:18'],
  [
    'As Time Ran Out in Houston',
    'A kick, a scramble and the most useful punter in the league.',
    '56:47',
  ],
  ['Ugly Counts', 'Ten to seven on a short week, and the ten days before Kansas City.', '59:12'],
];

/** The first of them aired in the third week before the season's first. */
const FIRST_TUESDAY = LAST_WEEK - TUESDAYS.length + 1;
const FIRST_NUMBER = 388;

const EPISODES = TUESDAYS.map(([title, about, duration], index): Show => ({
  type: 'podcast',
  title: `Episode ${FIRST_NUMBER + index}: ${title}`,
  about,
  duration,
  out: [FIRST_TUESDAY + index, 2, '22:30'],
}));

const OTHERS: Show[] = [
  {
    type: 'live',
    title: 'Flagship Live: Houston, and a Short Week',
    about: 'The Tuesday show with your questions and one slow bourbon.',
    duration: '1:34:20',
    out: [9, 2, '19:00'],
  },
  {
    type: 'live',
    title: 'Halftime Live: Broncos and Raiders',
    about: 'Fifteen minutes, two microphones, no touchdowns to talk about yet.',
    duration: '14:48',
    out: [LAST_WEEK, -3, '19:45'],
  },
  {
    type: 'live',
    title: 'Post-Game Live: 10–7 and Breathing Again',
    about: 'The night after: six sacks, two interceptions and one kick that mattered.',
    duration: '1:12:36',
    out: [LAST_WEEK, -2, '20:00'],
  },
  {
    type: 'youtube',
    title: 'Film Room: How Four Rushers Beat Six Blockers',
    about: 'Eight snaps, one chalkboard. Why the pass rush arrives without a blitz.',
    duration: '18:24',
    out: [9, 4, '12:00'],
  },
  {
    type: 'youtube',
    title: 'Film Room: Lindqvist Runs Every Route the Same',
    about: 'Watch his shoulders. Then watch the corner.',
    duration: '12:41',
    out: [8, 4, '12:00'],
  },
  {
    type: 'youtube',
    title: 'The Fourth Quarter Against New York, Every Drive',
    about: 'Thirty-three points in fifteen minutes, with the clock on screen.',
    duration: '24:10',
    out: [7, 3, '12:00'],
  },
  {
    type: 'youtube',
    title: 'Tailgate Tour: Nine Grills, One Rule',
    about: 'We walk the lot with an empty bowl and an honest face.',
    duration: '15:57',
    out: [4, 3, '16:00'],
  },
  {
    type: 'youtube',
    title: 'Five Throws From Training Camp',
    about: 'Three of them are good.',
    duration: '9:33',
    out: [-2, 3, '12:00'],
  },
  {
    type: 'youtube',
    title: 'Cap Space for People Who Hate Cap Space',
    about: 'Twelve minutes, no spreadsheets, one bag of jelly beans.',
    duration: '12:02',
    out: [1, 4, '12:00'],
  },
  {
    type: 'shorts',
    title: 'The kick from 48',
    about: 'Nobody in the row could look.',
    duration: '0:38',
    out: [LAST_WEEK, -2, '09:00'],
  },
  {
    type: 'shorts',
    title: 'Six sacks in sixty seconds',
    about: 'All of them, in order.',
    duration: '0:58',
    out: [LAST_WEEK, -2, '11:30'],
  },
  {
    type: 'shorts',
    title: 'What the punter does all day',
    about: 'Four balls inside the fifteen.',
    duration: '0:44',
    out: [9, 3, '10:00'],
  },
  {
    type: 'shorts',
    title: 'Fifty-one yards in the air',
    about: 'Across his body. To the far numbers. Why not.',
    duration: '0:31',
    out: [8, 2, '10:00'],
  },
  {
    type: 'shorts',
    title: 'A guard finds a safety',
    about: 'Safeties do not enjoy this.',
    duration: '0:22',
    out: [8, 3, '10:00'],
  },
  {
    type: 'shorts',
    title: 'An usher sits down and laughs',
    about: 'Twenty-two seasons on the same stairs.',
    duration: '0:47',
    out: [7, 2, '10:00'],
  },
  {
    type: 'shorts',
    title: 'Chili, no beans',
    about: 'The answer is still no.',
    duration: '0:55',
    out: [4, 1, '12:00'],
  },
  {
    type: 'shorts',
    title: 'First snow on the yard lines',
    about: 'A groundskeeper and a very wide shovel.',
    duration: '0:35',
    out: [6, 5, '10:00'],
  },
];

/** Where each kind lives. The ids are of the platforms' form but nobody's: a demo points at no one's real work. */
const ADDRESS: Record<ContentType, [prefix: string, url: (id: string) => string]> = {
  live: ['demo-liv', (id) => `https://www.youtube.com/watch?v=${id}`],
  youtube: ['demo-vid', (id) => `https://www.youtube.com/watch?v=${id}`],
  shorts: ['demo-sht', (id) => `https://www.youtube.com/shorts/${id}`],
  podcast: ['demo-ep', (id) => `https://open.spotify.com/episode/${id}`],
};

export function demoShows(
  calendar: Calendar,
  pictureFor: (index: number) => string,
): RequiredEntityData<ContentFeed>[] {
  const numbers: Partial<Record<ContentType, number>> = {};
  return [...EPISODES, ...OTHERS]
    .map(({ type, title, about, duration, out }, index) => {
      const number = (numbers[type] = (numbers[type] ?? 0) + 1);
      const [prefix, urlOf] = ADDRESS[type];
      const externalId = `${prefix}-${String(number).padStart(10 - prefix.length, '0')}`;
      const publishedAt = calendar.at(...out);
      return {
        type,
        title,
        url: urlOf(externalId),
        description: about,
        thumbnailUrl: pictureFor(index),
        duration,
        publishedAt,
        externalId,
        isLive: type === 'live',
        viewCount: 640 + ((index * 389) % 4100),
        createdAt: publishedAt,
      };
    })
    .filter(({ publishedAt }) => publishedAt <= calendar.now);
}
