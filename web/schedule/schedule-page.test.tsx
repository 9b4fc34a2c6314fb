import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SHOW_SCHEDULE } from '../../schema/shows/shows.ts';
import { showWords } from '../../schema/shows/show-words.ts';
import { inEnglish } from '../../schema/language/english.ts';
import { FIRST_SETTINGS } from '../../schema/site/first-settings.ts';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { changeSettings } from '../settings/podcast-settings.ts';
import { speak } from '../ui/language.ts';
import SchedulePage from './schedule-page.tsx';

const ENGLISH = { say: inEnglish, tag: 'en-US' };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2025-11-20T19:00:00Z'), advanceTimers: true });
});
afterEach(async () => {
  jest.useRealTimers();
  await speak('en');
});

const NEXT = { id: 8, kickoffAt: '2025-11-23T21:25:00Z' };

const game = (id: number, kickoffAt: string, values: object = {}) => ({
  id,
  week: id,
  opponent: `Opponent ${id}`,
  isHome: true,
  isPlayoff: false,
  kickoffAt,
  tvNetwork: null,
  result: null,
  score: null,
  ...values,
});

function mount(answers: Answers, at = '/schedule') {
  const { client } = schemaClient({
    nextGame: null,
    games: [],
    ...answers,
  });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <SchedulePage />
      </MemoryRouter>
    </ApolloProvider>,
  );
}

/** The details of each show, by its title. */
const listed = () =>
  Object.fromEntries(
    screen
      .getAllByRole('listitem')
      .slice(0, SHOW_SCHEDULE.length)
      .map((row) => [
        row.querySelector('h2')?.textContent,
        row.querySelector('time')?.parentElement?.textContent.replace(/ \(.*\)$/, ''),
      ]),
  );

test('each show has its rule, and its next date around the game to come', async () => {
  mount({ nextGame: NEXT, games: [game(7, '2025-11-16T21:25:00Z', { result: 'W' })] });
  await screen.findByText('Sun, Nov 23, 1:25 PM MT');
  expect(listed()).toEqual({
    'Post-Game Live': 'Next: Mon, Nov 24, 8:00 PM MT',
    'Flagship Live Show': 'Next: Tue, Nov 25, 7:00 PM MT',
    'Pregame Podcast': 'Next: by Sat, Nov 22',
    'Pregame Live': 'Next: Sun, Nov 23, 1:25 PM MT',
    'Halftime Live Show': 'Next: Sun, Nov 23',
  });
  for (const { id } of SHOW_SCHEDULE)
    expect(screen.getByText(showWords(id, FIRST_SETTINGS, ENGLISH).rule)).toBeVisible();
});

test('while a game is played its own shows are listed, not those of the next one', async () => {
  jest.setSystemTime(new Date('2025-11-23T22:30:00Z'));
  const next = { id: 9, kickoffAt: '2025-11-30T18:00:00Z' };
  mount({ nextGame: next, games: [game(8, NEXT.kickoffAt), game(9, next.kickoffAt)] });
  await screen.findByText('Sun, Nov 30, 10:00 AM MT');
  expect(listed()).toMatchObject({
    'Post-Game Live': 'Next: Mon, Nov 24, 8:00 PM MT',
    'Halftime Live Show': 'Next: Sun, Nov 23',
  });
});

test.each([
  ['no game is planned', {}],
  [
    'the server does not know',
    {
      nextGame: () => {
        throw new Error('The site is catching its breath.');
      },
    },
  ],
])('when %s only the live show has a date', async (_, answers) => {
  mount(answers);
  await screen.findByText('Tue, Nov 25, 7:00 PM MT');
  expect(screen.getAllByText(/^Next/)).toHaveLength(1);
});

test('shows, games and all of it can be taken into a calendar', async () => {
  mount({
    nextGame: NEXT,
    games: [
      game(7, '2025-11-16T21:25:00Z', { result: 'W' }),
      game(8, NEXT.kickoffAt, { tvNetwork: 'CBS' }),
      game(9, '2025-11-30T18:00:00Z', { isHome: false }),
    ],
  });
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(await screen.findByRole('heading', { name: 'Upcoming games' })).toBeVisible();
  expect(
    screen
      .getAllByRole('link', { name: /^Add to calendar/ })
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    ...['pregame-podcast', 'pregame', 'halftime', 'post-game', 'flagship'].map(
      (id) => `/schedule/${id}.ics`,
    ),
    '/schedule/game-8.ics',
    '/schedule/game-9.ics',
  ]);
  expect(hrefOf('Add to calendar (Flagship Live Show)')).toBe('/schedule/flagship.ics');
  expect(hrefOf('Add to calendar (Broncos at Opponent 9)')).toBe('/schedule/game-9.ics');
  expect(hrefOf('Subscribe to all')).toBe('webcal://localhost/schedule.ics');
  expect(hrefOf('Download all (.ics)')).toBe('/schedule.ics');
});

test('today’s game is first, and results are behind it, the latest first, hidden from those who ask', async () => {
  changeSettings({ spoilerMode: true });
  mount({
    games: [
      game(6, '2025-11-09T21:25:00Z', { result: 'L', score: '3-20' }),
      game(7, '2025-11-16T21:25:00Z', { result: 'W', score: '24-17' }),
      game(8, '2025-11-21T01:15:00Z', { tvNetwork: 'Prime' }),
    ],
  });
  const today = await screen.findByRole('region', { name: 'vs. Opponent 8' });
  expect(today).toHaveTextContent('Today · Week 8');
  expect(today).toHaveTextContent('Prime');
  expect(today.nextElementSibling).toHaveAttribute('id', 'schedule-section');
  const results = screen.getByRole('region', { name: 'Results' });
  expect([...results.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'vs. Opponent 7',
    'vs. Opponent 6',
  ]);
  expect(results).not.toHaveTextContent('24–17');
  fireEvent.click(within(results).getAllByRole('button', { name: 'Reveal the score' })[0]!);
  expect(within(results).getByText('W 24–17')).toBeVisible();
  expect(results).not.toHaveTextContent('3–20');
  act(() => changeSettings({ spoilerMode: false }));
});

test('when no game is to come none are listed', async () => {
  mount({ games: [game(7, '2025-11-16T21:25:00Z')] });
  await screen.findByText('Tue, Nov 25, 7:00 PM MT');
  expect(screen.queryByRole('heading', { name: 'Upcoming games' })).toBeNull();
});

test('in Spanish, with dates and hours as they are said there', async () => {
  await speak('es');
  mount({
    nextGame: NEXT,
    games: [game(8, NEXT.kickoffAt), game(9, '2025-11-30T18:00:00Z', { isHome: false })],
  });
  expect(await screen.findByText(/^dom, 23 de nov, 1:25\sp\.m\. MT$/)).toBeVisible();
  expect(screen.getByText(/^Próximo: a más tardar el/)).toHaveTextContent('sáb, 22 de nov');
  expect(screen.getByText('Semana 9')).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Agregar al calendario (Broncos en casa de Opponent 9)' }),
  ).toBeVisible();
});

describe('a season before this one', () => {
  const answers: Answers = {
    seasons: [2025, 2024],
    games: ({ season }: { season?: number }) =>
      season === 2024
        ? [
            game(1, '2024-09-08T20:25:00Z', {
              opponent: 'Seattle Seahawks',
              result: 'L',
              score: '20-26',
            }),
          ]
        : [],
    seasonRecord: {
      season: 2024,
      wins: 10,
      losses: 7,
      isRegularSeasonStarted: true,
      preseasonWins: 0,
      preseasonLosses: 0,
    },
  };

  test('is chosen, and shows its games, results and record', async () => {
    mount(answers);
    fireEvent.change(await screen.findByLabelText('Season'), { target: { value: '2024' } });
    expect(await screen.findByRole('heading', { name: 'vs. Seattle Seahawks' })).toBeVisible();
    expect(screen.getByText('L 20–26')).toBeVisible();
    expect(screen.getByText('10–7')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Season'), { target: { value: '2025' } });
    expect(await screen.findByRole('heading', { name: 'Earlier seasons' })).toBeVisible();
    expect(screen.queryByText('L 20–26')).toBeNull();
  });

  test('is named by the address', async () => {
    mount(answers, '/schedule?season=2024');
    await waitFor(() => {
      expect(screen.getByText('Tue, Nov 25, 7:00 PM MT')).toBeVisible();
      expect(screen.getByText('L 20–26')).toBeVisible();
    });
    expect(screen.getByRole('heading', { name: 'The 2024 season' })).toBeVisible();
  });

  test('is no choice while there is none', async () => {
    mount({ seasons: [2025] });
    await screen.findByText('Tue, Nov 25, 7:00 PM MT');
    expect(screen.queryByLabelText('Season')).toBeNull();
  });
});
