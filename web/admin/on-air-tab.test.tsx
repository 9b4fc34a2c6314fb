import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { SetScoreboardInput } from '../gql/graphql.ts';
import { ADA, openDashboard } from '../testing/admin.tsx';
import type { Answers } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';

const user = userEvent.setup();
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

beforeEach(() => sessionStorage.clear());
afterEach(() => speak('en'));

const team = (abbreviation: string, name: string, score: number) => ({
  abbreviation,
  name,
  score,
  possession: false,
});
const LIVE = {
  gameId: 7,
  isLive: true,
  isFinal: false,
  isPlayoff: false,
  isFed: false,
  ...{ isExhibition: false, situation: null, lastPlay: null, playPosition: 0 },
  awayTeam: team('KC', 'Kansas City Chiefs', 3),
  homeTeam: team('DEN', 'Denver Broncos', 0),
  status: { period: 1, displayClock: '' },
};

function server() {
  const inputs: object[] = [];
  const news: object[] = [];
  const show = { publishedAt: '2025-11-12T02:00:00.000Z', isCurrentlyLive: false };
  const shows = [
    { ...show, id: 2, title: 'Post-game live', url: 'https://youtu.be/b', isCurrentlyLive: true },
    { ...show, id: 1, title: 'Tuesday live', url: 'https://youtu.be/a' },
  ];
  let game: typeof LIVE | null = LIVE;
  let line: { id: number; text: string; url: string | null; pinnedAt: string } | null = null;
  const answers: Answers = {
    me: { ...ADA },
    liveShows: () => shows,
    setShowLive: ({ input: { id, isLive } }: { input: { id: number; isLive: boolean } }) => {
      for (const show of shows) show.isCurrentlyLive = show.id === id && isLive;
      return { show: shows.find((show) => show.id === id) };
    },
    saveLiveShow: ({ input }: { input: { id: number; title: string; url: string } }) => {
      inputs.push(input);
      const saved = shows.find(({ id }) => id === input.id);
      Object.assign(saved!, input);
      return { show: saved };
    },
    liveGame: () => game,
    setScoreboard: ({ input }: { input: SetScoreboardInput }) => {
      inputs.push(input);
      const before = game!;
      game = {
        ...before,
        isFinal: input.isFinal ?? false,
        isLive: !input.isFinal,
        homeTeam: { ...before.homeTeam, score: input.ourScore ?? before.homeTeam.score },
        awayTeam: { ...before.awayTeam, score: input.theirScore ?? before.awayTeam.score },
        status: {
          period: input.period ?? before.status.period,
          displayClock: input.displayClock ?? before.status.displayClock,
        },
      };
      return { game };
    },
    pinnedLine: () => line,
    pinLine: ({ input }: { input: { text: string; url: string | null } }) => {
      line = { id: (line?.id ?? 0) + 1, pinnedAt: new Date().toISOString(), ...input };
      return { line };
    },
    unpinLine: () => {
      const was = line;
      line = null;
      return { line: was };
    },
    sentBreakingNews: () => news,
    sendBreakingNews: ({ input }: { input: object }) => {
      const sent = {
        ...input,
        id: news.length + 1,
        createdAt: new Date().toISOString(),
        sentBy: 'Ada Admin',
        withdrawnAt: null,
      };
      news.unshift(sent);
      return { news: sent };
    },
    withdrawBreakingNews: ({ input: { id } }: { input: { id: number } }) => {
      const at = news.findIndex((one) => (one as { id: number }).id === id);
      news[at] = { ...news[at], withdrawnAt: new Date().toISOString() };
      return { news: news[at] };
    },
  };
  return { answers, shows, news, inputs, isOver: () => (game = null) };
}

const open = (answers: Answers) => openDashboard(answers, { at: '/admin?tab=on-air' });
const part = async (name: string, role = 'region') =>
  within(await screen.findByRole(role, { name }));
const type = (label: HTMLElement, value: string) => fireEvent.change(label, { target: { value } });

test('a show goes on the air with its new title, after a question that names the one that leaves', async () => {
  const { answers, shows, inputs } = server();
  open(answers);
  const desk = await part('On air');
  expect(desk.getByRole('status')).toHaveTextContent('ON THE AIRPost-game live');
  await user.selectOptions(desk.getByLabelText('Live show'), 'Tuesday live');
  type(desk.getByLabelText('Title'), 'Tuesday live: bye week');
  await user.click(desk.getByRole('button', { name: 'Go live' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Put “Tuesday live: bye week” on the air?',
  });
  expect(dialog).toHaveTextContent('“Post-game live” goes off the air.');
  await user.click(within(dialog).getByRole('button', { name: 'Go live' }));
  await waitFor(() =>
    expect(desk.getByRole('status')).toHaveTextContent('ON THE AIRTuesday live: bye week'),
  );
  expect(inputs).toEqual([{ id: 1, title: 'Tuesday live: bye week', url: 'https://youtu.be/a' }]);
  await user.click(desk.getByRole('button', { name: 'Go off the air' }));
  await waitFor(() => expect(desk.getByRole('status')).toHaveTextContent('Off the air'));
  expect(shows.some(({ isCurrentlyLive }) => isCurrentlyLive)).toBe(false);
});

test('what another host changes arrives, but not over what is being typed', async () => {
  const { answers, shows } = server();
  const { push } = open(answers);
  const desk = await part('On air');
  type(desk.getByLabelText('Link'), 'https://youtu.be/typed');
  Object.assign(shows[0]!, { title: 'Renamed', isCurrentlyLive: false });
  act(() =>
    push('showEvents', {
      kind: 'ENDED',
      show: { id: 2, title: 'Renamed', isCurrentlyLive: false },
    }),
  );
  await waitFor(() => expect(desk.getByRole('status')).toHaveTextContent('Off the air'));
  expect(desk.getByLabelText('Title')).toHaveValue('Renamed');
  expect(desk.getByLabelText('Link')).toHaveValue('https://youtu.be/typed');
});

test('a refusal is said beside the button, and nothing typed is lost', async () => {
  const { answers } = server();
  answers.setScoreboard = () => {
    throw new GraphQLError('A live feed keeps the score of this game', {
      extensions: { code: 'CONFLICT', key: 'game.isFed' },
    });
  };
  open(answers);
  const desk = await part('Score');
  await user.click(await desk.findByRole('button', { name: 'Denver Broncos +6' }));
  expect(await desk.findByText('A live feed keeps the score of this game')).toBeVisible();
});

test('points, quarter and clock are one tap each, and the last one is undone', async () => {
  const { answers, inputs } = server();
  open(answers);
  const desk = await part('Score');
  const state = () => desk.getByRole('status');
  await user.click(await desk.findByRole('button', { name: 'Denver Broncos +6' }));
  await waitFor(() => expect(state()).toHaveTextContent('KC 3 – 6 DEN'));
  await user.click(desk.getByRole('button', { name: 'Q2' }));
  await waitFor(() => expect(state()).toHaveTextContent(/^Q2\s*KC/));
  type(desk.getByLabelText('Clock'), '742');
  await user.click(desk.getByRole('button', { name: 'Set clock' }));
  await waitFor(() => expect(state()).toHaveTextContent('Q2 7:42'));
  await user.click(desk.getByRole('button', { name: 'Kansas City Chiefs +3' }));
  await waitFor(() => expect(state()).toHaveTextContent('KC 6 – 6 DEN'));
  await user.click(desk.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(state()).toHaveTextContent('KC 3 – 6 DEN'));
  expect(inputs).toEqual([
    { gameId: 7, ourScore: 6 },
    { gameId: 7, period: 2, displayClock: '' },
    { gameId: 7, displayClock: '7:42' },
    { gameId: 7, theirScore: 6 },
    { gameId: 7, theirScore: 3 },
  ]);
});

test('a game is ended after a question, and reopened', async () => {
  const { answers } = server();
  open(answers);
  const desk = await part('Score');
  await user.click(await desk.findByRole('button', { name: 'End game' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'End the game?' });
  expect(dialog).toHaveTextContent('KC 3, DEN 0 becomes the final score');
  await user.click(within(dialog).getByRole('button', { name: 'End game' }));
  await user.click(await desk.findByRole('button', { name: 'Reopen game' }));
  expect(await desk.findByRole('button', { name: 'End game' })).toBeVisible();
});

test('without a game, or with a feed, there is nothing to enter', async () => {
  const { answers, isOver } = server();
  answers.liveGame = { ...LIVE, isFed: true };
  const { unmount } = open(answers);
  expect(await (await part('Score')).findByText(/^A live feed keeps this score/)).toBeVisible();
  unmount();
  isOver();
  answers.liveGame = null;
  open(answers);
  expect(await (await part('Score')).findByText('No game on, and none scheduled.')).toBeVisible();
});

test('a line is pinned, replaced by another host, taken down, and brought back', async () => {
  const { answers } = server();
  const { push } = open(answers);
  const desk = await part('Pinned line');
  const shows = (text: string) =>
    waitFor(() => {
      expect(desk.getByRole('status')).toHaveTextContent(text);
      expect(desk.getByRole('button', { name: 'Pin' })).not.toHaveAttribute('aria-busy');
    });
  await shows('Nothing is pinned.');
  type(desk.getByLabelText('Line to pin'), 'Call in now');
  await user.click(desk.getByRole('button', { name: 'Pin' }));
  await shows('Call in now');
  expect(desk.getByLabelText('New line')).toHaveValue('');
  const pinnedAt = new Date().toISOString();
  act(() => push('pinnedLine', { id: 9, text: 'Vote now', url: null, pinnedAt }));
  await shows('Vote now');
  await user.click(desk.getByRole('button', { name: 'Unpin' }));
  await shows('Nothing is pinned.');
  await user.click(desk.getByRole('button', { name: 'Undo' }));
  await shows('Vote now');
});

test('breaking news is shown as it will look, asked about, sent, and taken back', async () => {
  const { answers, news } = server();
  open(answers);
  const desk = await part('Breaking news', 'group');
  await user.click(await desk.findByRole('button', { name: 'Send breaking news' }));
  expect(await desk.findByText('Headline is required')).toBeVisible();
  type(desk.getByLabelText('Headline'), 'Trade!');
  type(desk.getByLabelText('Link (optional)'), 'https://example.org/trade');
  expect(screen.getByRole('figure')).toHaveTextContent('BreakingTrade! Read more');
  await user.click(desk.getByRole('button', { name: 'Send breaking news' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Send breaking news?' });
  await user.click(within(dialog).getByRole('button', { name: 'Send' }));
  await toasted('Breaking news sent');
  expect(news).toEqual([
    expect.objectContaining({ headline: 'Trade!', url: 'https://example.org/trade' }),
  ]);
  expect(desk.getByLabelText('Headline')).toHaveValue('');
  await user.click(await desk.findByRole('button', { name: 'Withdraw: Trade!' }));
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw this news?' });
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
  await toasted('Breaking news withdrawn');
  expect(await desk.findByText('WITHDRAWN')).toBeVisible();
});

test('in Spanish', async () => {
  await speak('es');
  open(server().answers);
  const desk = await part('Última hora', 'group');
  await user.click(await desk.findByRole('button', { name: 'Enviar última hora' }));
  expect(await desk.findByText('El titular es obligatorio')).toBeVisible();
  type(desk.getByLabelText('Titular'), 'Trade!');
  expect(desk.getByText('Quedan 114 caracteres')).toBeVisible();
  await user.click(desk.getByRole('button', { name: 'Enviar última hora' }));
  const dialog = await screen.findByRole('alertdialog', { name: '¿Enviar última hora?' });
  expect(dialog).toHaveTextContent('“Trade!” sale ahora en todas las páginas abiertas');
  await user.click(within(dialog).getByRole('button', { name: 'Enviar' }));
  await toasted('Última hora enviada');
  const score = await part('Marcador');
  expect(await score.findByRole('button', { name: 'Terminar partido' })).toBeVisible();
});
