import { PLAYER_TEXTS } from '../../../schema/games/player-shape.ts';
import { AuditEntry } from '../../core/audit/audit-entry.entity.ts';
import { graphql } from '../../gql/gql.ts';
import { subscribeAs } from '../../testing/acknowledged.ts';
import { type Member, type Site, startSite } from '../../testing/site.ts';
import { FantasyPlayer } from '../fantasy-player.entity.ts';

const Add = graphql(/* GraphQL */ `
  mutation RosterDeskTestAdd($input: AddPlayerInput!) {
    addPlayer(input: $input) {
      player {
        id
        name
        jersey
        position
        positionGroup
        isStarter
        weight
        height
        age
        experience
        injuryStatus
        injuryDetails
      }
    }
  }
`);

const Update = graphql(/* GraphQL */ `
  mutation RosterDeskTestUpdate($input: UpdatePlayerInput!) {
    updatePlayer(input: $input) {
      player {
        id
        name
        jersey
        position
      }
    }
  }
`);

const Injure = graphql(/* GraphQL */ `
  mutation RosterDeskTestInjure($input: SetInjuryInput!) {
    setInjury(input: $input) {
      player {
        injuryStatus
        injuryDetails
      }
    }
  }
`);

const Remove = graphql(/* GraphQL */ `
  mutation RosterDeskTestRemove($input: RemovePlayerInput!) {
    removePlayer(input: $input) {
      removedId
    }
  }
`);

const Managed = graphql(/* GraphQL */ `
  query RosterDeskTestManaged {
    managedRoster {
      isFromProvider
      players {
        name
      }
    }
  }
`);

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite();
  admin = await site.admin();
});
afterAll(() => site.stop());
beforeEach(async () => {
  site.clock.set('2025-11-16T19:00:00Z');
  await site.em().nativeDelete(FantasyPlayer, {});
  await site.em().nativeDelete(AuditEntry, {});
});

const add = (values: object = {}) =>
  site.as(admin).run(Add, { input: { name: 'Bo Nix', position: 'QB', ...values } });
const added = async (values: object = {}) => (await add(values)).data!.addPlayer!.player;
const update = (id: number, values: object = {}) =>
  site.as(admin).run(Update, { input: { id, name: 'Bo Nix', position: 'QB', ...values } });
const remove = (id: number) => site.as(admin).run(Remove, { input: { id } });
const names = async () => {
  const { data } = await site.as(admin).run(Managed);
  return data!.managedRoster!.players.map(({ name }) => name);
};
const shown = async () => {
  const body = { query: '{ eligiblePlayers { name injuryStatus } }' };
  const response = await site.as(null).fetch('/graphql', { body });
  return ((await response.json()) as { data: { eligiblePlayers: object[] } }).data.eligiblePlayers;
};
const refusal = async (result: Promise<{ errors?: readonly { extensions?: object }[] }>) =>
  (await result).errors?.[0]?.extensions;
const trail = async () =>
  (await site.em().find(AuditEntry, {}, { orderBy: { id: 'asc' } })).map(({ action, details }) => [
    action,
    details,
  ]);

test('a player who is added, corrected, injured and removed is seen so at once', async () => {
  expect(await shown()).toEqual([]);
  const { id } = await added({ name: 'Courtland Sutton', position: 'WR', jersey: '#14' });
  expect(await shown()).toEqual([{ name: 'Courtland Sutton', injuryStatus: null }]);

  await update(id, { name: 'Courtland D. Sutton', position: 'WR', jersey: '14' });
  expect(await shown()).toEqual([{ name: 'Courtland D. Sutton', injuryStatus: null }]);
  const input = { id, injuryStatus: 'Q' } as const;
  await site.as(admin).run(Injure, { input });
  expect(await shown()).toEqual([{ name: 'Courtland D. Sutton', injuryStatus: 'Q' }]);
  // A second tap by another admin is no second act.
  await site.as(admin).run(Injure, { input });

  expect((await remove(id)).data).toEqual({ removePlayer: { removedId: id } });
  expect(await shown()).toEqual([]);
  expect(await trail()).toEqual([
    ['roster.add', { name: 'Courtland Sutton', position: 'WR' }],
    ['roster.update', { name: 'Courtland D. Sutton', changed: 'name' }],
    ['roster.setInjury', { name: 'Courtland D. Sutton', from: null, to: 'Q' }],
    ['roster.remove', { name: 'Courtland D. Sutton', position: 'WR' }],
  ]);
});

test('facts are stored as the roster shows them', async () => {
  expect(
    await added({
      jersey: '10',
      isStarter: true,
      weight: '217',
      height: '6-2',
      age: 25,
      experience: 1,
      injuryStatus: 'PUP',
      injuryDetails: ' Ankle. ',
    }),
  ).toEqual({
    id: expect.any(Number) as number,
    name: 'Bo Nix',
    jersey: '10',
    position: 'QB',
    positionGroup: 'OFFENSE',
    isStarter: true,
    weight: '217 lbs',
    height: `6'2"`,
    age: 25,
    experience: 1,
    injuryStatus: 'PUP',
    injuryDetails: 'Ankle.',
  });
});

test('the note on an injury is deleted with it', async () => {
  const { id } = await added({ injuryStatus: 'O', injuryDetails: 'Ankle.' });
  const injure = async (injuryStatus: 'D' | null) =>
    (await site.as(admin).run(Injure, { input: { id, injuryStatus } })).data!.setInjury!.player;
  expect(await injure('D')).toEqual({ injuryStatus: 'D', injuryDetails: 'Ankle.' });
  expect(await injure(null)).toEqual({ injuryStatus: null, injuryDetails: null });
});

test.each([
  [{ name: '  ' }, PLAYER_TEXTS.name],
  [{ name: '...' }, PLAYER_TEXTS.name],
  [{ position: '' }, PLAYER_TEXTS.position],
  [{ position: 'GOAT' }, PLAYER_TEXTS.position],
  [{ jersey: '100' }, PLAYER_TEXTS.jersey],
  [{ weight: 'heavy' }, PLAYER_TEXTS.weight],
  [{ height: '6-13' }, PLAYER_TEXTS.height],
  [{ age: 61 }, PLAYER_TEXTS.age],
  [{ experience: -1 }, PLAYER_TEXTS.experience],
  [{ injuryDetails: 'x'.repeat(301) }, PLAYER_TEXTS.details],
])('a player with %o is refused beside that field', async (values, message) => {
  expect(await refusal(add(values))).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [Object.keys(values)[0]!]: message },
  });
  expect(await names()).toEqual([]);
});

test('no two on the roster have the same name, also when two admins add them at once', async () => {
  const [one, other] = await Promise.all([add(), add({ name: 'bo  nix jr.' })]);
  expect([one, other].filter(({ errors }) => errors)).toHaveLength(1);
  const third = await added({ name: 'Jarrett Stidham' });
  expect(await refusal(update(third.id, { name: 'Nix, Bo' }))).toMatchObject({ code: 'CONFLICT' });
  expect(await names()).toHaveLength(2);
});

test('who comes back is the same player, as lineups of earlier games are theirs', async () => {
  const { id } = await added();
  await remove(id);
  expect(await names()).toEqual([]);
  const safety = await added({ position: 'S' });
  expect(safety.id).not.toBe(id);
  await remove(safety.id);
  expect((await added({ jersey: '7' })).id).toBe(id);
});

test('a position that only a provider knew stays, and no other player gets it', async () => {
  const em = site.em();
  const stored = em.create(FantasyPlayer, { name: 'Nik Bonitto', position: 'STAR' });
  const usual = em.create(FantasyPlayer, { name: 'Jonah Elliss', position: 'EDGE' });
  await em.flush();
  const edge = await update(usual.id, { name: 'Jonah Elliss', position: 'EDGE', jersey: '52' });
  expect(edge.data!.updatePlayer!.player).toMatchObject({ position: 'EDGE', jersey: '52' });
  expect(await refusal(update(stored.id, { position: 'EDGE' }))).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});

test('a player who left meanwhile can’t be changed', async () => {
  const { id } = await added();
  await remove(id);
  for (const late of [
    update(id),
    remove(id),
    site.as(admin).run(Injure, { input: { id, injuryStatus: 'O' } }),
  ])
    expect(await refusal(late as never)).toMatchObject({ code: 'NOT_FOUND' });
});

test('open pages hear of a change; only admins make one', async () => {
  const visitor = await subscribeAs(site, null, 'subscription { rosterEvents { players } }');
  const { id } = await added();
  await visitor.until({ rosterEvents: { players: 1 } });
  const member = site.as(await site.member());
  for (const attempt of [
    member.run(Managed),
    member.run(Add, { input: { name: 'A', position: 'QB' } }),
    member.run(Remove, { input: { id } }),
    member.run(Injure, { input: { id, injuryStatus: 'O' } }),
    member.run(Update, { input: { id, name: 'B', position: 'QB' } }),
  ])
    expect(await refusal(attempt as never)).toMatchObject({ code: 'FORBIDDEN' });
});

describe('with a sports provider', () => {
  let provided: Site;
  beforeAll(async () => {
    provided = await startSite({ env: { SPORTS_PROVIDER: 'demo' } });
  });
  afterAll(() => provided.stop());

  test('the roster is its own: what admins enter would be gone the next morning', async () => {
    const coach = provided.as(await provided.admin());
    const { data } = await coach.run(Managed);
    expect(data!.managedRoster!.isFromProvider).toBe(true);
    const { errors } = await coach.run(Add, { input: { name: 'A', position: 'QB' } });
    expect(errors?.[0]?.message).toBe(PLAYER_TEXTS.fromProvider);
  });
});
