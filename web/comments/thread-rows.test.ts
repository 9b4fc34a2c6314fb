import { comment } from '../testing/comments.tsx';
import { aboveOf, threadRows } from './thread-rows.ts';

const to = (id: number) => ({ id, text: `comment ${id}`, user: { id: 7, name: 'Otis Orange' } });
const shown = (comments: Parameters<typeof threadRows>[0]) =>
  threadRows(comments).map(({ comment: { id }, isBelow }) => (isBelow ? `- ${id}` : String(id)));

test('replies stand below their comment, oldest first; comments stay newest first', () => {
  const comments = [
    comment(5, { replyTo: to(1) }),
    comment(4),
    comment(3, { replyTo: to(1) }),
    comment(2, { replyTo: to(4) }),
    comment(1),
  ];
  expect(shown(comments)).toEqual(['4', '- 2', '1', '- 3', '- 5']);
  expect(threadRows(comments).map(({ isLast }) => isLast)).toEqual([
    false,
    true,
    false,
    false,
    true,
  ]);
});

test('a reply to a comment that is not here keeps its place', () => {
  expect(shown([comment(9, { replyTo: to(1) }), comment(8)])).toEqual(['9', '8']);
});

test('a new reply is shown where its comment is', () => {
  const rows = threadRows([comment(3, { replyTo: to(1) }), comment(2), comment(1)]);
  expect([1, 2, 3, 9, undefined].map((id) => aboveOf(rows, id))).toEqual([
    1,
    2,
    1,
    undefined,
    undefined,
  ]);
});
