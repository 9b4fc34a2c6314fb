import { type Member, type Site, startSite } from '../testing/site.ts';
import { subscribeAs } from '../testing/acknowledged.ts';

const SUBMIT = 'mutation ($input: SubmitMoodInput!) { submitMood(input: $input) { mood { id } } }';
const SAVE_GAME = 'mutation ($input: GameInput!) { saveGame(input: $input) { id } }';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  site.clock.set('2025-11-16T19:00:00Z');
  await site
    .em()
    .getConnection()
    .execute('delete from fan_moods; delete from fan_mood_days; delete from games');
});

async function submit(fan: Member, moodLevel: number) {
  const { errors } = await site.as(fan).run(SUBMIT, { input: { moodLevel } });
  expect(errors).toBeUndefined();
}
async function saveGame(week: number, kickoffAt: string) {
  const input = { week, season: 2025, opponent: 'Kansas City Chiefs', isHome: true, kickoffAt };
  const { errors } = await site.as(await site.admin()).run(SAVE_GAME, { input });
  expect(errors).toBeUndefined();
}
const days = async () => {
  const { data } = await site.as(null).run('{ communityMood { days { day average } } }');
  return (
    data as { communityMood: { days: { day: string; average: number | null }[] } }
  ).communityMood.days.map(({ day, average }) => [day, average]);
};
const on = (day: string, hour = '19') => site.clock.set(`2025-11-${day}T${hour}:00:00Z`);
const fans = async (levels: readonly number[]) => {
  const actors = [];
  for (const level of levels) {
    const fan = await site.member();
    await submit(fan, level);
    actors.push(fan);
  }
  return actors;
};

test('the line of the week has the average as it was at the end of each day in Denver, and days without a change', async () => {
  expect(await days()).toEqual([]);
  on('10');
  const [fan] = await fans([1, 5, 5, 5, 4]);
  // Past midnight in London, still the same day in Denver.
  on('11', '05');
  await submit(fan!, 6);
  on('13');
  await fans([10]);
  expect(await days()).toEqual([
    ['2025-11-10', 5],
    ['2025-11-11', 5],
    ['2025-11-12', 5],
    ['2025-11-13', 35 / 6],
  ]);
});

test('the line of the week ends with today’s average, and shows seven days', async () => {
  on('01');
  const [fan] = await fans([2, 2, 2, 2, 2]);
  on('12');
  await submit(fan!, 7);
  const shown = await days();
  expect(shown.map(([day]) => day)).toEqual(
    ['06', '07', '08', '09', '10', '11', '12'].map((day) => `2025-11-${day}`),
  );
  expect(shown.slice(-2)).toEqual([
    ['2025-11-11', 2],
    ['2025-11-12', 3],
  ]);
  expect(shown.at(-1)).toEqual(['2025-11-12', 3]);
});

test('the line of the week shows no average of fewer than five members', async () => {
  on('10');
  await fans([9, 9, 9, 9]);
  on('11');
  const [fifth] = await fans([9]);
  expect(await days()).toEqual([
    ['2025-11-10', null],
    ['2025-11-11', 9],
  ]);
  await site.em().getConnection().execute('delete from users where id = ?', [fifth!.id]);
  expect((await days()).at(-1)).toEqual(['2025-11-11', null]);
});

test('the line of the week begins again with each week', async () => {
  await saveGame(11, '2025-11-16T21:25:00Z');
  await saveGame(12, '2025-11-23T21:25:00Z');
  on('16');
  await fans([1, 1, 1, 1, 1]);
  on('17');
  expect(await days()).toEqual([]);
  await fans([8, 8, 8, 8, 8]);
  expect(await days()).toEqual([['2025-11-17', 8]]);
});

test('the line of the week is pushed with the average', async () => {
  const events = await subscribeAs(
    site,
    null,
    'subscription { communityMood { moods days { day } } }',
  );
  await submit(await site.member(), 4);
  expect(await events.next()).toEqual({
    communityMood: { moods: 1, days: [{ day: '2025-11-16' }] },
  });
});
