import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECK_IN_TEXTS } from '../../schema/checkins.ts';
import { IMAGE_TEXTS } from '../../schema/photos/image-texts.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { Image } from '../core/images/image.entity.ts';
import { graphql } from '../gql/gql.ts';
import { formWith, graphForm, jpeg } from '../testing/worlds/pictures.ts';
import { statementsOf } from '../testing/statements.ts';
import { type Actor, type Member, type Site, startSite } from '../testing/site.ts';
import { CheckIn } from './check-in.entity.ts';

const Approved = graphql(/* GraphQL */ `
  query CheckInTestApproved($first: Int!) {
    checkIns(first: $first) {
      nodes {
        id
        location
        description
        game {
          opponent
          isHome
        }
        isApproved
        photo {
          url
          sources {
            srcset
          }
        }
        user {
          id
          name
        }
      }
    }
  }
`);
const Approve = graphql(/* GraphQL */ `
  mutation CheckInTestApprove($id: Int!) {
    approveCheckIn(input: { id: $id }) {
      checkIn {
        id
        isApproved
      }
    }
  }
`);
const Delete = graphql(/* GraphQL */ `
  mutation CheckInTestDelete($id: Int!) {
    deleteCheckIn(input: { id: $id }) {
      deletedId
    }
  }
`);
const PENDING = '{ pendingCheckIns { id location isApproved } }';
const SAVE_GAME = 'mutation ($input: GameInput!) { saveGame(input: $input) { id } }';

let site: Site;
let admin: Member;
let photo: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
  photo = await jpeg({ width: 400, height: 300 });
});
afterAll(() => site.stop());
beforeEach(async () => {
  site.clock.set('2025-11-16T19:00:00Z');
  await site
    .em()
    .getConnection()
    .execute(
      'delete from game_check_ins; delete from games; delete from images; delete from audit_entries',
    );
});

const saveGame = async (week: number, kickoffAt: string, more: object = {}) => {
  const input = { week, season: 2025, opponent: 'Kansas City Chiefs', isHome: true, kickoffAt };
  const { data } = await site
    .as(admin)
    .run<{ saveGame: { id: number } }, object>(SAVE_GAME, { input: { ...input, ...more } });
  return data!.saveGame.id;
};
const send = async (
  fields: Record<string, string> = { location: 'Section 314' },
  { by = site.as(admin), content = photo }: { by?: Actor; content?: typeof photo | string } = {},
) => {
  const response = await by.fetch('/api/fan-zone/checkins', {
    body: formWith(content, { fields }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const approved = async (first = 24) =>
  (await site.as(null).run(Approved, { first })).data!.checkIns.nodes;
const files = () =>
  readdir(join(site.server.services.env.dataDir, 'uploads')).catch((): string[] => []);
const acts = async () =>
  (await site.em().find(AuditEntry, {}, { orderBy: { id: 'asc' } })).map(({ action }) => action);

test('an admin checks in; it waits, and is seen by all once it is approved', async () => {
  const gameId = await saveGame(11, '2025-11-16T21:25:00Z');
  const fields = {
    location: '  Lot J, row 9 ',
    description: ' Chile is hot 🌶️ ',
    gameId: String(gameId),
    userId: String(admin.id),
  };
  const { status, body } = await send(fields);
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      id: expect.any(Number) as number,
      gameId,
      location: 'Lot J, row 9',
      description: 'Chile is hot 🌶️',
      photoUrl: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.jpg$/) as string,
      approved: false,
      createdAt: '2025-11-16T19:00:00.000Z',
    },
  });
  expect(await approved()).toEqual([]);
  const id = body.id as number;
  expect((await site.as(admin).run(PENDING)).data).toEqual({
    pendingCheckIns: [{ id, location: 'Lot J, row 9', isApproved: false }],
  });

  const { data } = await site.as(admin).run(Approve, { id });
  expect(data).toEqual({ approveCheckIn: { checkIn: { id, isApproved: true } } });
  await site.as(admin).run(Approve, { id });
  expect(await approved()).toEqual([
    {
      id,
      location: 'Lot J, row 9',
      description: 'Chile is hot 🌶️',
      game: { opponent: 'Kansas City Chiefs', isHome: true },
      isApproved: true,
      photo: {
        url: body.photoUrl,
        sources: expect.arrayContaining([{ srcset: expect.any(String) as string }]) as object[],
      },
      user: { id: admin.id, name: 'Ada Admin' },
    },
  ]);
  expect((await site.as(admin).run(PENDING)).data).toEqual({ pendingCheckIns: [] });
  expect((await acts()).filter((act) => act.startsWith('checkin'))).toEqual(['checkin.approve']);
});

test('it is published to visitors at once', async () => {
  await saveGame(11, '2025-11-16T21:25:00Z');
  const visit = async () => {
    const body = { query: '{ checkIns { nodes { location } } }' };
    return (await site.as(null).fetch('/graphql', { body })).json();
  };
  expect(await visit()).toMatchObject({ data: { checkIns: { nodes: [] } } });
  const { body } = await send();
  await site.as(admin).run(Approve, { id: body.id as number });
  expect(await visit()).toMatchObject({
    data: { checkIns: { nodes: [{ location: 'Section 314' }] } },
  });
  await site.as(admin).run(Delete, { id: body.id as number });
  expect(await visit()).toMatchObject({ data: { checkIns: { nodes: [] } } });
});

test('a deleted check-in takes its picture with it, and is recorded in the trail', async () => {
  await saveGame(11, '2025-11-16T21:25:00Z');
  const before = await files();
  const { body } = await send();
  expect((await files()).length).toBeGreaterThan(before.length);
  expect((await site.as(admin).run(Delete, { id: body.id as number })).data).toEqual({
    deleteCheckIn: { deletedId: body.id as number },
  });
  expect(await files()).toEqual(before);
  expect([await site.em().count(CheckIn), await site.em().count(Image)]).toEqual([0, 0]);
  expect(await acts()).toContain('checkin.delete');
  const again = { id: body.id as number };
  for (const { errors } of [
    await site.as(admin).run(Approve, again),
    await site.as(admin).run(Delete, again),
  ])
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
});

describe('the game', () => {
  const gameOf = async (fields: Record<string, string> = {}) =>
    (await send({ location: 'Section 314', ...fields })).body.gameId;

  test('is today’s while the day lasts, won or not, and else the next one', async () => {
    const today = await saveGame(11, '2025-11-16T18:05:00Z', { result: 'W', score: '24-17' });
    const next = await saveGame(12, '2025-11-23T21:25:00Z');
    expect(await gameOf()).toBe(today);
    expect(await gameOf({ gameId: '' })).toBe(today);
    expect(await gameOf({ gameId: String(next) })).toBe(next);
    site.clock.set('2025-11-17T07:00:00Z');
    expect(await gameOf()).toBe(next);
    expect(await send({ location: 'Section 314', gameId: String(today) })).toMatchObject({
      status: 400,
      body: { message: 'No upcoming game' },
    });
  });

  test('must be there', async () => {
    expect(await send()).toMatchObject({ status: 400, body: { message: 'No upcoming game' } });
    expect(await send({ location: 'Section 314', gameId: '999999' })).toMatchObject({
      status: 404,
    });
    expect(await send({ location: 'Section 314', gameId: 'next' })).toMatchObject({ status: 400 });
  });
});

describe('is refused', () => {
  beforeEach(() => saveGame(11, '2025-11-16T21:25:00Z'));
  afterEach(async () => {
    expect([await site.em().count(CheckIn), await site.em().count(Image)]).toEqual([0, 0]);
  });

  test.each([
    [{}, 'Location must be at least 3 characters long'],
    [{ location: ' JJ ' }, 'Location must be at least 3 characters long'],
    [{ location: 'x'.repeat(101) }, 'Location must be no more than 100 characters long'],
    [
      { location: 'Section 314', description: 'x'.repeat(301) },
      'Description must be no more than 300 characters long',
    ],
  ])('%j', async (fields, message) => {
    expect(await send(fields as Record<string, string>)).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  test('without a photo', async () => {
    const form = new FormData();
    form.set('location', 'Section 314');
    const response = await site.as(admin).fetch('/api/fan-zone/checkins', { body: form });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: CHECK_IN_TEXTS.photoRequired });
    const json = await site
      .as(admin)
      .fetch('/api/fan-zone/checkins', { body: { location: 'Section 314' } });
    expect(json.status).toBe(400);
  });

  test('a file that is no picture, whatever its name, and one that is too large', async () => {
    expect(await send(undefined, { content: '<script>alert(1)</script>' })).toMatchObject({
      status: 400,
      body: { message: IMAGE_TEXTS.wrongType },
    });
    expect(await send(undefined, { content: new Uint8Array(10 * 1024 * 1024 + 1) })).toMatchObject({
      body: { message: IMAGE_TEXTS.tooLarge },
    });
  });

  test('a member’s, a visitor’s, and one in another member’s name', async () => {
    const fan = await site.member();
    expect(await send(undefined, { by: site.as(fan) })).toMatchObject({ status: 403 });
    expect(await send(undefined, { by: site.as(null) })).toMatchObject({ status: 401 });
    const fields = { location: 'Section 314', userId: String(fan.id) };
    expect(await send(fields)).toMatchObject({ status: 403 });
    for (const query of [
      PENDING,
      'mutation { approveCheckIn(input: { id: 1 }) { checkIn { id } } }',
    ]) {
      const { errors } = await site.as(fan).run(query);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

test('as short and as long as may be, over the graph', async () => {
  await saveGame(11, '2025-11-16T21:25:00Z');
  const submit = async (location: string, description: string) => {
    const query = `mutation ($image: Upload!, $location: String!, $description: String) {
      submitCheckIn(input: { image: $image, location: $location, description: $description }) { checkIn { location isApproved } }
    }`;
    const body = graphForm(query, { location, description }, photo);
    const headers = { 'apollo-require-preflight': 'true' };
    return (await site.as(admin).fetch('/graphql', { body, headers })).json();
  };
  for (const [location, description] of [
    ['Bar', ''],
    ['x'.repeat(100), 'x'.repeat(300)],
  ] as const)
    expect(await submit(location, description)).toEqual({
      data: { submitCheckIn: { checkIn: { location, isApproved: false } } },
    });
});

test('a list costs two statements, however long it is', async () => {
  await saveGame(11, '2025-11-16T21:25:00Z');
  for (const location of ['Lot J', 'Lot K', 'Lot L']) {
    site.clock.advance(60_000);
    const { body } = await send({ location });
    await site.as(admin).run(Approve, { id: body.id as number });
  }
  expect((await approved()).map(({ location }) => location)).toEqual(['Lot L', 'Lot K', 'Lot J']);
  expect(await approved(1)).toHaveLength(1);
  expect(await statementsOf(site, () => approved())).toHaveLength(2);
});
