import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { refuse } from '../testing/auth-page.tsx';
import { Toasts } from '../testing/toasts.tsx';
import QuestionWatcher from '../notices/question-watcher.ts';
import { setLiveState } from '../live/live-status.ts';
import { speak } from '../ui/language.ts';
import MyQuestions from './my-questions.tsx';

beforeEach(() => setLiveState('connected'));
afterEach(() => speak('en'));

const asked = (id: number, question: string, more: object = {}) => ({
  ...{ id, question, status: 'PENDING', isOnAir: false, createdAt: '2025-11-18T02:00:00.000Z' },
  ...{ answeredAtSeconds: null, answeredIn: null },
  ...more,
});
const page = (nodes: object[], endCursor: string | null = null) => ({
  nodes,
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});
const SHOW = { id: 4, type: 'LIVE', title: 'Tuesday live' };

function show(answers: Answers) {
  const graph = schemaClient(answers);
  render(
    <ApolloProvider client={graph.client}>
      <MemoryRouter>
        <MyQuestions />
        <QuestionWatcher />
        <Toasts />
      </MemoryRouter>
    </ApolloProvider>,
  );
  return graph;
}
const rows = async () => (await screen.findAllByRole('listitem')).map((row) => row.textContent);

test('each question has its state in plain words, and a link to its place in the show', async () => {
  show({
    myQuestions: page([
      asked(5, 'Five?', { status: 'ANSWERED', isOnAir: true, answeredIn: SHOW }),
      asked(4, 'Four?', { status: 'ANSWERED', answeredIn: SHOW, answeredAtSeconds: 750 }),
      asked(3, 'Three?', { status: 'WAITING' }),
      asked(2, 'Two?', { status: 'APPROVED' }),
      asked(1, 'One?'),
    ]),
  });
  expect(await rows()).toEqual([
    expect.stringMatching(/^Five\?On air now/),
    expect.stringMatching(/^Four\?Answered/),
    expect.stringMatching(/^Three\?Saved for a later show/),
    expect.stringMatching(/^Two\?Picked for the show/),
    expect.stringMatching(/^One\?Waiting for review/),
  ]);
  expect(screen.getByRole('link', { name: 'Watch live' })).toHaveAttribute(
    'href',
    '/home#live-video',
  );
  expect(
    screen.getByRole('link', { name: 'The answer in “Tuesday live” at 12:30' }),
  ).toHaveAttribute('href', '/shows/4?t=750');
});

test('without questions, and when they can’t be read', async () => {
  let isDown = true;
  show({
    myQuestions: () => (isDown ? refuse('kaput', 'INTERNAL_SERVER_ERROR')() : page([])),
  });
  await screen.findByText('We couldn’t load the questions.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
});

test('older ones are added below', async () => {
  show({
    myQuestions: ({ after }: { after?: string }) =>
      after ? page([asked(1, 'One?')]) : page([asked(2, 'Two?')], 'two'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Older questions' }));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Older questions' })).toBeNull();
});

test('what is pushed changes the list, and says so when it is answered', async () => {
  const { push } = show({ myQuestions: page([asked(2, 'Two?'), asked(1, 'One?')]) });
  await screen.findByText('Two?');
  act(() =>
    push('myQuestionEvents', {
      ...{ kind: 'ON_AIR', questionId: 2 },
      question: asked(2, 'Two?', { status: 'ANSWERED', isOnAir: true, answeredIn: SHOW }),
    }),
  );
  expect(await screen.findByText('On air now')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByTestId('toasts')).toHaveTextContent('The hosts are answering your question'),
  );
  act(() => push('myQuestionEvents', { kind: 'DELETED', questionId: 2, question: null }));
  await waitFor(async () => expect(await rows()).toEqual([expect.stringMatching(/^One\?/)]));
});

test('in Spanish', async () => {
  await speak('es');
  show({ myQuestions: page([asked(1, '¿Quién juega?', { status: 'APPROVED' })]) });
  const [row] = await screen.findAllByRole('listitem');
  expect(within(row!).getByText('Elegida para el programa')).toBeVisible();
});
