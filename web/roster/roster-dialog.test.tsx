import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { refuse } from '../testing/auth-page.tsx';
import { speak } from '../ui/language.ts';
import { RosterButton } from './roster-button.tsx';

beforeAll(() => import('./roster-dialog.tsx'));
afterEach(async () => {
  jest.restoreAllMocks();
  await speak('en');
});

const player = (id: number, name: string, more: object = {}) => ({
  id,
  name,
  jersey: String(id),
  isStarter: false,
  height: `6'2"`,
  weight: '217 lbs',
  age: 25,
  experience: 2,
  injuryStatus: null,
  injuryDetails: null,
  ...more,
});
const TEAM = {
  offense: [
    {
      position: 'QB',
      displayName: 'Quarterback',
      players: [player(8, 'Tobin Marsh', { isStarter: true }), player(14, 'Eli Vandermeer')],
    },
    {
      position: 'WR',
      displayName: 'Wide Receiver',
      players: [
        player(16, 'Isaiah Crane', { injuryStatus: 'IR', injuryDetails: 'Hamstring.' }),
        player(19, 'Ronan Fitch', { injuryStatus: 'D' }),
        player(81, 'New Face', { height: null, weight: null, age: 0, experience: 0 }),
      ],
    },
  ],
  defense: [],
  specialTeams: [{ position: 'K', displayName: 'Kicker', players: [player(3, 'Henrik Dahl')] }],
  lastUpdated: '2025-11-16T19:05:00.000Z',
};

function show(answers: Answers = { roster: TEAM }) {
  const graph = schemaClient(answers);
  render(
    <ApolloProvider client={graph.client}>
      <RosterButton />
    </ApolloProvider>,
  );
  return graph;
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Current roster' }));
  return screen.findByRole('dialog', { name: 'Current Roster' });
};
const close = async () => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('sides with their counts, positions, and players with what is known of them', async () => {
  show();
  const dialog = await open();
  const offense = await within(dialog).findByRole('region', { name: 'Offense' });
  expect(within(offense).getByRole('heading', { level: 3 })).toHaveTextContent('Offense5 players');
  expect(
    within(offense)
      .getAllByRole('heading', { level: 4 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Quarterback (QB)', 'Wide Receiver (WR)']);
  const rows = within(offense).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    `Number 8Tobin MarshStarter6'2" · 217 lbs · 25 years · 2 seasons`,
    `Number 14Eli Vandermeer6'2" · 217 lbs · 25 years · 2 seasons`,
    `Number 16Isaiah CraneOInjured Reserve6'2" · 217 lbs · 25 years · 2 seasonsHamstring.`,
    `Number 19Ronan FitchQDoubtful6'2" · 217 lbs · 25 years · 2 seasons`,
    'Number 81New Face',
  ]);
  expect(within(dialog).getByText('O = Out / Injured Reserve')).toBeVisible();
  expect(within(dialog).getByText('Q = Questionable / Doubtful')).toBeVisible();
  expect(within(dialog).getByText(/^Last updated/)).toHaveTextContent(
    'Last updated Nov 16, 2025, 12:05 PM MT',
  );
});

test('a side without players says so', async () => {
  show({ roster: { offense: [], defense: [], specialTeams: [], lastUpdated: null } });
  const dialog = await open();
  for (const text of [
    'No offensive players available',
    'No defensive players available',
    'No special teams players available',
    'Not updated yet',
  ])
    expect(await within(dialog).findByText(text)).toBeVisible();
});

test('it is asked for when it is opened, and then not again for ten minutes', async () => {
  const now = Date.now();
  const { asked } = show();
  expect(asked.Roster).toBeUndefined();
  await open();
  await screen.findByText('Tobin Marsh');
  await close();
  const clock = jest.spyOn(Date, 'now');
  clock.mockReturnValue(now + 9 * 60_000);
  await open();
  await screen.findByText('Tobin Marsh');
  await close();
  expect(asked.Roster).toBe(1);
  clock.mockReturnValue(now + 11 * 60_000);
  await open();
  await waitFor(() => expect(asked.Roster).toBe(2));
});

test('while it is read it says so', async () => {
  show({ roster: () => new Promise(() => undefined) });
  await open();
  expect(await screen.findByText('Loading current roster...')).toBeVisible();
});

test('when it can’t be read it says so, and Retry reads it', async () => {
  let isDown = true;
  show({ roster: () => (isDown ? refuse('kaput', 'INTERNAL_SERVER_ERROR')() : TEAM) });
  const dialog = await open();
  expect(await within(dialog).findByText('Failed to load roster data')).toBeVisible();
  expect(within(dialog).getByText('Please try again later')).toBeVisible();
  isDown = false;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
  expect(await within(dialog).findByText('Tobin Marsh')).toBeVisible();
});

test('in Spanish: sides, positions and players, or that they can’t be read', async () => {
  await speak('es');
  let isDown = true;
  show({ roster: () => (isDown ? refuse('kaput', 'INTERNAL_SERVER_ERROR')() : TEAM) });
  await userEvent.click(screen.getByRole('button', { name: 'Plantel actual' }));
  const dialog = await screen.findByRole('dialog', { name: 'Plantel actual' });
  expect(await within(dialog).findByText('No se pudo cargar el plantel')).toBeVisible();
  isDown = false;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reintentar' }));
  const offense = await within(dialog).findByRole('region', { name: 'Ofensiva' });
  expect(within(offense).getByRole('heading', { name: 'Receptor abierto (WR)' })).toBeVisible();
  expect(within(offense).getAllByRole('listitem')[0]).toHaveTextContent(
    `Número 8Tobin MarshTitular6'2" · 217 lbs · 25 años · 2 temporadas`,
  );
  expect(within(dialog).getByText(/^Última actualización/)).toHaveTextContent(/16 nov 2025.* MT$/);
});

test('a new roster appears in the open dialog at once', async () => {
  let team: object = TEAM;
  const { push } = show({ roster: () => team });
  const dialog = await open();
  expect(await within(dialog).findByText('Henrik Dahl')).toBeVisible();
  team = {
    ...TEAM,
    specialTeams: [{ position: 'K', displayName: 'Kicker', players: [player(4, 'Anders Holm')] }],
  };
  act(() => push('rosterEvents', { players: 53 }));
  expect(await within(dialog).findByText('Anders Holm')).toBeVisible();
  expect(within(dialog).queryByText('Henrik Dahl')).toBeNull();
});
