import {
  INBOX_DAYS,
  INBOX_LENGTH,
  type InboxItemView,
  type InboxPostKind,
  type OwnInboxView,
} from '../../schema/inbox.ts';
import { articlePath } from '../../schema/pages/addresses.ts';
import { CHAT_PATH, commentPlace, messagePlace } from '../../schema/pages/post-places.ts';
import { showPath } from '../../schema/shows/show-paths.ts';
import { lockOwnAccount } from '../accounts/sessions/lock-own-account.ts';
import { User } from '../accounts/users/user.entity.ts';
import { momentOf } from '../core/behind.ts';
import type { Context } from '../core/context.ts';
import { isoInstant } from '../core/instants.ts';
import {
  readAddressed,
  readAnswered,
  readLiked,
  readReadUntil,
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

type Item = Omit<InboxItemView, 'isUnread'>;

/** What others did to the viewer's posts, and moderators and hosts for the viewer, newest first. */
export async function ownInbox(ctx: Context): Promise<OwnInboxView> {
  const { id: userId } = ctx.require('inbox.readOwn');
  const now = ctx.now();
  const since = new Date(now.getTime() - INBOX_DAYS * DAY_MS).toISOString();
  const [[reader], ...parts] = await Promise.all([
    readReadUntil(ctx.em, { userId }),
    addressedTo(ctx, userId, since),
    likedOf(ctx, userId, since),
    answersTo(ctx, userId, since),
    sanctionsOf(ctx, userId, since),
  ]);
  const readUntil = reader?.inboxReadUntil ? isoInstant(reader.inboxReadUntil) : '';
  const items = parts
    .flat()
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
    .slice(0, INBOX_LENGTH)
    .map((item) => ({ ...item, isUnread: item.at > readUntil }));
  return { asOf: now, unreadCount: items.filter(({ isUnread }) => isUnread).length, items };
}

async function addressedTo(ctx: Context, userId: number, since: string): Promise<Item[]> {
  const until = (momentOf(ctx) ?? ctx.now()).toISOString();
  const rows = await readAddressed(ctx.em, { userId, since, until });
  const items = new Map<string, Item>();
  for (const { kind: postKind, id, parentId, text, at, isReply, member } of rows) {
    // A reply that mentions the reader comes as a reply first.
    if (items.has(`${postKind}:${id}`)) continue;
    const kind = isReply ? 'REPLY' : 'MENTION';
    items.set(`${postKind}:${id}`, {
      ...{ key: `${kind}:${postKind}:${id}`, kind, postKind, at: isoInstant(at) },
      ...{ members: [member], memberCount: 1, text, path: PATHS[postKind](id, parentId) },
    });
  }
  return [...items.values()];
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

async function sanctionsOf({ em }: Context, userId: number, since: string): Promise<Item[]> {
  const rows = await readSanctions(em, { userId, since });
  return rows.map(({ id, text, at }) => ({
    ...{ key: `SANCTION:${id}`, kind: 'SANCTION', postKind: null, at: isoInstant(at) },
    ...{ members: [], memberCount: 0, text: text ?? '', path: '/profile' },
  }));
}

/** Notes up to when the viewer has read the inbox, on all devices. An earlier moment changes nothing. */
export async function markInboxRead(ctx: Context, upTo: Date): Promise<OwnInboxView> {
  const { id: userId } = ctx.require('inbox.readOwn');
  // What comes later is not read yet, whatever the clock of the browser says; a fan who is behind has not seen what others have.
  const seen = momentOf(ctx) ?? ctx.now();
  const until = new Date(Math.min(upTo.getTime(), seen.getTime()));
  await ctx.em.fork().transactional(async (tx) => {
    await lockOwnAccount(ctx, tx);
    await tx.nativeUpdate(
      User,
      { id: userId, $or: [{ inboxReadUntil: null }, { inboxReadUntil: { $lt: until } }] },
      { inboxReadUntil: until },
    );
  });
  ctx.publish('inbox.changed', { userIds: [userId] });
  return ownInbox(ctx);
}
