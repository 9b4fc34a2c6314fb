import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { openDashboard, ADA } from '../testing/admin.tsx';
import type { Answers } from '../testing/schema-client.ts';

const user = userEvent.setup();
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

/** A report as stored by the server. */
const report = (id: number, values: object = {}) => ({
  id,
  contentType: 'PHOTO_COMMENT',
  contentId: 10 + id,
  reason: 'SPAM',
  description: null,
  status: 'PENDING',
  actionTaken: null as string | null,
  reviewedAt: null as string | null,
  createdAt: '2025-11-20T19:00:00.000Z',
  reporterName: 'Rita Reporter',
  reportedUserName: 'Sam Spammer',
  reportedContent: `Reported words ${id}`,
  article: null,
  articleTitle: null,
  imageUrl: null,
  isContentThere: true,
  ...values,
});

function reportServer(...reports: ReturnType<typeof report>[]) {
  const all = new Map(reports.map((one) => [one.id, one]));
  const asked: string[] = [];
  const review = (id: number, actionTaken: string) => {
    all.set(id, {
      ...all.get(id)!,
      status: 'DISMISSED',
      actionTaken,
      reviewedAt: '2025-11-20T20:00:00.000Z',
    });
    return all.get(id);
  };
  const answers: Answers = {
    me: { ...ADA },
    reports: ({ filter }: { filter: string }) => {
      asked.push(filter);
      return [...all.values()];
    },
    pendingReportCount: () => [...all.values()].filter(({ status }) => status === 'PENDING').length,
    dismissReport: ({ input: { id } }: { input: { id: number } }) => ({
      report: review(id, 'DISMISSED'),
    }),
    deleteReportedContent: ({ input: { id } }: { input: { id: number } }) => ({
      report: review(id, 'DELETED'),
    }),
    deleteReport: ({ input: { id } }: { input: { id: number } }) => ({
      deletedId: all.delete(id) && id,
    }),
  };
  return { all, answers, asked };
}

const open = (answers: Answers) => openDashboard(answers, { at: '/admin?tab=reports' });
const part = (name: string) => screen.findByRole('region', { name });
const row = async (words: string) => (await screen.findByText(words)).closest('li')!;

test('a report is dismissed; the content stays, and the report can be deleted after a question', async () => {
  const { answers, all } = reportServer(report(1));
  open(answers);
  await user.click(within(await row('Reported words 1')).getByRole('button', { name: 'Dismiss' }));
  await toasted('Report dismissed successfully');
  expect(await within(await part('Active reports')).findByText('No active reports')).toBeVisible();
  const reviewed = await part('Recently reviewed');
  expect(reviewed).toHaveTextContent('DISMISSED');
  await user.click(within(reviewed).getByRole('button', { name: 'Delete Report' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('photo comment by Sam Spammer (“Reported words 1”)');
  expect(dialog).toHaveTextContent('can’t be undone');
  await user.click(within(dialog).getByRole('button', { name: 'Delete Report' }));
  await toasted('Report deleted successfully');
  expect(all.size).toBe(0);
});

test('content is deleted only after a question that names it', async () => {
  const { answers, all } = reportServer(report(1));
  open(answers);
  await user.click(
    within(await row('Reported words 1')).getByRole('button', { name: 'Delete Content' }),
  );
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this photo comment?' });
  expect(dialog).toHaveTextContent('can’t be undone');
  expect(all.get(1)!.status).toBe('PENDING');
  await user.click(within(dialog).getByRole('button', { name: 'Delete Content' }));
  await toasted('Content deleted and report resolved');
  expect(await part('Recently reviewed')).toHaveTextContent('CONTENT DELETED');
});

test('long texts are cut: at 100 characters while they wait, at 80 once reviewed', async () => {
  const long = '🧡'.repeat(120);
  const { answers } = reportServer(
    report(1, { reportedContent: long }),
    report(2, { reportedContent: long, status: 'DISMISSED', actionTaken: 'DISMISSED' }),
  );
  open(answers);
  expect(await screen.findByText(`${'🧡'.repeat(100)}…`)).toBeVisible();
  expect(screen.getByText(`${'🧡'.repeat(80)}…`)).toBeVisible();
});

test.each([
  ['dismissReport', 'Dismiss', 'Failed to dismiss report'],
  ['deleteReportedContent', 'Delete Content', 'Failed to delete content'],
])('a refusal of %s is shown', async (field, button, text) => {
  const { answers } = reportServer(report(1));
  answers[field] = () => {
    throw new GraphQLError('Not today.', { extensions: { code: 'CONFLICT' } });
  };
  open(answers);
  await user.click(within(await row('Reported words 1')).getByRole('button', { name: button }));
  const dialog = screen.queryByRole('alertdialog');
  if (dialog) await user.click(within(dialog).getByRole('button', { name: button }));
  await toasted(text);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the filter is applied by the server and is in the URL', async () => {
  const { answers, asked } = reportServer(report(1));
  const { place } = open(answers);
  await user.selectOptions(await screen.findByLabelText('Show'), 'Chat messages');
  await waitFor(() => expect(asked.at(-1)).toBe('CHAT_MESSAGE'));
  expect(place.current).toBe('/admin?tab=reports&show=chat_message');
});

test('a report that comes shows up, and marks the tab, by itself', async () => {
  const { answers, all } = reportServer();
  const { push } = open(answers);
  expect(await screen.findByText('No active reports')).toBeVisible();
  expect(screen.queryByText('(1 needs review)')).toBeNull();
  all.set(7, report(7));
  act(() => push('reportEvents', { reportId: 7, pendingCount: 1 }));
  expect(await screen.findByText('Reported words 7')).toBeVisible();
  expect(screen.getByRole('tab', { name: /Reports/ })).toHaveTextContent('(1 needs review)');
});

test('a list that could not be loaded is asked for again', async () => {
  const { answers } = reportServer(report(1));
  const { reports } = answers;
  answers.reports = () => {
    throw new Error('The database is away');
  };
  open(answers);
  await screen.findByRole('alert');
  answers.reports = reports;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Reported words 1')).toBeVisible();
});
