import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { ADA, openDashboard } from '../testing/admin.tsx';
import type { Answers } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';

const user = userEvent.setup();

const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

/** A message as stored by the server. */
const message = (id: number, values: object = {}) => ({
  id,
  user: null as { id: number } | null,
  name: 'Wyatt Writer',
  email: 'wyatt@example.org',
  category: 'FEEDBACK',
  message: `Message ${id}`,
  status: 'NEW',
  createdAt: '2025-11-20T19:00:00.000Z',
  ...values,
});

interface Wanted {
  category?: string | null;
  statuses: string[];
}

function contactServer(...messages: ReturnType<typeof message>[]) {
  const all = new Map(messages.map((one) => [one.id, one]));
  const asked: (string | null | undefined)[] = [];
  const answers: Answers = {
    me: { ...ADA },
    contactSubmissions: ({ category, statuses }: Wanted) => {
      asked.push(category);
      return [...all.values()].filter(
        (one) => statuses.includes(one.status) && (!category || one.category === category),
      );
    },
    contactCounts: () => ({
      new: [...all.values()].filter(({ status }) => status === 'NEW').length,
    }),
    setContactStatus: ({ input: { id, status } }: { input: { id: number; status: string } }) => {
      all.set(id, { ...all.get(id)!, status });
      return { submission: all.get(id) };
    },
    deleteContactSubmission: ({ input: { id } }: { input: { id: number } }) => ({
      deletedId: all.delete(id) && id,
    }),
  };
  return { all, answers, asked };
}

const open = (answers: Answers) => openDashboard(answers, { at: '/admin?tab=contact' });
const part = (name: string) => screen.findByRole('region', { name });
const row = async (words: string) => (await screen.findByText(words)).closest('li')!;
const status = async (words: string) => within(await row(words)).getByLabelText('Status');
const offered = async (words: string) =>
  [...(await status(words)).querySelectorAll('option:not(:disabled)')].map(
    (one) => one.textContent,
  );

test('a message is reviewed and completed; from there it only goes back', async () => {
  const { answers } = contactServer(message(1), message(2));
  open(answers);
  expect(await offered('Message 1')).toEqual(['New', 'Reviewed', 'Completed']);
  await user.selectOptions(await status('Message 1'), 'Reviewed');
  await toasted('Status updated successfully');
  expect(within(await part('Active Submissions')).getByText('REVIEWED')).toBeVisible();

  await user.selectOptions(await status('Message 1'), 'Completed');
  const completed = await part('Completed Submissions');
  expect(await within(completed).findByText('Message 1')).toBeVisible();
  await waitFor(async () => expect(await row('Message 2')).toHaveFocus());
  expect(await offered('Message 1')).toEqual(['New', 'Reviewed']);
  expect(await status('Message 1')).toHaveDisplayValue('Completed');
  await user.selectOptions(await status('Message 1'), 'New');
  expect(await screen.findByText('No completed submissions found.')).toBeVisible();
});

test('a message is deleted only after confirming that it cannot be undone', async () => {
  const { answers, all } = contactServer(message(1));
  open(answers);
  await user.click(within(await row('Message 1')).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Delete the message from Wyatt Writer?',
  });
  expect(dialog).toHaveTextContent('This can’t be undone.');
  expect(all.size).toBe(1);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await toasted('Contact submission deleted successfully');
  expect(await screen.findByText('No active contact submissions found.')).toBeVisible();
});

test('the reply is written in the mail program of the admin', async () => {
  const { answers } = contactServer(message(1, { category: 'PROBLEM', user: { id: 7 } }));
  open(answers);
  expect(await row('Message 1')).toHaveTextContent('Member');
  expect(
    within(await row('Message 1')).getByRole('link', { name: 'Reply by email' }),
  ).toHaveAttribute(
    'href',
    'mailto:wyatt@example.org?subject=Your%20message%20to%20Orange%20Weekly%20(Report%20Problem)',
  );
});

test('the category is applied by the server and is in the URL', async () => {
  const { answers, asked } = contactServer(message(1), message(2, { category: 'PROBLEM' }));
  const { place } = open(answers);
  await row('Message 1');
  await user.selectOptions(screen.getByLabelText('Category'), 'Report Problem');
  await waitFor(() => expect(screen.queryByText('Message 1')).toBeNull());
  expect(await row('Message 2')).toBeVisible();
  expect(asked.at(-1)).toBe('PROBLEM');
  expect(place.current).toBe('/admin?tab=contact&category=problem');
});

test('a message that comes shows up, and the tab says NEW!, until nothing is new', async () => {
  const { answers, all } = contactServer();
  const { push } = open(answers);
  expect(await screen.findByText('No active contact submissions found.')).toBeVisible();
  const tab = () => screen.getByRole('tab', { name: /Contact/ });
  expect(tab()).not.toHaveTextContent('NEW!');
  all.set(7, message(7));
  act(() => push('contactEvents', { submissionId: 7, newCount: 1 }));
  expect(await row('Message 7')).toBeVisible();
  expect(tab()).toHaveTextContent('NEW!');
  act(() => push('contactEvents', { submissionId: 7, newCount: 0 }));
  await waitFor(() => expect(tab()).not.toHaveTextContent('NEW!'));
});

test.each([
  ['setContactStatus', 'Failed to update status'],
  ['deleteContactSubmission', 'Failed to delete contact submission'],
])('a refusal of %s is shown, and nothing moves', async (field, text) => {
  const { answers } = contactServer(message(1));
  answers[field] = () => {
    throw new GraphQLError('Not today.', { extensions: { code: 'CONFLICT' } });
  };
  open(answers);
  if (field === 'setContactStatus')
    await user.selectOptions(await status('Message 1'), 'Completed');
  else {
    await user.click(within(await row('Message 1')).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  }
  await toasted(text);
  expect(within(await part('Active Submissions')).getByText('NEW')).toBeVisible();
});

test('a list that could not be loaded says so, and is asked for again', async () => {
  const { answers } = contactServer(message(1));
  const { contactSubmissions } = answers;
  answers.contactSubmissions = () => {
    throw new Error('The database is away');
  };
  open(answers);
  expect(await screen.findAllByText('Failed to fetch contact submissions')).toHaveLength(2);
  answers.contactSubmissions = contactSubmissions;
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
  expect(await row('Message 1')).toBeVisible();
});

test('in Spanish: statuses, categories, and what happened to a message', async () => {
  await speak('es');
  try {
    const { answers } = contactServer(message(1, { category: 'PROBLEM' }));
    answers.deleteContactSubmission = () => {
      throw new GraphQLError('There is no such contact submission.', {
        extensions: { code: 'NOT_FOUND' },
      });
    };
    open(answers);
    const item = within(await row('Message 1'));
    expect(item.getByText('NUEVO')).toBeVisible();
    expect(item.getByText('Reportar un problema', { selector: 'span' })).toBeVisible();
    expect(await screen.findByText('No hay mensajes terminados.')).toBeVisible();
    await user.click(item.getByRole('button', { name: 'Borrar' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: '¿Borrar el mensaje de Wyatt Writer?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Borrar' }));
    await toasted('No se pudo borrar el mensaje de contacto');
  } finally {
    await act(() => speak('en'));
  }
});
