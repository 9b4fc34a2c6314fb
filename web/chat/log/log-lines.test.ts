import { dayLabel, type LogLine, logLines, phaseText } from './log-lines.ts';
import type { Play } from '../../plays/play.ts';
import type { ChatMessage } from '../chat-message.ts';
import { message as messageOf, OTIS } from '../../testing/chat-message.ts';

const message = (
  id: number,
  userId: number,
  createdAt: string,
  gamePhase: string | null = null,
): ChatMessage =>
  messageOf(id, {
    user: { ...OTIS, id: userId },
    gamePhase,
    ...{ createdAt, aboutAt: createdAt, updatedAt: createdAt },
  });

const linesOf = (messages: ChatMessage[], hasOlder = false) =>
  logLines({ messages, outgoing: [], hasOlder });
function summary(line: LogLine) {
  switch (line.kind) {
    case 'day':
      return line.day;
    case 'phase':
      return line.phase;
    case 'message':
      return [line.message.id, line.isContinued];
    case 'outgoing':
      return line.post.clientId;
    case 'play':
      return `play ${line.play.id}`;
  }
}

const play = (id: number, reportedAt: string): Play => ({
  ...{ id, cursor: '', revision: 1, reportedAt, seq: id, source: 'demo' },
  ...{ status: 'stands', reason: null },
  ...{ isUnderReview: false, kind: 'run', period: 1, clock: 900, before: null, after: null },
  ...{ yards: 4, points: 0, scoringSide: null, participants: [], takenBack: null },
});

test('to a reader who is behind a play is shown where they see it, between what fans as late say before and after', () => {
  const late = (id: number, createdAt: string, aboutAt: string) => ({
    ...message(id, 1, createdAt),
    aboutAt,
  });
  const lines = logLines({
    messages: [
      late(1, '2025-11-16T23:01:20.000Z', '2025-11-16T23:00:50.000Z'),
      late(2, '2025-11-16T23:01:40.000Z', '2025-11-16T23:01:10.000Z'),
    ],
    plays: [play(7, '2025-11-16T23:01:00.000Z')],
    ...{ outgoing: [], hasOlder: false, behindMs: 30_000 },
  });
  expect(lines.map(summary).slice(1)).toEqual([[1, false], 'play 7', [2, false]]);
});

test('plays are rows between the messages around them', () => {
  const messages = [
    message(1, 1, '2025-11-16T23:00:00.000Z'),
    message(2, 1, '2025-11-16T23:02:00.000Z'),
    message(3, 1, '2025-11-16T23:03:00.000Z'),
  ];
  const plays = [
    play(7, '2025-11-16T22:59:00.000Z'),
    play(8, '2025-11-16T23:01:00.000Z'),
    play(9, '2025-11-16T23:04:00.000Z'),
  ];
  const lines = logLines({ messages, plays, outgoing: [], hasOlder: false });
  expect(lines.map(summary)).toEqual([
    '2025-11-16',
    'play 7',
    [1, false],
    'play 8',
    [2, false],
    [3, true],
    'play 9',
  ]);
  // The play before the first message belongs to earlier ones, which are not here yet.
  const later = logLines({ messages, plays, outgoing: [], hasOlder: true });
  expect(later.map(summary)).toEqual([[1, false], 'play 8', [2, false], [3, true], 'play 9']);
});

test('days begin at midnight in Denver; messages of one member in a row belong together', () => {
  const lines = linesOf([
    message(1, 1, '2025-11-16T23:00:00Z'),
    message(2, 1, '2025-11-16T23:04:00Z'),
    message(3, 1, '2025-11-16T23:10:00Z'),
    message(4, 2, '2025-11-17T06:59:59Z'),
    message(5, 2, '2025-11-17T07:00:00Z'),
  ]);
  expect(lines.map(summary)).toEqual([
    '2025-11-16',
    [1, false],
    [2, true],
    [3, false],
    [4, false],
    '2025-11-17',
    [5, false],
  ]);
});

test('each part of the game begins with a line, once a day, even when a node hears of it late', () => {
  const lines = linesOf([
    message(1, 1, '2025-11-16T21:00:00Z'),
    message(2, 1, '2025-11-16T21:30:00Z', 'Q1'),
    message(3, 1, '2025-11-16T21:31:00Z', 'Q2'),
    message(4, 1, '2025-11-16T21:31:01Z', 'Q1'),
    message(5, 1, '2025-11-16T21:31:02Z', 'Q2'),
    message(6, 1, '2025-11-16T23:31:00Z', 'Final'),
    message(7, 1, '2025-11-17T21:30:00Z', 'Q1'),
  ]);
  expect(lines.filter(({ kind }) => kind !== 'message').map(summary)).toEqual([
    '2025-11-16',
    'Q1',
    'Q2',
    'Final',
    '2025-11-17',
    'Q1',
  ]);
});

test('while earlier messages may exist nothing is said to begin with the first one', () => {
  const messages = [
    message(5, 1, '2025-11-16T21:30:00Z', 'Q1'),
    message(6, 1, '2025-11-16T21:30:10Z', 'Q1'),
  ];
  expect(linesOf(messages, true).map(summary)).toEqual([
    [5, false],
    [6, true],
  ]);
});

test('an own post has the same key before and after the server has it', () => {
  const post = { clientId: 'abc', text: 'x', state: 'sending' } as const;
  const [before] = logLines({ messages: [], outgoing: [post], hasOlder: true });
  const [after] = linesOf([{ ...message(1, 1, '2025-11-16T21:30:00Z'), clientId: 'abc' }], true);
  expect(after?.key).toBe(before?.key);
});

test.each([
  ['2025-11-17', 'Today'],
  ['2025-11-16', 'Yesterday'],
  ['2025-11-09', 'Sunday, November 9'],
])('%s is called %s', (day, label) =>
  expect(dayLabel(day, new Date('2025-11-18T06:00:00Z'))).toBe(label),
);

test.each([
  ['Q3', '3rd quarter'],
  ['Halftime', 'Halftime'],
  ['3OT', '3OT'],
])('phase %s is called %s', (phase, text) => expect(phaseText(phase)).toBe(text));
