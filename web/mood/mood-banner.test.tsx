import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider } from '../accounts/session/auth-provider.tsx';
import { USER_KEY } from '../../schema/site/device.ts';
import { setLiveState } from '../live/live-status.ts';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { dana, refuse } from '../testing/auth-page.tsx';
import { speak } from '../ui/language.ts';
import { useToasts } from '../ui/page/toast.ts';
import { MoodBanner } from './mood-banner.tsx';

function Toasts() {
  return (
    <output>
      {useToasts().map(({ id, open, title, description }) => (
        <p key={id}>{open && [title, description].filter(Boolean).join(': ')}</p>
      ))}
    </output>
  );
}

// What is downloaded when it is needed is there already, so that no test waits for it.
beforeAll(() =>
  Promise.all([import('./mood-details.tsx'), import('../accounts/sign-in/auth-dialog.tsx')]),
);

interface Sent {
  moodLevel: number;
  moodDescription?: string | null;
}
let sent: Sent[];
let mine: object | null;
beforeEach(() => {
  sent = [];
  mine = null;
  localStorage.clear();
  sessionStorage.clear();
  setLiveState('connected');
});

afterEach(() => speak('en'));

const week = (average: number | null, moods: number, revision = moods) => ({
  season: 2025,
  gameWeek: 11,
  average,
  moods,
  revision,
  days: [
    { day: '2025-11-14', average: null },
    { day: '2025-11-15', average: 6.02 },
    { day: '2025-11-16', average },
  ],
});

function show({ isMember = true, ...answers }: Answers & { isMember?: boolean } = {}) {
  if (isMember) localStorage.setItem(USER_KEY, JSON.stringify(dana));
  const graph = schemaClient({
    restoreSession: dana,
    communityMood: week(7.44, 38),
    myMood: () => mine,
    submitMood: ({ input }: { input: Sent }) => {
      sent.push({ ...input });
      mine = { id: 3, moodDescription: null, ...input };
      return mine;
    },
    ...answers,
  });
  const reload = jest.fn<() => void>();
  render(
    <ApolloProvider client={graph.client}>
      <AuthProvider reload={reload}>
        <MoodBanner />
        <Toasts />
      </AuthProvider>
    </ApolloProvider>,
  );
  return { ...graph, reload };
}

const strip = () => screen.findByRole('button', { name: /^Fan mood/ });
const open = async () => userEvent.click(await strip());
const slider = () => screen.findByRole('slider', { name: 'Your mood' });
const move = async (level: number) =>
  fireEvent.change(await slider(), { target: { value: String(level) } });
const why = () => screen.findByRole('textbox', { name: 'Why? (optional)' });
const face = (name: string) => screen.findByRole('radio', { name });
const submit = async () =>
  userEvent.click(await screen.findByRole('button', { name: /(Submit|Update) mood/ }));

test('the strip says the average with its word, opens and closes', async () => {
  show();
  await waitFor(async () =>
    expect(await strip()).toHaveAccessibleName(/7\.4.*Confident.*38 fans this week/),
  );
  expect(await strip()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('slider')).toBeNull();
  await open();
  expect(await slider()).toHaveValue('5');
  expect(await strip()).toHaveAttribute('aria-expanded', 'true');
  await open();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('without any mood it says so', async () => {
  show({ communityMood: week(null, 0) });
  expect(await screen.findByText('No votes yet')).toBeVisible();
});

test('what is pushed moves the average, and what comes late does not', async () => {
  const { push } = show();
  await screen.findByText('7.4');
  act(() => push('communityMood', week(9.2, 40)));
  await waitFor(async () => expect(await strip()).toHaveAccessibleName(/9\.2.*Championship Bound/));
  act(() => push('communityMood', week(1, 39)));
  expect(screen.getByText('9.2')).toBeVisible();
});

test('the slider has its value in words', async () => {
  show();
  await open();
  await move(2);
  expect(await slider()).toHaveAttribute('aria-valuetext', '2, Devastated');
  await move(9);
  expect(await slider()).toHaveAttribute('aria-valuetext', '9, Championship Bound');
});

test('a member sets a mood; then it can be changed', async () => {
  show();
  await open();
  await move(8);
  await userEvent.type(await why(), 'This defense!');
  await submit();
  expect(await screen.findByText('Mood submitted!')).toBeVisible();
  expect(sent).toEqual([{ moodLevel: 8, moodDescription: 'This defense!' }]);
  expect(await screen.findByRole('button', { name: 'Update mood' })).toBeVisible();
  expect(await slider()).toHaveValue('8');
  expect(sessionStorage).toHaveLength(0);
});

test('a failure is shown, and what was set stays, over a reload too', async () => {
  show({ submitMood: refuse('kaput', 'INTERNAL_SERVER_ERROR') });
  await open();
  await move(3);
  await userEvent.type(await why(), 'Ugh');
  await submit();
  expect(await screen.findByText('Failed to submit mood: Please try again.')).toBeVisible();
  expect(await slider()).toHaveValue('3');
  cleanup();
  show();
  await open();
  expect(await slider()).toHaveValue('3');
  expect(await why()).toHaveValue('Ugh');
});

test('the server’s own message is shown where it has one', async () => {
  show({ submitMood: refuse('Too many attempts.', 'TOO_MANY_REQUESTS') });
  await open();
  await submit();
  expect(await screen.findByText('Failed to submit mood: Too many attempts.')).toBeVisible();
});

test('a visitor is asked to sign up, and the pick goes out right after', async () => {
  const { reload } = show({ isMember: false, signIn: dana });
  await userEvent.click(await face('Championship Bound'));
  expect(await screen.findByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Sign In' }));
  await userEvent.type(await screen.findByLabelText('Email'), 'dana@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'secret1');
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual([{ moodLevel: 9, moodDescription: '' }]));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a visitor who closes the dialog keeps the pick, also over a reload', async () => {
  show({ isMember: false });
  await userEvent.click(await face('Frustrated'));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await face('Frustrated')).toBeChecked();
  cleanup();
  show({ isMember: false });
  expect(await face('Frustrated')).toBeChecked();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Submit mood' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

describe('the five faces', () => {
  test('one tap sends a mood; the reason that is there stays', async () => {
    mine = { id: 3, moodLevel: 2, moodDescription: 'Ugh' };
    show();
    await waitFor(async () => expect(await face('Devastated')).toBeChecked());
    await userEvent.click(await face('Confident'));
    expect(await screen.findByText('Mood submitted!')).toBeVisible();
    expect(sent).toEqual([{ moodLevel: 7, moodDescription: 'Ugh' }]);
    expect(await face('Confident')).toBeChecked();
    expect(await face('Devastated')).not.toBeChecked();
  });

  test('arrow keys move among them and send nothing; Space chooses', async () => {
    show();
    await strip();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    expect(await face('Hopeful')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(await face('Devastated')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(sent).toEqual([]);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(sent).toEqual([{ moodLevel: 9, moodDescription: '' }]));
    expect(await face('Championship Bound')).toHaveFocus();
  });

  test('of two taps the second one counts, whichever is answered first', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    show({
      submitMood: async ({ input }: { input: Sent }) => {
        sent.push({ ...input });
        if (sent.length === 1) await promise;
        mine = { id: 3, ...input };
        return mine;
      },
    });
    await userEvent.click(await face('Devastated'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.click(await face('Hopeful'));
    expect(sent).toHaveLength(1);
    resolve(undefined);
    await screen.findByText('Mood submitted!');
    expect(sent.map(({ moodLevel }) => moodLevel)).toEqual([1, 5]);
    expect(await face('Hopeful')).toBeChecked();
  });

  test('a failure keeps the pick, and Retry sends it', async () => {
    let isDown = true;
    show({
      submitMood({ input }: { input: Sent }) {
        if (isDown) refuse('kaput', 'INTERNAL_SERVER_ERROR')();
        sent.push({ ...input });
        mine = { id: 3, ...input };
        return mine;
      },
    });
    await userEvent.click(await face('Confident'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We kept your pick, but it wasn’t sent.',
    );
    expect(await face('Confident')).toBeChecked();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(sent).toEqual([{ moodLevel: 7, moodDescription: '' }]));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('the line of the week', () => {
  test('is a table for screen readers, and moves with what is pushed', async () => {
    const { push } = show();
    await open();
    const table = await screen.findByRole('table', {
      name: 'Average fan mood at the end of each day',
    });
    const rows = () =>
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent);
    expect(rows()).toEqual([
      'DayMood',
      'Friday, November 14Too few votes',
      'Saturday, November 156.0, Hopeful',
      'Sunday, November 167.4, Confident',
    ]);
    act(() => push('communityMood', week(9.2, 40)));
    await waitFor(() => expect(rows().at(-1)).toBe('Sunday, November 169.2, Championship Bound'));
  });

  test('says when it starts', async () => {
    show({ communityMood: { ...week(8, 2), days: [{ day: '2025-11-16', average: null }] } });
    await open();
    expect(await screen.findByText('The line starts when 5 fans have voted.')).toBeVisible();
  });
});

test('when the average can’t be read there is a way to try again', async () => {
  let isDown = true;
  show({
    communityMood: () => (isDown ? refuse('kaput', 'INTERNAL_SERVER_ERROR')() : week(6, 2)),
  });
  expect(await screen.findByText('Unavailable')).toBeVisible();
  await open();
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await strip()).toHaveAccessibleName(/6\.0/));
});

test('the strip and its form in Spanish', async () => {
  await speak('es');
  show({ submitMood: refuse('Mood must be a whole number from 1 to 10', 'BAD_USER_INPUT') });
  const strip = await screen.findByRole('button', { name: /^Ánimo/ });
  await screen.findByText('7.4');
  expect(strip).toHaveAccessibleName(/7\.4.*Con confianza.*38 fans esta semana/);
  expect(screen.getByRole('radiogroup', { name: '¿Cómo te sientes?' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Rumbo al campeonato' })).toBeVisible();
  await userEvent.click(strip);
  const slider = await screen.findByRole('slider', { name: 'Tu ánimo' });
  expect(slider).toHaveAttribute('aria-valuetext', '5, Con esperanza');
  expect(screen.getByRole('cell', { name: '6.0, Con esperanza' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Enviar ánimo' }));
  expect(
    await screen.findByText(
      'No se pudo enviar el ánimo: El ánimo debe ser un número entero del 1 al 10',
    ),
  ).toBeVisible();
});
