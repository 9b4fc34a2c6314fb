import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { SetLikeInput } from '../../../schema/likes.ts';
import type { SetReactionInput } from '../../../schema/reactions.ts';
import { message } from '../../testing/chat-message.ts';
import { ADA, choose, freshTab, MIA, showChat, texts, toastText } from '../../testing/chat.tsx';

beforeEach(freshTab);

describe('acts', () => {
  test('a like shows at once and rolls back when refused', async () => {
    const { answers } = showChat(MIA);
    let refuse: (reason: unknown) => void = () => {};
    answers.setLike = () => new Promise((_resolve, reject) => (refuse = reject));
    const [like] = await screen.findAllByRole('button', { name: 'Like, 0 likes' });
    await userEvent.click(like!);
    expect(like).toHaveAccessibleName('Like, 1 like');
    expect(like).toHaveAttribute('aria-pressed', 'true');
    refuse(new GraphQLError('Too fast.'));
    await waitFor(() => expect(like).toHaveAccessibleName('Like, 0 likes'));
    expect(toastText()).toContain('Failed to update like');
  });

  test('liked and unliked before the first response, it ends unliked', async () => {
    const { answers } = showChat(MIA);
    let liked = false;
    const waiting: (() => void)[] = [];
    answers.setLike = ({ input }: { input: SetLikeInput }) => {
      liked = input.liked === true;
      const likeable = {
        __typename: 'ChatMessage',
        isLikedByMe: liked,
        likeCount: Number(liked),
        revision: waiting.length + 1,
      };
      return new Promise((resolve) => waiting.push(() => resolve({ likeable })));
    };
    const [like] = await screen.findAllByRole('button', { name: 'Like, 0 likes' });
    await userEvent.click(like!);
    await userEvent.click(like!);
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]!();
    await waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]!();
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
    expect(like).toHaveAccessibleName('Like, 0 likes');
    expect(liked).toBe(false);
  });

  test('own messages are edited in place, others are not', async () => {
    const { answers } = showChat(MIA, {
      stored: [message(1), message(2, { user: MIA })],
    });
    answers.editChatMessage = ({
      input: { id, message: text },
    }: {
      input: { id: number; message: string };
    }) => ({
      message: message(id, {
        message: text,
        user: MIA,
        revision: 1,
        updatedAt: '2025-11-16T19:05:00.000Z',
      }),
    });
    await choose('Edit message', 1);
    const edit = await screen.findByRole('textbox', { name: 'Edit message' });
    expect(edit).toHaveFocus();
    await userEvent.clear(edit);
    await userEvent.type(edit, 'hello{Enter}');
    await waitFor(async () => expect(await texts()).toEqual(['message 1', 'hello']));
    expect(screen.getByText(/edited/)).toBeVisible();
    expect(toastText()).toBe('Message updated');
  });

  test('a failed edit does not lose the text', async () => {
    const { loseNetwork } = showChat(MIA, { stored: [message(2, { user: MIA })] });
    await choose('Edit message');
    const edit = await screen.findByRole('textbox', { name: 'Edit message' });
    loseNetwork();
    await userEvent.type(edit, ' hello{Enter}');
    await waitFor(() => expect(toastText()).toBe('Failed to update message'));
    expect(screen.getByRole('textbox', { name: 'Edit message' })).toHaveValue('message 2 hello');
  });

  test('deleting asks first', async () => {
    const { answers, asked } = showChat(MIA, {
      stored: [message(1), message(2, { user: MIA })],
    });
    answers.deleteChatMessage = { deletedId: 2 };
    await choose('Delete message', 1);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(asked.DeleteChatMessage).toBeUndefined();
    await choose('Delete message', 1);
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(async () => expect(await texts()).toEqual(['message 1']));
    expect(toastText()).toBe('Message deleted');
  });

  test("others' messages are reported, by members only", async () => {
    const { answers } = showChat(MIA);
    const reported: unknown[] = [];
    answers.reportContent = ({ input }: { input: object }) => ({
      contentId: reported.push(input),
    });
    await choose('Report message');
    await userEvent.click(await screen.findByRole('radio', { name: 'Spam' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send Report' }));
    await waitFor(() => expect(toastText()).toContain('Content Reported'));
    expect(reported).toMatchObject([{ contentType: 'CHAT_MESSAGE', contentId: 1, reason: 'SPAM' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('admins may delete every message', async () => {
    showChat(ADA);
    await choose('Delete message', 1);
    expect(await screen.findByText("Delete Otis Orange's message?")).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getAllByRole('button', { name: /^More options for/ })[0]!);
    expect(screen.queryByRole('menuitem', { name: 'Edit message' })).toBeNull();
  });
});

describe('reactions', () => {
  const FIRE = [{ reaction: 'FIRE', count: 2 }] as const;
  const given = (name: string) => screen.queryByRole('button', { name });

  test('one is chosen in the menu of the message, shows at once, and rolls back when refused', async () => {
    const { answers } = showChat(MIA, { stored: [message(1)] });
    let refuse: (reason: unknown) => void = () => {};
    answers.setReaction = () => new Promise((_resolve, reject) => (refuse = reject));
    await userEvent.click(await screen.findByRole('button', { name: /^More options for/ }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'horse' }));
    expect(given('horse, 1')).toHaveAttribute('aria-pressed', 'true');
    refuse(new GraphQLError('Too fast.'));
    await waitFor(() => expect(given('horse, 1')).toBeNull());
    expect(toastText()).toContain('We couldn’t save your reaction.');
  });

  test('those of others are given too by pressing them, and an event of others keeps one’s own', async () => {
    const { answers, publish } = showChat(MIA, { stored: [message(1, { reactions: [...FIRE] })] });
    answers.setReaction = ({ input }: { input: SetReactionInput }) => ({
      reactable: {
        __typename: 'ChatMessage',
        reactions: [{ reaction: input.reaction, count: 3 }],
        myReactions: input.isGiven ? [input.reaction] : [],
        revision: 0,
      },
    });
    const fire = await screen.findByRole('button', { name: 'fire, 2' });
    expect(fire).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(fire);
    await waitFor(() => expect(given('fire, 3')).toHaveAttribute('aria-pressed', 'true'));
    const more = message(1, { reactions: [{ reaction: 'FIRE', count: 9 }], revision: 1 });
    publish('REACTED', { ...more, myReactions: null });
    await waitFor(() => expect(given('fire, 9')).toHaveAttribute('aria-pressed', 'true'));
  });

  test('visitors see them, and are asked to sign up when they press one', async () => {
    const { opened } = showChat(null, { stored: [message(1, { reactions: [...FIRE] })] });
    await userEvent.click(await screen.findByRole('button', { name: 'fire, 2' }));
    expect(opened).toEqual(['signup']);
    await userEvent.click(screen.getByRole('button', { name: /^More options for/ }));
    await screen.findByRole('menuitem', { name: 'Copy link' });
    expect(screen.queryByRole('menuitemcheckbox')).toBeNull();
  });

  test('arrows go from one to the next in the menu', async () => {
    showChat(MIA, { stored: [message(1)] });
    const more = await screen.findByRole('button', { name: /^More options for/ });
    act(() => more.focus());
    await userEvent.keyboard('{Enter}');
    const fire = await screen.findByRole('menuitemcheckbox', { name: 'fire' });
    await waitFor(() => expect(fire).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('menuitemcheckbox', { name: 'tears of joy' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(fire).toHaveFocus();
  });
});
