import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLiveState } from '../live/live-status.ts';
import { message, OTIS } from '../testing/chat-message.ts';
import {
  ADA,
  CLOSED,
  field,
  freshTab,
  log,
  MIA,
  showChat,
  texts,
  toastText,
} from '../testing/chat.tsx';
import { refused } from '../testing/refused.ts';
import { speak } from '../ui/language.ts';

beforeEach(freshTab);
afterEach(() => speak('en'));

describe('who sees what', () => {
  test('members see the messages and may write', async () => {
    showChat(MIA);
    expect(await texts()).toEqual(['message 1', 'message 2']);
    expect(await field()).toBeEnabled();
  });

  test('visitors can read and are asked to sign up', async () => {
    const { opened } = showChat(null);
    expect(await texts()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(opened).toEqual(['signup']);
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: /^Like/ })[0]!);
    expect(opened).toEqual(['signup', 'signup']);
  });

  test('while chat is closed members see the next game day', async () => {
    showChat(MIA, { status: CLOSED });
    expect(await screen.findByText('Sunday, November 30')).toBeVisible();
    expect(screen.queryByRole('log')).toBeNull();
  });

  test('while chat is closed admins write, and see that only they do', async () => {
    showChat(ADA, { status: CLOSED });
    expect(await screen.findByText(/admin view/i)).toBeVisible();
    expect(await field()).toBeEnabled();
  });
});

describe('live', () => {
  test('how many are here is said from two on, and not while the connection is down', async () => {
    setLiveState('connected');
    const { push } = showChat(MIA);
    await log();
    push('chatPresence', { count: 1 });
    expect(screen.queryByText(/ here$/)).toBeNull();
    push('chatPresence', { count: 23 });
    expect(await screen.findByText('23 fans here')).toBeVisible();
    act(() => setLiveState('reconnecting'));
    expect(screen.queryByText('23 fans here')).toBeNull();
    act(() => setLiveState('idle'));
  });

  test('messages appear, change and are removed by the events of the server', async () => {
    const { publish } = showChat(MIA);
    await log();
    publish('POSTED', message(3));
    expect(await texts()).toEqual(['message 1', 'message 2', 'message 3']);
    publish('EDITED', message(3, { message: 'hello', revision: 1 }));
    publish('DELETED', message(2));
    await waitFor(async () => expect(await texts()).toEqual(['message 1', 'hello']));
  });

  test('a renamed member has the new name on earlier messages too', async () => {
    const { push } = showChat(MIA, {
      stored: [message(1), message(2, { user: { ...OTIS, id: 8, name: 'Al' } })],
    });
    await log();
    push('memberChanged', { ...MIA, id: 7, name: 'Bo Blue', favoriteTeam: 'Denver Broncos' });
    expect(await screen.findByText('Bo Blue')).toBeVisible();
    expect(screen.queryByText('Otis Orange')).toBeNull();
    expect(screen.getByText('Al')).toBeVisible();
  });

  test('when events were lost the list is read anew, once', async () => {
    const { publish, asked, server, eventsLost } = showChat(MIA);
    await log();
    act(() => setLiveState('reconnecting'));
    server.stored = [message(1), message(3), message(4)];
    act(() => setLiveState('connected'));
    act(() => eventsLost(Date.now() + 5000));
    publish('POSTED', message(4));
    publish('POSTED', message(5));
    server.stored.push(message(5));
    await waitFor(async () =>
      expect(await texts()).toEqual(['message 1', 'message 3', 'message 4', 'message 5']),
    );
    expect(asked.ChatEvents).toBe(1);
  });
});

describe('in Spanish', () => {
  test('the chat room and its refusals', async () => {
    await speak('es');
    const quarter = message(2, { gamePhase: 'Q2', likeCount: 3 });
    const { refusals } = showChat(MIA, { stored: [message(1), quarter] });
    expect(await screen.findByRole('log', { name: 'Mensajes' })).toBeVisible();
    expect(screen.getByText('2.º cuarto')).toBeVisible();
    expect(screen.getByText('domingo, 16 de noviembre')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Me gusta, 3 me gusta' })).toBeVisible();
    expect(screen.getByText(/^Una sola advertencia$/).parentElement).toHaveTextContent(
      'Una sola advertencia por mala conducta. A la siguiente, borramos tu cuenta.',
    );
    refusals.push(refused('chat.wait', { seconds: 3 }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Mensaje' }), 'hello{Enter}');
    await waitFor(() =>
      expect(toastText()).toBe(
        'No se puede publicar el mensaje: Espera 3 segundos antes de volver a publicar.',
      ),
    );
  });

  test('the next game day, while it is closed', async () => {
    await speak('es');
    showChat(null, { status: CLOSED });
    const day = await screen.findByText('domingo, 30 de noviembre');
    expect(day.parentElement).toHaveTextContent('Próximo día de partido: domingo, 30 de noviembre');
    expect(screen.getByRole('button', { name: 'Regístrate para chatear' })).toBeVisible();
  });
});
