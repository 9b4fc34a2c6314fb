import {
  canChat,
  CHAT_EMPTY,
  CHAT_TOO_LONG,
  chatTimes,
  chatWaitSeconds,
  isChatOpen,
  sendChatMessageInput,
} from './chat.ts';
import { CHAT_EMOJI } from './chat-emoji.ts';
import { fill } from './language/translate.ts';
import { CHAT_REFUSALS } from './refusals/chat.ts';

const firstMessage = (input: unknown) => {
  const result = sendChatMessageInput.safeParse(input);
  return result.success ? result.data.message : result.error.issues[0]?.message;
};

describe('the text of a message', () => {
  test.each([
    ['plain', 'Go Broncos!', 'Go Broncos!'],
    ['trimmed at both ends', '  \n first down \t ', 'first down'],
    ['280 characters', 'x'.repeat(280), 'x'.repeat(280)],
    ['280 characters and white space around', ` ${'x'.repeat(280)}\n`, 'x'.repeat(280)],
    ['140 emoji of two units each', '🏈'.repeat(140), '🏈'.repeat(140)],
    ['a family joined by zero-width joiners', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
    ['right-to-left letters', 'שלום', 'שלום'],
    ['several lines, however they end', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['NUL and terminal escapes', 'a\u0000b\u001b[31mc\u007f', 'ab[31mc'],
    ['direction overrides', 'abc\u202Etxt.exe\u2066', 'abctxt.exe'],
    ['lone surrogates', 'a\ud800b\udc00', 'a\ufffdb\ufffd'],
    ['markup and lookups, literally', '<b>${jndi:ldap://x}</b>', '<b>${jndi:ldap://x}</b>'],
  ])('%s', (_name, sent, stored) => expect(firstMessage({ message: sent })).toBe(stored));

  test.each([
    ['empty', ''],
    ['blank', ' \t\r\n '],
    ['zero-width characters only', '\u200b\u200c\u200d\u2060\ufeff'],
    ['fillers and blank braille only', '\u3164\u115f\u2800\u00ad'],
    ['NUL only', '\u0000'],
    ['absent', undefined],
    ['not text', 42],
  ])('refused: %s', (_name, message) => expect(firstMessage({ message })).toBe(CHAT_EMPTY));

  test.each([
    ['281 characters', 'x'.repeat(281)],
    ['141 emoji of two units each', '🏈'.repeat(141)],
  ])('refused: %s', (_name, message) => expect(firstMessage({ message })).toBe(CHAT_TOO_LONG));
});

test.each(['', 'with space', 'x'.repeat(65), 'naïve', 7])('clientId %j is refused', (clientId) =>
  expect(sendChatMessageInput.safeParse({ message: 'hi', clientId }).success).toBe(false),
);

describe('open on game day from 6:00:00 AM through 11:59:59 PM Mountain time', () => {
  // Day, first open instant, last open second.
  test.each([
    ['2025-09-07', '2025-09-07T12:00:00Z', '2025-09-08T05:59:59Z'],
    ['2025-12-14', '2025-12-14T13:00:00Z', '2025-12-15T06:59:59Z'],
    ['2026-10-25', '2026-10-25T12:00:00Z', '2026-10-26T05:59:59Z'],
    ['2026-11-01', '2026-11-01T13:00:00Z', '2026-11-02T06:59:59Z'],
    ['2027-03-14', '2027-03-14T12:00:00Z', '2027-03-15T05:59:59Z'],
  ])('%s', (day, first, last) => {
    const at = (instant: string, seconds: number) => new Date(Date.parse(instant) + seconds * 1000);
    expect(isChatOpen(day, at(first, -1))).toBe(false);
    expect(isChatOpen(day, at(first, 0))).toBe(true);
    expect(isChatOpen(day, at(last, 0.999))).toBe(true);
    expect(isChatOpen(day, at(last, 1))).toBe(false);
  });

  test('closed without a game', () => expect(isChatOpen(null, new Date())).toBe(false));

  test('the status names the day and both ends', () => {
    expect(chatTimes('2025-09-07', new Date('2025-09-07T18:00:00Z'))).toEqual({
      isOpen: true,
      nextGameDate: '2025-09-07',
      opensAt: '2025-09-07T12:00:00.000Z',
      closesAt: '2025-09-08T06:00:00.000Z',
      asOf: '2025-09-07T18:00:00.000Z',
    });
    expect(chatTimes(null, new Date('2025-09-07T18:00:00Z'))).toEqual({
      isOpen: false,
      nextGameDate: null,
      opensAt: null,
      closesAt: null,
      asOf: '2025-09-07T18:00:00.000Z',
    });
  });
});

test.each([
  [null, true, false],
  [{ id: 1, isAdmin: false }, true, true],
  [{ id: 1, isAdmin: false }, false, false],
  [{ id: 2, isAdmin: true }, false, true],
])('%j in a chat that is open: %j', (viewer, isOpen, may) =>
  expect(canChat(viewer, isOpen)).toBe(may),
);

describe('one message in 5 seconds', () => {
  const posted = new Date('2025-11-16T19:00:00.000Z');
  test.each([
    [0, 5],
    [0.001, 5],
    [1, 4],
    [1.5, 4],
    [4.999, 1],
    [5, 0],
    [3600, 0],
    // The clock was set back after the last post.
    [-0.5, 5],
    [-4, 5],
    [-3600, 0],
  ])('after %d s: wait %d', (passed, wait) =>
    expect(chatWaitSeconds(posted, new Date(posted.getTime() + passed * 1000))).toBe(wait),
  );

  test('the words', () =>
    expect(fill(CHAT_REFUSALS['chat.wait'].text, { seconds: 3 })).toBe(
      'Please wait 3 seconds before posting again.',
    ));
});

test('26 different emoji with names', () => {
  expect(new Set(CHAT_EMOJI.map(([symbol]) => symbol)).size).toBe(26);
  expect(new Set(CHAT_EMOJI.map(([, name]) => name)).size).toBe(26);
});
