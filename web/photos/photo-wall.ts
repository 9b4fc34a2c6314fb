/** The photos of a filter as one browser holds them: nothing that is shown moves by itself. */

export interface WallPhoto {
  readonly id: number;
  readonly createdAt: string;
  /** Who uploaded it. */
  readonly user: { readonly id: number };
}

/** As a page of the list has it. */
export interface ListedPhoto extends WallPhoto {
  readonly cursor: string;
}

export interface Wall {
  /** Newest first. */
  readonly shown: readonly WallPhoto[];
  /** Those that wait until one asks for them. */
  readonly held: readonly WallPhoto[];
  /** Gone; one that is shown keeps its place. A late copy must not bring it back. */
  readonly removed: ReadonlySet<number>;
  /** Members who are deleted, with all their photos. */
  readonly gone: ReadonlySet<number>;
  /** The last one of the last page, where the next one goes on. */
  readonly cursor: string | null;
  readonly hasOlder: boolean;
  readonly isLoaded: boolean;
  readonly failure: unknown;
}

export const EMPTY_WALL: Wall = {
  shown: [],
  held: [],
  removed: new Set(),
  gone: new Set(),
  cursor: null,
  hasOlder: false,
  isLoaded: false,
  failure: null,
};

export type WallAction =
  /** The newest ones, as many as `asked` for at most. */
  | { readonly type: 'read'; readonly photos: readonly ListedPhoto[]; readonly asked: number }
  | { readonly type: 'older'; readonly photos: readonly ListedPhoto[]; readonly asked: number }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'approved'; readonly photo: WallPhoto }
  | { readonly type: 'removed'; readonly id: number }
  | { readonly type: 'member-deleted'; readonly userId: number }
  | { readonly type: 'revealed' };

const newestFirst = (a: WallPhoto, b: WallPhoto) =>
  a.createdAt === b.createdAt ? b.id - a.id : a.createdAt < b.createdAt ? 1 : -1;

const isGone = ({ removed, gone }: Wall, { id, user }: WallPhoto) =>
  removed.has(id) || gone.has(user.id);

const knows = (wall: Wall, photo: WallPhoto) =>
  isGone(wall, photo) || [...wall.shown, ...wall.held].some(({ id }) => id === photo.id);

export function changeWall(wall: Wall, action: WallAction): Wall {
  switch (action.type) {
    case 'read':
      return wall.isLoaded
        ? resumed(wall, action)
        : {
            ...wall,
            shown: action.photos.filter((photo) => !isGone(wall, photo)),
            held: [],
            cursor: action.photos.at(-1)?.cursor ?? null,
            hasOlder: action.photos.length === action.asked,
            isLoaded: true,
            failure: null,
          };
    case 'older':
      return {
        ...wall,
        shown: [...wall.shown, ...action.photos.filter((photo) => !knows(wall, photo))],
        cursor: action.photos.at(-1)?.cursor ?? wall.cursor,
        hasOlder: action.photos.length === action.asked,
      };
    case 'failed':
      return { ...wall, failure: action.error };
    case 'approved':
      return arrived(wall, [action.photo]);
    case 'removed':
      return without(wall, [action.id]);
    case 'member-deleted': {
      const theirs = [...wall.shown, ...wall.held].filter(({ user }) => user.id === action.userId);
      const gone = new Set(wall.gone).add(action.userId);
      return without(
        { ...wall, gone },
        theirs.map(({ id }) => id),
      );
    }
    case 'revealed':
      return { ...wall, shown: [...wall.shown, ...wall.held].sort(newestFirst), held: [] };
  }
}

function without(wall: Wall, ids: readonly number[]): Wall {
  const removed = new Set([...wall.removed, ...ids]);
  return { ...wall, held: wall.held.filter(({ id }) => !removed.has(id)), removed };
}

/** New ones wait, unless there is nothing that they could move. */
function arrived(wall: Wall, photos: readonly WallPhoto[]): Wall {
  const held = [...wall.held, ...photos.filter((photo) => !knows(wall, photo))].sort(newestFirst);
  return wall.shown.every(({ id }) => wall.removed.has(id)) && wall.isLoaded
    ? { ...wall, shown: held, held: [] }
    : { ...wall, held };
}

/** After a gap: what the server has now against what is shown, as far back as it was asked. */
function resumed(wall: Wall, { photos, asked }: { photos: readonly WallPhoto[]; asked: number }) {
  const oldest = photos.at(-1);
  const isThere = new Set(photos.map(({ id }) => id));
  const isCovered = (one: WallPhoto) =>
    photos.length < asked || !oldest || newestFirst(one, oldest) <= 0;
  const gone = [...wall.shown, ...wall.held].filter(
    (one) => isCovered(one) && !isThere.has(one.id),
  );
  const left = without(
    wall,
    gone.map(({ id }) => id),
  );
  return arrived({ ...left, failure: null }, photos);
}
