import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Auth, AuthContext } from '../accounts/session/auth.ts';
import { CheckInPanel } from '../checkins/check-in-panel.tsx';
import { useToasts } from '../ui/page/toast.ts';
import { type Answers, schemaClient } from './schema-client.ts';
import { dana } from './auth-page.tsx';

function Toasts() {
  return (
    <output>
      {useToasts().map(({ id, open, title, description }) => (
        <p key={id}>{open && [title, description].filter(Boolean).join(': ')}</p>
      ))}
    </output>
  );
}

export const ADA = { ...dana, id: 1, name: 'Ada Admin', isAdmin: true };
/** Whether fans check in now, to the game of that day or the next. */
export const checkInStatus = (isOpen: boolean) => ({
  isOpen,
  game: {
    id: 11,
    opponent: 'Kansas City Chiefs',
    isHome: true,
    date: '2025-11-16',
    gameTime: '2:25 PM',
    kickoffAt: '2025-11-16T21:25:00.000Z',
  },
  opensAt: '2025-11-16T07:00:00.000Z',
  closesAt: '2025-11-17T07:00:00.000Z',
  asOf: isOpen ? '2025-11-16T19:00:00.000Z' : '2025-11-14T19:00:00.000Z',
});
export const state = (code: string, name: string, fans: number) => ({
  kind: 'STATE',
  code,
  name,
  fans,
});
export const checkInMap = (fans: number, places: readonly object[]) => ({
  game: { id: 10, opponent: 'Las Vegas Raiders', isHome: true, date: '2025-11-06' },
  fans,
  places,
});
export const checkIn = (id: number, location: string) => ({
  id,
  location,
  description: 'Chile is hot.',
  game: { id: 11, opponent: 'Kansas City Chiefs', isHome: true },
  createdAt: new Date().toISOString(),
  isApproved: false,
  photo: { url: '/uploads/a.jpg', placeholder: null, sources: [] },
  user: { ...dana },
});

/** The check-in tab as the given user sees it. */
export function show(
  user: object | null,
  answers: Answers = {},
  openAuth: Auth['openAuth'] = () => undefined,
) {
  const graph = schemaClient({
    checkInStatus: checkInStatus(true),
    checkInMap: null,
    checkIns: [],
    pendingCheckIns: [],
    isFantasyOpenToAll: false,
    areCheckInsOpenToAll: false,
    ...answers,
  });
  render(
    <ApolloProvider client={graph.client}>
      <AuthContext value={{ user, openAuth } as unknown as Auth}>
        <CheckInPanel />
        <Toasts />
      </AuthContext>
    </ApolloProvider>,
  );
  return graph;
}

export const file = (name = 'tailgate.jpg', type = 'image/jpeg', size = 1000) => {
  const photo = new File(['x'], name, { type });
  Object.defineProperty(photo, 'size', { value: size });
  return photo;
};
export const choose = async (photo: File) =>
  fireEvent.change(await screen.findByLabelText('Photo'), { target: { files: [photo] } });
export const location = () => screen.findByRole('textbox', { name: 'Location' });
export const submit = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Check in' }));
