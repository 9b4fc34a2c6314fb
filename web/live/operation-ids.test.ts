import { createOperationIds } from './operation-ids.ts';

test('the same subscription has the same id in every browser', () => {
  const one = createOperationIds();
  const other = createOperationIds();
  const scores = { operationName: 'GameBarLive', variables: {} };
  expect(one.take(scores)).toBe('GameBarLive');
  expect(other.take(scores)).toBe('GameBarLive');
  expect(one.take({ operationName: 'Chat', variables: { last: 50 } })).toBe('Chat:{"last":50}');
});

test('a second one on the same socket has an id of its own, and a free id is used again', () => {
  const ids = createOperationIds();
  const chat = { operationName: 'Chat' };
  expect([ids.take(chat), ids.take(chat), ids.take(chat)]).toEqual(['Chat', 'Chat#2', 'Chat#3']);
  ids.release('Chat');
  expect(ids.take(chat)).toBe('Chat');
});
