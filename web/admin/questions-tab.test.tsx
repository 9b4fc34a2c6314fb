import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { ADA, openDashboard } from '../testing/admin.tsx';
import type { Answers } from '../testing/schema-client.ts';

const user = userEvent.setup();

const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

/** A question as stored by the server. */
const question = (id: number, status = 'PENDING') => ({
  id,
  question: `Question ${id}?`,
  status,
  isApproved: status !== 'PENDING',
  createdAt: '2025-11-20T19:00:00.000Z',
  user: {
    id: 7,
    name: 'Quinn Question',
    favoriteTeam: 'Denver Broncos',
    avatarUrl: null,
    avatarType: 'DEFAULT',
    isAdmin: false,
    isMvp: false,
  },
});

function questionServer(...questions: ReturnType<typeof question>[]) {
  const all = new Map(questions.map((one) => [one.id, one]));
  const asked: { filter: string; after?: string | null }[] = [];
  const move = (id: number, status: string) => {
    all.set(id, question(id, status));
    return all.get(id);
  };
  const answers: Answers = {
    me: { ...ADA },
    questions: ({ filter, first, after }: { filter: string; first: number; after?: string }) => {
      asked.push({ filter, after: after ?? null });
      return [...all.values()]
        .filter(({ isApproved }) => isApproved === (filter === 'APPROVED'))
        .filter(({ id }) => !after || id < Number(after.replace('after ', '')))
        .sort((one, other) => other.id - one.id)
        .slice(0, first);
    },
    pendingQuestionCount: () => [...all.values()].filter(({ isApproved }) => !isApproved).length,
    approveQuestion: ({ input: { id } }: { input: { id: number } }) => ({
      question: move(id, 'APPROVED'),
    }),
    setQuestionStatus: ({ input: { id, status } }: { input: { id: number; status: string } }) => ({
      question: move(id, status),
    }),
    deleteQuestion: ({ input: { id } }: { input: { id: number } }) => ({
      deletedId: all.delete(id) && id,
    }),
  };
  return { all, answers, asked };
}

const open = (answers: Answers) => openDashboard(answers, { at: '/admin?tab=questions' });
const part = (name: string) => screen.findByRole('region', { name });
const row = async (words: string) => (await screen.findByText(words)).closest('li')!;
const press = async (words: string, button: string) =>
  user.click(within(await row(words)).getByRole('button', { name: button }));

test('a question is approved, and is listed among the approved ones', async () => {
  const { answers } = questionServer(question(1), question(2));
  open(answers);
  await press('Question 2?', 'Approve');
  await toasted('Question approved!');
  const approved = await part('Approved Questions');
  expect(await within(approved).findByText('Question 2?')).toBeVisible();
  expect(approved).toHaveTextContent('APPROVED');
  // The focus goes on to the next one that waits.
  await waitFor(async () => expect(await row('Question 1?')).toHaveFocus());
});

test('an approved question is moved; where it is already the button is disabled', async () => {
  const { answers } = questionServer(question(1, 'APPROVED'));
  open(answers);
  await press('Question 1?', 'Answered');
  await toasted('Question status updated!');
  const buttonsOff = async () =>
    within(await row('Question 1?'))
      .getAllByRole('button')
      .filter((button) => (button as HTMLButtonElement).disabled)
      .map((button) => button.textContent);
  await waitFor(async () => expect(await buttonsOff()).toEqual(['Answered']));
  expect(await row('Question 1?')).toHaveFocus();
  await press('Question 1?', 'Waiting');
  await waitFor(async () => expect(await buttonsOff()).toEqual(['Waiting']));
  await press('Question 1?', 'Pending');
  const pending = await part('Pending Questions');
  expect(await within(pending).findByText('Question 1?')).toBeVisible();
  expect(await screen.findByText('No approved questions yet.')).toBeVisible();
});

test('a question is deleted only after a confirmation that names it', async () => {
  const { answers, all } = questionServer(question(1));
  open(answers);
  await press('Question 1?', 'Delete');
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Delete the question by Quinn Question?',
  });
  expect(dialog).toHaveTextContent('“Question 1?”');
  expect(dialog).toHaveTextContent('can’t be undone');
  expect(all.size).toBe(1);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await toasted('Question deleted!');
  expect(await screen.findByText('No pending questions.')).toBeVisible();
});

test.each([
  ['approveQuestion', 'PENDING', 'Approve', 'Failed to approve question'],
  ['setQuestionStatus', 'WAITING', 'Answered', 'Failed to update question status'],
  ['deleteQuestion', 'WAITING', 'Delete', 'Failed to delete question'],
])('a refusal of %s is shown', async (field, status, button, text) => {
  const { answers } = questionServer(question(1, status));
  answers[field] = () => {
    throw new GraphQLError('Not today.', { extensions: { code: 'CONFLICT' } });
  };
  open(answers);
  await press('Question 1?', button);
  const dialog = screen.queryByRole('alertdialog');
  if (dialog) await user.click(within(dialog).getByRole('button', { name: button }));
  await toasted(text);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await row('Question 1?')).toBeVisible();
});

test('the filter shows one of the lists, and is in the URL', async () => {
  const { answers } = questionServer(question(1), question(2, 'WAITING'));
  const { place } = open(answers);
  await row('Question 1?');
  await user.selectOptions(screen.getByLabelText('Show'), 'Approved');
  await waitFor(() => expect(screen.queryByText('Question 1?')).toBeNull());
  expect(await row('Question 2?')).toBeVisible();
  expect(place.current).toBe('/admin?tab=questions&show=approved');
});

test('there are pages; one that was emptied is left', async () => {
  const { answers, asked } = questionServer(
    ...Array.from({ length: 21 }, (_, at) => question(at + 1)),
  );
  open(answers);
  await user.click(await screen.findByRole('button', { name: 'Older questions' }));
  await press('Question 1?', 'Approve');
  expect(await row('Question 21?')).toBeVisible();
  expect(asked.some(({ after }) => after === 'after 2')).toBe(true);
});

test('a question that comes shows up, and marks the tab, by itself', async () => {
  const { answers, all } = questionServer();
  const { push } = open(answers);
  expect(await screen.findByText('No pending questions.')).toBeVisible();
  expect(screen.getByRole('tab', { name: /Questions/ })).not.toHaveTextContent('review');
  all.set(7, question(7));
  act(() => push('questionEvents', { questionId: 7, pendingCount: 1 }));
  expect(await row('Question 7?')).toBeVisible();
  expect(screen.getByRole('tab', { name: /Questions/ })).toHaveTextContent('(1 needs review)');
});

test('a list that could not be loaded is asked for again', async () => {
  const { answers } = questionServer(question(1));
  const { questions } = answers;
  answers.questions = () => {
    throw new Error('The database is away');
  };
  open(answers);
  const [first] = await screen.findAllByRole('button', { name: 'Retry' });
  answers.questions = questions;
  await user.click(first!);
  expect(await row('Question 1?')).toBeVisible();
});
