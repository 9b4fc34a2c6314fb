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

test('it takes one statement', async () => {
  await sponsor('Tin Cup');
  expect(await statementsOf(site, () => site.as(null).run(Spotlight))).toHaveLength(1);
});
