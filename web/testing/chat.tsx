/** Game chat as one person sees it, on a graph that the test controls. */
import { ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GraphQLError } from 'graphql';
import { MemoryRouter } from 'react-router-dom';
import type { ChatEventKind } from '../../schema/chat.ts';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import type { AuthUser } from '../accounts/session/stored-user.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { message, OTIS } from './chat-message.ts';
import { type ChatMessage, quotedOf } from '../chat/chat-message.ts';
import { setLiveState } from '../live/live-status.ts';
import { dismissToast, useToasts } from '../ui/page/toast.ts';
import { schemaClient, type Answers } from './schema-client.ts';
import { CHAT_MODES } from './chat-modes.ts';

export const MIA = {
  ...OTIS,
  id: 1,
  name: 'Mia Mile',
} as AuthUser;
export const ADA = { ...MIA, id: 2, name: 'Ada Admin', isAdmin: true };

export const OPEN = {
  isOpen: true,
  nextGameDate: '2025-11-16',
  opensAt: '2025-11-16T13:00:00.000Z',
  closesAt: '2099-11-17T07:00:00.000Z',
  modes: CHAT_MODES,
  asOf: '2025-11-16T19:00:00.000Z',
};
export const CLOSED = {
  isOpen: false,
  nextGameDate: '2025-11-30',
  opensAt: '2099-11-30T13:00:00.000Z',
  closesAt: '2099-12-01T07:00:00.000Z',
  modes: CHAT_MODES,
  asOf: '2025-11-20T19:00:00.000Z',
};

interface Scene {
  /** Absent: chat is open. */
  status?: object;
  /** The fragment of the URL, as in `#message-12`. */
  place?: string;
  /** What the server has; two messages by default. */
  stored?: ChatMessage[];
}

/** As the graph has it, where pages call the words of a quote its text. */
const served = ({ replyTo, ...of }: ChatMessage) => ({
  ...of,
  replyTo: replyTo && { ...replyTo, message: replyTo.text },
});

/** Shows the panel to a user. */
export function showChat(
  user: AuthUser | null,
  { status = OPEN, place = '', stored = [message(1), message(2)] }: Scene = {},
) {
  const server = { stored };
  const clientIds: string[] = [];
  const answers: Answers = {
    chatStatus: status,
    chat: ({ before }: { before?: string }) => ({
      nodes: server.stored
        .filter(({ id }) => id < Number(before ?? Infinity))
        .slice(-100)
        .map(served),
    }),
    postChatMessage({
      input: { message: text, clientId, replyToId },
    }: {
      input: { message: string; clientId: string; replyToId: number | null };
    }) {
      clientIds.push(clientId);
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      const repliedTo = server.stored.find(({ id }) => id === replyToId);
      const sent = message(100 + server.stored.length, {
        message: text,
        clientId,
        user: user!,
        replyTo: repliedTo ? quotedOf(repliedTo) : null,
      });
      server.stored.push(sent);
      return { message: served(sent) };
    },
  };
  const refusals: GraphQLError[] = [];
  const graph = schemaClient(answers);
  const { client, asked } = graph;
  const opened: string[] = [];
  const auth = {
    user,
    isAuthenticated: user !== null,
    isRestoring: false,
    openAuth: (tab: string) => opened.push(tab),
  } as unknown as Auth;
  const { unmount } = render(
    <ApolloProvider client={client}>
      <AuthContext value={auth}>
        <MemoryRouter initialEntries={[`/fan-zone?tab=game-chat${place}`]}>
          <ChatPanel />
        </MemoryRouter>
        <Toasts />
      </AuthContext>
    </ApolloProvider>,
  );
  const publish = (kind: ChatEventKind, of: ChatMessage) =>
    act(() =>
      graph.push('chatEvents', {
        kind,
        message: { ...served(of), isLikedByMe: null, myReactions: null },
      }),
    );
  const loseNetwork = () =>
    client.setLink(
      new ApolloLink(() => new Observable((observer) => observer.error(new TypeError('offline')))),
    );
  return {
    answers,
    asked,
    clientIds,
    loseNetwork,
    opened,
    push: (field: string, payload: unknown) => act(() => graph.push(field, payload)),
    refusals,
    server,
    eventsLost: graph.eventsLost,
    publish,
    unmount,
  };
}

/** The texts of the toasts, without their corner of the window. */
function Toasts() {
  const toasts = useToasts().filter(({ open }) => open);
  return (
    <output data-testid="toast">
      {toasts.map(({ title, description }) => [title, description].filter(Boolean).join(': '))}
    </output>
  );
}

export const log = () => screen.findByRole('log');
export const texts = async () =>
  within(await log())
    .queryAllByText(/message|hello/i, { selector: 'p[dir=auto]' })
    .map((node) => node.textContent);
/** Chooses an act from the menu of the nth message that has one. */
export async function choose(act: string, nth = 0) {
  const menus = await screen.findAllByRole('button', { name: /^More options for/ });
  await userEvent.click(menus[nth]!);
  await userEvent.click(await screen.findByRole('menuitem', { name: act }));
}

export const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
export const toastText = () => screen.getByTestId('toast').textContent;

/** A new tab on a live connection, as each test wants it, in a window of ten lines. */
export function freshTab(): void {
  const sizes = { clientHeight: 600, clientWidth: 360, offsetHeight: 60, offsetWidth: 360 };
  for (const [side, size] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: size });
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  sessionStorage.clear();
  for (let id = 0; id < 200; id += 1) dismissToast(id);
  setLiveState('connected');
}
