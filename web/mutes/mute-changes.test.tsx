import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import type { AuthUser } from '../accounts/session/stored-user.ts';
import { MIA } from '../testing/chat.tsx';
import { schemaClient } from '../testing/schema-client.ts';
import MuteChanges from './mute-changes.ts';

// The clock of this browser is a year late.
beforeEach(() => jest.useFakeTimers({ now: new Date('2024-11-27T19:00:00Z') }));
afterEach(() => jest.useRealTimers());

const HOUR = 3_600_000;
const NOW = '2025-11-27T19:00:00.000Z';
const CHIEFS = { id: 1, text: 'chiefs', until: '2025-11-27T20:00:00.000Z' };
const RAIDERS = { id: 2, text: 'raiders', until: '2026-02-27T20:00:00.000Z' };

test('a word that is over is asked for by the server’s clock, and what other pages mute is taken', async () => {
  const asked: number[] = [];
  const me = {
    ...MIA,
    ...{ isModerator: false, isHost: false, sanction: null },
    mutes: { asOf: '2025-11-27T20:00:00.000Z', members: [], words: [RAIDERS] },
  };
  const { client, push } = schemaClient({
    me: () => {
      asked.push(Date.now());
      return me;
    },
  });
  const shown: AuthUser['mutes'][] = [];
  const show = (user: AuthUser) => (
    <ApolloProvider client={client}>
      <AuthContext value={{ user, refreshUser } as Partial<Auth> as Auth}>
        <MuteChanges />
      </AuthContext>
    </ApolloProvider>
  );
  const refreshUser = (user: AuthUser) => {
    shown.push(user.mutes);
    view.rerender(show(user));
  };
  const view = render(
    show({ ...MIA, mutes: { asOf: NOW, members: [], words: [CHIEFS, RAIDERS] } }),
  );
  await act(() => jest.advanceTimersByTimeAsync(HOUR - 1));
  expect(asked).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(asked).toHaveLength(1);
  expect(shown.map((mutes) => mutes?.words.map(({ text }) => text))).toEqual([['raiders']]);
  // Longer than a timer of browsers can wait: it asks once on the way.
  await act(() => jest.advanceTimersByTimeAsync(30 * 24 * HOUR));
  expect(asked).toHaveLength(2);

  await act(async () => push('ownMuteEvents', { mutes: { asOf: NOW, members: [], words: [] } }));
  expect(shown.at(-1)).toMatchObject({ words: [] });
});
