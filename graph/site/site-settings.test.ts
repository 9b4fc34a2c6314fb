import { graphql } from '../gql/gql.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { subscribe } from '../testing/acknowledged.ts';
import { type Site, startSite } from '../testing/site.ts';

const Settings = graphql(/* GraphQL */ `
  query SiteSettingsTest {
    siteSettings {
      name
      tagline
      facebookUrl
      partnersEmail
      postalAddress
      season
      flagshipDay
      flagshipTime
      fallbackSubscribers
      isFantasyOpen
    }
    channelStats {
      subscriberCount
    }
  }
`);

const Save = graphql(/* GraphQL */ `
  mutation SaveSiteSettingsTest($input: SaveSiteSettingsInput!) {
    saveSiteSettings(input: $input) {
      settings {
        name
        tagline
        season
      }
    }
  }
`);

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { SEASON: '2031', POSTAL_ADDRESS: '1 Mile High Way, Denver' } });
});
afterAll(() => site.stop());

const read = async () => (await site.as(null).run(Settings)).data;
const text = async (path: string) => (await site.as(null).fetch(path)).text();

test('before an admin sets anything, the words of the documents and the environment hold', async () => {
  expect(await read()).toEqual({
    siteSettings: {
      name: 'Orange Weekly',
      tagline: 'BOURBON, BRONCOS & NO B.S.',
      facebookUrl: null,
      partnersEmail: null,
      postalAddress: '1 Mile High Way, Denver',
      season: 2031,
      flagshipDay: 'TUESDAY',
      flagshipTime: '19:00',
      fallbackSubscribers: 774,
      isFantasyOpen: false,
    },
    channelStats: { subscriberCount: 774 },
  });
});

test('what an admin saves is in every result at once, kept texts included, and in the trail', async () => {
  const before = await Promise.all([text('/rss.xml'), text('/schedule.ics')]);
  expect(before.join()).toContain('Orange Weekly');
  const admin = await site.admin();
  const { data, errors } = await site.as(admin).run(Save, {
    input: {
      name: ' Blue & Orange ',
      season: 2032,
      fallbackSubscribers: 1200,
      flagshipDay: 'THURSDAY',
      flagshipTime: '18:30',
    },
  });
  expect(errors).toBeUndefined();
  expect(data?.saveSiteSettings?.settings).toEqual({
    name: 'Blue & Orange',
    tagline: 'BOURBON, BRONCOS & NO B.S.',
    season: 2032,
  });
  expect(await read()).toMatchObject({
    siteSettings: { name: 'Blue & Orange', flagshipDay: 'THURSDAY' },
    channelStats: { subscriberCount: 1200 },
  });
  expect(await text('/rss.xml')).toContain('<![CDATA[Blue & Orange]]>');
  const calendar = await text('/schedule.ics');
  expect(calendar).toContain('Blue & Orange');
  expect(calendar).toContain('BYDAY=TH');
  expect(calendar).toContain('Every Thursday at 6:30pm MT');
  const acts = await site
    .em()
    .find(AuditEntry, { action: 'site.configure' }, { orderBy: { id: 'asc' } });
  expect(acts.map(({ actorId, details }) => [actorId, details])).toContainEqual([
    admin.id,
    { name: 'name', from: 'Orange Weekly', to: 'Blue & Orange' },
  ]);
  expect(acts).toHaveLength(5);
});

test('two admins who change different settings at once keep both; null gives the first value back', async () => {
  const admin = site.as(await site.admin());
  await Promise.all([
    admin.run(Save, { input: { name: 'First' } }),
    admin.run(Save, { input: { tagline: 'Second' } }),
    admin.run(Save, { input: { facebookUrl: 'https://www.facebook.com/orange' } }),
  ]);
  expect(await read()).toMatchObject({
    siteSettings: {
      name: 'First',
      tagline: 'Second',
      facebookUrl: 'https://www.facebook.com/orange',
    },
  });
  await admin.run(Save, { input: { name: null, tagline: '  ', facebookUrl: '', season: null } });
  expect(await read()).toMatchObject({
    siteSettings: {
      name: 'Orange Weekly',
      tagline: 'BOURBON, BRONCOS & NO B.S.',
      facebookUrl: null,
      season: 2031,
    },
  });
});

test.each([
  [{ name: 'x'.repeat(41) }, 'name', 'At most 40 characters'],
  [{ name: 'two\nlines' }, 'name', 'Some characters are not allowed here'],
  [
    { youtubeUrl: 'http://youtube.com/x' },
    'youtubeUrl',
    'The address of a page must start with https://',
  ],
  [
    { spotifyUrl: 'javascript:alert(1)' },
    'spotifyUrl',
    'The address of a page must start with https://',
  ],
  [{ partnersEmail: 'nobody' }, 'partnersEmail', 'Please enter a valid e-mail address'],
  [{ season: 1900 }, 'season', 'Enter a whole number from 1960 to 2200'],
  [{ postGameTime: '25:00' }, 'postGameTime', 'Enter a time like 19:00'],
])('%j is refused beside its field', async (input, field, message) => {
  const { errors } = await site.as(await site.admin()).run(Save, { input });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    issues: [{ field, message }],
  });
  expect((await read())?.siteSettings.name).toBe('Orange Weekly');
});

test('only admins save', async () => {
  for (const actor of [null, await site.member()]) {
    const { data, errors } = await site.as(actor).run(Save, { input: { name: 'Mine' } });
    expect(errors?.[0]?.extensions.code).toBe(actor ? 'FORBIDDEN' : 'UNAUTHENTICATED');
    expect(data?.saveSiteSettings).toBeNull();
  }
});

test('open pages hear of it; what changes nothing is no event', async () => {
  const client = await site.as(null).socket();
  const events = await subscribe(client, 'subscription { siteSettings { name season } }');
  const admin = site.as(await site.admin());
  await admin.run(Save, { input: { name: 'Orange Weekly' } });
  await admin.run(Save, { input: { name: 'Another name' } });
  expect(await events.next()).toEqual({ siteSettings: { name: 'Another name', season: 2031 } });
  await admin.run(Save, { input: { name: null } });
});

test('mails have the name, newsletters the postal address', async () => {
  const admin = site.as(await site.admin());
  await admin.run(Save, { input: { name: 'Mile High Talk', postalAddress: '2 Blake Street' } });
  const { data } = await admin.run('{ previewNewsletter(content: "Hi") { foot { lines } } }');
  expect(JSON.stringify(data)).toContain('Mile High Talk, 2 Blake Street');
  await admin.run(Save, { input: { name: null, postalAddress: null } });
});

test('fantasy and check-ins open apart, and the switch for both moves both', async () => {
  const admin = site.as(await site.admin());
  const open = async () =>
    (await site.as(null).run('{ isFantasyOpenToAll areCheckInsOpenToAll }')).data;
  await admin.run(Save, { input: { isFantasyOpen: true } });
  expect(await open()).toEqual({ isFantasyOpenToAll: true, areCheckInsOpenToAll: false });
  await admin.run('mutation { setFantasyOpenToAll(input: { isOpen: true }) { isOpen } }');
  expect(await open()).toEqual({ isFantasyOpenToAll: true, areCheckInsOpenToAll: true });
  await admin.run('mutation { setFantasyOpenToAll(input: { isOpen: false }) { isOpen } }');
  expect(await open()).toEqual({ isFantasyOpenToAll: false, areCheckInsOpenToAll: false });
});
