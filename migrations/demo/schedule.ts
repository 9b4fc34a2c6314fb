import type { GameResult } from '../../schema/games/games.ts';
import type { Team } from '../../schema/games/teams.ts';
import { type Calendar, LAST_WEEK } from './calendar.ts';

interface Fixture {
  week: number;
  opponent: Team;
  isHome: boolean;
  /** Days from the week's Sunday: -3 is Thursday, 1 is Monday. */
  days?: number;
  /** Mountain time. */
  time: string;
  tv: string;
  played?: [GameResult, string];
}

/** The 2025 schedule, week 12 off. Results as far as the demo has come; scores with our points first. */
const FIXTURES: Fixture[] = [
  {
    week: -2,
    opponent: 'San Francisco 49ers',
    isHome: false,
    days: -1,
    time: '18:30',
    tv: 'NFL Network',
    played: ['W', '30-9'],
  },
  {
    week: -1,
    opponent: 'Arizona Cardinals',
    isHome: true,
    days: -1,
    time: '19:30',
    tv: 'Local',
    played: ['W', '27-7'],
  },
  {
    week: 0,
    opponent: 'New Orleans Saints',
    isHome: false,
    days: -1,
    time: '11:00',
    tv: 'NFL Network',
    played: ['W', '28-19'],
  },
  {
    week: 1,
    opponent: 'Tennessee Titans',
    isHome: true,
    time: '14:05',
    tv: 'FOX',
    played: ['W', '20-12'],
  },
  {
    week: 2,
    opponent: 'Indianapolis Colts',
    isHome: false,
    time: '14:05',
    tv: 'CBS',
    played: ['L', '28-29'],
  },
  {
    week: 3,
    opponent: 'Los Angeles Chargers',
    isHome: false,
    time: '14:05',
    tv: 'CBS',
    played: ['L', '20-23'],
  },
  {
    week: 4,
    opponent: 'Cincinnati Bengals',
    isHome: true,
    days: 1,
    time: '18:15',
    tv: 'ABC',
    played: ['W', '28-3'],
  },
  {
    week: 5,
    opponent: 'Philadelphia Eagles',
    isHome: false,
    time: '11:00',
    tv: 'CBS',
    played: ['W', '21-17'],
  },
  {
    week: 6,
    opponent: 'New York Jets',
    isHome: false,
    time: '07:30',
    tv: 'NFL Network',
    played: ['W', '13-11'],
  },
  {
    week: 7,
    opponent: 'New York Giants',
    isHome: true,
    time: '14:05',
    tv: 'CBS',
    played: ['W', '33-32'],
  },
  {
    week: 8,
    opponent: 'Dallas Cowboys',
    isHome: true,
    time: '14:25',
    tv: 'CBS',
    played: ['W', '44-24'],
  },
  {
    week: 9,
    opponent: 'Houston Texans',
    isHome: false,
    time: '11:00',
    tv: 'FOX',
    played: ['W', '18-15'],
  },
  {
    week: LAST_WEEK,
    opponent: 'Las Vegas Raiders',
    isHome: true,
    days: -3,
    time: '18:15',
    tv: 'Prime Video',
    played: ['W', '10-7'],
  },
  { week: 11, opponent: 'Kansas City Chiefs', isHome: true, time: '14:25', tv: 'CBS' },
  { week: 13, opponent: 'Washington Commanders', isHome: false, time: '18:20', tv: 'NBC' },
  { week: 14, opponent: 'Las Vegas Raiders', isHome: false, time: '14:05', tv: 'CBS' },
  { week: 15, opponent: 'Green Bay Packers', isHome: true, time: '14:25', tv: 'CBS' },
  { week: 16, opponent: 'Jacksonville Jaguars', isHome: true, time: '14:05', tv: 'FOX' },
  {
    week: 17,
    opponent: 'Kansas City Chiefs',
    isHome: false,
    days: -3,
    time: '18:15',
    tv: 'Prime Video',
  },
  { week: 18, opponent: 'Los Angeles Chargers', isHome: true, time: '14:25', tv: 'CBS' },
];

export function demoGames(season: number, calendar: Calendar) {
  return FIXTURES.map(({ week, opponent, isHome, days = 0, time, tv, played }) => ({
    week,
    season,
    opponent,
    isHome,
    kickoffAt: calendar.at(week, days, time),
    tvNetwork: tv,
    result: played?.[0] ?? null,
    score: played?.[1] ?? null,
    createdAt: calendar.at(-6, 0, '12:00'),
  }));
}

export function demoRecord(season: number, calendar: Calendar) {
  const count = (result: GameResult, isPreseason: boolean) =>
    FIXTURES.filter(({ week, played }) => played?.[0] === result && week < 1 === isPreseason)
      .length;
  return {
    season,
    wins: count('W', false),
    losses: count('L', false),
    preseasonWins: count('W', true),
    preseasonLosses: count('L', true),
    isRegularSeasonStarted: true,
    lastUpdated: calendar.at(LAST_WEEK, -2, '00:00'),
    createdAt: calendar.at(-6, 0, '12:00'),
  };
}
