import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dana, refuse } from '../testing/auth-page.tsx';
import {
  face,
  forgetMoods,
  loadMoodParts,
  moods,
  move,
  open,
  showMood,
  slider,
  strip,
  submit,
  week,
  why,
} from '../testing/mood-strip.tsx';
import { changeSettings } from '../settings/podcast-settings.ts';
import { speak } from '../ui/language.ts';

beforeAll(loadMoodParts);
beforeEach(forgetMoods);
afterEach(() => speak('en'));

/** The toast with that title, once it also says this. */
async function toasted(title: string, text: string): Promise<HTMLElement> {
  const toast = (await screen.findByText(title)).parentElement!;
  expect(toast).toHaveTextContent(text);
  return toast;
}

test('the strip says the average with its word, opens and closes', async () => {
  showMood();
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
  showMood({ communityMood: week(null, 0) });
  expect(await screen.findByText('No votes yet')).toBeVisible();
});

test('what is pushed moves the average, and what comes late does not', async () => {
  const { push } = showMood();
  await screen.findByText('7.4');
  act(() => push('communityMood', week(9.2, 40)));
  await waitFor(async () => expect(await strip()).toHaveAccessibleName(/9\.2.*Championship Bound/));
  act(() => push('communityMood', week(1, 39)));
  expect(screen.getByText('9.2')).toBeVisible();
});

test('the slider has its value in words', async () => {
  showMood();
  await open();
  await move(2);
  expect(await slider()).toHaveAttribute('aria-valuetext', '2, Devastated');
  await move(9);
  expect(await slider()).toHaveAttribute('aria-valuetext', '9, Championship Bound');
});

test('a member sets a mood; then it can be changed', async () => {
  showMood();
  await open();
  await move(8);
  await userEvent.type(await why(), 'This defense!');
  await submit();
  expect(await screen.findByText('Mood submitted!')).toBeVisible();
  expect(moods.sent).toEqual([{ moodLevel: 8, moodDescription: 'This defense!' }]);
  expect(await screen.findByRole('button', { name: 'Update mood' })).toBeVisible();
  expect(await slider()).toHaveValue('8');
  expect(sessionStorage).toHaveLength(0);
});

test('a failure is shown, and what was set stays, over a reload too', async () => {
  showMood({ submitMood: refuse('kaput', 'INTERNAL_SERVER_ERROR') });
  await open();
  await move(3);
  await userEvent.type(await why(), 'Ugh');
  await submit();
  expect(await toasted('Failed to submit mood', 'Please try again.')).toBeVisible();
  expect(await slider()).toHaveValue('3');
  cleanup();
  showMood();
  await open();
  expect(await slider()).toHaveValue('3');
  expect(await why()).toHaveValue('Ugh');
});

test('the server’s own message is shown where it has one', async () => {
  showMood({ submitMood: refuse('Too many attempts.', 'TOO_MANY_REQUESTS') });
  await open();
  await submit();
  expect(await toasted('Failed to submit mood', 'Too many attempts.')).toBeVisible();
});

test('a visitor is asked to sign up, and the pick goes out right after', async () => {
  const { reload } = showMood({ isMember: false, signIn: { user: dana } });
  await userEvent.click(await face('Championship Bound'));
  expect(await screen.findByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Sign In' }));
  await userEvent.type(await screen.findByLabelText('Email'), 'dana@example.org');
  await userEvent.type(screen.getByLabelText('Password'), 'secret1');
  expect(moods.sent).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(moods.sent).toEqual([{ moodLevel: 9, moodDescription: '' }]));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a visitor who closes the dialog keeps the pick, also over a reload', async () => {
  showMood({ isMember: false });
  await userEvent.click(await face('Frustrated'));
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await face('Frustrated')).toBeChecked();
  cleanup();
  showMood({ isMember: false });
  expect(await face('Frustrated')).toBeChecked();
  expect(moods.sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Submit mood' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('when the average can’t be read there is a way to try again', async () => {
  let isDown = true;
  showMood({
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
  showMood({ submitMood: refuse('Mood must be a whole number from 1 to 10', 'BAD_USER_INPUT') });
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
    await toasted('No se pudo enviar el ánimo', 'El ánimo debe ser un número entero del 1 al 10'),
  ).toBeVisible();
});

test('who hides scores sees no mood of the others until they ask, and can give their own', async () => {
  act(() => changeSettings({ spoilerMode: true }));
  showMood();
  await waitFor(async () => expect(await strip()).toHaveTextContent('Hidden in spoiler mode'));
  expect(document.body).not.toHaveTextContent('7.4');
  await open();
  expect(await slider()).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Reveal' }));
  await waitFor(async () => expect(await strip()).toHaveTextContent('7.4'));
  act(() => changeSettings({ spoilerMode: false }));
});
