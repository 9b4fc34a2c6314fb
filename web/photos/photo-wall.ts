/** The photos of a filter as one browser holds them: nothing that is shown moves by itself. */

export interface WallPhoto {
  readonly id: number;
  readonly createdAt: string;
}

export interface Wall {
  /** Newest first. */
  readonly shown: readonly WallPhoto[];
  /** Those that wait until one asks for them. */
  readonly held: readonly WallPhoto[];
  /** Gone; one that is shown keeps its place. A late copy must not bring it back. */
  readonly removed: ReadonlySet<number>;
  /** The last one of the last page, where the next one goes on. */
  readonly cursor: number | null;
  readonly hasOlder: boolean;
  readonly isLoaded: boolean;
  readonly failure: unknown;
}

export const EMPTY_WALL: Wall = {
  shown: [],
  held: [],
  removed: new Set(),
  cursor: null,
  hasOlder: false,
  isLoaded: false,
  failure: null,
};

export type WallAction =
  /** The newest ones, as many as `asked` for at most. */
  | { readonly type: 'read'; readonly photos: readonly WallPhoto[]; readonly asked: number }
  | { readonly type: 'older'; readonly photos: readonly WallPhoto[]; readonly asked: number }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'approved'; readonly photo: WallPhoto }
  | { readonly type: 'removed'; readonly id: number }
  | { readonly type: 'revealed' };

const newestFirst = (a: WallPhoto, b: WallPhoto) =>
  a.createdAt === b.createdAt ? b.id - a.id : a.createdAt < b.createdAt ? 1 : -1;

const knows = ({ shown, held, removed }: Wall, id: number) =>
  removed.has(id) || shown.some((one) => one.id === id) || held.some((one) => one.id === id);

export function changeWall(wall: Wall, action: WallAction): Wall {
  switch (action.type) {
    case 'read':
      return wall.isLoaded
        ? resumed(wall, action)
        : {
            ...wall,
            shown: action.photos.filter(({ id }) => !wall.removed.has(id)),
            held: [],
            cursor: action.photos.at(-1)?.id ?? null,
            hasOlder: action.photos.length === action.asked,
            isLoaded: true,
            failure: null,
          };
    case 'older':
      return {
        ...wall,
        shown: [...wall.shown, ...action.photos.filter(({ id }) => !knows(wall, id))],
        cursor: action.photos.at(-1)?.id ?? wall.cursor,
        hasOlder: action.photos.length === action.asked,
      };
    case 'failed':
      return { ...wall, failure: action.error };
    case 'approved':
      return arrived(wall, [action.photo]);
    case 'removed':
      return {
        ...wall,
        held: wall.held.filter(({ id }) => id !== action.id),
        removed: new Set(wall.removed).add(action.id),
      };
    case 'revealed':
      return { ...wall, shown: [...wall.shown, ...wall.held].sort(newestFirst), held: [] };
  }
}

/** New ones wait, unless there is nothing that they could move. */
function arrived(wall: Wall, photos: readonly WallPhoto[]): Wall {
  const held = [...wall.held, ...photos.filter(({ id }) => !knows(wall, id))].sort(newestFirst);
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
  const removed = new Set([...wall.removed, ...gone.map(({ id }) => id)]);
  const held = wall.held.filter(({ id }) => !removed.has(id));
  return arrived({ ...wall, held, removed, failure: null }, photos);
}
