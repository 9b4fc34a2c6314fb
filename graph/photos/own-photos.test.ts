import type { PhotoState } from '../../schema/photos/photos.ts';
import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { addPhoto } from '../testing/worlds/photos.ts';

const Mine = graphql(/* GraphQL */ `
  query OwnPhotosTest($first: Int!, $after: String) {
    myPhotos(first: $first, after: $after) {
      nodes {
        id
        state
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
const Delete = graphql(/* GraphQL */ `
  mutation OwnPhotosTestDelete($id: Int!) {
    deleteOwnPhoto(input: { id: $id }) {
      deletedId
    }
  }
`);
const Review = graphql(/* GraphQL */ `
  mutation OwnPhotosTestReview($input: ReviewPhotosInput!) {
    reviewPhotos(input: $input) {
      photos {
        id
      }
    }
  }
`);
const EVENTS = 'subscription { myPhotoEvents { kind photoId photo { state isLikedByMe } } }';

let site: Site;
let mia: Member;
let ned: Member;
let moderator: Member;
beforeAll(async () => {
  site = await startSite();
  [mia, ned, moderator] = [await site.member(), await site.member(), await site.admin()];
});
afterAll(() => site.stop());
beforeEach(() => site.em().getConnection().execute('delete from fan_zone_photos'));

const mine = async (who: Member, first = 20, after: string | null = null) => {
  const { data, errors } = await site.as(who).run(Mine, { first, after });
  return { ...data?.myPhotos, errors };
};
const review = (id: number, state: PhotoState) =>
  site.as(moderator).run(Review, { input: { ids: [id], state } });
const remove = (who: Member, id: number) => site.as(who).run(Delete, { id });

test('members see the photos they sent in every state, newest first, and no one else’s', async () => {
  const [first, second, third] = [
    await addPhoto(site, { by: mia, createdAt: '2025-11-01T12:00:00Z' }),
    await addPhoto(site, { by: mia, createdAt: '2025-11-02T12:00:00Z', approved: false }),
    await addPhoto(site, { by: mia, createdAt: '2025-11-03T12:00:00Z', approved: false }),
  ];
  await addPhoto(site, { by: ned });
  await review(second, 'REJECTED');
  expect((await mine(mia)).nodes).toEqual([
    { id: third, state: 'PENDING' },
    { id: second, state: 'REJECTED' },
    { id: first, state: 'APPROVED' },
  ]);
});

test('a page continues behind a photo that was deleted, and knows when it is the last', async () => {
  const ids: number[] = [];
  for (const day of [1, 2, 3, 4])
    ids.unshift(await addPhoto(site, { by: mia, createdAt: `2025-11-0${day}T12:00:00Z` }));
  const page = await mine(mia, 2);
  expect(page.nodes!.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(page.pageInfo!.hasNextPage).toBe(true);
  await remove(mia, ids[1]!);
  const rest = await mine(mia, 2, page.pageInfo!.endCursor);
  expect(rest.nodes!.map(({ id }) => id)).toEqual(ids.slice(2));
  expect(rest.pageInfo!.hasNextPage).toBe(false);
  expect((await mine(mia, 101)).errors).toHaveLength(1);
});

test('owners hear of each upload, review and deletion of their photos; other members hear nothing', async () => {
  const [own, other] = [await subscribeAs(site, mia, EVENTS), await subscribeAs(site, ned, EVENTS)];
  const id = await addPhoto(site, { by: mia, approved: false });
  const reviewed = (state: PhotoState) => ({
    myPhotoEvents: { kind: 'REVIEWED', photoId: id, photo: { state, isLikedByMe: null } },
  });
  await review(id, 'APPROVED');
  expect(await own.next()).toEqual(reviewed('APPROVED'));
  await review(id, 'REJECTED');
  expect(await own.next()).toEqual(reviewed('REJECTED'));
  await remove(mia, id);
  expect(await own.next()).toEqual({
    myPhotoEvents: { kind: 'DELETED', photoId: id, photo: null },
  });
  const neds = await addPhoto(site, { by: ned, approved: false });
  await review(neds, 'APPROVED');
  // The first that he hears is about his own.
  expect(await other.next()).toMatchObject({ myPhotoEvents: { photoId: neds } });
});

test('a photo on the wall leaves it for everyone when its owner deletes it; another member can’t', async () => {
  const wall = await subscribeAs(site, null, 'subscription { photoEvents { kind photo { id } } }');
  const id = await addPhoto(site, { by: mia });
  const refused = await remove(ned, id);
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  const waiting = await addPhoto(site, { by: mia, approved: false });
  const unknown = await remove(ned, waiting);
  expect(unknown.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  await remove(mia, waiting);
  expect((await remove(mia, id)).data).toEqual({ deleteOwnPhoto: { deletedId: id } });
  expect(await wall.next()).toEqual({ photoEvents: { kind: 'REMOVED', photo: { id } } });
  expect((await mine(mia)).nodes).toEqual([]);
});
