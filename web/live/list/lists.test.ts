import { jest } from '@jest/globals';
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { CHAT_LIST, chatChange } from '../../chat/chat-list.ts';
import type { ChatMessage } from '../../chat/chat-message.ts';
import type { Comment } from '../../comments/comment.ts';
import { COMMENT_LIST, commentChange } from '../../comments/comment-list.ts';
import { ROOM_LIST, roomChange, type RoomMessage } from '../../leagues/room/room-list.ts';
import { OWN_PHOTO_LIST, type OwnPhoto, ownPhotoChange } from '../../photos/own/own-photo-list.ts';
import { type Play, playOf } from '../../plays/play.ts';
import { PLAY_LIST } from '../../plays/play-list.ts';
import { playRow } from '../../testing/plays.ts';
import { PHOTO_WALL, type WallPhoto } from '../../photos/photo-wall.ts';
import { ACTS, FOUND_ONCE } from '../../testing/list-runs.ts';
import { deliver, type Kind, play, type Played, settle } from '../../testing/played-list.ts';
import { setLiveState } from '../live-status.ts';
import type { Row } from './list.ts';
import { shownRows } from './log.ts';

/**
 * Pages are fetched, events arrive, connections are cut and responses are late, in any order: in the end every list
 * equals the server's.
 */

/** Small pages, so that few rows make a long list. */
const SMALL = { pageSize: 3, largestPage: 4, mostPages: 3 };

/** More than any list of these tests has. */
const MOST_PAGES = 1000;

function kindOf<R extends Row>(kind: Kind<R>): Kind<R> {
  const mostRows = kind.policy.mostRows === Infinity ? Infinity : 14;
  return { ...kind, policy: { ...kind.policy, ...SMALL, mostRows } };
}

const chat: Kind<ChatMessage> = kindOf<ChatMessage>({
  policy: CHAT_LIST,
  rowOf: ({ text, ...stored }, user, isLikedByMe) => ({
    ...stored,
    cursor: String(stored.id),
    message: text,
    user,
    isLikedByMe,
    reactions: [],
    myReactions: null,
    replyTo: null,
    mentions: [],
    isDemo: false,
    gamePhase: null,
    period: null,
    clock: null,
    aboutAt: stored.createdAt,
    updatedAt: stored.createdAt,
  }),
  change: (kind, stored, user) => chatChange({ kind, message: chat.rowOf(stored, user, null) }),
  seen: ({ id, message, user, likeCount }) => [id, message, user.name, likeCount],
});

const comments: Kind<Comment> = kindOf<Comment>({
  policy: COMMENT_LIST,
  rowOf: (stored, user, isLikedByMe) => ({
    ...stored,
    cursor: `${stored.createdAt} ${stored.id}`,
    user,
    isLikedByMe,
    reactions: [],
    myReactions: null,
    replyTo: null,
    mentions: [],
    updatedAt: stored.createdAt,
  }),
  change: (kind, stored, user) =>
    commentChange({ kind, comment: comments.rowOf(stored, user, null) }),
  seen: ({ id, text, user, likeCount }) => [id, text, user.name, likeCount],
});

const room: Kind<RoomMessage> = kindOf<RoomMessage>({
  policy: ROOM_LIST,
  rowOf: ({ id, text, clientId, createdAt }, user) => ({
    ...{ id, message: text, clientId, createdAt, aboutAt: createdAt, user },
    cursor: String(id),
  }),
  change(kind, stored, user) {
    const message = room.rowOf(stored, user, null);
    if (kind === 'POSTED' || kind === 'DELETED') return roomChange({ kind, message });
    // Messages of a league are never edited, liked or put back; here they are, so that the same acts fit.
    return { type: kind === 'RESTORED' ? 'restored' : 'changed', row: message };
  },
  seen: ({ id, message, user }) => [id, message, user.name],
});

const photos = kindOf<WallPhoto>({
  policy: PHOTO_WALL,
  rowOf: ({ id, createdAt, text }, user) => ({
    ...{ id, createdAt, description: text, user },
    cursor: `${createdAt} ${id}`,
  }),
  change(kind, { id, createdAt, text }, user) {
    if (kind === 'DELETED') return { type: 'removed', id };
    const isHere = kind === 'POSTED' || kind === 'RESTORED';
    return isHere ? { type: 'restored', row: { id, createdAt, description: text, user } } : null;
  },
  seen: ({ id }) => id,
  isAnywhere: true,
});

const PICTURE = { url: '/uploads/1.jpg', width: 4, height: 3, placeholder: null, sources: [] };
const ownPhotos: Kind<OwnPhoto> = kindOf<OwnPhoto>({
  policy: OWN_PHOTO_LIST,
  rowOf: ({ id, createdAt, userId, revision, text }) => ({
    ...{ id, createdAt, user: { id: userId }, revision, cursor: `${createdAt} ${id}` },
    ...{ category: 'TAILGATE', description: text, altText: null, state: 'PENDING' },
    image: { ...PICTURE, animation: null },
  }),
  change(kind, stored, user) {
    // Likes are not among what its owner hears of.
    if (kind === 'LIKED') return null;
    const photo = kind === 'DELETED' ? null : ownPhotos.rowOf(stored, user, null);
    const { id: photoId } = stored;
    const own = {
      POSTED: 'SUBMITTED',
      EDITED: 'REVIEWED',
      DELETED: 'DELETED',
      RESTORED: 'RESTORED',
    } as const;
    return ownPhotoChange({ kind: own[kind], photoId, photo });
  },
  seen: ({ id, description }) => [id, description],
  isAnywhere: true,
});

/** Plays have no writers; here they do, so that the same acts fit. */
const writers = new Map<number, number>();
const plays: Kind<Play> = kindOf<Play>({
  policy: { ...PLAY_LIST, writerOf: ({ id }) => writers.get(id) ?? 0 },
  rowOf({ id, userId, clientId, revision, text, createdAt }) {
    writers.set(id, userId);
    const row = playOf({ ...playRow(id, { revision, order: 0 }), cursor: '' });
    return { ...row, ...{ clientId }, reportedAt: `${createdAt} ${text}` };
  },
  change(kind, stored, user) {
    if (kind === 'LIKED') return null;
    if (kind === 'DELETED') return { type: 'removed', id: stored.id };
    const type = kind === 'POSTED' ? 'added' : kind === 'RESTORED' ? 'restored' : 'changed';
    return { type, row: plays.rowOf(stored, user, null) };
  },
  seen: ({ id, reportedAt }) => [id, reportedAt],
});

const steps = array(record({ act: constantFrom(...ACTS), n: nat(1000), ms: nat(2000) }), {
  minLength: 5,
  maxLength: 60,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  setLiveState('idle');
  jest.useRealTimers();
});

function expectServersRows<R extends Row>({ policy, seen }: Kind<R>, played: Played<R>) {
  const log = played.store.get();
  const shown = shownRows({ ...policy, order: 'newest-first' }, log);
  const [top] = shown;
  const waiting = [...log.waiting].map((id) => log.entries.get(id)!.row);
  const isHere = (row: R) =>
    (!log.hasOlder || !log.bottom || policy.compare(row, log.bottom) <= 0) &&
    (!log.hasNewer || (top !== undefined && policy.compare(row, top) >= 0));
  // Above a part in the middle there is a gap, in which own posts may wait.
  const held = [...shown, ...waiting.filter(isHere)].sort(policy.compare);
  const here = held.filter(({ id }) => !log.removed.has(id));
  const there = played.sorted().filter(isHere);
  expect(here.map(seen)).toEqual(there.map(seen));
}

async function expectEqualInTheEnd<R extends Row>(kind: Kind<R>) {
  const property = asyncProperty(steps, async (chosen) => {
    const played = play(kind);
    for (const { act, n, ms } of chosen) {
      played.acts[act](n);
      await played.pass(ms);
    }
    await settle(played);
    expectServersRows(kind, played);
    const { store, acts } = played;
    // Read to both ends it is the server's list, in the list's own order.
    if (store.get().hasNewer) acts.move(0);
    await deliver(played);
    for (let page = 0; store.get().hasOlder; page++) {
      if (page > MOST_PAGES) throw new Error('The oldest row is never reached');
      acts.older();
      await deliver(played);
    }
    acts.reveal();
    const shown = shownRows(kind.policy, store.get());
    const left = shown.filter(({ id }) => !store.get().removed.has(id));
    const all = played.sorted();
    expect(left.map(kind.seen)).toEqual(
      (kind.policy.order === 'newest-first' ? all : all.reverse()).map(kind.seen),
    );
    const lost = store.get().outgoing.filter(({ clientId }) => played.isStored(clientId));
    if (!kind.isAnywhere) expect(lost).toEqual([]);
    played.stop();
  });
  await assert(property, { numRuns: 100, examples: FOUND_ONCE });
}

test('the chat', () => expectEqualInTheEnd(chat), 60_000);
test('the chat of a league', () => expectEqualInTheEnd(room), 60_000);
test('comments', () => expectEqualInTheEnd(comments), 60_000);
test('the photo wall', () => expectEqualInTheEnd(photos), 60_000);
test('a member’s own photos', () => expectEqualInTheEnd(ownPhotos), 60_000);
test('the plays of a game', () => expectEqualInTheEnd(plays), 60_000);
