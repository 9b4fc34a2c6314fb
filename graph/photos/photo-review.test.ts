import { PHOTO_TEXTS, PHOTOS_PER_REVIEW, type PhotoState } from '../../schema/photos/photos.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { jobContext } from '../testing/job-context.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { addPhoto } from '../testing/worlds/photos.ts';
import { forgetRejectedPhotos } from './photo-moderation.service.ts';

const Review = graphql(/* GraphQL */ `
  mutation PhotoReviewTest($input: ReviewPhotosInput!) {
    reviewPhotos(input: $input) {
      photos {
        id
        state
      }
      refused {
        id
        message
      }
    }
  }
`);
const Lists = graphql(/* GraphQL */ `
  query PhotoReviewTestLists {
    pending: allPhotos(state: PENDING) {
      nodes {
        id
      }
    }
    shown: allPhotos(state: APPROVED) {
      nodes {
        id
      }
    }
    rejected: allPhotos(state: REJECTED) {
      nodes {
        id
      }
    }
    both: allPhotos {
      nodes {
        id
      }
    }
    pendingPhotoCount
  }
`);

let site: Site;
let fan: Member;
let moderator: Member;
beforeAll(async () => {
  site = await startSite();
  fan = await site.member({ name: 'Mia Mile' });
  moderator = await site.admin();
});
afterAll(() => site.stop());
beforeEach(() =>
  site.em().getConnection().execute('delete from fan_zone_photos; delete from audit_entries'),
);

const submitted = async (count: number) => {
  const ids: number[] = [];
  while (ids.length < count) ids.push(await addPhoto(site, { by: fan, approved: false }));
  return ids;
};
const review = (ids: number[], state: PhotoState, who = moderator) =>
  site.as(who).run(Review, { input: { ids, state } });
async function lists() {
  const { data } = await site.as(moderator).run(Lists);
  const { pendingPhotoCount, ...all } = data!;
  const ids = Object.entries(all).map(([name, photos]) => [
    name,
    photos.nodes.map(({ id }) => id).sort((a, b) => a - b),
  ]);
  return { ...Object.fromEntries(ids), pendingPhotoCount } as Record<string, number[] | number>;
}
const seen = async (id: number, who: Member | null) =>
  (await site.as(who).fetch(`/api/fan-zone/photos/${id}`)).status;

test('many photos are approved or rejected in one request, and each act is recorded', async () => {
  const [one, two, three, four] = (await submitted(4)) as [number, number, number, number];
  const { data } = await review([one, two], 'APPROVED');
  expect(data?.reviewPhotos?.refused).toEqual([]);
  expect(data?.reviewPhotos?.photos.map(({ state }) => state)).toEqual(['APPROVED', 'APPROVED']);
  await review([three], 'REJECTED');
  expect(await lists()).toEqual({
    pending: [four],
    shown: [one, two],
    rejected: [three],
    both: [one, two, four],
    pendingPhotoCount: 1,
  });
  const acts = await site.em().find(AuditEntry, {}, { orderBy: { id: 'asc' } });
  expect(acts.map(({ action }) => action)).toEqual([
    'photo.approve',
    'photo.approve',
    'photo.reject',
  ]);
});

test('a rejected photo is hidden from all but its owner and moderators', async () => {
  const [id] = (await submitted(1)) as [number];
  await review([id], 'REJECTED');
  expect(await Promise.all([null, await site.member()].map((who) => seen(id, who)))).toEqual([
    404, 404,
  ]);
  expect(await Promise.all([fan, moderator].map((who) => seen(id, who)))).toEqual([200, 200]);
});

test('undoing puts a photo back to pending, whether it was approved or rejected', async () => {
  const [approved, rejected] = (await submitted(2)) as [number, number];
  await review([approved], 'APPROVED');
  await review([rejected], 'REJECTED');
  await review([approved, rejected], 'PENDING');
  expect(await lists()).toMatchObject({ pending: [approved, rejected], pendingPhotoCount: 2 });
  expect(await seen(approved, null)).toBe(404);
});

test('photos that are gone are named, and the others are reviewed all the same', async () => {
  const [gone, stays] = (await submitted(2)) as [number, number];
  await site.as(moderator).fetch(`/api/fan-zone/photos/${gone}`, { method: 'DELETE' });
  const { data } = await review([gone, stays, 999_999], 'APPROVED');
  expect(data?.reviewPhotos).toEqual({
    photos: [{ id: stays, state: 'APPROVED' }],
    refused: [
      { id: gone, message: PHOTO_TEXTS.gone },
      { id: 999_999, message: PHOTO_TEXTS.gone },
    ],
  });
  expect((await review([gone], 'APPROVED')).data?.reviewPhotos?.photos).toEqual([]);
});

test.each([
  ['no photo', [], PHOTO_TEXTS.reviewNone],
  [
    'too many photos',
    Array.from({ length: PHOTOS_PER_REVIEW + 1 }, (_, id) => id + 1),
    PHOTO_TEXTS.reviewTooMany,
  ],
])('%s is refused in words', async (_what, ids, message) => {
  expect((await review(ids, 'APPROVED')).errors?.[0]).toMatchObject({
    message,
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('fans hear of what comes and what goes, moderators once of all, and nobody of nothing', async () => {
  const ids = await submitted(2);
  const wall = await subscribeAs(site, fan, 'subscription { photoEvents { kind photo { id } } }');
  const desk = await subscribeAs(
    site,
    moderator,
    'subscription { pendingPhotoEvents { photoId } }',
  );
  await review(ids, 'APPROVED');
  await review(ids, 'APPROVED');
  await review(ids.slice(0, 1), 'PENDING');
  expect([await wall.next(), await wall.next(), await wall.next()]).toEqual(
    [
      ['APPROVED', ids[1]],
      ['APPROVED', ids[0]],
      ['REMOVED', ids[0]],
    ].map(([kind, id]) => ({ photoEvents: { kind, photo: { id } } })),
  );
  expect([await desk.next(), await desk.next()]).toEqual([
    { pendingPhotoEvents: { photoId: null } },
    { pendingPhotoEvents: { photoId: ids[0] } },
  ]);
  expect((await review(ids, 'APPROVED', fan)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('two moderators at once: each photo ends in one state, and is recorded once a move', async () => {
  const ids = await submitted(6);
  const answers = await Promise.all(
    [ids, [...ids].reverse(), ids].map((each) => review(each, 'REJECTED')),
  );
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect(await site.em().count(AuditEntry, { action: 'photo.reject' })).toBe(6);
});

test('a rejected photo is deleted after 30 days, unless it was reviewed again', async () => {
  const [old, again] = (await submitted(2)) as [number, number];
  await review([old, again], 'REJECTED');
  site.clock.advance(29 * 86_400_000);
  await forgetRejectedPhotos(jobContext(site.server));
  await review([again], 'PENDING');
  expect(await lists()).toMatchObject({ pending: [again], rejected: [old] });
  site.clock.advance(86_400_000);
  await forgetRejectedPhotos(jobContext(site.server));
  expect(await lists()).toMatchObject({ pending: [again], rejected: [] });
});
