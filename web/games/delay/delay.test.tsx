import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeDelay, delaySeconds } from '../../live/delay.ts';
import { noteHeld } from '../../live/hold-queue.ts';
import { playRow } from '../../testing/plays.ts';
import { schemaClient } from '../../testing/schema-client.ts';
import { DelayButton } from './delay-button.tsx';
import DelayChip from './delay-chip.tsx';

afterEach(() => {
  cleanup();
  act(() => changeDelay(null));
  localStorage.clear();
});

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();

async function openDialog(plays: object[] = []) {
  const { client } = schemaClient({ plays });
  const user = userEvent.setup();
  render(
    <ApolloProvider client={client}>
      <DelayButton gameId={7} />
    </ApolloProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Stream delay' }));
  await screen.findByRole('dialog', { name: 'Match your stream' });
  return user;
}
const seconds = () => screen.getByLabelText('Seconds behind');

test('pressed when the kickoff is seen, it knows how late the video is; a second more or less, and it is set', async () => {
  const kickoff = Date.now() - 40_000;
  const user = await openDialog([
    playRow(1, { kind: 'KICKOFF', happenedAt: new Date(kickoff).toISOString() }),
    playRow(2, { kind: 'RUN', happenedAt: ago(10) }),
  ]);
  await screen.findByText('Press when you see the kickoff on your screen.');
  await user.click(screen.getByRole('button', { name: 'I see it now' }));
  const measured = Number((seconds() as HTMLInputElement).value);
  expect(measured).toBeGreaterThanOrEqual(40);
  expect(measured).toBeLessThanOrEqual(Math.round((Date.now() - kickoff) / 1_000));
  expect(screen.getByRole('status')).toHaveTextContent(
    `You’re ${measured} seconds behind. Adjust it if it’s off.`,
  );
  await user.click(screen.getByRole('button', { name: 'One second more' }));
  await user.click(screen.getByRole('button', { name: 'Set delay' }));
  expect(delaySeconds()).toBe(measured + 1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: `${measured + 1} s behind` })).toBeVisible();
});

test('a score is named only where nothing else is to see, and not whose', async () => {
  await openDialog([playRow(1, { points: 6, scoringSide: 'HOME', happenedAt: ago(40) })]);
  expect(
    await screen.findByText('Press when you see the last score on your screen.'),
  ).toBeVisible();
});

test('who sees it before we know of it needs no delay', async () => {
  const user = await openDialog([playRow(1, { kind: 'PUNT', happenedAt: ago(-60) })]);
  await user.click(await screen.findByRole('button', { name: 'I see it now' }));
  expect(screen.getByRole('status')).toHaveTextContent(
    'You’re ahead of our data. No delay needed.',
  );
  expect(seconds()).toHaveValue('0');
});

test('with nothing to see lately the seconds are entered, and what is no number of seconds is refused beside the field', async () => {
  const user = await openDialog([playRow(1, { kind: 'KICKOFF', happenedAt: ago(200) })]);
  expect(await screen.findByText(/^Nothing to sync with right now\./)).toBeVisible();
  for (const wrong of ['', '-1', '181', '4.5', 'soon']) {
    await user.clear(seconds());
    if (wrong) await user.type(seconds(), wrong);
    await user.click(screen.getByRole('button', { name: 'Set delay' }));
    expect(seconds()).toHaveAccessibleDescription(/Enter whole seconds from 0 to 180\./);
    expect(seconds()).toHaveValue(wrong);
  }
  await user.clear(seconds());
  await user.type(seconds(), '45');
  await user.click(screen.getByRole('button', { name: 'Set delay' }));
  expect(delaySeconds()).toBe(45);
});

test('the delay of the last game is offered at the next one', async () => {
  changeDelay({ seconds: 31, gameId: 6 });
  changeDelay(null);
  await openDialog();
  expect(seconds()).toHaveValue('31');
});

test('the chip says how late the page is, counts down what waits, and opens the choice', async () => {
  changeDelay({ seconds: 45, gameId: 7 });
  const { client } = schemaClient({ plays: [] });
  render(
    <ApolloProvider client={client}>
      <DelayChip live={{ gameId: 7, isFinal: false }} />
    </ApolloProvider>,
  );
  expect(screen.getByRole('button', { name: '45 s behind' })).toBeVisible();
  let release = () => {};
  act(() => void (release = noteHeld(Date.now() - 15_000)));
  expect(await screen.findByText(/^Catching up: 0:(30|2\d)$/)).toBeVisible();
  act(release);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: '45 s behind' }));
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  expect(delaySeconds()).toBe(0);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [{ gameId: 7, isFinal: true }, 0],
  [{ gameId: 8, isFinal: false }, 0],
  [null, 45],
])('with %j on the scoreboard it is %i seconds', (live, left) => {
  changeDelay({ seconds: 45, gameId: 7 });
  const { client } = schemaClient({});
  render(
    <ApolloProvider client={client}>
      <DelayChip live={live} />
    </ApolloProvider>,
  );
  expect(delaySeconds()).toBe(left);
});
