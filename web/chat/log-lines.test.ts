import { dayLabel, logLines } from './log-lines.ts';
import type { ChatMessage } from './merge.ts';

const message = (id: number, userId: number, createdAt: string): ChatMessage => ({
  id,
  message: 'x',
  userId,
  userName: 'Fan',
  userAvatarType: 'default',
  avatarUrl: null,
  isAdmin: false,
  isMvp: false,
  likes: 0,
  isLikedByMe: false,
  clientId: null,
  revision: 0,
  createdAt,
  updatedAt: createdAt,
});

test('days begin at midnight in Denver; messages of one member in a row belong together', () => {
  const lines = logLines([
    message(1, 1, '2025-11-16T23:00:00Z'),
    message(2, 1, '2025-11-16T23:04:00Z'),
    message(3, 1, '2025-11-16T23:10:00Z'),
    message(4, 2, '2025-11-17T06:59:59Z'),
    message(5, 2, '2025-11-17T07:00:00Z'),
  ]);
  expect(
    lines.map((line) => (line.kind === 'day' ? line.day : [line.message.id, line.isContinued])),
  ).toEqual([
    '2025-11-16',
    [1, false],
    [2, true],
    [3, false],
    [4, false],
    '2025-11-17',
    [5, false],
  ]);
});

test.each([
  ['2025-11-17', 'Today'],
  ['2025-11-16', 'Yesterday'],
  ['2025-11-09', 'Sunday, November 9'],
])('%s is called %s', (day, label) =>
  expect(dayLabel(day, new Date('2025-11-18T06:00:00Z'))).toBe(label),
);
