import { jest } from '@jest/globals';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { LIKE_FAILED } from '../../schema/likes.ts';
import { ARTICLE_COMMENT_TEXTS } from '../articles/reading/article-comment-operations.ts';
import { freshTab, MIA } from '../testing/chat.tsx';
import { comment, own, press, row, show, toastText } from '../testing/comments.tsx';
import { speak } from '../ui/language.ts';

beforeEach(() => {
  freshTab();
  localStorage.clear();
});

describe('edit', () => {
  test('an own comment is edited in its place', async () => {
    const sent: unknown[] = [];
    show([comment(2), own(1)], {
      edit(id, text) {
        sent.push([id, text]);
        return Promise.resolve(own(id, { text, revision: 1, updatedAt: '2025-11-16T19:05:00Z' }));
      },
    });
    expect(row('comment 2').queryByRole('button', { name: 'Edit comment' })).toBeNull();
    await press('comment 1', 'Edit comment');
    const field = screen.getByRole('textbox', { name: 'Edit comment' });
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'better said');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(row('better said').getByText(/edited/)).toBeVisible());
    expect(sent).toEqual([[1, 'better said']]);
    expect(toastText()).toBe(ARTICLE_COMMENT_TEXTS.updated);
  });

  test('after a refusal the field still has the text, also after a reload', async () => {
    show([own(1)], { edit: () => Promise.reject(new GraphQLError('Too fast.')) });
    await press('comment 1', 'Edit comment');
    await userEvent.type(screen.getByRole('textbox', { name: 'Edit comment' }), ' and more');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toastText()).toContain(ARTICLE_COMMENT_TEXTS.updateFailed));
    expect(screen.getByRole('textbox', { name: 'Edit comment' })).toHaveValue('comment 1 and more');
    const stored = Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key));
    expect(stored.join()).toContain('comment 1 and more');
  });

  test('Escape leaves it as it was, and an unchanged text is not sent', async () => {
    show([own(1)]);
    await press('comment 1', 'Edit comment');
    await userEvent.keyboard(' never mind{Escape}');
    expect(row('comment 1').getByRole('button', { name: 'Edit comment' })).toBeVisible();
    await press('comment 1', 'Edit comment');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.queryByRole('textbox', { name: 'Edit comment' })).toBeNull();
    expect(toastText()).toBe('');
  });
});

describe('delete', () => {
  test('it asks for confirmation; the focus goes to the comment below', async () => {
    const gone: number[] = [];
    show([comment(3), own(2), comment(1)], {
      remove(id) {
        gone.push(id);
        return Promise.resolve();
      },
    });
    await press('comment 2', 'Delete comment');
    const question = await screen.findByRole('alertdialog', { name: 'Delete your comment?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(gone).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await press('comment 2', 'Delete comment');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('comment 2')).toBeNull());
    expect(gone).toEqual([2]);
    expect(toastText()).toBe(ARTICLE_COMMENT_TEXTS.deleted);
    await waitFor(() => expect(document.activeElement?.id).toBe('comment-1'));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Comments (2)');
  });

  test('refused, it stays', async () => {
    show([own(1)], { remove: () => Promise.reject(new GraphQLError('Not now.')) });
    await press('comment 1', 'Delete comment');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toastText()).toContain(ARTICLE_COMMENT_TEXTS.deleteFailed));
    expect(screen.getByText('comment 1')).toBeInTheDocument();
  });
});

test('a reaction is chosen under the comment, and taken back by pressing it', async () => {
  show([comment(1)]);
  await press('comment 1', 'Add a reaction');
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'clapping' }));
  const given = () => row('comment 1').queryByRole('button', { name: 'clapping, 1' });
  await waitFor(() => expect(given()).toHaveAttribute('aria-pressed', 'true'));
  await press('comment 1', 'clapping, 1');
  await waitFor(() => expect(given()).toBeNull());
});

test('a like shows at once and is taken back when it is refused', async () => {
  let refuse: (reason: unknown) => void = () => {};
  show([comment(1, { likeCount: 3 })], {
    setLike: () => new Promise((_resolve, reject) => (refuse = reject)),
  });
  await press('comment 1', 'Like, 3 likes');
  const like = row('comment 1').getByRole('button', { name: 'Like, 4 likes' });
  expect(like).toHaveAttribute('aria-pressed', 'true');
  await act(async () => refuse(new GraphQLError('Too fast.')));
  expect(like).toHaveAccessibleName('Like, 3 likes');
  expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(toastText()).toContain(LIKE_FAILED.COMMENT.title);
});

test('a deleted member’s comments leave the list, and the count is updated', async () => {
  jest.useFakeTimers();
  const otis = comment(3).user;
  const { deleteMember } = show([comment(3), own(2), comment(1)], {
    readPage: () =>
      Promise.resolve({ comments: [own(2, { likeCount: 4, revision: 1 })], total: 1 }),
  });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Comments (3)');
  deleteMember(otis.id);
  expect(screen.queryByText('comment 3')).toBeNull();
  expect(screen.queryByText('comment 1')).toBeNull();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Comments (1)');
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(row('comment 2').getByRole('button', { name: /4 likes/ })).toBeVisible();
  jest.useRealTimers();
});

test('a comment shows the new name of its author', () => {
  const { changeMember } = show([comment(2), own(1)]);
  changeMember({ ...comment(2).user, isMvp: true, name: 'Bo Blue' });
  expect(row('comment 2').getByText('Bo Blue')).toBeVisible();
  expect(row('comment 1').getByText(MIA.name)).toBeVisible();
});

describe('in Spanish', () => {
  beforeEach(() => speak('es'));
  afterEach(() => act(() => speak('en')));

  test('what the site says is said in it, also what it refuses', async () => {
    show([comment(2, { likeCount: 3 }), own(1, { updatedAt: '2025-11-16T19:05:00.000Z' })], {
      edit: () =>
        Promise.reject(
          new CombinedGraphQLErrors({ errors: [{ message: 'This comment is no longer there.' }] }),
        ),
    });
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Comentarios (2)');
    expect(screen.getByLabelText('Agrega un comentario')).toBeVisible();
    expect(row('comment 2').getByRole('button', { name: 'Me gusta, 3 me gusta' })).toBeVisible();
    expect(row('comment 1').getByText(/\(editado\)/)).toBeVisible();
    await press('comment 1', 'Editar comentario');
    await userEvent.type(screen.getByRole('textbox', { name: 'Editar comentario' }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(toastText()).toBe(
        'No se pudo actualizar el comentario. Inténtalo de nuevo.: Este comentario ya no está.',
      ),
    );
  });
});
