import { COMMENTS_PER_PAGE as PAGE } from '../../schema/articles/comments.ts';
import type { ListAction, ListLog } from '../live/list/list.ts';
import { changeLog, shownRows, startLog } from '../live/list/log.ts';
import { readAround, readLatest, readList, readNewer } from '../live/list/read.ts';
import type { PageRequest } from '../live/list/source.ts';
import { createListStore } from '../live/list/store.ts';
import type { Comment } from './comment.ts';
import { COMMENT_LIST, commentChange } from './comment-list.ts';

type CommentAction = ListAction<Comment>;
type CommentLog = ListLog<Comment>;

const OTIS = {
  id: 9,
  name: 'Otis',
  favoriteTeam: 'Denver Broncos',
  avatarUrl: null,
  avatarType: 'DEFAULT' as const,
  isAdmin: false,
  isMvp: false,
};
const comment = (id: number, values: Partial<Comment> = {}): Comment => ({
  id,
  cursor: `at ${id}`,
  text: `no. ${id}`,
  user: OTIS,
  likeCount: 0,
  isLikedByMe: false,
  reactions: [],
  myReactions: [],
  replyTo: null,
  mentions: [],
  clientId: null,
  revision: 0,
  createdAt: '2025-11-16T19:00:00.000Z',
  updatedAt: '2025-11-16T19:00:00.000Z',
  ...values,
});
const sent = (kind: 'POSTED' | 'EDITED' | 'DELETED' | 'LIKED', of: Comment): CommentAction =>
  commentChange({ kind, comment: { ...of, isLikedByMe: null } });
const page = (...ids: number[]) => ids.map((id) => comment(id));
const start = (...ids: number[]): CommentLog =>
  startLog(COMMENT_LIST, { rows: page(...ids), total: ids.length });
const after = (log: CommentLog, ...actions: CommentAction[]) =>
  actions.reduce((before, action) => changeLog(COMMENT_LIST, before, action), log);
const shownComments = (log: CommentLog) => shownRows(COMMENT_LIST, log);
const idsOf = (log: CommentLog) => shownComments(log).map(({ id }) => id);
const read = (
  number: number,
  rows: readonly Comment[],
  values: { isComplete?: boolean; keepsOlder?: boolean; total?: number } = {},
): CommentAction => ({
  type: 'read',
  number,
  part: 0,
  rows,
  isComplete: true,
  keepsOlder: false,
  ...values,
});

describe('what others write', () => {
  test('is pending until the reader asks for it, and is counted', () => {
    const log = after(start(2, 1), sent('POSTED', comment(3)), sent('POSTED', comment(4)));
    expect(idsOf(log)).toEqual([2, 1]);
    expect([log.waiting.size, log.total]).toEqual([2, 4]);
    const revealed = after(log, { type: 'revealed' });
    expect(idsOf(revealed)).toEqual([4, 3, 2, 1]);
    expect(revealed.waiting.size).toBe(0);
  });

  test('is there once, however often it is published', () => {
    const event = sent('POSTED', comment(3));
    const log = after(start(2), event, event, { type: 'revealed' }, event);
    expect(idsOf(log)).toEqual([3, 2]);
    expect([log.waiting.size, log.total]).toEqual([0, 2]);
  });

  test('a deleted member’s comments are removed, pending ones too, and no late copy brings them back', () => {
    const theirs = (id: number) => comment(id, { user: { ...comment(id).user, id: 4 } });
    const begun = after(
      startLog(COMMENT_LIST, {
        rows: [theirs(3), comment(2), theirs(1)],
        hasOlder: true,
        total: 9,
      }),
      sent('POSTED', theirs(4)),
      sent('POSTED', comment(5)),
      { type: 'reading-began' },
    );
    const log = after(
      begun,
      { type: 'member-deleted', userId: 4 },
      sent('POSTED', theirs(6)),
      sent('EDITED', theirs(3)),
      sent('DELETED', theirs(3)),
    );
    expect([idsOf(log), [...log.waiting], log.total]).toEqual([[2], [5], 8]);
    const late = [theirs(6), comment(5), theirs(4), theirs(3), comment(2)];
    const found = after(log, read(begun.readings, late, { isComplete: false, total: 9 }));
    expect([idsOf(found), [...found.waiting]]).toEqual([[2], [5]]);
  });

  test('shows the new name of its author, also where a stale copy has the old one', () => {
    const names = (log: CommentLog) => shownComments(log).map(({ user }) => user.name);
    const begun = after(start(2), { type: 'reading-began' });
    const member = { ...OTIS, name: 'Bo Blue' };
    const log = after(begun, { type: 'member-changed', member });
    expect(names(log)).toEqual(['Bo Blue']);
    const late = after(log, read(begun.readings, page(2, 1)));
    expect(names(late)).toEqual(['Bo Blue', 'Bo Blue']);
    const newer = after(late, { type: 'reading-began' });
    expect(names(after(newer, read(newer.readings, page(2, 1))))).toEqual(['Otis', 'Otis']);
  });

  test('changes in place: edits, likes, deletions', () => {
    const edited = comment(2, { text: 'better', revision: 1 });
    const log = after(
      start(2, 1),
      sent('EDITED', edited),
      sent('LIKED', { ...edited, likeCount: 4, revision: 2 }),
      sent('EDITED', edited),
      sent('DELETED', comment(1)),
      sent('DELETED', comment(1)),
    );
    expect(shownComments(log)).toMatchObject([
      { id: 2, text: 'better', likeCount: 4, isLikedByMe: false },
    ]);
    expect(log.total).toBe(1);
  });

  test('and takes back before it was shown leaves no trace', () => {
    const log = after(start(1), sent('POSTED', comment(2)), sent('DELETED', comment(2)));
    expect([log.waiting.size, log.total]).toEqual([0, 1]);
    // A late copy does not bring it back.
    expect(idsOf(after(log, sent('POSTED', comment(2)), { type: 'revealed' }))).toEqual([1]);
  });
});

describe('what one writes oneself', () => {
  const sending: CommentAction = { type: 'sending', clientId: 'a', text: 'Mine' };
  const mine = comment(5, { clientId: 'a', text: 'Mine' });

  test.each([
    ['the answer first', [{ type: 'answered', row: mine }, sent('POSTED', mine)]],
    ['the event first', [sent('POSTED', mine), { type: 'answered', row: mine }]],
  ] as [string, CommentAction[]][])('appears at once, once: %s', (_what, arrivals) => {
    const log = after(start(1), sending, sent('POSTED', comment(4)), ...arrivals);
    expect(idsOf(log)).toEqual([5, 1]);
    expect([log.outgoing.length, log.waiting.size, log.total]).toEqual([0, 1, 3]);
  });

  test('stays, not sent, when it fails, and is tried under the same name', () => {
    const failed = after(start(1), sending, { type: 'failed', clientId: 'a' });
    expect(failed.outgoing).toEqual([{ clientId: 'a', text: 'Mine', state: 'failed' }]);
    expect(after(failed, sending).outgoing).toEqual([
      { clientId: 'a', text: 'Mine', state: 'sending' },
    ]);
    expect(after(failed, { type: 'discarded', clientId: 'a' }).outgoing).toEqual([]);
  });

  test('whose response got lost is found by the next fetch', () => {
    const log = after(
      start(1),
      { type: 'reading-began' },
      read(1, page(1)),
      sending,
      { type: 'failed', clientId: 'a' },
      { type: 'reading-began' },
      read(2, [mine, comment(1)]),
    );
    expect(idsOf(log)).toEqual([5, 1]);
    expect([log.outgoing.length, log.total]).toEqual([0, 2]);
  });
});

describe('a fetch', () => {
  const began: CommentAction = { type: 'reading-began' };

  test('finds what was missed: new ones wait, deleted ones go, edited ones change', () => {
    const log = after(
      start(3, 2, 1),
      began,
      read(1, page(3, 2, 1)),
      began,
      read(2, [comment(5), comment(3, { text: 'edited', revision: 1 }), comment(1)]),
    );
    expect(shownComments(log)).toMatchObject([{ id: 3, text: 'edited' }, { id: 1 }]);
    expect([...log.waiting]).toEqual([5]);
    expect(log.total).toBe(3);
  });

  test('a page does not remove comments published while it was in flight', () => {
    const log = after(
      start(1),
      began,
      sent('POSTED', comment(2)),
      sent('EDITED', comment(3, { text: 'newest', revision: 1 })),
      read(1, [comment(3), comment(1)]),
      { type: 'revealed' },
    );
    expect(shownComments(log)).toMatchObject([{ id: 3, text: 'newest' }, { id: 2 }, { id: 1 }]);
  });

  test('that is overtaken by a later one changes nothing', () => {
    const log = after(start(1), began, began, read(2, page(2, 1)), read(1, page(1)));
    expect([...log.entries.keys()].sort()).toEqual([1, 2]);
  });

  test('of one page leaves older ones as they were', () => {
    const log = after(
      { ...start(4, 3, 2, 1), hasOlder: true },
      began,
      read(1, page(4, 3), { isComplete: false, keepsOlder: true, total: 90 }),
    );
    expect(idsOf(log)).toEqual([4, 3, 2, 1]);
    expect([log.hasOlder, log.total]).toEqual([true, 90]);
  });
});

describe('a long list', () => {
  const all = Array.from({ length: 200 }, (_, index) => comment(200 - index));
  const server = { comments: all };
  const readPage = ({ first, olderThan, from, newerThan }: PageRequest) => {
    const below = olderThan?.id ?? (from ? from.id + 1 : Infinity);
    const among = server.comments.filter(
      ({ id }) => id < below && id > (newerThan?.id ?? -Infinity),
    );
    const rows = newerThan ? among.slice(-first) : among.slice(0, first);
    return Promise.resolve({ rows, total: server.comments.length });
  };
  beforeEach(() => {
    server.comments = all;
  });

  test('is entered at the comment that the address names, and read upwards from there', async () => {
    const store = createListStore(COMMENT_LIST, {
      rows: all.slice(0, PAGE),
      hasOlder: true,
      total: 200,
    });
    expect(await readAround(store, readPage, 100)).toBe(true);
    const shown = () => idsOf(store.get());
    expect([shown()[0], shown().at(-1)]).toEqual([100 + PAGE / 2, 101 - PAGE / 2]);
    expect(store.get()).toMatchObject({ hasNewer: true, hasOlder: true });
    // What is written since is far above.
    store.dispatch(sent('POSTED', comment(201)));
    expect(shown()[0]).toBe(100 + PAGE / 2);
    await readNewer(store, readPage);
    expect([shown()[0], shown().length]).toEqual([100 + (PAGE * 3) / 2, PAGE * 2]);
    await readNewer(store, readPage);
    expect(store.get().hasNewer).toBe(false);
    expect(shown()[0]).toBe(200);
    await readLatest(store, readPage);
    expect([shown()[0], shown().length]).toEqual([200, PAGE]);
  });

  test('announces that the named comment was deleted', async () => {
    const store = createListStore(COMMENT_LIST, { rows: all.slice(0, PAGE), total: 200 });
    expect(await readAround(store, readPage, 999)).toBe(false);
    expect(idsOf(store.get())).toHaveLength(PAGE);
  });

  test('is refetched as far as it is shown once events may have been missed', async () => {
    const store = createListStore(COMMENT_LIST, {
      rows: all.slice(0, 120),
      hasOlder: true,
      total: 200,
    });
    await readList(store, readPage, { isWhole: false });
    server.comments = [comment(201), ...all.filter(({ id }) => id !== 90)];
    await readList(store, readPage, { isWhole: true });
    const log = store.get();
    expect([idsOf(log).length, [...log.waiting], log.total]).toEqual([149, [201], 200]);
    expect(idsOf(log)).not.toContain(90);
  });

  test('that has grown by more than can be read joins nothing: the reader sees that there is more', async () => {
    const store = createListStore(COMMENT_LIST, {
      rows: all.slice(0, PAGE),
      hasOlder: true,
      total: 200,
    });
    await readList(store, readPage, { isWhole: false });
    server.comments = [...Array.from({ length: 400 }, (_, index) => comment(600 - index)), ...all];
    await readList(store, readPage, { isWhole: true });
    expect(store.get()).toMatchObject({ hasNewer: true });
    expect(idsOf(store.get())).toHaveLength(PAGE);
    // From then on a refetch covers the part that is shown.
    server.comments = server.comments.filter(({ id }) => id !== 180);
    await readList(store, readPage, { isWhole: true });
    expect(idsOf(store.get())).not.toContain(180);
    expect([idsOf(store.get())[0], idsOf(store.get()).at(-1)]).toEqual([200, 150]);
  });
});
