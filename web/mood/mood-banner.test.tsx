import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
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
  Promise.all([import('./mood-form.tsx'), import('../accounts/sign-in/auth-dialog.tsx')]),
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
const submit = async () =>
  userEvent.click(await screen.findByRole('button', { name: /(Submit|Update) mood/ }));

test('the strip says the average with its word, opens and closes', async () => {
  show();
  expect(await screen.findByText('7.4')).toBeVisible();
  expect(await strip()).toHaveAccessibleName(/7\.4.*Confident.*38 fans this week/);
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
  expect(await screen.findByText('Championship Bound')).toBeVisible();
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

test('a visitor is asked to sign in, and the mood goes out right after', async () => {
  const { reload } = show({ isMember: false, signIn: dana });
  await open();
  await move(10);
  await submit();
  await userEvent.type(await screen.findByLabelText('Email'), 'dana@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'secret1');
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent).toEqual([{ moodLevel: 10, moodDescription: '' }]));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
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
  expect(await screen.findByText('6.0')).toBeVisible();
});

test('the strip and its form in Spanish', async () => {
  await speak('es');
  show({ submitMood: refuse('Mood must be a whole number from 1 to 10', 'BAD_USER_INPUT') });
  const strip = await screen.findByRole('button', { name: /^Ánimo/ });
  await screen.findByText('7.4');
  expect(strip).toHaveAccessibleName(/7\.4.*Con confianza.*38 fans esta semana/);
  await userEvent.click(strip);
  const slider = await screen.findByRole('slider', { name: 'Tu ánimo' });
  expect(slider).toHaveAttribute('aria-valuetext', '5, Con esperanza');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar ánimo' }));
  expect(
    await screen.findByText(
      'No se pudo enviar el ánimo: El ánimo debe ser un número entero del 1 al 10',
    ),
  ).toBeVisible();
});
