import { relativeDate } from './dates.ts';

const now = new Date('2025-11-20T12:00:00Z');
const daysBefore = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

test.each([
  [0, 'Today'],
  [0.99, 'Today'],
  [1, '1 day ago'],
  [2, '2 days ago'],
  [6.9, '6 days ago'],
  [7, '1 week ago'],
  [13, '1 week ago'],
  [14, '2 weeks ago'],
  [29.9, '4 weeks ago'],
  [30, '1 month ago'],
  [60, '2 months ago'],
  [400, '13 months ago'],
  [-3, 'Today'],
])('%d days before now reads "%s"', (days, text) => {
  expect(relativeDate(daysBefore(days), now)).toBe(text);
});

test('a date may come as the text of the graph', () => {
  expect(relativeDate('2025-11-17T12:00:00.000Z', now)).toBe('3 days ago');
});
