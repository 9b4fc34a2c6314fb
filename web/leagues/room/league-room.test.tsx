import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { MemoryRouter } from 'react-router-dom';
import { type Auth, AuthContext } from '../../accounts/session/auth.ts';
import type { AuthUser } from '../../accounts/session/stored-user.ts';
import { OTIS } from '../../testing/chat-message.ts';
import { MIA } from '../../testing/chat.tsx';
import { type Answers, schemaClient } from '../../testing/schema-client.ts';
import { useToasts } from '../../ui/page/toast.ts';
import LeagueRoom from './league-room.tsx';

const message = (id: number, text: string, user: typeof OTIS = OTIS) => ({
  ...{ id, cursor: `${id}`, text, clientId: null, user },
  createdAt: '2025-11-16T19:00:00.000Z',
  aboutAt: '2025-11-16T19:00:00.000Z',
});
const ME = { ...OTIS, id: MIA.id, name: MIA.name };

function Toasts() {
  return useToasts().map(({ id, title, description }) => (
    <p key={id}>
      {title} {description}
    </p>
  ));
}

beforeEach(() => sessionStorage.clear());

function show(answers: Answers, { isOwner = false, viewer = MIA } = {}) {
  const graph = schemaClient({
    leagueMessages: [message(1, 'Ready?'), message(2, 'Born ready', ME)],
    ...answers,
  });
  const auth = { user: viewer, isAuthenticated: true } as Auth;
  const room = render(
    <ApolloProvider client={graph.client}>
      <AuthContext value={auth}>
        <MemoryRouter>
          <LeagueRoom leagueId={4} viewer={viewer} isOwner={isOwner} />
          <Toasts />
        </MemoryRouter>
      </AuthContext>
    </ApolloProvider>,
  );
  return { ...graph, room };
}

const log = () => screen.findByRole('log', { name: 'Messages' });
const field = () => screen.getByRole('textbox', { name: 'Message' });

test('what the others write appears, and what they delete goes', async () => {
  const { push } = show({});
  expect(await within(await log()).findByText('Ready?')).toBeVisible();
  const event = (kind: string, id: number, text: string) =>
    act(() => push('leagueMessageEvents', { kind, message: message(id, text) }));
  event('POSTED', 3, 'Kickoff!');
  expect(await screen.findByText('Kickoff!')).toBeVisible();
  event('DELETED', 1, 'Ready?');
  await waitFor(() => expect(screen.queryByText('Ready?')).toBeNull());
});

test('a message is sent with Enter; one that fails stays with its text and is sent again as the same', async () => {
  const sent: { leagueId: number; text: string; clientId: string }[] = [];
  let isDown = true;
  show({
    postLeagueMessage({ input }: { input: (typeof sent)[number] }) {
      sent.push(input);
      if (isDown) throw new GraphQLError('Too fast. Please wait a moment.');
      return { message: { ...message(3, input.text, ME), clientId: input.clientId } };
    },
  });
  await log();
  await userEvent.type(field(), 'Go{Enter}');
  expect(await screen.findByText(/Too fast. Please wait a moment./)).toBeVisible();
  expect(screen.getByText('Not sent')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
  expect(screen.getByText('Go')).toBeVisible();
  expect(sent.map(({ leagueId, text }) => [leagueId, text])).toEqual([
    [4, 'Go'],
    [4, 'Go'],
  ]);
  expect(sent[0]!.clientId).toBe(sent[1]!.clientId);
});

test('what is typed survives a reload', async () => {
  const { room } = show({});
  await log();
  await userEvent.type(field(), 'Half a thought');
  room.unmount();
  show({});
  await screen.findByText('Ready?');
  expect(field()).toHaveValue('Half a thought');
});

test('members delete their own messages after a question, the owner any', async () => {
  const deleted: unknown[] = [];
  const deleteLeagueMessage = ({ input }: { input: { id: number } }) => {
    deleted.push(input.id);
    return { deletedId: input.id };
  };
  const { room } = show({ deleteLeagueMessage });
  await screen.findByText('Ready?');
  const buttons = () => screen.queryAllByRole('button', { name: /^Delete/ });
  expect(buttons().map((button) => button.getAttribute('aria-label'))).toEqual(['Delete message']);
  await userEvent.click(buttons()[0]!);
  const confirm = () =>
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' });
  await userEvent.click(confirm());
  await waitFor(() => expect(screen.queryByText('Born ready')).toBeNull());
  room.unmount();

  show({ deleteLeagueMessage }, { isOwner: true });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Delete the message by Otis Orange' }),
  );
  expect(screen.getByRole('alertdialog')).toHaveTextContent("Delete Otis Orange's message?");
  await userEvent.click(confirm());
  await waitFor(() => expect(deleted).toEqual([2, 1]));
});

test('an empty league invites to say hello; one that can’t be read offers to try again', async () => {
  const { room } = show({ leagueMessages: [] });
  expect(await screen.findByText('No messages yet. Say hello to your league.')).toBeVisible();
  room.unmount();
  let isDown = true;
  show({
    leagueMessages() {
      if (isDown) throw new GraphQLError('Down');
      return [message(1, 'Ready?')];
    },
  });
  expect(await screen.findByText('We couldn’t load the messages.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Ready?')).toBeVisible();
});

test('who is muted on the site reads along', async () => {
  const viewer = { ...MIA, sanction: { kind: 'MUTE_DAY' } } as AuthUser;
  show({}, { viewer });
  expect(await screen.findByText('Ready?')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
