import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { GameHead_GameFragment as Game } from '../../gql/graphql.ts';
import { playRow, TOUCHDOWN } from '../../testing/plays.ts';
import { schemaClient } from '../../testing/schema-client.ts';
import Replay from './replay.tsx';

const GAME = { id: 7, isHome: true, opponent: 'Kansas City Chiefs' } as Game;
const START = Date.parse('2025-11-16T21:30:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000).toISOString();

const entry = (seconds: number, id: number, values: object = {}) => ({
  reportedAt: at(seconds),
  play: { ...playRow(id, { clock: 900 - id * 60, ...values }), reportedAt: at(seconds) },
});
const LOG = [
  entry(0, 1),
  entry(20, 2, TOUCHDOWN),
  // The officials take it back.
  entry(60, 2, { revision: 2, yards: 65 }),
  entry(600, 3, { period: 2, clock: 252 }),
];
const said = (id: number, seconds: number, message: string) => ({
  ...{
    id,
    message,
    user: { id: 1, name: 'Ana' },
    isDemo: false,
    period: 1,
    clock: 800,
    createdAt: at(seconds),
  },
});

const page = (nodes: object[], hasNextPage = false) => ({
  nodes,
  pageInfo: { endCursor: hasNextPage ? 'there' : null, hasNextPage },
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

const Place = () => <output aria-label="place">{useLocation().search}</output>;

async function open(address = '?replay=', answers: object = {}) {
  const { client } = schemaClient({
    playLog: ({ after }: { after?: string }) =>
      after ? page(LOG.slice(2)) : page(LOG.slice(0, 2), true),
    gameChat: () => page([said(1, 25, 'SIX!'), said(2, 65, 'Oh no.')]),
    ...answers,
  });
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[`/games/7${address}`]}>
        <Replay game={GAME} />
        <Place />
      </MemoryRouter>
    </ApolloProvider>,
  );
  await pass(0.1);
}
const total = () => screen.getAllByRole('row').at(-1)!.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the game runs again, with what was overturned as it was then, and its chat', async () => {
  await open();
  expect(screen.getByText('Nothing was said yet.')).toBeVisible();
  // Ten times as fast: 22 seconds of the game in 2.2.
  await pass(3);
  expect(total()).toContain('6');
  expect(screen.getByText('SIX!')).toBeVisible();
  expect(screen.queryByText('Oh no.')).toBeNull();
  await pass(4);
  expect(total()).toMatch(/0$/);
  expect(screen.getByText('Oh no.')).toBeVisible();
});

test('it pauses at a moment that can be shared, goes to a quarter, and is faster if one likes', async () => {
  await open();
  await pass(3);
  press('Pause');
  expect(screen.getByLabelText('place')).toHaveTextContent('?replay=q1-13%3A00');
  await pass(60);
  expect(screen.queryByText('Oh no.')).toBeNull();
  press('Q2');
  press('Play');
  await pass(0.3);
  expect(screen.getAllByText(/Q2 4:12/).length).toBeGreaterThan(0);
  await pass(5);
  // From the end it begins again.
  press('Play');
  await pass(0.3);
  expect(screen.queryByText('SIX!')).toBeNull();
  fireEvent.change(screen.getByLabelText('Speed'), { target: { value: '60' } });
  await pass(1);
  expect(screen.getByText('SIX!')).toBeVisible();
});

test('it goes from drive to drive', async () => {
  const ball = { side: 'AWAY', down: 1, toGo: 10, ballOn: 25 };
  const theirs = { before: ball, after: ball };
  const log = [entry(0, 1), entry(60, 2, theirs), entry(90, 3, theirs), entry(150, 4)];
  await open('?replay=', { playLog: () => page(log) });
  press('Pause');
  const place = () => Number(screen.getByRole<HTMLInputElement>('slider').value);
  press('Next drive');
  expect(place()).toBe(65_000);
  press('Next drive');
  expect(place()).toBe(155_000);
  expect(screen.getByRole('button', { name: 'Next drive' })).toBeDisabled();
  press('Previous drive');
  expect(place()).toBe(65_000);
  press('Previous drive');
  expect(place()).toBe(5_000);
});

test('an address begins at its moment, and long pauses are cut without leaving it', async () => {
  await open('?replay=q1-13:00');
  expect(total()).toContain('6');
  const slider = screen.getByRole<HTMLInputElement>('slider');
  const length = Number(slider.max);
  press('Pause');
  fireEvent.click(screen.getByLabelText('Cut long pauses'));
  expect(Number(slider.max)).toBeLessThan(length / 5);
  expect(total()).toContain('6');
  fireEvent.change(slider, { target: { value: slider.max } });
  expect(total()).toMatch(/0$/);
});

test('a failure can be tried again, and a game without plays says so', async () => {
  let isDown = true;
  await open('?replay=', {
    playLog: () => {
      if (isDown) throw new GraphQLError('down');
      return page([]);
    },
  });
  expect(screen.getByText('We couldn’t load the plays.')).toBeVisible();
  isDown = false;
  press('Retry');
  await pass(0.1);
  expect(screen.getByText('We have no plays of this game.')).toBeVisible();
});
