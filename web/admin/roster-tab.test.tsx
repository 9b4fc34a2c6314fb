import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { ADA, openDashboard } from '../testing/admin.tsx';
import { interceptForms, restoreForms } from '../testing/forms.ts';
import type { Answers } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';

const user = userEvent.setup({ applyAccept: false });
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  restoreForms();
  await speak('en');
});

const player = (id: number, values: object = {}) => ({
  id,
  name: `Player ${id}`,
  position: 'WR',
  jersey: String(id),
  isStarter: false,
  weight: null,
  height: null,
  age: 0,
  experience: 0,
  injuryStatus: null as string | null,
  injuryDetails: null,
  ...values,
});

function server(...players: ReturnType<typeof player>[]) {
  const all = new Map(players.map((one) => [one.id, one]));
  const inputs: object[] = [];
  const change = (id: number, values: object) => {
    if (!all.has(id)) throw new GraphQLError('This player is no longer on the roster');
    all.set(id, { ...all.get(id)!, ...values });
    return { player: all.get(id) };
  };
  const answers: Answers = {
    me: { ...ADA },
    managedRoster: () => ({ isFromProvider: false, players: [...all.values()] }),
    addPlayer: ({ input }: { input: object }) => {
      inputs.push(input);
      all.set(9, player(9, input));
      return { player: all.get(9) };
    },
    updatePlayer: ({ input }: { input: { id: number } }) => {
      inputs.push(input);
      return change(input.id, input);
    },
    setInjury: ({ input }: { input: { id: number; injuryStatus: string | null } }) => {
      inputs.push(input);
      return change(input.id, { injuryStatus: input.injuryStatus });
    },
    removePlayer: ({ input: { id } }: { input: { id: number } }) => {
      all.delete(id);
      return { removedId: id };
    },
  };
  return { all, answers, inputs };
}

const open = (answers: Answers, query = '') =>
  openDashboard(answers, { at: `/admin?tab=roster${query}` });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('an empty roster says how it is filled', async () => {
  open(server().answers);
  expect(await screen.findByText(/^The roster is empty/)).toBeVisible();
});

test('an injury is one tap, and so is getting well', async () => {
  const { answers, inputs } = server(player(1), player(2, { injuryStatus: 'SUS' }));
  open(answers);
  const taps = within(await screen.findByRole('group', { name: 'Injury report: Player 1' }));
  expect(taps.getByRole('button', { name: 'Healthy' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(taps.getByRole('button', { name: 'Questionable' }));
  await waitFor(() =>
    expect(taps.getByRole('button', { name: 'Questionable' })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  );
  const others = within(screen.getByRole('group', { name: 'Injury report: Player 2' }));
  expect(others.getByRole('button', { name: 'Suspended' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(others.getByRole('button', { name: 'Healthy' }));
  await waitFor(() => expect(others.queryByRole('button', { name: 'Suspended' })).toBeNull());
  expect(inputs).toEqual([
    { id: 1, injuryStatus: 'Q' },
    { id: 2, injuryStatus: null },
  ]);
});

test('a player is added; what is wrong is said beside its field', async () => {
  const { answers, inputs } = server();
  open(answers, '&player=new');
  await user.click(await screen.findByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Check these 2 fields:')).toBeVisible();
  type('Name', 'Bo Nix');
  type('Position', 'QB');
  type('Number', '10');
  type('Age', '25');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await toasted('Added to the roster: Bo Nix');
  expect(inputs[0]).toMatchObject({ name: 'Bo Nix', position: 'QB', jersey: '10', age: 25 });
  expect(await screen.findByRole('listitem', { name: 'Bo Nix' })).toBeVisible();
});

test('a player with a position of a provider is corrected, then removed after a question', async () => {
  const { answers, all, inputs } = server(player(1, { position: 'EDGE' }));
  open(answers, '&player=1');
  expect(await screen.findByLabelText('Position')).toHaveValue('EDGE');
  type('Number', '55');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await toasted('Saved: Player 1');
  expect(inputs[0]).toMatchObject({ id: 1, position: 'EDGE', jersey: '55', injuryStatus: null });

  await user.click(await screen.findByRole('button', { name: 'Remove: Player 1' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Remove Player 1 from the roster?',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await toasted('Removed from the roster: Player 1');
  expect([...all.keys()]).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Player 1' })).toBeNull());
});

test('what another admin changes appears by itself', async () => {
  const { answers, all } = server(player(1));
  const { push } = open(answers);
  await screen.findByRole('listitem', { name: 'Player 1' });
  all.set(2, player(2));
  act(() => push('rosterEvents', { players: 2 }));
  expect(await screen.findByRole('listitem', { name: 'Player 2' })).toBeVisible();
});

test('a roster of the provider is only shown', async () => {
  const { answers } = server(player(1, { injuryStatus: 'O' }));
  open({ ...answers, managedRoster: { isFromProvider: true, players: [player(1)] } });
  expect(await screen.findByText(/^The sports provider updates this roster/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add a player' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove: Player 1' })).toBeNull();
});

describe('a sheet', () => {
  const row = (rowNumber: number, values: object = {}) => ({
    rowNumber,
    name: `Player ${rowNumber}`,
    position: 'WR',
    jersey: '0',
    change: 'ADDED',
    changed: [] as string[],
    faults: [] as object[],
    ...values,
  });
  const preview = (rows: object[], values: object = {}) => ({
    sheetName: 'Roster',
    recognized: [{ header: 'Pos', column: 'position' }],
    ignored: ['Shoe size'],
    rows,
    leaving: [],
    problem: null,
    ...values,
  });

  test('is shown first; who leaves depends on whether it is the whole roster', async () => {
    const sent = interceptForms(({ query, variables }) => {
      if (query.includes('importRoster'))
        return { data: { importRoster: { added: 1, changed: 1, returned: 0, left: 1 } } };
      const { isComplete } = variables.input as { isComplete: boolean };
      const leaving = isComplete ? [{ id: 7, name: 'Gone Away' }] : [];
      const rows = [row(2), row(3, { change: 'CHANGED', changed: ['jersey'] })];
      return { data: { previewRoster: preview(rows, { leaving }) } };
    });
    open(server().answers, '&player=sheet');
    await user.upload(await screen.findByLabelText('Sheet with players'), new File(['x'], 'a.csv'));
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('row', { name: /Player 3 .*Changed\s*number/ })).toBeVisible();
    expect(screen.queryByText('Gone Away')).toBeNull();
    await user.click(screen.getByLabelText('This is the full roster'));
    expect(await screen.findByText('Gone Away')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Import 2 players' }));
    expect(await screen.findByText('Imported: 1 added, 1 changed, 1 removed.')).toBeVisible();
    expect(sent.map(({ variables }) => variables)).toEqual([
      { input: { file: null, isComplete: false } },
      { input: { file: null, isComplete: true } },
      { input: { file: null, isComplete: true } },
    ]);
    expect(screen.getByLabelText('Sheet with players')).toHaveFocus();
  });

  test('with an impossible cell is not imported, and says why, in Spanish too', async () => {
    await speak('es');
    const faults = [{ column: 'jersey', value: '123', sameAsRow: null }];
    interceptForms(() => ({
      data: {
        previewRoster: preview([row(2, { faults })], { problem: 'Nothing was imported: …' }),
      },
    }));
    open(server().answers, '&player=sheet');
    await user.upload(
      await screen.findByLabelText('Hoja con jugadores'),
      new File(['x'], 'a.xlsx'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^No se importó nada: .*número: 123/,
    );
    expect(screen.getByRole('button', { name: 'Importar 1 jugador' })).toBeDisabled();
  });

  test('must be of a kind that is read', async () => {
    const sent = interceptForms(() => ({}));
    open(server().answers, '&player=sheet');
    await user.upload(await screen.findByLabelText('Sheet with players'), new File(['x'], 'a.pdf'));
    await toasted('Import failed: Choose an Excel file (.xlsx or .xls) or a CSV file (.csv)');
    expect(sent).toEqual([]);
  });
});
