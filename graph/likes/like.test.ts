import { LIKEABLE_KINDS, type LikeableKind } from '../../schema/likes.ts';
import { RATE_LIMIT_RULES } from '../core/limits/rate-limit-rules.ts';
import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { writeArticle, writeComment } from '../testing/worlds/articles.ts';
import { addPhoto, addPhotoComment } from '../testing/worlds/photos.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';

const SetLike = graphql(/* GraphQL */ `
  mutation LikeTestSet($input: SetLikeInput!) {
    setLike(input: $input) {
      likeable {
        __typename
        id
        likeCount
        isLikedByMe
      }
    }
  }
`);

const TYPES = {
  ARTICLE: 'Article',
  COMMENT: 'Comment',
  PHOTO: 'Photo',
  PHOTO_COMMENT: 'PhotoComment',
  CHAT_MESSAGE: 'ChatMessage',
} as const satisfies Record<LikeableKind, string>;

let site: Site;
let admin: Member;
let ids: Readonly<Record<LikeableKind, number>>;
beforeAll(async () => {
  site = await startSite({ env: { RATE_LIMITS: 'on' } });
  admin = await site.admin();
  const [article, photo] = [await writeArticle(site), await addPhoto(site, { by: admin })];
  const sent = await site
    .as(admin)
    .run<{ sendChatMessage: { id: number } }, object>(
      'mutation { sendChatMessage(message: "Touchdown!") { id } }',
    );
  ids = {
    ARTICLE: article,
    COMMENT: await writeComment(site, { articleId: article, by: admin }),
    PHOTO: photo,
    PHOTO_COMMENT: await addPhotoComment(site, { photoId: photo, by: admin }),
    CHAT_MESSAGE: sent.data!.sendChatMessage.id,
  };
});
afterAll(() => site.stop());

async function set(who: Member | null, kind: LikeableKind, liked?: boolean | null) {
  const input = { kind, id: ids[kind], ...(liked !== undefined && { liked }) };
  const { data, errors } = await site.as(who).run(SetLike, { input });
  return data?.setLike?.likeable ?? errors?.[0]?.extensions.code;
}

describe.each(LIKEABLE_KINDS)('%s', (kind) => {
  const as = (likeCount: number, isLikedByMe: boolean) => ({
    __typename: TYPES[kind],
    id: ids[kind],
    likeCount,
    isLikedByMe,
  });

  test('is liked and liked no longer; sent again, that changes nothing', async () => {
    const [fan, other] = [await site.member(), await site.member()];
    expect(await set(fan, kind, true)).toEqual(as(1, true));
    expect(await set(fan, kind, true)).toEqual(as(1, true));
    expect(await set(other, kind, false)).toEqual(as(1, false));
    expect(await set(other, kind)).toEqual(as(2, true));
    expect(await set(other, kind, null)).toEqual(as(1, false));
    expect(await set(fan, kind, false)).toEqual(as(0, false));
    expect(await set(fan, kind, false)).toEqual(as(0, false));
    expect(await set(null, kind, true)).toBe('UNAUTHENTICATED');
  });

  test('likes are limited per minute for all but admins', async () => {
    const fan = await site.member();
    const { points } = RATE_LIMIT_RULES.like;
    for (let count = 0; count < points; count += 1) await set(fan, kind);
    expect(await set(fan, kind)).toBe('TOO_MANY_REQUESTS');
    for (let count = 0; count <= points; count += 1) await set(admin, kind);
    expect(await set(admin, kind, false)).toEqual(as(0, false));
  });
});

test('a like that was there already is not published', async () => {
  const fan = await site.member();
  const { next } = await subscribeAs(
    site,
    null,
    'subscription { photoEvents { kind photo { likeCount isLikedByMe } } }',
  );
  await set(fan, 'PHOTO', true);
  await set(fan, 'PHOTO', true);
  await set(fan, 'PHOTO', false);
  const photo = { isLikedByMe: null };
  expect([await next(), await next()]).toEqual([
    { photoEvents: { kind: 'LIKED', photo: { ...photo, likeCount: 1 } } },
    { photoEvents: { kind: 'LIKED', photo: { ...photo, likeCount: 0 } } },
  ]);
});

test('the number that chat messages were promised with is still there', async () => {
  await set(await site.member(), 'CHAT_MESSAGE', true);
  const { data } = await site.as(null).run('{ chatMessages(last: 1) { likes likeCount } }');
  expect(data).toEqual({ chatMessages: [{ likes: 1, likeCount: 1 }] });
});

test('admins edit their messages as often as their comments', async () => {
  const codes = new Set<unknown>();
  for (let count = 0; count <= RATE_LIMIT_RULES.chatEdit.points; count += 1) {
    const { errors } = await site
      .as(admin)
      .run(
        'mutation ($id: Int!) { editChatMessage(input: { id: $id, message: "Two!" }) { message { id } } }',
        {
          id: ids.CHAT_MESSAGE,
        },
      );
    codes.add(errors?.[0]?.extensions.code);
  }
  expect([...codes]).toEqual([undefined]);
});
