import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { STATS_TEXTS } from '../../schema/fantasy/stats.ts';
import { ADA, openDashboard } from '../testing/admin.tsx';
import { interceptForms, restoreForms } from '../testing/forms.ts';
import type { Answers } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';

const user = userEvent.setup({ applyAccept: false });
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));
const sheet = (name = 'stats.xlsx') => new File(['cells'], name);

const game = (values: object = {}) => ({
  id: 5,
  week: 10,
  season: 2025,
  opponent: 'Las Vegas Raiders',
  isHome: true,
  date: '2025-11-06',
  result: 'W',
  score: '10-7',
  hasPlays: false,
  hasStats: false,
  isScored: false,
  hasLeaderboard: false,
  lineups: 3,
  ...values,
});
const row = (rowNumber: number, values: object = {}) => ({
  rowNumber,
  playerName: `Player ${rowNumber}`,
  position: 'WR',
  player: { id: 100 + rowNumber } as { id: number } | null,
  suggestions: [] as object[],
  faults: [] as object[],
  figures: [{ stat: 'receptions', label: 'receptions', value: rowNumber }],
  points: rowNumber,
  ...values,
});
const IMPOSSIBLE = { stat: 'receptions', value: '9999', sameAsRow: null };
const preview = (rows: object[], problem: string | null = null) => ({
  sheetName: 'Week 10',
  recognized: [{ header: 'Rec', column: 'receptions' }],
  ignored: ['Shoe size'],
  rows,
  problem,
  moves: [
    {
      id: 1,
      userName: 'Fay Fan',
      lineupName: 'High Voltage',
      rankBefore: 2,
      rankAfter: 1,
      pointsBefore: 10,
      pointsAfter: 28.2,
    },
  ],
});

const answersOf = (values: Answers = {}): Answers => ({
  me: { ...ADA },
  pendingReportCount: 0,
  isFantasyOpenToAll: false,
  areCheckInsOpenToAll: false,
  nextGame: null,
  completedGames: [game()],
  auditTrail: [],
  gameStats: [],
  ...values,
});
const open = (answers: Answers, rest = '') =>
  openDashboard(answers, { at: `/admin?tab=fantasy${rest}` });
afterEach(async () => {
  restoreForms();
  await speak('en');
});

describe('who plays', () => {
  test('fantasy is opened to all members after a question', async () => {
    const answers = answersOf({
      setFantasyOpenToAll: ({ input: { isOpen } }: { input: { isOpen: boolean } }) => ({
        isOpen: (answers.areCheckInsOpenToAll = answers.isFantasyOpenToAll = isOpen),
      }),
    });
    open(answers);
    await user.click(await screen.findByRole('button', { name: 'Open to all members' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Open fantasy and check-ins to all members?',
    });
    expect(answers.isFantasyOpenToAll).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Open to all' }));
    expect(await screen.findByText('Fantasy and check-ins open to all members: on')).toBeVisible();
  });

  test('another admin who turns it is seen at once', async () => {
    const answers = answersOf();
    const { push } = open(answers);
    await screen.findByText('Fantasy and check-ins open to all members: off');
    answers.areCheckInsOpenToAll = answers.isFantasyOpenToAll = true;
    act(() => push('fantasyEvents', { gameId: null }));
    expect(await screen.findByText('Fantasy and check-ins open to all members: on')).toBeVisible();
  });
});

describe('lineup submissions', () => {
  test('without a game to come there is nothing to submit for', async () => {
    open(answersOf());
    expect(await screen.findByText('No upcoming game found.')).toBeVisible();
  });

  test('a lineup that is submitted shows up by itself', async () => {
    const lineups: object[] = [];
    const next = { id: 9, week: 11, opponent: 'Chiefs', isHome: false };
    const { push } = open(
      answersOf({
        nextGame: { ...next, kickoffAt: '2025-11-16T21:25:00.000Z' },
        lineupSubmissions: () => lineups,
      }),
    );
    await screen.findByText('No lineups for this game yet.');
    lineups.push({
      id: 31,
      userName: 'Fay Fan',
      userEmail: 'fay@example.org',
      lineupName: 'High Voltage',
      submittedAt: '2025-11-15T19:00:00.000Z',
    });
    act(() => push('lineupEvents', { gameId: 9 }));
    const [, line] = await screen.findAllByRole('row');
    for (const text of ['31', 'Fay Fan', 'fay@example.org', 'High Voltage', 'Sat, Nov 15, 2025'])
      expect(line).toHaveTextContent(text);
  });
});

describe('a sheet', () => {
  test('needs a game first, and must be of Excel', async () => {
    const sent = interceptForms(() => ({ data: { previewStats: { preview: preview([]) } } }));
    open(answersOf());
    await user.upload(await screen.findByLabelText('Stats sheet'), sheet());
    await toasted(STATS_TEXTS.noGameTitle);
    // As fast as a program: the field below knows the game at once.
    fireEvent.change(screen.getByLabelText('Completed game'), { target: { value: '5' } });
    const files = [sheet('stats.csv')];
    fireEvent.change(screen.getByLabelText('Stats sheet'), { target: { files } });
    await toasted(STATS_TEXTS.fileTypeTitle);
    expect(sent).toEqual([]);
  });

  test('is shown before it is imported; a name is given a player, and then it is uploaded', async () => {
    const suggestions = [{ id: 7, name: 'Jarrell Oakes', position: 'RB' }];
    const unknown = row(12, { playerName: 'J. Okes', player: null, suggestions });
    const known = Array.from({ length: 10 }, (_, at) => row(at + 2));
    const sent = interceptForms(({ query, variables: { choices } }) =>
      query.includes('uploadStats')
        ? { data: { uploadStats: { players: 11 } } }
        : {
            data: {
              previewStats: {
                preview: preview([
                  ...known,
                  (choices as unknown[]).length > 0
                    ? row(12, { playerName: 'Jarrell Oakes', player: { id: 7 } })
                    : unknown,
                ]),
              },
            },
          },
    );
    open(answersOf(), '&game=5');
    await user.upload(await screen.findByLabelText('Stats sheet'), sheet());
    expect(await screen.findByText(/11 players, 10 of them on the roster/)).toBeVisible();
    expect(screen.getByText('Shoe size')).toBeVisible();
    expect(screen.queryByText('Player 11')).toBeNull();
    await user.click(screen.getByRole('button', { name: '+2 more' }));
    expect(screen.getByText('Player 11')).toBeVisible();
    expect(screen.getByRole('table')).toHaveTextContent('before 2 → 1');

    await user.selectOptions(
      screen.getByLabelText('Row 12: who is “J. Okes”?'),
      'Jarrell Oakes (RB)',
    );
    expect(await screen.findByText(/11 players, 11 of them on the roster/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Upload for Week 10/ }));
    await toasted('11 players imported. Game processing completed.');
    expect(sent.at(-1)!.variables).toEqual({
      statsFile: null,
      gameId: 5,
      choices: [{ playerName: 'J. Okes', playerId: 7 }],
    });
  });

  test('with something impossible in it can not be uploaded', async () => {
    const problem = 'Nothing was imported: row 11 (Player 11), receptions: 9999 isn’t possible';
    const rows = Array.from({ length: 10 }, (_, at) =>
      row(at + 2, { faults: at === 9 ? [IMPOSSIBLE] : [] }),
    );
    interceptForms(() => ({ data: { previewStats: { preview: preview(rows, problem) } } }));
    open(answersOf(), '&game=5');
    await user.upload(await screen.findByLabelText('Stats sheet'), sheet());
    expect(await screen.findByText(problem)).toBeVisible();
    // It is the tenth, and shown all the same.
    expect(screen.getByText('receptions: 9999 isn’t possible')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Upload for/ })).toBeDisabled();
  });

  test('says in Spanish what is impossible in it, one thing by one', async () => {
    await speak('es');
    const rows = [
      row(2, { faults: [IMPOSSIBLE] }),
      row(3, { faults: [{ stat: null, value: null, sameAsRow: 2 }] }),
      row(4, { faults: [IMPOSSIBLE, { ...IMPOSSIBLE, value: '8888' }] }),
    ];
    const problem =
      'Nothing was imported: row 2 (Player 2), receptions: 9999 isn’t possible; ' +
      'row 3 (Player 3), duplicate of row 2; ' +
      'row 4 (Player 4), receptions: 9999 isn’t possible; and 1 more';
    interceptForms(() => ({ data: { previewStats: { preview: preview(rows, problem) } } }));
    open(answersOf(), '&game=5');
    await user.upload(await screen.findByLabelText('Hoja de estadísticas'), sheet());
    expect(
      await screen.findByText(
        'No se importó nada: fila 2 (Player 2), recepciones: 9999 no es posible; ' +
          'fila 3 (Player 3), repite la fila 2; ' +
          'fila 4 (Player 4), recepciones: 9999 no es posible; y 1 más',
      ),
    ).toBeVisible();
    expect(screen.getAllByText('recepciones: 9999 no es posible')[0]).toBeVisible();
    expect(screen.getByText('3 recepciones')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Subir para Semana 10 vs\./ })).toBeDisabled();
  });

  test('that can not be read says so, and can be read again', async () => {
    let isBroken = true;
    interceptForms(() =>
      isBroken
        ? { errors: [{ message: 'broken', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }
        : { data: { previewStats: { preview: preview([row(2)]) } } },
    );
    open(answersOf(), '&game=5');
    await user.upload(await screen.findByLabelText('Stats sheet'), sheet());
    expect(await screen.findByText('Failed to process Excel file')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(/1 player, 1 of them/)).toBeVisible();
  });
});

describe('processing a game', () => {
  const processButton = () => screen.findByRole('button', { name: 'Process Game' });

  test('waits for stats', async () => {
    open(answersOf(), '&game=5&stats=process');
    expect(await processButton()).toBeDisabled();
    expect(screen.getByText('Upload the stats of this game first.')).toBeVisible();
  });

  test('is repeated, or says why not', async () => {
    const answers = answersOf({
      completedGames: [game({ hasStats: true })],
      processGame: { lineups: 1 },
    });
    open(answers, '&game=5&stats=process');
    const flags = await screen.findByRole('list', { name: /^Scoring for/ });
    expect(flags).toHaveTextContent(
      'Stats imported: yesScores calculated: not yetLeaderboard generated: not yet',
    );
    await user.click(await processButton());
    await toasted('Game processing completed. Leaderboards are now available.');
    answers.processGame = () => {
      throw new GraphQLError('The game is gone.', { extensions: { code: 'NOT_FOUND' } });
    };
    await user.click(await processButton());
    await toasted('Error');
  });

  test('who did it is shown below', async () => {
    const entry = { at: '2025-11-07T05:00:00.000Z', actorName: 'Ada Admin', details: [] };
    open(
      answersOf({
        auditTrail: [
          {
            ...entry,
            id: 1,
            action: 'fantasy.processGame',
            details: [{ name: 'lineups', value: '3' }],
          },
          { ...entry, id: 2, action: 'game.update' },
        ],
      }),
      '&game=5',
    );
    const trail = await screen.findByRole('region', { name: 'Game activity' });
    await waitFor(() =>
      expect(trail).toHaveTextContent('Ada Admin processed the game Thu, Nov 6, 2025, 10:00 PM MT'),
    );
    expect(trail).toHaveTextContent('Ada Admin changed the game');
  });
});
