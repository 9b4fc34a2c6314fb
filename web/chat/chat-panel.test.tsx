import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import type { ChatEventKind } from '../../schema/chat.ts';
import { type Auth, AuthContext } from '../accounts/auth.ts';
import type { AuthUser } from '../accounts/stored-user.ts';
import { setLiveState } from '../live/live-status.ts';
import { answeringClient, type Answers } from '../testing/answering-client.ts';
import { dismissToast, useToasts } from '../ui/toast.ts';
import { ChatPanel } from './chat-panel.tsx';
import type { ChatMessage } from './merge.ts';

const MIA = { id: 1, name: 'Mia Mile', isAdmin: false, isMvp: false, avatarUrl: null, avatarType: 'default' } as AuthUser;
const ADA = { ...MIA, id: 2, name: 'Ada Admin', isAdmin: true };

const OPEN = { isOpen: true, nextGameDate: '2025-11-16', opensAt: '2025-11-16T13:00:00.000Z', closesAt: '2099-11-17T07:00:00.000Z' };
const CLOSED = { isOpen: false, nextGameDate: '2025-11-30', opensAt: '2099-11-30T13:00:00.000Z', closesAt: '2099-12-01T07:00:00.000Z' };

function message(id: number, values: Partial<ChatMessage> = {}): ChatMessage {
  const at = `2025-11-16T19:00:${String(id % 60).padStart(2, '0')}.000Z`;
  return {
    id, message: `message ${id}`, userId: 7, userName: 'Otis Orange', userAvatarType: 'default', avatarUrl: null,
    isAdmin: false, isMvp: false, likes: 0, isLikedByMe: false, clientId: null, revision: 0, createdAt: at, updatedAt: at, ...values,
  };
}

let stored: ChatMessage[];

function show(user: AuthUser | null, status: object = OPEN) {
  const clientIds: string[] = [];
  const answers: Answers = {
    chatStatus: status,
    chatMessages: ({ before }: { before?: number }) => stored.filter(({ id }) => id < (before ?? Infinity)).slice(-100),
    sendChatMessage({ message: text, clientId }: { message: string; clientId: string }) {
      clientIds.push(clientId);
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      const sent = message(100 + stored.length, { message: text, clientId, userId: user!.id, userName: user!.name });
      stored = [...stored, sent];
      return sent;
    },
  };
  const refusals: GraphQLError[] = [];
  const { client, asked, push } = answeringClient(answers);
  const opened: string[] = [];
  const auth = { user, isAuthenticated: user !== null, isRestoring: false, openAuth: (tab: string) => opened.push(tab) } as unknown as Auth;
  render(
    <ApolloProvider client={client}>
      <AuthContext value={auth}>
        <ChatPanel />
        <Toasts />
      </AuthContext>
    </ApolloProvider>,
  );
  const tell = (kind: ChatEventKind, of: ChatMessage) => act(() => push('chatEvents', { kind, message: { ...of, isLikedByMe: null } }));
  const loseNetwork = () => client.setLink(new ApolloLink(() => new Observable((observer) => observer.error(new TypeError('offline')))));
  return { answers, asked, clientIds, loseNetwork, opened, refusals, tell };
}

/** What the toasts say, without their corner of the window. */
function Toasts() {
  const toasts = useToasts().filter(({ open }) => open);
  return <output data-testid="toast">{toasts.map(({ title, description }) => [title, description].filter(Boolean).join(': '))}</output>;
}

const log = () => screen.findByRole('log');
const texts = async () => within(await log()).queryAllByText(/message|hello/i, { selector: 'p[dir=auto]' }).map((node) => node.textContent);
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const toastText = () => screen.getByTestId('toast').textContent;

beforeEach(() => {
  stored = [message(1), message(2)];
  sessionStorage.clear();
  setLiveState('connected');
});
afterEach(() => {
  cleanup();
  for (let id = 0; id < 200; id += 1) dismissToast(id);
  setLiveState('idle');
});

describe('who sees what', () => {
  test('members see the messages and may write', async () => {
    show(MIA);
    expect(await texts()).toEqual(['message 1', 'message 2']);
    expect(await field()).toBeEnabled();
  });

  test('visitors read along and are asked to sign up', async () => {
    const { opened } = show(null);
    expect(await texts()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(opened).toEqual(['signup']);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /like/i })).toBeNull();
  });

  test('while chat is closed members are told the next game day', async () => {
    show(MIA, CLOSED);
    expect(await screen.findByText('Sunday, November 30')).toBeVisible();
    expect(screen.queryByRole('log')).toBeNull();
  });

  test('while chat is closed admins write, and see that only they do', async () => {
    show(ADA, CLOSED);
    expect(await screen.findByText(/admin view/i)).toBeVisible();
    expect(await field()).toBeEnabled();
  });
});

describe('live', () => {
  test('messages come, change and go as the server tells', async () => {
    const { tell } = show(MIA);
    await log();
    tell('POSTED', message(3));
    expect(await texts()).toEqual(['message 1', 'message 2', 'message 3']);
    tell('EDITED', message(3, { message: 'hello', revision: 1 }));
    tell('DELETED', message(2));
    expect(await texts()).toEqual(['message 1', 'hello']);
  });

  test('after a lost connection what was missed is read, once', async () => {
    const { tell, asked } = show(MIA);
    await log();
    act(() => setLiveState('reconnecting'));
    stored = [message(1), message(3), message(4)];
    act(() => setLiveState('connected'));
    tell('POSTED', message(4));
    tell('POSTED', message(5));
    stored = [...stored, message(5)];
    await waitFor(async () => expect(await texts()).toEqual(['message 1', 'message 3', 'message 4', 'message 5']), { timeout: 3000 });
    expect(asked.ChatEvents).toBe(1);
  });
});

describe('writing', () => {
  test('Enter sends, the field empties, and the wait is counted down', async () => {
    const { clientIds } = show(MIA);
    await userEvent.type(await field(), 'hello{Shift>}{Enter}{/Shift}there{Enter}');
    expect(await texts()).toContain('hello\nthere');
    expect(await field()).toHaveValue('');
    expect(await screen.findByText(/Please wait [45] seconds before posting again\./)).toBeVisible();
    await userEvent.type(await field(), 'message too soon{Enter}');
    expect(toastText()).toMatch(/^Cannot post message: Please wait \d seconds/);
    expect(clientIds).toHaveLength(1);
    expect(await field()).toHaveValue('message too soon');
  });

  test('the event and the answer of an own message leave it there once', async () => {
    const { tell } = show(MIA);
    await userEvent.type(await field(), 'hello{Enter}');
    await screen.findByText(/Please wait/);
    tell('POSTED', message(102, { message: 'hello', userId: MIA.id, clientId: stored.at(-1)!.clientId }));
    expect((await texts()).filter((text) => text === 'hello')).toHaveLength(1);
  });

  test('what the server refuses stays, with its reason and Retry', async () => {
    const { clientIds, refusals } = show(MIA);
    refusals.push(new GraphQLError('Game chat is closed.', { extensions: { code: 'FORBIDDEN' } }));
    await userEvent.type(await field(), 'hello{Enter}');
    expect(await screen.findByText('Not sent')).toBeVisible();
    expect(toastText()).toBe('Cannot post message: Game chat is closed.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
    expect(await texts()).toContain('hello');
    expect(clientIds[1]).toBe(clientIds[0]);
  });

  test('a lost network says so', async () => {
    const { loseNetwork } = show(MIA);
    const input = await field();
    loseNetwork();
    await userEvent.type(input, 'hello{Enter}');
    expect(await screen.findByText('Not sent')).toBeVisible();
    expect(toastText()).toBe('Failed to send message');
  });

  test('when another tab has just posted, the server says how long to wait', async () => {
    const { refusals } = show(MIA);
    const extensions = { code: 'TOO_MANY_REQUESTS', retryAfter: 3 };
    refusals.push(new GraphQLError('Please wait 3 seconds before posting again.', { extensions }));
    await userEvent.type(await field(), 'hello{Enter}');
    expect(await screen.findByText('Please wait 3 seconds before posting again.', { selector: 'form span' })).toBeVisible();
  });

  test('unsent text survives a reload', async () => {
    show(MIA);
    await userEvent.type(await field(), 'half a thou');
    cleanup();
    show(MIA);
    expect(await field()).toHaveValue('half a thou');
    cleanup();
    show(ADA);
    expect(await field()).toHaveValue('');
  });

  test('280 characters at most, counted', async () => {
    show(MIA);
    const input = await field();
    await userEvent.click(input);
    await userEvent.paste('x'.repeat(279));
    expect(screen.getByText('279/280')).toBeVisible();
    await userEvent.type(input, 'yz');
    expect(input.value).toHaveLength(280);
  });

  test('an emoji is chosen with the keyboard and lands at the caret', async () => {
    show(MIA);
    await userEvent.type(await field(), 'Go!{ArrowLeft}');
    await userEvent.click(screen.getByRole('button', { name: 'Choose an emoji' }));
    expect(await screen.findByRole('button', { name: 'football' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{Enter}');
    expect(await field()).toHaveValue('Go🧡!');
    await waitFor(async () => expect(await field()).toHaveFocus());
  });
});

describe('acts', () => {
  test('a like shows at once and rolls back when refused', async () => {
    const { answers } = show(MIA);
    let refuse: (reason: unknown) => void = () => {};
    answers.toggleChatLike = () => new Promise((_resolve, reject) => (refuse = reject));
    const [like] = await screen.findAllByRole('button', { name: 'Like, 0 likes' });
    await userEvent.click(like!);
    expect(like).toHaveAccessibleName('Like, 1 like');
    expect(like).toHaveAttribute('aria-pressed', 'true');
    refuse(new GraphQLError('Too fast.'));
    await waitFor(() => expect(like).toHaveAccessibleName('Like, 0 likes'));
    expect(toastText()).toContain('Failed to update like');
  });

  test('liked and unliked before the first answer, it ends unliked', async () => {
    const { answers } = show(MIA);
    let liked = false;
    const waiting: (() => void)[] = [];
    answers.toggleChatLike = () => {
      liked = !liked;
      const answer = { liked, totalLikes: Number(liked), revision: waiting.length + 1 };
      return new Promise((resolve) => waiting.push(() => resolve(answer)));
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
    stored = [message(1), message(2, { userId: MIA.id, userName: MIA.name })];
    const { answers } = show(MIA);
    answers.editChatMessage = ({ id, message: text }: { id: number; message: string }) =>
      message(id, { message: text, userId: MIA.id, revision: 1, updatedAt: '2025-11-16T19:05:00.000Z' });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit message' }));
    const edit = screen.getByRole('textbox', { name: 'Edit message' });
    expect(edit).toHaveFocus();
    await userEvent.clear(edit);
    await userEvent.type(edit, 'hello{Enter}');
    await waitFor(async () => expect(await texts()).toEqual(['message 1', 'hello']));
    expect(screen.getByText(/edited/)).toBeVisible();
    expect(toastText()).toBe('Message updated');
  });

  test('a failed edit keeps what was typed', async () => {
    stored = [message(2, { userId: MIA.id })];
    const { loseNetwork } = show(MIA);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit message' }));
    loseNetwork();
    await userEvent.type(screen.getByRole('textbox', { name: 'Edit message' }), ' hello{Enter}');
    await waitFor(() => expect(toastText()).toBe('Failed to update message'));
    expect(screen.getByRole('textbox', { name: 'Edit message' })).toHaveValue('message 2 hello');
  });

  test('deleting asks first', async () => {
    stored = [message(1), message(2, { userId: MIA.id })];
    const { answers, asked } = show(MIA);
    answers.deleteChatMessage = true;
    await userEvent.click(await screen.findByRole('button', { name: 'Delete message' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(asked.DeleteChatMessage).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Delete message' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await texts()).toEqual(['message 1']));
    expect(toastText()).toBe('Message deleted');
  });

  test('admins may delete every message', async () => {
    show(ADA);
    expect(await screen.findAllByRole('button', { name: 'Delete message' })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Edit message' })).toBeNull();
  });
});
