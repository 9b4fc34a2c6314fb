import { PHOTO_TEXTS } from '../../schema/photos/photos.ts';
import { addPhoto } from '../testing/worlds/photos.ts';
import { type Actor, type Member, type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';
import { subscribeAs } from '../testing/acknowledged.ts';

let site: Site;
let fan: Member;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
  fan = await site.member({ name: 'Mia Mile' });
  admin = await site.admin();
});
afterAll(() => site.stop());
beforeEach(() => site.em().getConnection().execute('delete from fan_zone_photos'));

async function call(actor: Actor, path: string, init?: Parameters<Actor['fetch']>[1]) {
  const response = await actor.fetch(path, init);
  return { status: response.status, body: (await response.json()) as unknown };
}
const idsIn = ({ body }: { body: unknown }) => (body as { id: number }[]).map(({ id }) => id);

test('the Fan Zone shows approved photos, newest first, of one category or all', async () => {
  const game = await addPhoto(site, {
    by: fan,
    category: 'game-day',
    createdAt: '2025-11-01T00:00:00Z',
  });
  const ai = await addPhoto(site, { by: admin, category: 'ai', createdAt: '2025-11-02T00:00:00Z' });
  const meme = await addPhoto(site, {
    by: fan,
    category: 'memes',
    createdAt: '2025-11-03T00:00:00Z',
  });
  await addPhoto(site, { by: fan, approved: false });
  const list = async (query: string) =>
    idsIn(await call(site.as(null), `/api/fan-zone/photos?${query}`));
  expect(await list('approved=true')).toEqual([meme, ai, game]);
  expect(await list('approved=true&excludeAi=true')).toEqual([meme, game]);
  expect(await list('category=ai&approved=true')).toEqual([ai]);
  expect(await list('category=&excludeAi=false')).toEqual([meme, ai, game]);
  expect(await list(`after=${meme}`)).toEqual([ai, game]);
  expect(await list('approved=false')).toEqual([meme, ai, game]);
  expect(await call(site.as(null), '/api/fan-zone/photos?category=cats')).toMatchObject({
    status: 400,
    body: { message: PHOTO_TEXTS.unknownCategory },
  });
  expect(await call(site.as(null), `/api/fan-zone/photos/${meme}`)).toMatchObject({
    status: 200,
    body: {
      id: meme,
      userId: fan.id,
      imageUrl: 'https://example.org/photo.jpg',
      image: { url: 'https://example.org/photo.jpg', width: null, sources: [] },
      category: 'memes',
      description: 'Lot J',
      approved: true,
      featured: false,
      likes: 0,
      user: { id: fan.id, name: 'Mia Mile', favoriteTeam: 'Denver Broncos' },
    },
  });
});

test('one steps through the photos of the filter that is on', async () => {
  const ids: number[] = [];
  for (const day of [1, 2, 3])
    ids.push(await addPhoto(site, { by: fan, createdAt: `2025-11-0${day}T00:00:00Z` }));
  const ai = await addPhoto(site, { by: admin, category: 'ai', createdAt: '2025-11-02T12:00:00Z' });
  const at = (id: number, query = '') =>
    call(site.as(null), `/api/fan-zone/photos/${id}/navigation${query}`);
  expect(await at(ids[1]!, '?approved=true&excludeAi=true')).toMatchObject({
    body: {
      previousPhoto: { id: ids[2] },
      nextPhoto: { id: ids[0] },
      currentIndex: 2,
      totalCount: 3,
    },
  });
  expect(await at(ids[1]!)).toMatchObject({
    body: { previousPhoto: { id: ai }, nextPhoto: { id: ids[0] }, currentIndex: 3, totalCount: 4 },
  });
  expect(await at(ids[2]!)).toMatchObject({ body: { previousPhoto: null, currentIndex: 1 } });
  expect(await at(ai, '?category=ai')).toMatchObject({
    body: { previousPhoto: null, nextPhoto: null, currentIndex: 1, totalCount: 1 },
  });
  expect(await at(ai, '?excludeAi=true')).toMatchObject({ status: 404 });
});

test.each([
  ['get', ''],
  ['get', '/navigation'],
  ['get', '/comments'],
])('a photo that waits is not there for others: %s %s', async (_method, rest) => {
  const waiting = await addPhoto(site, { by: fan, approved: false });
  const other = await site.member();
  for (const who of [null, other]) {
    expect(await call(site.as(who), `/api/fan-zone/photos/${waiting}${rest}`)).toMatchObject({
      status: 404,
      body: { message: PHOTO_TEXTS.gone },
    });
  }
});

test('a pending photo is visible to its owner and admins, and can’t be liked yet', async () => {
  const waiting = await addPhoto(site, { by: fan, approved: false });
  for (const who of [fan, admin])
    expect(await call(site.as(who), `/api/fan-zone/photos/${waiting}`)).toMatchObject({
      status: 200,
      body: { approved: false },
    });
  for (const who of [fan, admin])
    expect(
      await call(site.as(who), `/api/fan-zone-photos/${waiting}/like`, {
        method: 'POST',
        body: {},
      }),
    ).toMatchObject({ status: 404 });
});

test('a photo is liked and unliked; everybody sees the count, each member their own like', async () => {
  const id = await addPhoto(site, { by: fan });
  const like = (who: Member | null, userId = who?.id) =>
    call(site.as(who), `/api/fan-zone-photos/${id}/like`, { method: 'POST', body: { userId } });
  expect(await like(fan)).toEqual({ status: 200, body: { liked: true, totalLikes: 1 } });
  const status = (who: Member | null) =>
    call(site.as(who), `/api/fan-zone-photos/${id}/like-status`);
  expect((await status(fan)).body).toEqual({ liked: true, totalLikes: 1 });
  expect((await status(null)).body).toEqual({ liked: false, totalLikes: 1 });
  expect((await call(site.as(null), `/api/fan-zone-photos/${id}/like-count`)).body).toEqual({
    totalLikes: 1,
  });
  expect(await like(fan)).toMatchObject({ body: { liked: false, totalLikes: 0 } });
  expect(await like(null, undefined)).toMatchObject({ status: 401 });
  expect(await like(fan, admin.id)).toMatchObject({ status: 403 });
});

test('of many likes at the same time each one counts', async () => {
  const id = await addPhoto(site, { by: fan });
  const fans = await Promise.all(Array.from({ length: 5 }, () => site.member()));
  const toggle =
    'mutation ($id: Int!) { setLike(input: { kind: PHOTO, id: $id }) { likeable { isLikedByMe ... on Photo { revision } } } }';
  const answers = await Promise.all(
    Array.from({ length: 45 }, (_, turn) => site.as(fans[turn % 5]!).run(toggle, { id })),
  );
  expect(answers.every(({ errors }) => !errors)).toBe(true);
  // Each toggled nine times, so that all five like it. A toggle that missed another one was repeated, and counts twice.
  const read = await site.as(null).run(`{ photo(id: ${id}) { likeCount revision } }`);
  const { photo } = read.data as { photo: { likeCount: number; revision: number } };
  expect(photo.likeCount).toBe(5);
  expect(photo.revision).toBeGreaterThanOrEqual(45);
});

test('an approval is published to all, once, with only the fields that all may see', async () => {
  const id = await addPhoto(site, { by: fan, approved: false });
  const { next } = await subscribeAs(
    site,
    fan,
    'subscription { photoEvents { kind photo { id likeCount isLikedByMe isApproved } } }',
  );

  for (const who of [null, fan])
    expect(
      (await call(site.as(who), `/api/fan-zone/photos/${id}/approve`, { method: 'POST' })).status,
    ).toBe(who ? 403 : 401);
  const approve = () =>
    call(site.as(admin), `/api/fan-zone/photos/${id}/approve`, { method: 'POST' });
  // Twice is once.
  expect(await approve()).toMatchObject({ status: 200, body: { id, approved: true } });
  expect(await approve()).toMatchObject({ status: 200, body: { id, approved: true } });
  await call(site.as(fan), `/api/fan-zone-photos/${id}/like`, { method: 'POST', body: {} });
  await call(site.as(admin), `/api/fan-zone/photos/${id}`, { method: 'DELETE' });
  const photo = { id, isApproved: true, isLikedByMe: null };
  expect([await next(), await next(), await next()]).toEqual([
    { photoEvents: { kind: 'APPROVED', photo: { ...photo, likeCount: 0 } } },
    { photoEvents: { kind: 'LIKED', photo: { ...photo, likeCount: 1 } } },
    { photoEvents: { kind: 'REMOVED', photo: { ...photo, likeCount: 1 } } },
  ]);
  const acts = await site
    .em()
    .getConnection()
    .execute<{ action: string }[]>(
      `select action from audit_entries where subject_type = 'Photo' and subject_id = ${id} order by id`,
    );
  expect(acts.map(({ action }) => action)).toEqual(['photo.approve', 'photo.delete']);
});

test('admins see what waits and how much; others do not', async () => {
  const waiting = await addPhoto(site, {
    by: fan,
    approved: false,
    createdAt: '2025-11-02T00:00:00Z',
  });
  const shown = await addPhoto(site, { by: fan, createdAt: '2025-11-01T00:00:00Z' });
  const all = '/api/fan-zone/photos/admin/all';
  expect(idsIn(await call(site.as(admin), all))).toEqual([waiting, shown]);
  expect((await call(site.as(fan), all)).status).toBe(403);
  expect((await call(site.as(null), all)).status).toBe(401);
  const { data } = await site
    .as(admin)
    .run('{ allPhotos(approved: false) { nodes { id } } pendingPhotoCount }');
  expect(data).toEqual({ allPhotos: { nodes: [{ id: waiting }] }, pendingPhotoCount: 1 });
});

test('a page of photos with authors, hearts and pictures is one statement', async () => {
  for (let count = 0; count < 30; count += 1) await addPhoto(site, { by: fan });
  const query =
    '{ photos(first: 100) { nodes { id isLikedByMe likeCount user { name avatarUrl } image { url sources { srcset } } } } }';
  const asked = site.as(fan);
  await asked.run(query);
  const sent = await statementsOf(site, () => asked.run(query));
  expect(sent.filter((statement) => statement.includes('fan_zone_photos'))).toHaveLength(1);
  expect(sent.length).toBeLessThanOrEqual(3);
});

test('a change of the pending photos is published to moderators only', async () => {
  const EVENTS = 'subscription { pendingPhotoEvents { photoId } }';
  const refused = await (await site.as(fan).socket()).iterate({ query: EVENTS }).next();
  expect((refused.value as { errors?: readonly { extensions?: unknown }[] }).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
  const { next } = await subscribeAs(site, admin, EVENTS);
  const [approved, deleted] = [
    await addPhoto(site, { by: fan, approved: false }),
    await addPhoto(site, { by: fan, approved: false }),
  ];
  await call(site.as(admin), `/api/fan-zone/photos/${approved}/approve`, { method: 'POST' });
  // Something that did not wait any more is no news.
  await call(site.as(admin), `/api/fan-zone/photos/${approved}`, { method: 'DELETE' });
  await call(site.as(admin), `/api/fan-zone/photos/${deleted}`, { method: 'DELETE' });
  expect([await next(), await next()]).toEqual([
    { pendingPhotoEvents: { photoId: approved } },
    { pendingPhotoEvents: { photoId: deleted } },
  ]);
});
