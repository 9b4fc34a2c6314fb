import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { FilterInput } from '../gql/graphql.ts';
import type { Member } from '../testing/site.ts';
import { DARN, filtering } from '../testing/worlds/filters.ts';
import { type ModeratedSite, startModeratedSite } from '../testing/worlds/sanctions.ts';

let site: ModeratedSite;
let fan: Member;
let other: Member;
let filters: ReturnType<typeof filtering>;
beforeAll(async () => {
  site = await startModeratedSite();
  filters = filtering(site, await site.admin());
  fan = await site.member({ name: 'Mia Mile' });
  other = await site.member({ name: 'Otis Orange' });
});
afterAll(() => site.stop());
beforeEach(() => filters.empty());

/** A week of one message each ten seconds of two members, some of whose texts repeat. */
async function aWeek() {
  const texts = ['Go!', 'Darn', 'Go!', 'see bad.com', 'Go!', 'What a catch', 'Darn', 'Go!'];
  for (const [index, message] of [...texts, ...texts].entries()) {
    site.clock.advance(10_000);
    await filters.post(message, index % 3 === 0 ? other : fan);
  }
}

test.each([
  ['words', { ...DARN }],
  ['links', { ...DARN, rule: 'LINKS' }],
  ['a pattern', { ...DARN, rule: 'PATTERN', pattern: '^g.!$' }],
  ['repeats', { ...DARN, rule: 'REPEATS', count: 1, minutes: 1 }],
  ['a flood', { ...DARN, rule: 'FLOOD', count: 2, minutes: 1 }],
] as [string, FilterInput][])(
  'a trial of %s over a week counts what the filter refuses when that week comes again',
  async (_what, filter) => {
    await aWeek();
    const trial = await filters.tryOut(filter);
    expect(trial).toMatchObject({ postCount: 16, isWhole: true });
    const [before] = await site
      .em()
      .execute<{ count: number }[]>('select count(*)::int as count from game_chat_messages');
    await filters.add(filter);
    site.clock.advance(3_600_000);
    await aWeek();
    const [after] = await site
      .em()
      .execute<{ count: number }[]>('select count(*)::int as count from game_chat_messages');
    expect(trial.matchCount).toBe(16 - (after!.count - before!.count));
    expect(trial.matchCount).toBeGreaterThan(0);
  },
);

test('a trial names the posts and the members, newest and most affected first', async () => {
  await aWeek();
  await filters.post('Darn', site.mod);
  const trial = await filters.tryOut(DARN);
  expect(trial.matches.map(({ text, user }) => [text, user!.name])).toEqual([
    ['Darn', 'Mia Mile'],
    ['Darn', 'Otis Orange'],
    ['Darn', 'Otis Orange'],
    ['Darn', 'Mia Mile'],
  ]);
  expect(trial.members.map(({ matchCount }) => matchCount)).toEqual([2, 2]);
  expect(trial.memberCount).toBe(2);
  site.clock.advance(8 * 86_400_000);
  expect(await filters.tryOut(DARN)).toMatchObject({ postCount: 0, matchCount: 0, matches: [] });
});
