import { jest } from '@jest/globals';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Answers, schemaClient } from '../testing/schema-client.ts';
import { useChatStatus } from './use-chat-status.ts';
import { CHAT_MODES } from '../testing/chat-modes.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => jest.useRealTimers());

const DAY = {
  nextGameDate: '2025-11-16',
  opensAt: '2025-11-16T13:00:00.000Z',
  closesAt: '2025-11-17T07:00:00.000Z',
  modes: CHAT_MODES,
};
const OPEN = { ...DAY, isOpen: true };
const CLOSED = { ...DAY, isOpen: false };

function follow(answers: Answers) {
  const { client, asked } = schemaClient(answers);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result, unmount } = renderHook(useChatStatus, { wrapper });
  return {
    asked: () => Object.values(asked).reduce((sum, times) => sum + times, 0),
    now: () => result.current,
    unmount,
  };
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('it opens to the second by the server’s clock, even if this device’s is wrong, and then refetches', async () => {
  jest.setSystemTime(new Date('2031-01-01T00:00:00Z'));
  const answers: Answers = { chatStatus: { ...CLOSED, asOf: '2025-11-16T12:59:50.000Z' } };
  const { now, asked } = follow(answers);
  await waitFor(() => expect(now().status).toBeDefined());
  await pass(9_900);
  expect(now().isOpen).toBe(false);
  const before = asked();
  await pass(100);
  expect(now().isOpen).toBe(true);
  expect(asked()).toBe(before);
  answers.chatStatus = { ...OPEN, asOf: '2025-11-16T13:00:03.000Z' };
  await pass(4_500);
  expect(asked()).toBe(before + 1);
  expect(now().isOpen).toBe(true);
});

test('it closes at the second; a server that says otherwise is right', async () => {
  const answers: Answers = { chatStatus: { ...OPEN, asOf: '2025-11-17T06:59:58.000Z' } };
  const { now } = follow(answers);
  await waitFor(() => expect(now().isOpen).toBe(true));
  await pass(2_000);
  expect(now().isOpen).toBe(false);
  answers.chatStatus = {
    ...OPEN,
    closesAt: '2025-11-17T08:00:00.000Z',
    asOf: '2025-11-17T07:00:01.000Z',
  };
  await pass(4_500);
  expect(now().isOpen).toBe(true);
});

test('without a known day, or weeks before it, no timer of its own runs', async () => {
  const { now, unmount } = follow({
    chatStatus: {
      isOpen: false,
      nextGameDate: null,
      opensAt: null,
      closesAt: null,
      modes: CHAT_MODES,
      asOf: '2025-11-16T12:00:00.000Z',
    },
  });
  await waitFor(() => expect(now().status).toBeDefined());
  expect(now().isOpen).toBe(false);
  await pass(30_000);
  expect(now().isOpen).toBe(false);
  unmount();

  const far = follow({ chatStatus: { ...CLOSED, asOf: '2025-09-01T12:00:00.000Z' } });
  await waitFor(() => expect(far.now().status).toBeDefined());
  await pass(50_000);
  expect(far.now().isOpen).toBe(false);
});

test('an unreachable server is reported, and retried on demand', async () => {
  const answers: Answers = {
    chatStatus: () => {
      throw new Error('gone');
    },
  };
  const { now } = follow(answers);
  await waitFor(() => expect(now().error).toBeDefined());
  expect(now().isOpen).toBe(false);
  answers.chatStatus = { ...OPEN, asOf: '2025-11-16T19:00:00.000Z' };
  act(() => now().retry());
  await waitFor(() => expect(now().isOpen).toBe(true));
});
