import { changeWall, EMPTY_WALL, type Wall, type WallAction } from './photo-wall.ts';

/** Odd ones are by member 1, even ones by member 2. */
const photo = (id: number) => ({
  id,
  createdAt: new Date(id * 1000).toISOString(),
  user: { id: 2 - (id % 2) },
});
const photos = (...ids: number[]) => ids.map((id) => ({ ...photo(id), cursor: `after ${id}` }));
const after = (...actions: WallAction[]): Wall => actions.reduce(changeWall, EMPTY_WALL);
const read = (ids: number[], asked = 24): WallAction => ({
  type: 'read',
  photos: photos(...ids),
  asked,
});
const shown = (wall: Wall) => wall.shown.map(({ id }) => id);
const held = (wall: Wall) => wall.held.map(({ id }) => id);

test('what was approved waits, and then stands where it belongs', () => {
  const waiting = after(
    read([9, 7, 5]),
    { type: 'approved', photo: photo(8) },
    { type: 'approved', photo: photo(10) },
    { type: 'approved', photo: photo(10) },
  );
  expect(shown(waiting)).toEqual([9, 7, 5]);
  expect(held(waiting)).toEqual([10, 8]);
  const revealed = changeWall(waiting, { type: 'revealed' });
  expect(shown(revealed)).toEqual([10, 9, 8, 7, 5]);
  expect(held(revealed)).toEqual([]);
});

test('where there is nothing yet, it is shown at once', () => {
  expect(shown(after(read([]), { type: 'approved', photo: photo(1) }))).toEqual([1]);
});

test('what is gone keeps its place, and no late copy brings it back', () => {
  const wall = after(
    read([3, 2, 1]),
    { type: 'approved', photo: photo(4) },
    { type: 'removed', id: 2 },
    { type: 'removed', id: 4 },
    { type: 'approved', photo: photo(4) },
  );
  expect(shown(wall)).toEqual([3, 2, 1]);
  expect([...wall.removed]).toEqual([2, 4]);
  expect(held(wall)).toEqual([]);
});

test('with a member all their photos go, those that wait and late copies too', () => {
  const wall = after(
    read([5, 4, 3]),
    { type: 'approved', photo: photo(7) },
    { type: 'approved', photo: photo(8) },
    { type: 'member-deleted', userId: 1 },
    { type: 'approved', photo: photo(9) },
    { type: 'older', photos: photos(2, 1), asked: 2 },
  );
  expect([...wall.removed]).toEqual([5, 3, 7]);
  expect(held(wall)).toEqual([8]);
  expect(shown(wall)).toEqual([5, 4, 3, 2]);
  expect(shown(after({ type: 'member-deleted', userId: 1 }, read([2, 1])))).toEqual([2]);
});

test('pages follow one another and double nothing', () => {
  const wall = after(read([6, 5], 2), { type: 'older', photos: photos(5, 4), asked: 2 });
  expect(shown(wall)).toEqual([6, 5, 4]);
  expect(wall).toMatchObject({ cursor: 'after 4', hasOlder: true });
  const end = changeWall(wall, { type: 'older', photos: photos(3), asked: 2 });
  expect(end).toMatchObject({ cursor: 'after 3', hasOlder: false });
});

test('after a gap what came waits, what went is gone, and what was not asked about stays', () => {
  const wall = after(read([6, 5], 2), { type: 'older', photos: photos(4, 3), asked: 2 });
  const resumed = changeWall(wall, { type: 'read', photos: photos(7, 6, 4), asked: 3 });
  expect(shown(resumed)).toEqual([6, 5, 4, 3]);
  expect(held(resumed)).toEqual([7]);
  expect([...resumed.removed]).toEqual([5]);
});
