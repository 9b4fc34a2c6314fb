import { LIKEABLE_KINDS, type LikeableKind } from '../../schema/likes.ts';
import { User } from '../accounts/users/user.entity.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { waitingForLock } from '../testing/locks.ts';
import { type Actor, type Site, startSite } from '../testing/site.ts';
import { newThings } from '../testing/worlds/likeable-things.ts';

const SET_LIKE = `mutation ($input: SetLikeInput!) {
  setLike(input: $input) { likeable { likeCount isLikedByMe } }
}`;

const TABLES = {
  ARTICLE: ['article_likes', 'article_id', 'blog_posts', 'like_count'],
  COMMENT: ['comment_likes', 'comment_id', 'comments', 'like_count'],
  PHOTO: ['photo_likes', 'photo_id', 'fan_zone_photos', 'likes'],
  PHOTO_COMMENT: ['photo_comment_likes', 'comment_id', 'photo_comments', 'like_count'],
  CHAT_MESSAGE: ['game_chat_likes', 'message_id', 'game_chat_messages', 'like_count'],
} as const satisfies Record<LikeableKind, readonly string[]>;

let site: Site;
let things: ReturnType<typeof newThings>;
beforeAll(async () => {
  site = await startSite();
  things = newThings(site, await site.admin());
});
afterAll(() => site.stop());

interface Fan {
  readonly id: number;
  readonly actor: Actor;
}

async function newFan(): Promise<Fan> {
  const member = await site.member();
  const actor = site.as(member);
  // Their session is opened now, and not while they are deleted.
  await actor.cookie();
  return { id: member.id, actor };
}
const newFans = (count: number) => Promise.all(Array.from({ length: count }, newFan));

interface Liked {
  readonly likeCount: number;
  readonly isLikedByMe: boolean;
}
interface Response {
  readonly data?: { readonly setLike: { readonly likeable: Liked } | null };
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

async function set({ actor }: Fan, kind: LikeableKind, id: number, liked?: boolean) {
  const input = { kind, id, ...(liked !== undefined && { liked }) };
  const response = await actor.fetch('/graphql', {
    method: 'POST',
    headers: { origin: site.server.url },
    body: { query: SET_LIKE, variables: { input } },
  });
  const { data, errors } = (await response.json()) as Response;
  return data?.setLike?.likeable ?? errors?.[0]?.extensions.code;
}

/** What the thing says, and how many likes there are. */
async function counts(kind: LikeableKind, id: number): Promise<[said: number, stored: number]> {
  const [likes, key, table, column] = TABLES[kind];
  const [row] = await site
    .em()
    .execute<[{ said: number; stored: number }]>(
      `select t.${column} as said, (select count(*)::int from ${likes} where ${key} = t.id) as stored from ${table} t where t.id = ${id}`,
    );
  return [row.said, row.stored];
}

describe.each(LIKEABLE_KINDS)('%s', (kind) => {
  test('of twenty members who like it at once, and ten of whom take that back, ten count', async () => {
    const [id, fans] = [await things[kind](), await newFans(20)];
    const responses = await Promise.all(
      fans.map(async (fan, index) => {
        const first = await set(fan, kind, id, true);
        return index % 2 ? [first, await set(fan, kind, id, false)] : [first];
      }),
    );
    expect(await counts(kind, id)).toEqual([10, 10]);
    const all = responses.flat() as Liked[];
    // Each change of the count is that of one response: up and down, they lead from none to ten.
    const moves = all.map(({ likeCount, isLikedByMe }) => [likeCount, isLikedByMe ? 1 : -1]);
    const highest = Math.max(...all.map(({ likeCount }) => likeCount));
    for (let count = 0; count < highest; count += 1) {
      const up = moves.filter(([to, step]) => to === count + 1 && step === 1).length;
      const down = moves.filter(([to, step]) => to === count && step === -1).length;
      expect([count, up - down]).toEqual([count, count < 10 ? 1 : 0]);
    }
  });

  test('four turns at once by one member are four turns', async () => {
    const [id, fan] = [await things[kind](), await newFan()];
    for (let round = 0; round < 5; round += 1) {
      const all = await Promise.all([1, 2, 3, 4].map(() => set(fan, kind, id)));
      const liked = { likeCount: 1, isLikedByMe: true };
      const not = { likeCount: 0, isLikedByMe: false };
      expect(all).toHaveLength(4);
      expect(all.filter((one) => JSON.stringify(one) === JSON.stringify(liked))).toHaveLength(2);
      expect(all.filter((one) => JSON.stringify(one) === JSON.stringify(not))).toHaveLength(2);
      expect(await counts(kind, id)).toEqual([0, 0]);
    }
  });

  test('members who are deleted while they and others like it leave the right count', async () => {
    const [id, fans] = [await things[kind](), await newFans(12)];
    const leaving = fans.filter((_, index) => index % 3 === 0);
    await Promise.all(leaving.map((fan) => set(fan, kind, id, true)));
    const deletions = leaving.map((fan) => site.em().nativeDelete(User, fan.id));
    const responses = await Promise.all(fans.map((fan) => set(fan, kind, id)));
    await Promise.all(deletions);
    const staying = fans.filter((fan) => !leaving.includes(fan));
    for (const fan of staying)
      expect(responses[fans.indexOf(fan)]).toMatchObject({ isLikedByMe: true });
    const refused = responses.filter((one) => typeof one === 'string');
    expect(new Set([...refused, 'UNAUTHENTICATED'])).toEqual(new Set(['UNAUTHENTICATED']));
    expect(await counts(kind, id)).toEqual([staying.length, staying.length]);
  });

  test('a like that meets the deletion of its member waits for it and is refused', async () => {
    const [id, fan] = [await things[kind](), await newFan()];
    const liked = await site.em().transactional(async (tx) => {
      await tx.nativeDelete(User, fan.id);
      const request = set(fan, kind, id, true);
      await waitingForLock(site);
      return { request };
    });
    expect(await liked.request).toBe('UNAUTHENTICATED');
    expect(await counts(kind, id)).toEqual([0, 0]);
  });

  test('what is deleted before the like reaches it is not found', async () => {
    const [id, fan] = [await things[kind](), await newFan()];
    const liked = await site.em().transactional(async (tx) => {
      await tx.execute(`delete from ${TABLES[kind][2]} where id = ${id}`);
      const request = set(fan, kind, id, true);
      await waitingForLock(site);
      return { request };
    });
    expect(await liked.request).toBe('NOT_FOUND');
  });
});

test('published in the order of their revisions, the counts of a message go up and down by one', async () => {
  const [id, fans] = [await things.CHAT_MESSAGE(), await newFans(20)];
  const { next } = await subscribeAs(
    site,
    null,
    'subscription { chatEvents { kind message { id likeCount revision } } }',
  );
  await Promise.all(
    fans.map(async (fan, index) => {
      await set(fan, 'CHAT_MESSAGE', id);
      if (index % 2) await set(fan, 'CHAT_MESSAGE', id);
    }),
  );
  const published: { likeCount: number; revision: number }[] = [];
  while (published.length < 30) {
    const { chatEvents } = (await next()) as {
      chatEvents: { kind: string; message: { likeCount: number; revision: number } };
    };
    if (chatEvents.kind === 'LIKED') published.push(chatEvents.message);
  }
  published.sort((a, b) => a.revision - b.revision);
  expect(published.at(-1)?.likeCount).toBe(10);
  for (const [index, { likeCount }] of published.entries())
    expect(Math.abs(likeCount - (published[index - 1]?.likeCount ?? 0))).toBe(1);
});
