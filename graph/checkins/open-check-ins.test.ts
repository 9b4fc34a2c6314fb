import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CHECK_IN_TEXTS } from '../../schema/checkins.ts';
import { formWith, graphForm, jpeg } from '../testing/worlds/pictures.ts';
import { type Actor, type Member, type Site, startSite } from '../testing/site.ts';
import { CheckIn } from './check-in.entity.ts';

const SWITCH =
  'mutation ($isOpen: Boolean!) { setFantasyOpenToAll(input: { isOpen: $isOpen }) { isOpen } }';
const SAVE_GAME = 'mutation ($input: GameInput!) { saveGame(input: $input) { id } }';
const SUBMIT = `mutation ($image: Upload!) {
  submitCheckIn(input: { image: $image, location: "Lot J" }) { checkIn { location isApproved } }
}`;

let site: Site;
let admin: Member;
let photo: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T19:00:00Z' });
  admin = await site.admin();
  photo = await jpeg({ width: 40, height: 30 });
  await site.as(admin).run(SAVE_GAME, {
    input: {
      ...{ week: 11, season: 2025, opponent: 'Kansas City Chiefs', isHome: true },
      kickoffAt: '2025-11-16T21:25:00Z',
    },
  });
});
afterAll(() => site.stop());
beforeEach(() => open(false));

const open = (isOpen: boolean) => site.as(admin).run(SWITCH, { isOpen });
const overRest = async (who: Actor) => {
  const response = await who.fetch('/api/fan-zone/checkins', {
    body: formWith(photo, { fields: { location: 'Lot J' } }),
  });
  return { status: response.status, body: (await response.json()) as { message?: string } };
};
const overGraph = async (who: Actor) => {
  const headers = { 'apollo-require-preflight': 'true' };
  const response = await who.fetch('/graphql', { body: graphForm(SUBMIT, {}, photo), headers });
  return (await response.json()) as object;
};

test('while the switch is off, members are refused in the words of the page', async () => {
  const fan = await site.member();
  expect(await overRest(site.as(fan))).toMatchObject({
    status: 403,
    body: { message: CHECK_IN_TEXTS.comingSoon(2025) },
  });
  expect(await overGraph(site.as(fan))).toMatchObject({
    errors: [{ message: CHECK_IN_TEXTS.comingSoon(2025), extensions: { code: 'FORBIDDEN' } }],
  });
  expect(await site.em().count(CheckIn, { user: fan.id })).toBe(0);
  expect((await overRest(site.as(admin))).status).toBe(201);
});

test('once an admin has turned it on, they check in, and wait for approval', async () => {
  await open(true);
  const fan = await site.member();
  expect(await overRest(site.as(fan))).toMatchObject({ status: 201, body: { approved: false } });
  expect(await overGraph(site.as(fan))).toEqual({
    data: { submitCheckIn: { checkIn: { location: 'Lot J', isApproved: false } } },
  });
  const { data } = await site.as(null).run('{ checkIns { nodes { id } } }');
  expect(data).toEqual({ checkIns: { nodes: [] } });
  const waiting = await site
    .as(admin)
    .run<{ pendingCheckIns: { user: { id: number } }[] }, object>(
      '{ pendingCheckIns { user { id } } }',
    );
  const byFan = waiting.data!.pendingCheckIns.filter(({ user }) => user.id === fan.id);
  expect(byFan).toHaveLength(2);
  const { errors } = await site
    .as(fan)
    .run('mutation { approveCheckIn(input: { id: 1 }) { checkIn { id } } }');
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  expect((await overRest(site.as(null))).status).toBe(401);

  await open(false);
  expect((await overRest(site.as(fan))).status).toBe(403);
});

test('in the demo season members check in', async () => {
  const demo = await startSite({ now: '2025-11-16T19:00:00Z', env: { DEMO: '1' } });
  try {
    expect((await overRest(demo.as(await demo.member()))).status).toBe(201);
  } finally {
    await demo.stop();
  }
});
