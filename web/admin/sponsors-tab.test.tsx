import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA, openDashboard } from '../testing/admin.tsx';
import type { Answers } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';

const user = userEvent.setup();
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

beforeEach(() => sessionStorage.clear());
afterEach(() => speak('en'));

/** A sponsor as stored by the server. */
const managed = (id: number, name: string, values: object = {}) => ({
  id,
  isActive: true,
  activeFrom: null as string | null,
  activeTo: null as string | null,
  state: 'SHOWN',
  sponsor: {
    id,
    name,
    description: `About ${name}`,
    logoUrl: null,
    logo: null,
    websiteUrl: 'https://tincup.example',
  },
  ...values,
});

function server(...sponsors: ReturnType<typeof managed>[]) {
  let all = sponsors;
  const inputs: object[] = [];
  const answers: Answers = {
    me: { ...ADA },
    managedSponsors: () => all,
    addSponsor: ({ input }: { input: { name: string } }) => {
      inputs.push(input);
      all = [...all, managed(9, input.name)];
      return { sponsor: all.at(-1) };
    },
    updateSponsor: ({ input }: { input: { id: number; name: string } }) => {
      inputs.push(input);
      all = all.map((one) => (one.id === input.id ? managed(one.id, input.name) : one));
      return { sponsor: all.find((one) => one.id === input.id) };
    },
    moveSponsor: ({ input }: { input: { id: number; before: number | null } }) => {
      inputs.push(input);
      const moved = all.find((one) => one.id === input.id)!;
      const others = all.filter((one) => one !== moved);
      const place = others.findIndex((one) => one.id === input.before);
      all = others.toSpliced(place < 0 ? others.length : place, 0, moved);
      return { sponsors: all };
    },
    deleteSponsor: ({ input: { id } }: { input: { id: number } }) => {
      all = all.filter((one) => one.id !== id);
      return { deletedId: id };
    },
  };
  return { inputs, answers };
}

const open = (answers: Answers, query = '') =>
  openDashboard(answers, { at: `/admin?tab=sponsors${query}` });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const names = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label'))
    .filter(Boolean);

test('sponsors are moved by the keyboard, which stays on the button, and deleted after a question', async () => {
  const { answers, inputs } = server(managed(1, 'Tin Cup'), managed(2, 'Larkspur'));
  open(answers);
  const down = await screen.findByRole('button', { name: 'Move down: Tin Cup' });
  down.focus();
  await user.keyboard('{Enter}');
  await toasted('Tin Cup is now number 2');
  expect(inputs).toEqual([{ id: 1, before: null }]);
  expect(names()).toEqual(['Larkspur', 'Tin Cup']);
  expect(screen.getByRole('button', { name: 'Move down: Tin Cup' })).toHaveFocus();
  // It is the last: nothing happens.
  await user.keyboard('{Enter}');
  expect(inputs).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Move up: Tin Cup' }));
  await toasted('Tin Cup is now number 1');
  expect(inputs[1]).toEqual({ id: 1, before: 2 });

  await user.click(screen.getByRole('button', { name: 'Delete: Larkspur' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Larkspur”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await toasted('Deleted: Larkspur');
  await waitFor(() => expect(names()).toEqual(['Tin Cup']));
});

test('a new sponsor is checked beside its fields and added', async () => {
  const { answers, inputs } = server();
  open(answers, '&sponsor=new');
  await screen.findByRole('heading', { name: 'Add a sponsor' });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Check these 2 fields:')).toBeVisible();
  type('Name', 'Tin Cup');
  type('Description', 'Small barrels.');
  type('Website', 'tincup.example');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The website must start with https:// or http://')).toBeVisible();
  type('Website', 'https://tincup.example');
  type('First day', '2025-12-24');
  type('Last day', '2025-12-23');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The last day comes before the first')).toBeVisible();
  type('Last day', '2025-12-26');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await toasted('Added: Tin Cup');
  expect(inputs).toEqual([
    {
      name: 'Tin Cup',
      description: 'Small barrels.',
      websiteUrl: 'https://tincup.example',
      logoUrl: null,
      isActive: true,
      activeFrom: '2025-12-24',
      activeTo: '2025-12-26',
    },
  ]);
  expect(await screen.findByRole('listitem', { name: 'Tin Cup' })).toBeVisible();
});

test('days and state are said in the row, in Spanish too; a correction keeps the rest', async () => {
  const term = { activeFrom: '2025-12-24', activeTo: '2025-12-26', state: 'COMING' };
  const { answers, inputs } = server(managed(1, 'Tin Cup', term));
  const { unmount } = open(answers, '&sponsor=1');
  expect(await screen.findByLabelText('First day')).toHaveValue('2025-12-24');
  type('Name', 'Tin Cup Ridge');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await toasted('Saved: Tin Cup Ridge');
  expect(inputs[0]).toMatchObject({ id: 1, name: 'Tin Cup Ridge', activeTo: '2025-12-26' });
  unmount();

  await speak('es');
  open(server(managed(1, 'Tin Cup', term)).answers);
  const row = within(await screen.findByRole('listitem', { name: 'Tin Cup' }));
  expect(row.getByText('Próximo')).toBeVisible();
  expect(row.getByText('24 dic 2025 a 26 dic 2025')).toBeVisible();
});

test('without sponsors it says what the home page shows', async () => {
  open(server().answers);
  expect(await screen.findByText(/^No sponsors yet/)).toBeVisible();
});
