import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { FIRST_SETTINGS } from '../../schema/site/first-settings.ts';
import type { SiteSettings } from '../../schema/site/settings.ts';
import { ADA, openDashboard } from '../testing/admin.tsx';
import { speak } from '../ui/language.ts';
import { setSite, site } from '../ui/site.ts';

const user = userEvent.setup();

beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  act(() => setSite(FIRST_SETTINGS));
  await act(() => speak('en'));
});

function open() {
  const inputs: Partial<SiteSettings>[] = [];
  let stored: SiteSettings = FIRST_SETTINGS;
  const answers = {
    me: { ...ADA },
    saveSiteSettings: ({ input }: { input: Partial<SiteSettings> }) => {
      inputs.push(input);
      if (input.name === 'Taken') throw new GraphQLError('Not today.');
      const given = Object.entries(input).filter(([, value]) => value !== null);
      stored = { ...stored, ...Object.fromEntries(given) };
      return { settings: stored };
    },
  };
  openDashboard(answers, { at: '/admin?tab=site' });
  return { inputs };
}

const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));
const save = () => user.click(screen.getByRole('button', { name: 'Save site settings' }));
const retype = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
};

test('only what was changed is sent, and the page has it at once', async () => {
  const { inputs } = open();
  await retype('Name', 'Mile High Talk');
  await retype('Current season', '2026');
  await user.selectOptions(screen.getByLabelText('Live show day'), 'Thursday');
  await user.click(screen.getByLabelText('Every member can build fantasy lineups'));
  await save();
  await toasted('Site settings saved');
  expect(inputs).toEqual([
    { name: 'Mile High Talk', season: 2026, flagshipDay: 'THURSDAY', isFantasyOpen: true },
  ]);
  expect(site()).toMatchObject({ name: 'Mile High Talk', season: 2026 });
  expect(screen.getByRole('button', { name: 'Save site settings' })).toBeDisabled();
});

test('an emptied field is sent as null', async () => {
  const { inputs } = open();
  await retype('Tagline', '');
  await save();
  await toasted('Site settings saved');
  expect(inputs).toEqual([{ tagline: null }]);
});

test('what is wrong is said beside its field, and nothing is sent', async () => {
  const { inputs } = open();
  await retype('Facebook', 'http://facebook.com/x');
  await retype('Current season', 'next');
  await save();
  expect(
    await screen.findAllByText('The address of a page must start with https://'),
  ).not.toHaveLength(0);
  expect(screen.getByLabelText('Current season')).toBeInvalid();
  expect(inputs).toEqual([]);
});

test('what another admin saves appears in untouched fields; what one is typing stays', async () => {
  open();
  await retype('Name', 'Mine');
  act(() => setSite({ ...FIRST_SETTINGS, name: 'Theirs', season: 2027 }));
  await waitFor(() => expect(screen.getByLabelText('Current season')).toHaveValue('2027'));
  expect(screen.getByLabelText('Name')).toHaveValue('Mine');
});

test('a refusal keeps what was typed', async () => {
  open();
  await retype('Name', 'Taken');
  await save();
  await toasted('Couldn’t save the site settings');
  expect(screen.getByLabelText('Name')).toHaveValue('Taken');
});

test('in Spanish', async () => {
  await act(() => speak('es'));
  open();
  expect(await screen.findByRole('heading', { name: 'Ajustes del sitio' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'martes' })).toBeInTheDocument();
});
