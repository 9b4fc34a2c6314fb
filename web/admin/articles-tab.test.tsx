import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { AuthUser } from '../accounts/session/stored-user.ts';
import { ADA, articleServer, openDashboard, stored } from '../testing/admin.tsx';

const user = userEvent.setup();
const press = async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));
const toasted = (text: string) =>
  waitFor(() => expect(screen.getByTestId('toasts')).toHaveTextContent(text));
const row = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest('li')!;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('who sees the dashboard', () => {
  test.each<[string, AuthUser | null]>([
    ['a visitor, who may be an admin,', null],
    ['a member', { ...ADA, isAdmin: false }],
  ])('%s does not', async (_who, viewer) => {
    openDashboard({ me: viewer }, { user: viewer });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(screen.getByText('You need admin privileges to access this page.')).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Sign In' })).toHaveLength(viewer ? 0 : 1);
  });

  const BOTH = { isModerator: true, isHost: true };
  test.each<[string, Partial<AuthUser>, string, string[]]>([
    [
      'a moderator',
      { isModerator: true },
      'Review queue',
      ['Review queue', 'Questions', 'Photos', 'Reports', 'Warnings & mutes', 'Deleted posts'],
    ],
    ['a host', { isHost: true }, 'On air', ['On air', 'Questions']],
    [
      'both',
      BOTH,
      'On air',
      [
        'On air',
        'Review queue',
        'Questions',
        'Photos',
        'Reports',
        'Warnings & mutes',
        'Deleted posts',
      ],
    ],
  ])(
    '%s has the tabs of their right, and asks for no others',
    async (_who, rights, first, tabs) => {
      const viewer = { ...ADA, isAdmin: false, ...rights };
      const waiting = { questions: [], pendingQuestionCount: 0, pendingPhotoCount: 0 };
      const { asked } = openDashboard(
        {
          me: viewer,
          ...waiting,
          pendingReportCount: 0,
          liveShows: [],
          sentBreakingNews: [],
          moderationQueue: [],
          moderationQueueCount: 0,
        },
        { user: viewer, at: '/admin?tab=users' },
      );
      expect(await screen.findByRole('heading', { name: first })).toBeVisible();
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs);
      expect(Object.keys(asked)).not.toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^(Users|FirstSteps|UserEvents|NewContact)/),
        ]),
      );
    },
  );

  test('it closes for an admin who is one no more', async () => {
    const { answers } = articleServer(stored(1));
    answers.me = () => ({ ...ADA, isAdmin: false });
    openDashboard(answers);
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });
});

describe('the list of articles', () => {
  test('counts them, and shows all, drafts, or those that are published', async () => {
    const { answers } = articleServer(
      stored(1, { isPublished: true, publishedAt: '2025-11-20T19:00:00.000Z' }),
      stored(2),
      stored(3, { scheduledPublishAt: '2025-11-23T14:00:00.000Z' }),
    );
    const { place } = openDashboard(answers);
    expect(await screen.findByRole('button', { name: /^3 ?All articles/ })).toBeVisible();
    const published = await row('Article 1');
    expect(within(published).getByRole('link', { name: 'Edit Article' })).toBeVisible();
    expect(within(published).getByRole('link', { name: 'View Article' })).toHaveAttribute(
      'href',
      '/articles/1',
    );
    expect(within(published).queryByRole('button', { name: 'Publish' })).toBeNull();
    const draft = await row('Article 2');
    expect(within(draft).getByRole('link', { name: 'Edit Draft' })).toBeVisible();
    expect(within(draft).queryByRole('link', { name: 'View Article' })).toBeNull();
    expect(await row('Article 3')).toHaveTextContent('Sun, Nov 23, 2025, 7:00 AM MT');

    await press(/Published$/);
    await waitFor(() => expect(screen.queryByText('Article 2')).toBeNull());
    await waitFor(() => expect(place.current).toBe('/admin?tab=articles&show=published'));
  });

  test('says what is missing', async () => {
    openDashboard(articleServer().answers);
    expect(await screen.findByText('No articles yet. Create your first article!')).toBeVisible();
    await press(/Published$/);
    expect(await screen.findByText('No published articles found.')).toBeVisible();
  });

  test('a draft is published from there; a refusal is shown', async () => {
    const { answers } = articleServer(stored(1), stored(2));
    openDashboard(answers);
    await user.click(within(await row('Article 1')).getByRole('button', { name: 'Publish' }));
    await toasted('Article published successfully!');
    expect(await within(await row('Article 1')).findByText('PUBLISHED')).toBeVisible();
    answers.publishArticle = () => {
      throw new GraphQLError('The printer is on fire.', { extensions: { code: 'CONFLICT' } });
    };
    await user.click(within(await row('Article 2')).getByRole('button', { name: 'Publish' }));
    await toasted('Failed to publish article: The printer is on fire.');
  });

  test('deleting asks first, and says that it cannot be undone', async () => {
    const { answers, all } = articleServer(stored(1), stored(2));
    openDashboard(answers);
    await user.click(within(await row('Article 1')).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('“Article 1”');
    expect(dialog).toHaveTextContent('can’t be undone');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(all.size).toBe(2);
    await user.click(within(await row('Article 1')).getByRole('button', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await toasted('Article deleted successfully!');
    await waitFor(() => expect(screen.queryByText('Article 1')).toBeNull());
  });

  test('a draft is scheduled in Mountain time, and the schedule taken back', async () => {
    const { answers, all } = articleServer(stored(1));
    openDashboard(answers);
    await user.click(within(await row('Article 1')).getByRole('button', { name: 'Schedule…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Schedule the article' });
    await user.clear(within(dialog).getByLabelText('Date'));
    await user.type(within(dialog).getByLabelText('Date'), '2099-07-04');
    await user.clear(within(dialog).getByLabelText('Time (Mountain)'));
    await user.type(within(dialog).getByLabelText('Time (Mountain)'), '18:30');
    await user.click(within(dialog).getByRole('button', { name: 'Schedule the article' }));
    await toasted('Article scheduled.');
    expect(all.get(1)?.scheduledPublishAt).toBe('2099-07-05T00:30:00.000Z');
    expect(await row('Article 1')).toHaveTextContent('Sat, Jul 4, 2099, 6:30 PM MT');

    await user.click(within(await row('Article 1')).getByRole('button', { name: 'Schedule…' }));
    await press('Cancel schedule');
    await waitFor(() => expect(all.get(1)?.scheduledPublishAt).toBeNull());
  });

  test('what others save shows up by itself, drafts too', async () => {
    const server = articleServer(stored(1));
    const { push } = openDashboard(server.answers);
    await row('Article 1');
    server.all.set(2, stored(2));
    act(() => push('articleSaves', { articleId: 2, savedBy: 'Otis Orange' }));
    expect(await row('Article 2')).toBeVisible();
    expect(screen.getByText('1–2 of 2')).toBeVisible();
  });
});
