import { type Site, startSite } from '../testing/site.ts';

const STATUS = '{ chatStatus { isOpen nextGameDate } }';
const SAVE = `mutation ($kickoffAt: DateTime!) {
  saveGame(input: { week: 8, season: 2026, opponent: "Las Vegas Raiders", isHome: true, kickoffAt: $kickoffAt }) { id }
}`;

let site: Site;
const statusAt = async (now: string) => {
  site.clock.set(now);
  return (await site.as(null).run<{ chatStatus: object }, object>(STATUS)).data!.chatStatus;
};

beforeAll(async () => {
  site = await startSite({ now: '2026-09-01T12:00:00Z' });
});
afterAll(() => site.stop());

test('without a game chat is closed', async () => {
  expect(await statusAt('2026-09-01T18:00:00Z')).toEqual({ isOpen: false, nextGameDate: null });
});

test('on game days it is open from 6 AM to midnight in Denver, over the change of clocks too', async () => {
  const admin = site.as(await site.admin());
  // A kickoff late on Sunday evening is already Monday in UTC.
  for (const kickoffAt of ['2026-10-26T00:20:00Z', '2026-11-01T21:05:00Z'])
    expect((await admin.run(SAVE, { kickoffAt })).errors).toBeUndefined();
  expect(await statusAt('2026-10-25T11:59:59Z')).toEqual({
    isOpen: false,
    nextGameDate: '2026-10-25',
  });
  expect(await statusAt('2026-10-25T12:00:00Z')).toEqual({
    isOpen: true,
    nextGameDate: '2026-10-25',
  });
  expect(await statusAt('2026-10-26T05:59:59Z')).toEqual({
    isOpen: true,
    nextGameDate: '2026-10-25',
  });
  expect(await statusAt('2026-10-26T06:00:00Z')).toEqual({
    isOpen: false,
    nextGameDate: '2026-11-01',
  });
  expect(await statusAt('2026-11-01T12:59:59Z')).toEqual({
    isOpen: false,
    nextGameDate: '2026-11-01',
  });
  expect(await statusAt('2026-11-01T13:00:00Z')).toEqual({
    isOpen: true,
    nextGameDate: '2026-11-01',
  });
  expect(await statusAt('2026-11-02T06:59:59Z')).toEqual({
    isOpen: true,
    nextGameDate: '2026-11-01',
  });
  expect(await statusAt('2026-11-02T07:00:00Z')).toEqual({ isOpen: false, nextGameDate: null });
});

test('when clocks go forward it opens and closes to the second as well', async () => {
  const admin = site.as(await site.admin());
  // Kickoff after midnight UTC: the game day is still that of Denver.
  expect((await admin.run(SAVE, { kickoffAt: '2027-03-15T00:30:00Z' })).errors).toBeUndefined();
  const isOpenAt = async (now: string) => ((await statusAt(now)) as { isOpen: boolean }).isOpen;
  expect(await isOpenAt('2027-03-14T11:59:59Z')).toBe(false);
  expect(await isOpenAt('2027-03-14T12:00:00Z')).toBe(true);
  expect(await isOpenAt('2027-03-15T05:59:59Z')).toBe(true);
  expect(await isOpenAt('2027-03-15T06:00:00Z')).toBe(false);
});
