import { graphql } from '../gql/gql.ts';
import { type Site, startSite } from '../testing/site.ts';
import { statementsOf } from '../testing/statements.ts';
import { Sponsor } from './sponsor.entity.ts';

const Spotlight = graphql(/* GraphQL */ `
  query SponsorTestSpotlight {
    sponsorSpotlight {
      name
      description
      logoUrl
      websiteUrl
    }
  }
`);

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(() => site.em().getConnection().execute('delete from sponsors'));

async function sponsor(name: string, values: Partial<Sponsor> = {}) {
  await site.em().insert(Sponsor, { name, description: `About ${name}`, ...values });
}
const All = graphql(/* GraphQL */ `
  query SponsorTestAll {
    sponsors {
      name
    }
  }
`);

const listed = async () => (await site.as(null).run(All)).data?.sponsors.map(({ name }) => name);
const shown = async () => {
  const { data, errors } = await site.as(null).run(Spotlight);
  expect(errors).toBeUndefined();
  return data?.sponsorSpotlight;
};

test('without sponsors none is shown', async () => {
  expect(await shown()).toBeNull();
  await sponsor('Once', { active: false });
  expect(await shown()).toBeNull();
});

test('a sponsor is shown with what the table has', async () => {
  await sponsor('Tin Cup', { websiteUrl: 'https://tincup.example' });
  expect(await shown()).toEqual({
    name: 'Tin Cup',
    description: 'About Tin Cup',
    logoUrl: null,
    websiteUrl: 'https://tincup.example',
  });
});

test('active sponsors take turns by the day in Denver, and each has its day', async () => {
  await sponsor('First');
  await sponsor('Resting', { active: false });
  await sponsor('Second');
  await sponsor('Third');

  const days: (string | undefined)[] = [];
  for (const day of ['18', '19', '20', '21']) {
    site.clock.set(new Date(`2025-11-${day}T06:59:00Z`));
    days.push((await shown())?.name);
  }
  expect(new Set(days)).toEqual(new Set(['First', 'Second', 'Third']));
  expect(days[3]).toBe(days[0]);

  // 11:59 PM and midnight in Denver.
  site.clock.set(new Date('2025-11-21T07:00:00Z'));
  expect((await shown())?.name).toBe(days[1]);
});

test('turns and list follow the order that admins gave', async () => {
  site.clock.set(new Date('2025-11-18T19:00:00Z'));
  for (const [name, position] of [
    ['Third', 2],
    ['First', 0],
    ['Second', 1],
  ] as const)
    await sponsor(name, { position });
  expect(await listed()).toEqual(['First', 'Second', 'Third']);
  const days: (string | undefined)[] = [];
  for (const day of ['18', '19', '20']) {
    site.clock.set(new Date(`2025-11-${day}T19:00:00Z`));
    days.push((await shown())?.name);
  }
  const start = days.indexOf('First');
  expect([...days.slice(start), ...days.slice(0, start)]).toEqual(['First', 'Second', 'Third']);
});

test('a sponsor is shown from its first day in Denver through its last', async () => {
  await sponsor('Playoffs', { activeFrom: '2025-11-19', activeTo: '2025-11-20' });
  const at = async (instant: string) => {
    site.clock.set(new Date(instant));
    return [(await shown())?.name ?? null, await listed()];
  };
  // One minute before, and at, midnight in Denver.
  expect(await at('2025-11-19T06:59:00Z')).toEqual([null, []]);
  expect(await at('2025-11-19T07:00:00Z')).toEqual(['Playoffs', ['Playoffs']]);
  expect(await at('2025-11-21T06:59:00Z')).toEqual(['Playoffs', ['Playoffs']]);
  expect(await at('2025-11-21T07:00:00Z')).toEqual([null, []]);
});

test('each takes one statement', async () => {
  await sponsor('Tin Cup');
  const visitor = site.as(null);
  expect(await statementsOf(site, () => visitor.run(Spotlight))).toHaveLength(1);
  expect(await statementsOf(site, () => visitor.run(All))).toHaveLength(1);
});
