import { User } from '../accounts/users/user.entity.ts';
import { graphql } from '../gql/gql.ts';
import { FantasyLineup } from '../fantasy/lineups/fantasy-lineup.entity.ts';
import { Game } from '../games/game.entity.ts';
import { Question } from '../questions/question.entity.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { addGame } from '../testing/worlds/fantasy.ts';
import { addPhoto } from '../testing/worlds/photos.ts';

const Profile = graphql(/* GraphQL */ `
  query MemberProfileTest($id: Int!) {
    memberProfile(id: $id) {
      isHidden
      joinedOn
      badges {
        kind
        count
        level
      }
      user {
        name
      }
    }
  }
`);
const Hide = graphql(/* GraphQL */ `
  mutation MemberProfileTestHide($isHidden: Boolean!) {
    setProfileHidden(input: { isHidden: $isHidden }) {
      profile {
        isHidden
      }
    }
  }
`);

let site: Site;
let mia: Member;
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T19:00:00Z' });
});
afterAll(() => site.stop());
beforeEach(async () => {
  mia = await site.member({ name: 'Mia Mile' });
  // In Denver it is still October.
  await site
    .em()
    .nativeUpdate(User, { id: mia.id }, { createdAt: new Date('2025-11-01T05:59:59Z') });
});

const profile = async (by: Member | null, id = mia.id) =>
  (await site.as(by).run(Profile, { id })).data?.memberProfile;

async function ask(status: 'pending' | 'approved' | 'answered') {
  const em = site.em();
  const user = em.getReference(User, mia.id);
  const approved = status !== 'pending';
  em.create(Question, { user, question: 'Why?', status, approved, createdAt: site.clock.now() });
  await em.flush();
}

async function play(isScored: boolean) {
  const gameId = await addGame(site, '2025-11-16T21:25:00Z');
  const em = site.em();
  em.create(FantasyLineup, {
    ...{ user: em.getReference(User, mia.id), game: em.getReference(Game, gameId), week: 11 },
    ...{ season: 2025, lineupName: 'L', wideReceiver1: '1', wideReceiver2: '2', runningBack: '3' },
    ...{ tightEnd: '4', flex: '5', idp: '6', captain: '1', isScored },
    submittedAt: site.clock.now(),
  });
  await em.flush();
}

test('a new member’s page has the name, the day in Denver and no badges, for everybody', async () => {
  for (const by of [null, mia, await site.member(), await site.admin()])
    expect(await profile(by)).toEqual({
      isHidden: false,
      joinedOn: '2025-10-31',
      badges: [],
      user: { name: 'Mia Mile' },
    });
  expect(await profile(null, 2_000_000_000)).toBeNull();
});

test('badges are earned by what was approved, scored and answered, and by nothing else', async () => {
  for (const approved of [true, true, false]) await addPhoto(site, { by: mia, approved });
  for (const status of ['pending', 'approved', 'answered'] as const) await ask(status);
  await play(false);
  expect((await profile(null))?.badges).toEqual([
    { kind: 'APPROVED_PHOTOS', count: 2, level: 1 },
    { kind: 'QUESTIONS_ON_AIR', count: 1, level: 1 },
  ]);
  await play(true);
  for (let n = 2; n < 10; n++) await addPhoto(site, { by: mia, approved: true });
  expect((await profile(null))?.badges).toEqual([
    { kind: 'SCORED_LINEUPS', count: 1, level: 1 },
    { kind: 'APPROVED_PHOTOS', count: 10, level: 2 },
    { kind: 'QUESTIONS_ON_AIR', count: 1, level: 1 },
  ]);
});

test('a hidden page shows only its owner more than the name, and pages that are open hear of it', async () => {
  await addPhoto(site, { by: mia, approved: true });
  const events = await subscribeAs(site, null, 'subscription { memberChanged { id } }');
  const hidden = await site.as(mia).run(Hide, { isHidden: true });
  expect(hidden.data?.setProfileHidden?.profile.isHidden).toBe(true);
  expect(await events.next()).toEqual({ memberChanged: { id: mia.id } });
  for (const by of [null, await site.member(), await site.admin()])
    expect(await profile(by)).toEqual({
      isHidden: true,
      joinedOn: null,
      badges: [],
      user: { name: 'Mia Mile' },
    });
  expect((await profile(mia))?.badges).toHaveLength(1);
  await site.as(mia).run(Hide, { isHidden: false });
  expect((await profile(null))?.badges).toHaveLength(1);
});
