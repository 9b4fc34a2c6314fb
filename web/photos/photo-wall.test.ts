import type { ListAction, ListLog } from '../live/list/list.ts';
import { changeLog, shownRows, startLog } from '../live/list/log.ts';
import { PHOTO_WALL, type WallPhoto } from './photo-wall.ts';

type Wall = ListLog<WallPhoto>;
type WallAction = ListAction<WallPhoto>;

/** Odd ones are by member 1, even ones by member 2. */
const photo = (id: number) => ({
  id,
  createdAt: new Date(id * 1000).toISOString(),
  description: null,
  user: { id: 2 - (id % 2) },
});
const photos = (...ids: number[]) => ids.map((id) => ({ ...photo(id), cursor: `after ${id}` }));
const more = (wall: Wall, ...actions: WallAction[]): Wall =>
  actions.reduce((before, action) => changeLog(PHOTO_WALL, before, action), wall);
const after = (...actions: WallAction[]) =>
  more(startLog(PHOTO_WALL), { type: 'reading-began' }, ...actions);
const read = (ids: number[], asked = 24, number = 1): WallAction => ({
  type: 'read',
  number,
  part: 0,
  rows: photos(...ids),
  isComplete: ids.length < asked,
  keepsOlder: number > 1,
});
const older = (ids: number[], asked: number): WallAction => ({
  type: 'older-read',
  number: 1,
  part: 0,
  rows: photos(...ids),
  isLast: ids.length < asked,
});
const approved = (id: number): WallAction => ({ type: 'added', row: photo(id) });
const shown = (wall: Wall) => shownRows(PHOTO_WALL, wall).map(({ id }) => id);
const held = (wall: Wall) => [...wall.waiting].sort((a, b) => b - a);

test('an approved photo waits, and then appears in its place', () => {
  const waiting = after(read([9, 7, 5]), approved(8), approved(10), approved(10));
  expect(shown(waiting)).toEqual([9, 7, 5]);
  expect(held(waiting)).toEqual([10, 8]);
  const revealed = more(waiting, { type: 'revealed' });
  expect(shown(revealed)).toEqual([10, 9, 8, 7, 5]);
  expect(held(revealed)).toEqual([]);
});

test('where there is nothing yet, it is shown at once', () => {
  expect(shown(after(read([]), approved(1)))).toEqual([1]);
});

test('a deleted photo leaves a placeholder, and no late copy brings it back', () => {
  const wall = after(
    read([3, 2, 1]),
    approved(4),
    { type: 'removed', id: 2 },
    { type: 'removed', id: 4 },
    approved(4),
  );
  expect(shown(wall)).toEqual([3, 2, 1]);
  expect([...wall.removed.keys()]).toEqual([2, 4]);
  expect(held(wall)).toEqual([]);
});

test('with a member all their photos go, those that wait and late copies too', () => {
  const wall = after(
    read([5, 4, 3]),
    approved(7),
    approved(8),
    { type: 'member-deleted', userId: 1 },
    approved(9),
    older([2, 1], 2),
  );
  expect([...wall.removed.keys()]).toEqual([5, 3, 7]);
  expect(held(wall)).toEqual([8]);
  expect(shown(wall)).toEqual([5, 4, 3, 2]);
  expect(shown(after({ type: 'member-deleted', userId: 1 }, read([2, 1])))).toEqual([2]);
});

test('pages follow one another and double nothing', () => {
  const wall = after(read([6, 5], 2), older([5, 4], 2));
  expect(shown(wall)).toEqual([6, 5, 4]);
  expect(wall).toMatchObject({ bottom: { cursor: 'after 4' }, hasOlder: true });
  const end = more(wall, older([3], 2));
  expect(end).toMatchObject({ bottom: { cursor: 'after 3' }, hasOlder: false });
});

test('after a gap new photos are pending, deleted ones are removed, and the rest stays', () => {
  const wall = after(read([6, 5], 2), older([4, 3], 2));
  const resumed = more(wall, { type: 'reading-began' }, read([7, 6, 4], 3, 2));
  expect(shown(resumed)).toEqual([6, 5, 4, 3]);
  expect(held(resumed)).toEqual([7]);
  expect([...resumed.removed.keys()]).toEqual([5]);
});
