import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { addTexts } from '../../schema/language/texts-apart.ts';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import type { AuthUser } from '../accounts/session/stored-user.ts';
import { dana, refuse } from '../testing/auth-page.tsx';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { Toasts } from '../testing/toasts.tsx';
import { speak } from '../ui/language.ts';
import SanctionBar from './sanction-bar.tsx';

// What it says in Spanish comes with it; tests begin when it is there.
await addTexts('moderation', 'es');

const user = userEvent.setup();
beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  jest.useRealTimers();
  await act(() => speak('en'));
});

const WARNING = {
  id: 5,
  kind: 'WARNING',
  reason: 'HARASSMENT',
  note: 'Talk about the game.',
  contentType: 'CHAT_MESSAGE',
  excerpt: 'You are all idiots',
  createdAt: '2025-11-16T19:00:00.000Z',
  endsAt: null as string | null,
  answer: null as string | null,
  answeredAt: null as string | null,
};
const MUTE = { ...WARNING, kind: 'MUTE_DAY', endsAt: '2099-11-17T19:00:00.000Z' };

function show(sanction: object, answers: Answers = {}) {
  const graph = schemaClient({ me: { ...dana, sanction: null }, ...answers });
  function Page() {
    const [member, setMember] = useState({ ...dana, sanction } as AuthUser);
    const auth = { user: member, refreshUser: setMember } as unknown as Auth;
    return (
      <AuthContext value={auth}>
        <SanctionBar />
      </AuthContext>
    );
  }
  render(
    <ApolloProvider client={graph.client}>
      <Page />
      <Toasts />
    </ApolloProvider>,
  );
  return graph;
}
const open = async (name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
};

test('a warning says why, and goes when it was read', async () => {
  const acknowledged: number[] = [];
  show(WARNING, {
    acknowledgeSanction: ({ input: { id } }: { input: { id: number } }) => {
      acknowledged.push(id);
      return { sanction: { ...WARNING } };
    },
  });
  expect(screen.getByRole('status')).toHaveTextContent(
    'You have a warning from our moderators. Read it before you post again.',
  );
  const dialog = await open('Read it');
  for (const words of ['Harassment', 'Talk about the game.', 'You are all idiots'])
    expect(dialog).toHaveTextContent(words);
  await user.click(within(dialog).getByRole('button', { name: 'I’ve read it' }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(acknowledged).toEqual([5]);
});

test('a refused acknowledgment is said, and the warning stays', async () => {
  show(WARNING, { acknowledgeSanction: refuse('Not now.', 'UNAVAILABLE') });
  const dialog = await open('Read it');
  await user.click(within(dialog).getByRole('button', { name: 'I’ve read it' }));
  expect(await within(dialog).findByText('Not now.')).toBeVisible();
  expect(screen.getByText(/You have a warning/)).toBeVisible();
});

test('a mute says until when; the only answer is kept until it is sent', async () => {
  let isDown = true;
  show(MUTE, {
    answerSanction: ({ input: { answer } }: { input: { answer: string } }) => {
      if (isDown) refuse('Not now.', 'UNAVAILABLE')();
      return { sanction: { ...MUTE, answer, answeredAt: '2025-11-16T19:05:00.000Z' } };
    },
  });
  expect(screen.getByRole('status')).toHaveTextContent(
    'You’re muted until Tue, Nov 17, 2099, 12:00 PM MT.',
  );
  const dialog = await open('Why?');
  const field = () => within(dialog).getByLabelText('Answer the moderators');
  await user.type(field(), 'It was a joke.');
  await user.click(within(dialog).getByRole('button', { name: 'Send answer' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not now.');
  expect(field()).toHaveValue('It was a joke.');
  isDown = false;
  await user.click(within(dialog).getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Answer sent')).toBeVisible();
  expect(within(dialog).queryByLabelText('Answer the moderators')).toBeNull();
  expect(dialog).toHaveTextContent('It was a joke.');
});

test('when it is over the server is asked, and the bar goes', async () => {
  jest.useFakeTimers({ now: new Date('2025-11-16T19:09:30Z'), doNotFake: ['queueMicrotask'] });
  const { asked } = show({ ...MUTE, endsAt: '2025-11-16T19:10:00.000Z' });
  await act(() => jest.advanceTimersByTimeAsync(29_000));
  expect(asked.OwnAccount ?? 0).toBe(0);
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(asked.OwnAccount).toBe(1);
  expect(screen.queryByRole('status')).toBeNull();
});

test('it speaks the language of the member', async () => {
  await speak('es');
  show(MUTE);
  expect(await screen.findByText(/Estás en silencio hasta el/)).toBeVisible();
});
