import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { message, OTIS } from '../../testing/chat-message.ts';
import { MIA } from '../../testing/chat.tsx';
import { ChatAnnouncer } from './chat-announcer.tsx';
import type { ChatMessage } from '../chat-message.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** The log with two messages that were there before, as one who hears it has it. */
function listen() {
  const there = [message(1), message(2)];
  const view = (messages: readonly ChatMessage[]) => (
    <ChatAnnouncer messages={messages} viewerId={MIA.id} />
  );
  const { rerender, unmount } = render(view(there));
  return {
    hear: (...more: ChatMessage[]) => rerender(view([...there, ...more])),
    leave: unmount,
  };
}
const pause = (milliseconds = 3_000) => act(() => jest.advanceTimersByTime(milliseconds));
const said = () => screen.getByRole('status').textContent;

test('what was there before is not said', () => {
  listen();
  pause();
  expect(said()).toBe('');
});

test('one or two are read out after a pause, with who wrote them', () => {
  const { hear } = listen();
  hear(message(3));
  pause(2_999);
  expect(said()).toBe('');
  hear(message(3), message(4, { user: { ...OTIS, name: 'Ada' } }));
  pause(1);
  expect(said()).toBe('Otis Orange: message 3. Ada: message 4');
});

test('of many only the number is announced, and each once', () => {
  const { hear } = listen();
  const three = [message(3), message(4), message(5)];
  hear(...three);
  pause();
  expect(said()).toBe('3 new messages');
  hear(...three, message(6));
  pause();
  expect(said()).toBe('Otis Orange: message 6');
});

test('own messages, likes, edits and what was deleted before the pause ended are passed over', () => {
  const { hear } = listen();
  hear(message(3, { user: MIA }), message(4));
  hear(message(3, { user: MIA, likeCount: 2 }));
  pause();
  expect(said()).toBe('');
  hear(message(3, { user: MIA, message: 'edited', revision: 1 }));
  pause();
  expect(said()).toBe('');
});

test('who leaves in the middle hears nothing more', () => {
  const { hear, leave } = listen();
  hear(message(3));
  leave();
  expect(jest.getTimerCount()).toBe(0);
});
