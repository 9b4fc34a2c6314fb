import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { SETTINGS_KEY } from '../../schema/site/device.ts';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { NextGameCard } from './next-game-card.tsx';

const next = {
  id: 8,
  opponent: 'Seattle Seahawks',
  isHome: false,
  date: '2031-11-23',
  gameTime: '6:25 PM',
  kickoffAt: '2031-11-24T01:25:00Z',
  week: 12,
  isPlayoff: false,
  tvNetwork: 'NBC',
};
const record = {
  season: 2031,
  wins: 8,
  losses: 2,
  preseasonWins: 0,
  preseasonLosses: 0,
  isRegularSeasonStarted: true,
};

async function show(answers: Answers, settings: object = {}) {
  localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  const { client } = schemaClient({ nextGame: null, seasonRecord: null, ...answers });
  const { container } = render(
    <ApolloProvider client={client}>
      <NextGameCard />
    </ApolloProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading next game');
  await act(async () => {
    await client.refetchQueries({ include: 'active' });
  });
  return container;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('who, where, when and on which network, with week and record', async () => {
  await show({ nextGame: next, seasonRecord: record });
  expect(screen.getByRole('heading', { name: 'at Seattle Seahawks' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Next game' })).toHaveTextContent(
    'Sun, Nov 23, 6:25 PM Mountain time · NBCWEEK 12Record8–2',
  );
});

test.each([
  ['PRESEASON', { week: -1 }],
  ['PLAYOFF', { isPlayoff: true }],
])('%s instead of the week', async (badge, given) => {
  await show({ nextGame: { ...next, ...given } });
  expect(screen.getByText(badge)).toBeInTheDocument();
  expect(screen.queryByText(/WEEK/)).toBeNull();
});

test('no record in spoiler mode', async () => {
  const container = await show({ nextGame: next, seasonRecord: record }, { spoilerMode: true });
  expect(container).not.toHaveTextContent('8–2');
});

test('nothing when no game is planned', async () => {
  expect(await show({})).toBeEmptyDOMElement();
});
