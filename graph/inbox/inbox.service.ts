import {
  inboxChoices,
  INBOX_DAYS,
  INBOX_LENGTH,
  type InboxItemView,
  type InboxKind,
  type InboxPostKind,
  type OwnInboxView,
  wantedKinds,
  WRITTEN_KINDS,
  type WrittenKind,
} from '../../schema/inbox.ts';
import { articlePath } from '../../schema/pages/addresses.ts';
import { CHAT_PATH, commentPlace, messagePlace } from '../../schema/pages/post-places.ts';
import { showPath } from '../../schema/shows/show-paths.ts';
import { momentOf } from '../core/behind.ts';
import type { Context } from '../core/context.ts';
import { isoInstant } from '../core/instants.ts';
import {
  readAddressed,
  readAnswered,
  readLiked,
  readLineups,
  readReader,
  readSanctions,
} from './inbox.reads.ts';

const DAY_MS = 86_400_000;

const photoPath = (id: number) => `/fan-zone?photo=${id}`;

/** Where a post is on the site; comments are on the page of what they belong to. */
const PATHS: Readonly<Record<InboxPostKind, (id: number, parentId: number) => string>> = {
  CHAT_MESSAGE: (id) => CHAT_PATH + messagePlace(id),
  ARTICLE_COMMENT: (id, articleId) => articlePath(articleId) + commentPlace(id),
  PHOTO: photoPath,
  PHOTO_COMMENT: (id, photoId) => photoPath(photoId) + commentPlace(id),
};

/** An item, apart from whether it is read. */
export type Item = Omit<InboxItemView, 'isUnread'>;

/** What others did to the viewer's posts, and moderators and hosts for the viewer, newest first. */
export async function ownInbox(ctx: Context): Promise<OwnInboxView> {
  const { id: userId } = ctx.require('inbox.readOwn');
  const now = ctx.now();
  const since = new Date(now.getTime() - INBOX_DAYS * DAY_MS).toISOString();
  const [reader] = await readReader(ctx.em, { userId });
  const { inboxReadUntil, inboxChoices: chosen = null, doNotDisturbUntil } = reader ?? {};
  const quietUntil = doNotDisturbUntil && new Date(doNotDisturbUntil);
  const readUntil = inboxReadUntil ? isoInstant(inboxReadUntil) : '';
  const all = await itemsOf(ctx, { userId, since, wanted: wantedKinds(chosen, 'SITE') });
  const items = all
    .slice(0, INBOX_LENGTH)
    .map((item) => ({ ...item, isUnread: item.at > readUntil }));
  return {
    asOf: now,
    unreadCount: items.filter(({ isUnread }) => isUnread).length,
    items,
    choices: inboxChoices(chosen),
    doNotDisturbUntil: quietUntil && quietUntil > now ? quietUntil : null,
  };
}

interface Asked {
  readonly userId: number;
  readonly since: string;
  readonly wanted: ReadonlySet<InboxKind>;
}

const READ_EACH = {
  LIKES: likedOf,
  ANSWER: answersTo,
  LINEUP: lineupsOf,
  SANCTION: sanctionsOf,
} as const satisfies Record<Exclude<InboxKind, WrittenKind>, unknown>;

/** All that happened to a member since then and that they want, newest first. */
export async function itemsOf(ctx: Context, asked: Asked): Promise<Item[]> {
  const { userId, since, wanted } = asked;
  const others = Object.entries(READ_EACH) as [
    keyof typeof READ_EACH,
    (typeof READ_EACH)[keyof typeof READ_EACH],
  ][];
  const parts = await Promise.all([
    writtenTo(ctx, asked),
    ...others.filter(([kind]) => wanted.has(kind)).map(([, read]) => read(ctx, userId, since)),
  ]);
  return parts.flat().sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
}

/** Something that another member wrote. */
export interface Written extends Item {
  readonly kind: WrittenKind;
  readonly postId: number;
}

/** What others wrote to a member since then and that they want, each once. */
export async function writtenTo(
  ctx: Pick<Context, 'behind' | 'em' | 'now'>,
  { userId, since, wanted: kinds }: Asked,
): Promise<Written[]> {
  const wanted = WRITTEN_KINDS.filter((kind) => kinds.has(kind));
  if (wanted.length === 0) return [];
  const until = (momentOf(ctx) ?? ctx.now()).toISOString();
  const rows = await readAddressed(ctx.em, { userId, since, until, wanted });
  return rows.map(({ kind: postKind, id, parentId, text, at, why: kind, member }) => ({
    ...{ key: `${kind}:${postKind}:${id}`, kind, postId: id, postKind, at: isoInstant(at) },
    ...{ members: [member], memberCount: 1, text, path: PATHS[postKind](id, parentId) },
  }));
}

async function likedOf({ em }: Context, userId: number, since: string): Promise<Item[]> {
  const rows = await readLiked(em, { userId, since });
  return rows.map(({ kind, id, parentId, text, at, memberCount, members }) => ({
    ...{ key: `LIKES:${kind}:${id}`, kind: 'LIKES', postKind: kind, at: isoInstant(at) },
    ...{ memberCount, text, path: PATHS[kind](id, parentId) },
    members: members.map(({ member }) => member),
  }));
}

async function answersTo({ em }: Context, userId: number, since: string): Promise<Item[]> {
  const rows = await readAnswered(em, { userId, since });
  return rows.map(({ id, text, at, showId, showType, answeredAtSeconds }) => ({
    ...{ key: `ANSWER:${id}`, kind: 'ANSWER', postKind: null, at: isoInstant(at!) },
    ...{ members: [], memberCount: 0, text },
    path:
      showId === null
        ? '/profile#my-questions'
        : showPath({ id: showId, type: showType! }, answeredAtSeconds ?? 0),
  }));
}

async function lineupsOf({ em }: Context, userId: number, since: string): Promise<Item[]> {
  const rows = await readLineups(em, { userId, since });
  return rows.map(({ id, text, at }) => ({
    ...{ key: `LINEUP:${id}`, kind: 'LINEUP', postKind: null, at: isoInstant(at) },
    ...{ members: [], memberCount: 0, text, path: '/fan-zone?tab=fantasy' },
  }));
}

async function sanctionsOf({ em }: Context, userId: number, since: string): Promise<Item[]> {
  const rows = await readSanctions(em, { userId, since });
  return rows.map(({ id, text, at }) => ({
    ...{ key: `SANCTION:${id}`, kind: 'SANCTION', postKind: null, at: isoInstant(at) },
    ...{ members: [], memberCount: 0, text: text ?? '', path: '/profile' },
  }));
}
