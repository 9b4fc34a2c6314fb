import { screen, waitFor } from '@testing-library/react';
import { message } from '../../testing/chat-message.ts';
import { choose, freshTab, MIA, showChat, toastText } from '../../testing/chat.tsx';

const copied: string[] = [];

beforeEach(() => {
  freshTab();
  copied.length = 0;
  // jsdom has neither.
  const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  HTMLElement.prototype.scrollIntoView = () => undefined;
});

const many = Array.from({ length: 250 }, (_, at) => message(at + 1));
const row = (text: string) => screen.getByText(text).closest('li');

test.each([
  ['members', MIA],
  ['visitors', null],
])('%s copy the link of a message', async (_who, viewer) => {
  showChat(viewer);
  await choose('Copy link', 1);
  await waitFor(() => expect(toastText()).toBe('Link copied!'));
  expect(copied).toEqual(['http://localhost/fan-zone?tab=game-chat#message-2']);
});

test('a link to an older message reads back to it, and it has the focus', async () => {
  showChat(null, { stored: many, place: '#message-20' });
  await screen.findByText('message 20');
  await waitFor(() => expect(row('message 20')).toHaveFocus());
  expect(toastText()).toBe('');
});

test.each(['#message-9000', '#message-2'])(
  'when %s was deleted, that is announced once',
  async (place) => {
    showChat(null, { stored: [message(1), message(3)], place });
    await waitFor(() => expect(toastText()).toBe('That message is gone.'));
  },
);

test('the address of a moment shows what was said first then or later, reading back to it', async () => {
  const minute = (id: number) => new Date(Date.UTC(2025, 10, 16, 12, id)).toISOString();
  const stored = many.map((each) => ({ ...each, createdAt: minute(each.id) }));
  showChat(null, { stored, place: `#moment-${Date.parse(minute(30)) - 5_000}` });
  await waitFor(() => expect(row('message 30')).toHaveFocus());
  expect(toastText()).toBe('');
});
