import { SPONSOR_TEXTS } from '../../schema/contact/sponsor-shape.ts';
import { SPONSORS_MAX } from '../../schema/contact/sponsors.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { Image } from '../core/images/image.entity.ts';
import { graphql } from '../gql/gql.ts';
import type { AddSponsorInput } from '../gql/graphql.ts';
import { forgetUnusedImages } from '../jobs/unused-images.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { jobContext } from '../testing/job-context.ts';
import { type Actor, type Member, type Site, startSite } from '../testing/site.ts';
import { graphForm, jpeg } from '../testing/worlds/pictures.ts';
import { Sponsor } from './sponsor.entity.ts';

const Add = graphql(/* GraphQL */ `
  mutation SponsorDeskTestAdd($input: AddSponsorInput!) {
    addSponsor(input: $input) {
      sponsor {
        id
      }
    }
  }
`);

const Update = graphql(/* GraphQL */ `
  mutation SponsorDeskTestUpdate($input: UpdateSponsorInput!) {
    updateSponsor(input: $input) {
      sponsor {
        state
        activeFrom
        activeTo
        sponsor {
          name
          logoUrl
          websiteUrl
        }
      }
    }
  }
`);

const Move = graphql(/* GraphQL */ `
  mutation SponsorDeskTestMove($input: MoveSponsorInput!) {
    moveSponsor(input: $input) {
      sponsors {
        sponsor {
          name
        }
      }
    }
  }
`);

const Delete = graphql(/* GraphQL */ `
  mutation SponsorDeskTestDelete($input: DeleteSponsorInput!) {
    deleteSponsor(input: $input) {
      deletedId
    }
  }
`);

const List = graphql(/* GraphQL */ `
  query SponsorDeskTestList {
    managedSponsors {
      id
      state
      isActive
      sponsor {
        name
      }
    }
  }
`);

const Public = graphql(/* GraphQL */ `
  query SponsorDeskTestPublic {
    sponsors {
      name
      logo {
        width
        sources {
          type
        }
      }
    }
  }
`);

let site: Site;
let owner: Member;
let admin: Actor;
beforeAll(async () => {
  site = await startSite();
  owner = await site.admin();
  admin = site.as(owner);
});
afterAll(() => site.stop());
beforeEach(() => site.em().execute('delete from sponsors'));

const input = (values: Partial<AddSponsorInput> = {}): AddSponsorInput => ({
  name: 'Tin Cup',
  description: 'Small barrels.',
  websiteUrl: 'https://tincup.example',
  ...values,
});
const add = async (name: string, values: Partial<AddSponsorInput> = {}) => {
  const { data, errors } = await admin.run(Add, { input: input({ name, ...values }) });
  expect(errors).toBeUndefined();
  return data!.addSponsor!.sponsor.id;
};
const seen = async () => (await site.as(null).run(Public)).data!.sponsors.map(({ name }) => name);
const move = (id: number, before: number | null) => admin.run(Move, { input: { id, before } });
const acts = async () => {
  const entries = await site
    .em()
    .find(AuditEntry, { subjectType: 'Sponsor' }, { orderBy: { id: 'asc' } });
  return entries.map(({ action, details }) => [action, (details as { name: string }).name]);
};

test('a sponsor is added, corrected, ended and deleted; visitors see each at once, the trail has all', async () => {
  const watcher = await subscribeAs(
    site,
    null,
    'subscription { sponsorEvents { kind sponsorId } }',
  );
  const id = await add('Tin Cup');
  expect(await watcher.next()).toEqual({ sponsorEvents: { kind: 'ADDED', sponsorId: id } });
  expect(await seen()).toEqual(['Tin Cup']);

  const change = (values: Partial<AddSponsorInput>) =>
    admin.run(Update, { input: { id, ...input(values) } });
  expect((await change({ name: 'Tin Cup Ridge' })).data?.updateSponsor?.sponsor).toEqual({
    state: 'SHOWN',
    activeFrom: null,
    activeTo: null,
    sponsor: { name: 'Tin Cup Ridge', logoUrl: null, websiteUrl: 'https://tincup.example' },
  });
  expect(await watcher.next()).toEqual({ sponsorEvents: { kind: 'EDITED', sponsorId: id } });
  expect(await seen()).toEqual(['Tin Cup Ridge']);
  // The same again is no act.
  await change({ name: 'Tin Cup Ridge' });
  const ended = await change({ name: 'Tin Cup Ridge', activeTo: '2025-11-15' });
  expect(ended.data?.updateSponsor?.sponsor.state).toBe('OVER');
  expect(await watcher.next()).toEqual({ sponsorEvents: { kind: 'EDITED', sponsorId: id } });
  expect(await seen()).toEqual([]);

  const { data } = await admin.run(Delete, { input: { id } });
  expect(data?.deleteSponsor?.deletedId).toBe(id);
  expect(await watcher.next()).toEqual({ sponsorEvents: { kind: 'DELETED', sponsorId: id } });
  expect(await acts()).toEqual([
    ['sponsor.add', 'Tin Cup'],
    ['sponsor.update', 'Tin Cup Ridge'],
    ['sponsor.update', 'Tin Cup Ridge'],
    ['sponsor.delete', 'Tin Cup Ridge'],
  ]);
});

test('admins see those that visitors do not, with the reason', async () => {
  await add('Now', { activeFrom: '2025-11-16', activeTo: '2025-11-16' });
  await add('Later', { activeFrom: '2025-11-17' });
  await add('Before', { activeTo: '2025-11-15' });
  await add('Never', { isActive: false });
  const { data } = await admin.run(List);
  expect(data!.managedSponsors.map(({ sponsor, state }) => [sponsor.name, state])).toEqual([
    ['Now', 'SHOWN'],
    ['Later', 'COMING'],
    ['Before', 'OVER'],
    ['Never', 'OFF'],
  ]);
  expect(await seen()).toEqual(['Now']);
});

test('the order is changed by neighbors, while another admin changes it too', async () => {
  const [a, b, c] = [await add('A'), await add('B'), await add('C')];
  const { data } = await move(c, a);
  expect(data!.moveSponsor!.sponsors.map(({ sponsor }) => sponsor.name)).toEqual(['C', 'A', 'B']);
  await move(c, null);
  expect(await seen()).toEqual(['A', 'B', 'C']);
  await Promise.all([move(c, b), move(a, null), move(b, c), move(c, a)]);
  expect((await seen()).toSorted()).toEqual(['A', 'B', 'C']);
  const places = await site.em().find(Sponsor, {});
  expect(places.map(({ position }) => position).toSorted()).toEqual([0, 1, 2]);
  // A new one comes last, whatever was moved or deleted before.
  await admin.run(Delete, { input: { id: b } });
  await add('D');
  expect((await seen()).at(-1)).toBe('D');
  for (const [id, before] of [
    [999, a],
    [a, 999],
  ] as const)
    expect((await move(id, before)).errors?.[0]?.extensions.key).toBe('sponsor.unknown');
});

test('what can’t be is refused beside its field', async () => {
  const refused = async (values: Partial<AddSponsorInput>) => {
    const { errors } = await admin.run(Add, { input: input(values) });
    const [issue] = errors?.[0]?.extensions.issues as { field: string; message: string }[];
    return [issue!.field, issue!.message];
  };
  expect(await refused({ name: ' ' })).toEqual(['name', SPONSOR_TEXTS.name]);
  expect(await refused({ description: '' })).toEqual(['description', SPONSOR_TEXTS.description]);
  for (const websiteUrl of ['javascript:alert(1)', 'tincup.example', 'https://', 'ftp://a.example'])
    expect(await refused({ websiteUrl })).toEqual(['websiteUrl', SPONSOR_TEXTS.website]);
  for (const logoUrl of ['http://a.example/logo.png', 'data:image/png;base64,AA', '/etc/passwd'])
    expect(await refused({ logoUrl })).toEqual(['logoUrl', SPONSOR_TEXTS.logo]);
  for (const activeFrom of ['2025-02-30', 'soon', '2025-1-1'])
    expect(await refused({ activeFrom })).toEqual(['activeFrom', SPONSOR_TEXTS.day]);
  expect(await refused({ activeFrom: '2025-11-20', activeTo: '2025-11-19' })).toEqual([
    'activeTo',
    SPONSOR_TEXTS.endsBefore,
  ]);
  const gone = await admin.run(Update, { input: { id: 999, ...input() } });
  expect(gone.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', key: 'sponsor.unknown' });
  expect(await acts()).not.toContainEqual(['sponsor.update', ' ']);
});

test('there are at most as many as one list may have', async () => {
  const many = Array.from({ length: SPONSORS_MAX }, (_, position) => ({
    name: `S${position}`,
    description: 'D',
    position,
  }));
  await site.em().insertMany(Sponsor, many);
  const { errors } = await admin.run(Add, { input: input() });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', key: 'sponsor.tooMany' });
});

test('an uploaded logo has small copies; replaced or deleted it is gone after its week', async () => {
  const upload = async () => {
    const query =
      'mutation ($image: Upload!) { uploadImage(input: { image: $image }) { image { url } } }';
    const response = await admin.fetch('/graphql', {
      body: graphForm(query, {}, await jpeg()),
      headers: { 'apollo-require-preflight': 'true' },
    });
    const { data } = (await response.json()) as {
      data: { uploadImage: { image: { url: string } } };
    };
    return data.uploadImage.image.url;
  };
  const [first, second] = [await upload(), await upload()];
  const id = await add('Tin Cup', { logoUrl: first });
  const { data } = await site.as(null).run(Public);
  expect(data!.sponsors[0]!.logo).toMatchObject({ width: 900 });
  expect(data!.sponsors[0]!.logo!.sources.length).toBeGreaterThan(0);

  await admin.run(Update, { input: { id, ...input({ logoUrl: second }) } });
  site.clock.advance(8 * 86_400_000);
  await forgetUnusedImages(jobContext(site.server));
  const stored = await site.em().find(Image, {});
  expect(stored.map(({ url }) => url)).toEqual([second]);
  await admin.run(Delete, { input: { id } });
  await forgetUnusedImages(jobContext(site.server));
  expect(await site.em().count(Image, {})).toBe(0);
});

test('members and visitors neither see the list of admins nor change a thing', async () => {
  const id = await add('Tin Cup', { isActive: false });
  const fan = await site.member();
  for (const actor of [site.as(null), site.as(fan)]) {
    const answers = [
      await actor.run(List),
      await actor.run(Add, { input: input() }),
      await actor.run(Update, { input: { id, ...input() } }),
      await actor.run(Move, { input: { id } }),
      await actor.run(Delete, { input: { id } }),
    ];
    for (const { errors } of answers)
      expect(['UNAUTHENTICATED', 'FORBIDDEN']).toContain(errors?.[0]?.extensions.code);
  }
  expect(await site.em().count(Sponsor, {})).toBe(1);
  expect(await seen()).toEqual([]);
});
