import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import type { AuthUser } from '../accounts/session/stored-user.ts';
import { MIA } from '../testing/chat.tsx';
import { OTIS } from '../testing/chat-message.ts';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { speak } from '../ui/language.ts';
import MemberPage from './member-page.tsx';

const BADGES = [
  { kind: 'SCORED_LINEUPS', count: 12, level: 2 },
  { kind: 'APPROVED_PHOTOS', count: 1, level: 1 },
];
const OPEN = { user: OTIS, isHidden: false, joinedOn: '2025-10-31', badges: BADGES };
const HIDDEN = { ...OPEN, isHidden: true, joinedOn: null, badges: [] };

afterEach(() => speak('en'));

async function show(viewer: AuthUser | null, answers: Answers, id: string | number = OTIS.id) {
  const { client, push } = schemaClient(answers);
  const auth = { user: viewer } as Auth;
  await act(async () =>
    render(
      <ApolloProvider client={client}>
        <AuthContext value={auth}>
          <MemoryRouter initialEntries={[`/members/${id}`]}>
            <Suspense>
              <Routes>
                <Route path="/members/:id" element={<MemberPage />} />
              </Routes>
            </Suspense>
          </MemoryRouter>
        </AuthContext>
      </ApolloProvider>,
    ),
  );
  return (field: string, payload: unknown) => act(async () => push(field, payload));
}
const rows = () =>
  within(screen.getByRole('region', { name: 'Badges' }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a visitor sees the name, since when, and what was earned', async () => {
  await show(null, { memberProfile: OPEN });
  expect(await screen.findByRole('heading', { level: 1, name: OTIS.name })).toBeVisible();
  expect(screen.getByText('Member since October 2025')).toBeVisible();
  expect(rows()).toEqual([
    'Fantasy player12 scored lineupsLevel 2 of 3',
    'Photographer1 approved photoLevel 1 of 3',
  ]);
  expect(screen.queryByRole('button', { name: 'Mute this member' })).toBeNull();
});

test('what the member hides goes from a page that is open', async () => {
  const answers: Answers = { memberProfile: OPEN };
  const push = await show(MIA, answers);
  expect(await screen.findByRole('button', { name: 'Mute this member' })).toBeVisible();
  answers.memberProfile = HIDDEN;
  await push('memberChanged', OTIS);
  expect(await screen.findByText(`${OTIS.name} keeps this page private.`)).toBeVisible();
  expect(screen.queryByText(/Member since/)).toBeNull();
});

test('one’s own page has the switch; where it fails, that is said', async () => {
  let isDown = true;
  const own = { ...OPEN, user: { ...OTIS, id: MIA.id, name: MIA.name } };
  const answers: Answers = {
    memberProfile: own,
    setProfileHidden({ input }: { input: { isHidden: boolean } }) {
      if (isDown) throw new GraphQLError('Down', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
      answers.memberProfile = { ...own, isHidden: input.isHidden };
      return { profile: answers.memberProfile };
    },
  };
  await show(MIA, answers, MIA.id);
  const hide = await screen.findByRole('checkbox', { name: /Hide this page from others/ });
  fireEvent.click(hide);
  expect(await screen.findByText('Please try again later.')).toBeVisible();
  isDown = false;
  fireEvent.click(hide);
  await waitFor(() => expect(hide).toBeChecked());
  // The owner sees everything in any case.
  expect(rows()).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Edit profile' })).toBeVisible();
});

test.each([999_999, 'x', 2 ** 31])('there is no member at %s', async (id) => {
  await show(null, { memberProfile: null }, id);
  expect(await screen.findByText('Member not found')).toBeVisible();
});

test('a failure can be retried', async () => {
  const answers: Answers = {
    memberProfile() {
      throw new GraphQLError('Down', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    },
  };
  await show(null, answers);
  expect(await screen.findByText('We couldn’t load this member’s page.')).toBeVisible();
  answers.memberProfile = { ...OPEN, badges: [] };
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No badges yet.')).toBeVisible();
});

test('in Spanish', async () => {
  await speak('es');
  await show(null, { memberProfile: OPEN });
  expect(await screen.findByText('Insignias')).toBeVisible();
  expect(screen.getByText('Miembro desde octubre de 2025')).toBeVisible();
});
