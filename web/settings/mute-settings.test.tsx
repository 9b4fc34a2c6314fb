import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Suspense, useState } from 'react';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import type { AuthUser } from '../accounts/session/stored-user.ts';
import { MIA } from '../testing/chat.tsx';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';
import MuteSettings from './mute-settings.tsx';

const NONE = { asOf: '2025-11-27T19:00:00.000Z', members: [], words: [] };
const CHIEFS = { id: 4, text: 'chiefs', until: '2025-12-01T07:00:00.000Z' };
const MUTES = { ...NONE, members: [{ id: 7, name: 'Otis Orange' }], words: [CHIEFS] };

afterEach(() => speak('en'));

function show(mutes: AuthUser['mutes'], answers: Answers = {}) {
  const { client } = schemaClient(answers);
  function Page() {
    const [user, refreshUser] = useState<AuthUser>({ ...MIA, mutes });
    return (
      <AuthContext value={{ user, refreshUser } as Partial<Auth> as Auth}>
        <Suspense>
          <MuteSettings />
        </Suspense>
      </AuthContext>
    );
  }
  render(
    <ApolloProvider client={client}>
      <Page />
    </ApolloProvider>,
  );
}
const rows = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('what is muted is listed, words with the moment at which they are shown again', () => {
  show(MUTES);
  expect(rows('Muted members')).toEqual(['Otis OrangeUnmute']);
  expect(rows('Muted words')).toEqual(['chiefsEnds Mon, Dec 1, 2025, 12:00 AM MTUnmute']);
});

test('without mutes it says so', () => {
  show(NONE);
  expect(screen.getByText('You haven’t muted anyone.')).toBeVisible();
  expect(screen.getByText('You haven’t muted any words.')).toBeVisible();
});

test('a word is muted for as long as was chosen; a refused one stays in its field with the reason', async () => {
  const sent: unknown[] = [];
  show(NONE, {
    muteWord({ input }: { input: { text: string } }) {
      sent.push(input);
      if (input.text === '🏈')
        throw new GraphQLError('A muted word needs a letter or digit', {
          extensions: { code: 'BAD_USER_INPUT', key: 'mute.wordEmpty', params: {} },
        });
      return { mutes: { ...NONE, words: [CHIEFS] } };
    },
  });
  const word = screen.getByLabelText('Word or phrase');
  const send = screen.getByRole('button', { name: 'Mute word' });
  expect(send).toBeDisabled();
  fireEvent.change(word, { target: { value: '🏈' } });
  fireEvent.click(send);
  expect(await screen.findByText('A muted word needs a letter or digit')).toBeVisible();
  expect(word).toHaveValue('🏈');
  expect(word).toBeInvalid();

  fireEvent.change(word, { target: { value: 'chiefs' } });
  fireEvent.change(screen.getByLabelText('For how long'), { target: { value: 'UNTIL_MONDAY' } });
  fireEvent.click(send);
  await waitFor(() => expect(rows('Muted words')).toHaveLength(1));
  expect(word).toHaveValue('');
  expect(sent).toEqual([
    { text: '🏈', duration: 'FOREVER' },
    { text: 'chiefs', duration: 'UNTIL_MONDAY' },
  ]);
});

test('a member is unmuted; where that fails, it is said', async () => {
  let isDown = true;
  show(MUTES, {
    unmuteMember() {
      if (isDown) throw new GraphQLError('Down', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      return { mutes: { ...MUTES, members: [] } };
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Unmute Otis Orange' }));
  expect(await screen.findByText('Please try again later.')).toBeVisible();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Unmute Otis Orange' }));
  expect(await screen.findByText('You haven’t muted anyone.')).toBeVisible();
});

test('in Spanish', async () => {
  await speak('es');
  await act(async () => show(MUTES));
  expect(await screen.findByText('Palabras silenciadas')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Volver a mostrar a Otis Orange' })).toBeVisible();
});
