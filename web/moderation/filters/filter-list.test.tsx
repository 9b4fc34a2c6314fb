import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { ADA, openDashboard } from '../../testing/admin.tsx';
import type { Answers } from '../../testing/schema-client.ts';

const user = userEvent.setup();
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));

/** A filter as stored by the server. */
const stored = (id: number, name: string, values: object = {}) => ({
  id,
  name,
  rule: 'WORDS',
  words: ['darn', 'heck*'],
  pattern: null,
  allowedHosts: [],
  count: null,
  minutes: null,
  memberDays: null,
  kinds: ['CHAT_MESSAGE', 'ARTICLE_COMMENT', 'PHOTO_COMMENT'],
  action: 'REFUSE',
  message: 'Please keep it friendly.',
  isOn: true,
  updatedAt: '2025-11-16T19:00:00Z',
  ...values,
});
type Stored = ReturnType<typeof stored>;

function server(...filters: Stored[]) {
  let all = filters;
  const inputs: object[] = [];
  const trials: object[] = [];
  const answers: Answers = {
    me: { ...ADA },
    filters: () => all,
    filterTrial: ({ filter }: { filter: { pattern?: string } }) => {
      trials.push(filter);
      if (filter.pattern === '(') throw new GraphQLError('This pattern can’t be read: missing )');
      return {
        postCount: 1200,
        matchCount: 2,
        memberCount: 1,
        isWhole: true,
        matches: [
          {
            id: 'CHAT_MESSAGE:7',
            kind: 'CHAT_MESSAGE',
            text: 'Darn refs',
            createdAt: '2025-11-16T19:00:00Z',
            user: { id: 3, name: 'Mia Mile' },
          },
        ],
        members: [{ matchCount: 2, user: { id: 3, name: 'Mia Mile' } }],
      };
    },
    addFilter: ({ input }: { input: { filter: Stored } }) => {
      inputs.push(input);
      all = [...all, stored(9, input.filter.name, input.filter)];
      return { filter: all.at(-1) };
    },
    updateFilter: ({ input }: { input: { id: number; filter: object } }) => {
      inputs.push(input);
      all = all.map((one) => (one.id === input.id ? { ...one, ...input.filter } : one));
      return { filter: all.find((one) => one.id === input.id) };
    },
    deleteFilter: ({ input: { id } }: { input: { id: number } }) => {
      all = all.filter((one) => one.id !== id);
      return { deletedId: id };
    },
  };
  return { inputs, trials, answers };
}

const open = (answers: Answers, query = '') =>
  openDashboard(answers, { at: `/admin?tab=filters${query}` });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a new filter is checked, tried on the last week, and saved as it was tried', async () => {
  const { answers, inputs, trials } = server();
  open(answers);
  expect(await screen.findByText('No filters yet.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Add a filter' }));
  const tryIt = await screen.findByRole('button', { name: 'Try it on last week' });
  await user.selectOptions(screen.getByLabelText('What happens'), 'REFUSE');
  await user.click(tryIt);
  expect(await screen.findByText('Check these 3 fields:')).toBeVisible();
  expect(screen.getAllByText('Enter at least one word')[0]).toBeVisible();
  type('Name', 'Bad words');
  type('Words and phrases', 'darn\n\n heck* \n');
  type('What they read', 'Please keep it friendly.');
  await user.click(screen.getByLabelText('Comments on photos'));
  expect(screen.queryByRole('button', { name: 'Save filter' })).toBeNull();
  await user.click(tryIt);
  expect(await screen.findByText(/matched 2 posts of 1,?200 by 1 member/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'In the last week' })).toHaveFocus();
  expect(screen.getByText('Darn refs')).toBeVisible();

  // A change takes the trial away: what is saved is what was tried.
  await user.type(screen.getByLabelText('Name'), '!');
  expect(screen.queryByRole('button', { name: 'Save filter' })).toBeNull();
  await user.click(tryIt);
  await user.click(await screen.findByRole('button', { name: 'Save filter' }));
  await toasted('Added: Bad words!');
  const filter = {
    ...{ name: 'Bad words!', rule: 'WORDS', words: ['darn', 'heck*'], pattern: null },
    ...{ allowedHosts: [], count: null, minutes: null, memberDays: null, isOn: true },
    ...{ kinds: ['CHAT_MESSAGE', 'ARTICLE_COMMENT'], action: 'REFUSE' },
    message: 'Please keep it friendly.',
  };
  expect(trials.at(-1)).toEqual(filter);
  expect(inputs).toEqual([{ filter }]);
  expect(await screen.findByRole('listitem', { name: 'Bad words!' })).toBeVisible();
});

test('what the server refuses is said, and nothing typed is lost', async () => {
  const { answers } = server();
  open(answers, '&filter=new');
  await screen.findByLabelText('Name');
  type('Name', 'Numbers');
  await user.selectOptions(screen.getByLabelText('Looks for'), 'PATTERN');
  type('Pattern', '(');
  await user.click(screen.getByRole('button', { name: 'Try it on last week' }));
  expect(await screen.findByText('This pattern can’t be read: missing )')).toBeVisible();
  expect(screen.getByLabelText('Pattern')).toHaveValue('(');
  expect(screen.queryByRole('button', { name: 'Save filter' })).toBeNull();
});

test('a filter is turned off, corrected and deleted', async () => {
  const flood = { rule: 'FLOOD', words: [], count: 3, minutes: 1, action: 'MARK', message: null };
  const { answers, inputs } = server(stored(1, 'Bad words'), stored(2, 'Flood', flood));
  open(answers);
  const row = within(await screen.findByRole('listitem', { name: 'Flood' }));
  expect(row.getByText('More than 3 posts in 1 minute')).toBeVisible();
  await user.click(row.getByLabelText('Turned on: Flood'));
  await toasted('Turned off: Flood');
  const { id: _id, updatedAt: _at, ...fields } = stored(2, 'Flood', flood);
  expect(inputs).toEqual([{ id: 2, filter: { ...fields, isOn: false } }]);
  expect(await row.findByText('Turned off')).toBeVisible();

  await user.click(row.getByRole('link', { name: 'Edit: Flood' }));
  expect(await screen.findByLabelText('Posts allowed')).toHaveValue('3');
  type('Posts allowed', '4');
  await user.click(screen.getByRole('button', { name: 'Try it on last week' }));
  await user.click(await screen.findByRole('button', { name: 'Save filter' }));
  await toasted('Saved: Flood');
  expect(inputs[1]).toMatchObject({ id: 2, filter: { count: 4, isOn: false } });

  await user.click(await screen.findByRole('button', { name: 'Delete: Bad words' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Bad words”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await toasted('Deleted: Bad words');
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Bad words' })).toBeNull());
});
