import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { message } from '../../testing/chat-message.ts';
import { ADA, field, freshTab, MIA, showChat, texts, toastText } from '../../testing/chat.tsx';

beforeEach(freshTab);

describe('writing', () => {
  describe('by a clock that the test sets', () => {
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    afterEach(() => void jest.useRealTimers());

    test('Enter sends, the field empties, and the wait is counted down', async () => {
      const { clientIds } = showChat(MIA);
      const input = await field();
      await userEvent.type(input, 'hello{Shift>}{Enter}{/Shift}there');
      jest.useFakeTimers();
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await user.keyboard('{Enter}');
      await pass(0);
      expect(await texts()).toContain('hello\nthere');
      expect(input).toHaveValue('');
      expect(screen.getByText('Please wait 5 seconds before posting again.')).toBeVisible();
      await pass(1000);
      expect(screen.getByText('Please wait 4 seconds before posting again.')).toBeVisible();
      await user.keyboard('message too soon{Enter}');
      expect(toastText()).toMatch(/^Cannot post message: Please wait 4 seconds/);
      expect(clientIds).toHaveLength(1);
      expect(input).toHaveValue('message too soon');
      for (let second = 4; second > 0; second -= 1) await pass(1000);
      expect(screen.queryByText(/Please wait/, { selector: 'form span' })).toBeNull();
    });

    test('when another tab has just posted, the server says how long to wait', async () => {
      const { refusals } = showChat(MIA);
      const extensions = { code: 'TOO_MANY_REQUESTS', retryAfter: 3 };
      refusals.push(
        new GraphQLError('Please wait 3 seconds before posting again.', { extensions }),
      );
      await userEvent.type(await field(), 'hello');
      jest.useFakeTimers();
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await user.keyboard('{Enter}');
      await pass(0);
      expect(
        screen.getByText('Please wait 3 seconds before posting again.', { selector: 'form span' }),
      ).toBeVisible();
    });
  });

  test('the event and the response of an own message show it once', async () => {
    const { publish, clientIds } = showChat(MIA);
    await userEvent.type(await field(), 'hello{Enter}');
    await screen.findByText(/Please wait/);
    publish('POSTED', message(102, { message: 'hello', user: MIA, clientId: clientIds[0]! }));
    expect((await texts()).filter((text) => text === 'hello')).toHaveLength(1);
  });

  test('what the server refuses stays, with its reason and Retry', async () => {
    const { clientIds, refusals } = showChat(MIA);
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
    const { loseNetwork } = showChat(MIA);
    const input = await field();
    loseNetwork();
    await userEvent.type(input, 'hello{Enter}');
    expect(await screen.findByText('Not sent')).toBeVisible();
    expect(toastText()).toBe('Failed to send message');
  });

  test('unsent text survives a reload', async () => {
    showChat(MIA);
    await userEvent.type(await field(), 'half a thou');
    cleanup();
    showChat(MIA);
    expect(await field()).toHaveValue('half a thou');
    cleanup();
    showChat(ADA);
    expect(await field()).toHaveValue('');
  });

  test('280 characters at most, counted', async () => {
    showChat(MIA);
    const input = await field();
    await userEvent.click(input);
    await userEvent.paste('x'.repeat(279));
    expect(screen.getByText('279/280')).toBeVisible();
    await userEvent.type(input, 'yz');
    expect(input.value).toHaveLength(280);
  });

  test('an emoji is chosen with the keyboard and lands at the caret', async () => {
    showChat(MIA);
    await userEvent.type(await field(), 'Go!{ArrowLeft}');
    await userEvent.click(screen.getByRole('button', { name: 'Choose an emoji' }));
    expect(await screen.findByRole('button', { name: 'football' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{Enter}');
    expect(await field()).toHaveValue('Go🧡!');
    await waitFor(async () => expect(await field()).toHaveFocus());
  });
});
