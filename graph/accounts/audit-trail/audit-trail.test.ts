import type { AuditSubject } from '../../gql/graphql.ts';
import { cursorOfId } from '../../core/paging/cursors.ts';
import { graphql } from '../../gql/gql.ts';
import { addPhoto } from '../../testing/worlds/photos.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';

const Trail = graphql(/* GraphQL */ `
  query AuditTrailTest($subjectType: AuditSubject, $actorId: Int, $first: Int!, $after: String) {
    auditTrail(subjectType: $subjectType, actorId: $actorId, first: $first, after: $after) {
      nodes {
        id
        at
        action
        subjectType
        subjectId
        actorName
        details {
          name
          value
        }
      }
    }
    auditActors {
      id
      name
    }
  }
`);

let site: Site;
let ada: Member;
let ben: Member;
let photos: number[];
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T19:00:00Z' });
  [ada, ben] = [await site.admin(), await site.member({ name: 'Ben Boss', isAdmin: true })];
  const fan = await site.member({ name: 'Fay Fan' });
  photos = await Promise.all([1, 2].map(() => addPhoto(site, { by: fan, approved: false })));
  await act(ada, `approvePhoto(input: { id: ${photos[0]} }) { photo { id } }`);
  await act(ada, 'setFantasyOpenToAll(input: { isOpen: true }) { isOpen }');
  // A clock that is set back does not change the order.
  site.clock.set('2025-11-16T18:00:00Z');
  await act(ben, `approvePhoto(input: { id: ${photos[1]} }) { photo { id } }`);
  await act(ben, `deleteUser(input: { id: ${fan.id} }) { deletedId }`);
});
afterAll(() => site.stop());

async function act(who: Member, mutation: string) {
  expect((await site.as(who).run(`mutation { ${mutation} }`)).errors).toBeUndefined();
}
async function trail(
  asked: { subjectType?: AuditSubject; actorId?: number; first?: number; after?: string } = {},
) {
  const { data, errors } = await site.as(ada).run(Trail, { first: 50, ...asked });
  expect(errors).toBeUndefined();
  return data!.auditTrail.nodes;
}
const actions = async (asked: Parameters<typeof trail>[0]) =>
  (await trail(asked)).map(({ action }) => action);

test('shows who did what, when, to what; the latest act first', async () => {
  expect(await trail()).toMatchObject([
    {
      action: 'user.delete',
      actorName: 'Ben Boss',
      subjectType: 'USER',
      at: new Date('2025-11-16T18:00:00Z'),
      details: [{ name: 'name', value: 'Fay Fan' }],
    },
    { action: 'photo.approve', actorName: 'Ben Boss', subjectId: photos[1] },
    { action: 'fantasy.openToAll', actorName: 'Ada Admin', subjectId: null, details: [] },
    { action: 'photo.approve', actorName: 'Ada Admin', subjectId: photos[0] },
  ]);
});

test('by kind, by person, and page by page', async () => {
  expect(await actions({ subjectType: 'PHOTO' })).toEqual(['photo.approve', 'photo.approve']);
  expect(await actions({ actorId: ada.id })).toEqual(['fantasy.openToAll', 'photo.approve']);
  expect(await actions({ actorId: ada.id, subjectType: 'PHOTO' })).toEqual(['photo.approve']);
  const [, second] = await trail({ first: 2 });
  expect(await actions({ first: 2, after: cursorOfId('auditTrail', second!.id) })).toEqual([
    'fantasy.openToAll',
    'photo.approve',
  ]);
});

test('names everybody who is in it', async () => {
  const { data } = await site.as(ada).run(Trail, { first: 1 });
  expect(data!.auditActors).toEqual([
    { id: ada.id, name: 'Ada Admin' },
    { id: ben.id, name: 'Ben Boss' },
  ]);
});

test('is for admins', async () => {
  const { errors } = await site.as(await site.member()).run(Trail, { first: 1 });
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});
