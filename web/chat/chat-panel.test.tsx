import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLiveState } from '../live/live-status.ts';
import {
  ADA,
  CLOSED,
  field,
  freshTab,
  log,
  message,
  MIA,
  showChat,
  texts,
} from '../testing/chat.tsx';

beforeEach(freshTab);

describe('who sees what', () => {
  test('members see the messages and may write', async () => {
    showChat(MIA);
    expect(await texts()).toEqual(['message 1', 'message 2']);
    expect(await field()).toBeEnabled();
  });

  test('visitors read along and are asked to sign up', async () => {
    const { opened } = showChat(null);
    expect(await texts()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(opened).toEqual(['signup']);
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: /^Like/ })[0]!);
    expect(opened).toEqual(['signup', 'signup']);
  });

  test('while chat is closed members are told the next game day', async () => {
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
  test('messages come, change and go as the server tells', async () => {
    const { tell } = showChat(MIA);
    await log();
    tell('POSTED', message(3));
    expect(await texts()).toEqual(['message 1', 'message 2', 'message 3']);
    tell('EDITED', message(3, { message: 'hello', revision: 1 }));
    tell('DELETED', message(2));
    await waitFor(async () => expect(await texts()).toEqual(['message 1', 'hello']));
  });

  test('after a lost connection what was missed is read, once', async () => {
    const { tell, asked, server, stand } = showChat(MIA);
    await log();
    act(() => setLiveState('reconnecting'));
    server.stored = [message(1), message(3), message(4)];
    act(() => setLiveState('connected'));
    act(stand);
    tell('POSTED', message(4));
    tell('POSTED', message(5));
    server.stored.push(message(5));
    await waitFor(
      async () =>
        expect(await texts()).toEqual(['message 1', 'message 3', 'message 4', 'message 5']),
      { timeout: 3000 },
    );
    expect(asked.ChatEvents).toBe(1);
  });
});
