import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addTexts } from '../../../schema/language/texts-apart.ts';
import type { EnterPlayInput } from '../../gql/graphql.ts';
import { ADA, openDashboard } from '../../testing/admin.tsx';
import { live } from '../../testing/game-bar.tsx';
import { playRow } from '../../testing/plays.ts';
import { speak } from '../../ui/language.ts';

const user = userEvent.setup();

beforeAll(() => Promise.all([addTexts('scorekeeping', 'es'), addTexts('gameDay', 'es')]));
afterEach(() => act(() => speak('en')));

/** A game with one play, a kickoff that leaves the Broncos at their 35. */
function server({ playPosition = 1, isFed = false } = {}) {
  const sent: EnterPlayInput[] = [];
  let isLost = false;
  const game = live({ playPosition, isFed, status: { period: 1, displayClock: '15:00' } });
  const at = { side: 'HOME', down: 1, toGo: 10, ballOn: 35 };
  const kickoff = { ...playRow(1), kind: 'KICKOFF', before: null, after: at, period: 1 };
  const answers = {
    me: { ...ADA },
    ...{ liveShows: [], sentBreakingNews: [], pinnedLine: null, questions: [] },
    liveGame: () => game,
    plays: () => (playPosition > 0 ? [kickoff] : []),
    scorekeeping: { otherScorekeeper: null },
    enterPlay: ({ input }: { input: EnterPlayInput }) => {
      sent.push(input);
      if (isLost) throw new TypeError('Failed to fetch');
      return { play: kickoff, game };
    },
    takeOverScoring: () => ({ game: { ...game, isFed: false } }),
  };
  return { answers, sent, lose: (lost: boolean) => (isLost = lost) };
}
const open = async (answers: object) => {
  openDashboard(answers as never, { at: '/admin?tab=on-air' });
  return within(await screen.findByRole('region', { name: /^(Score|Marcador)$/ }));
};

test('a line that got no answer is sent again as the same entry, another line as another one', async () => {
  const { answers, sent, lose } = server();
  const desk = await open(answers);
  const field = await desk.findByLabelText('Type a play');
  lose(true);
  await user.type(field, 'R 4 27{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  // It stays as it was typed.
  expect(field).toHaveValue('R 4 27');
  await user.type(field, '{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.entryId).toBe(sent[0]!.entryId);
  lose(false);
  await user.clear(field);
  await user.type(field, 'R 5 27{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(sent[2]!.entryId).not.toBe(sent[0]!.entryId);
  expect(sent[2]).toMatchObject({ position: 1, play: { kind: 'RUN', yards: 5, clock: 900 } });
});

test('what a play would be is said before it is entered', async () => {
  const { answers } = server();
  const desk = await open(answers);
  await user.click(await desk.findByRole('button', { name: 'Run' }));
  await user.type(desk.getByLabelText('Yards'), '12');
  expect(desk.getByText('Run for 12 yards. · 1st & 10 at DEN 47')).toBeVisible();
  await user.click(desk.getByLabelText('Touchdown'));
  expect(desk.getByText(/^Touchdown, Broncos! · /)).toBeVisible();
  await user.click(desk.getByRole('button', { name: 'Cancel' }));
  // The keyboard is back where the form was opened.
  expect(document.activeElement).toContainElement(desk.getByLabelText('Type a play'));
});

test('a typed kickoff opens its form where no rule says who kicks', async () => {
  const { answers, sent } = server({ playPosition: 0 });
  const desk = await open(answers);
  await user.click(await desk.findByRole('button', { name: 'Score play by play' }));
  await user.type(await desk.findByLabelText('Type a play'), 'K 30{Enter}');
  await user.click(await desk.findByRole('button', { name: 'Chiefs' }));
  expect(desk.getByText('Kickoff: Broncos ball at DEN 30. · 1st & 10 at DEN 30')).toBeVisible();
  await user.click(desk.getByRole('button', { name: 'Enter play' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    position: 0,
    play: { kind: 'KICKOFF', side: 'AWAY', yards: 30 },
  });
});

test('what is no number is said beside its field, and nothing is sent', async () => {
  const { answers, sent } = server();
  const desk = await open(answers);
  await user.click(await desk.findByRole('button', { name: 'Run' }));
  await user.type(desk.getByLabelText('Yards'), 'four');
  await user.click(desk.getByRole('button', { name: 'Enter play' }));
  expect(desk.getByText('Yards must be a whole number from -99 to 109')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(desk.getByRole('button', { name: 'Cancel' }));
  await user.click(desk.getByText('Move the ball'));
  const line = desk.getByLabelText('Yard line, from their own goal');
  await user.clear(line);
  await user.type(line, 'x');
  await user.click(desk.getByRole('button', { name: 'Put the ball here' }));
  expect(desk.getByText(/^The ball must be on a yard line/)).toBeVisible();
  const clock = desk.getByLabelText('Clock');
  await user.clear(clock);
  await user.type(clock, '99:99');
  await user.click(desk.getByRole('button', { name: 'Set clock' }));
  expect(desk.getByText('The clock must look like 7:42, 15:00 at most')).toBeVisible();
});

test('the clock that is published neither holds up a play nor hides what was said of one', async () => {
  const { answers, lose } = server();
  const setClock = jest.fn(() => new Promise(() => undefined));
  const desk = await open({ ...answers, setGameClock: setClock });
  lose(true);
  await user.type(await desk.findByLabelText('Type a play'), 'R 4{Enter}');
  const fault = await desk.findByRole('alert');
  await waitFor(() => expect(fault).not.toBeEmptyDOMElement());
  await user.click(desk.getByRole('button', { name: 'Start clock' }));
  await user.click(desk.getByRole('button', { name: 'Stop clock' }));
  await waitFor(() => expect(setClock).toHaveBeenCalled());
  expect(fault).not.toBeEmptyDOMElement();
  await user.click(desk.getByRole('button', { name: 'Run' }));
  expect(desk.getByLabelText('Yards')).toHaveFocus();
});

test('a fed game is taken over after a question', async () => {
  const { answers } = server({ isFed: true, playPosition: 0 });
  const desk = await open(answers);
  await user.click(await desk.findByRole('button', { name: 'Take over scoring' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Take over from the live feed?' });
  await user.click(within(dialog).getByRole('button', { name: 'Take over scoring' }));
  expect(await desk.findByText('The first play is the opening kickoff.')).toBeVisible();
});

test('in Spanish', async () => {
  await speak('es');
  const { answers } = server();
  const desk = await open(answers);
  expect(await desk.findByLabelText('Escribe una jugada')).toBeVisible();
  expect(desk.getByRole('button', { name: 'Acarreo' })).toBeVisible();
  expect(desk.getByText('Broncos · 1.ª y 10 en DEN 35')).toBeVisible();
});
