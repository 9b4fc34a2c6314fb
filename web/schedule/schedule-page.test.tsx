import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SHOW_SCHEDULE } from '../../schema/shows.ts';
import { type Answers, answeringClient } from '../testing/answering-client.ts';
import SchedulePage from './schedule-page.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2025-11-20T19:00:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const NEXT = { id: 8, kickoffAt: '2025-11-23T21:25:00Z' };

function mount(answers: Answers) {
  const { client } = answeringClient({ nextGame: null, lastCompletedGame: null, ...answers });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <SchedulePage />
      </MemoryRouter>
    </ApolloProvider>,
  );
}

/** What is told of each show, by its title. */
const told = () =>
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
  mount({ nextGame: NEXT, lastCompletedGame: { id: 7, date: '2025-11-16' } });
  await screen.findByText('Sun, Nov 23, 1:25 PM MT');
  expect(told()).toEqual({
    'Post-Game Live': 'Next: Mon, Nov 24, 8:00 PM MT',
    'Flagship Live Show': 'Next: Tue, Nov 25, 7:00 PM MT',
    'Pregame Podcast': 'Next: by Sat, Nov 22',
    'Pregame Live': 'Next: Sun, Nov 23, 1:25 PM MT',
    'Halftime Live Show': 'Next: Sun, Nov 23',
  });
  for (const { rule } of SHOW_SCHEDULE) expect(screen.getByText(rule)).toBeVisible();
});

test.each([
  ['no game is planned', {}],
  [
    'the server can not tell',
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
