import { AUDIT_PAGE } from '../../schema/accounts/audit.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import {
  addGame,
  addTeam,
  lineupOf,
  type PlayerName,
  SUBMIT,
  uploadSheet,
} from '../testing/worlds/fantasy.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { subscribeAs } from '../testing/acknowledged.ts';

const TRAIL = `query ($id: Int, $first: Int! = 50) {
  auditTrail(subjectType: GAME, subjectId: $id, first: $first) {
    nodes { at action actorId actorName details { name value } }
  }
}`;

let site: Site;
let ids: Record<PlayerName, string>;
let admin: Member;
beforeAll(async () => {
  site = await startSite({ now: '2025-11-16T19:00:00Z' });
  ids = await addTeam(site);
  admin = await site.admin();
  await site.as(admin).run('mutation { setFantasyOpenToAll(input: { isOpen: true }) { isOpen } }');
});
afterAll(() => site.stop());
beforeEach(() => site.clock.set('2025-11-16T19:00:00Z'));

interface Trail {
  readonly auditTrail: {
    readonly nodes: readonly { readonly action: string; readonly details: object }[];
  };
}
const trail = async (variables: object) => {
  const { data, errors } = await site.as(admin).run<Trail, object>(TRAIL, variables);
  expect(errors).toBeUndefined();
  return data!.auditTrail.nodes;
};

describe('the trail of a game', () => {
  test('says who uploaded and who processed, newest first', async () => {
    const gameId = await addGame(site, '2025-11-16T21:25:00Z');
    const other = await addGame(site, '2025-11-16T21:25:00Z');
    site.clock.set('2025-11-17T02:00:00Z');
    await uploadSheet(site, admin, gameId, [['Jarrell Oakes', 61, 2, 0]]);
    await uploadSheet(site, admin, other, [['Jarrell Oakes', 5, 0, 0]]);
    site.clock.set('2025-11-17T03:00:00Z');
    const second = await site.admin();
    await site
      .as(second)
      .run('mutation ($id: Int!) { processGame(input: { gameId: $id }) { lineups } }', {
        id: gameId,
      });

    expect(await trail({ id: gameId })).toEqual([
      {
        at: new Date('2025-11-17T03:00:00Z'),
        action: 'fantasy.processGame',
        actorId: second.id,
        actorName: second.name,
        details: [{ name: 'lineups', value: '0' }],
      },
      {
        at: new Date('2025-11-17T02:00:00Z'),
        action: 'fantasy.uploadStats',
        actorId: admin.id,
        actorName: admin.name,
        details: expect.arrayContaining([
          { name: 'fileName', value: 'stats.xlsx' },
          { name: 'players', value: '1' },
        ]) as unknown,
      },
    ]);
    expect((await trail({})).length).toBeGreaterThan(2);
    expect(await trail({ id: gameId, first: 1 })).toHaveLength(1);
  });

  test('outlives the account of its author, and is paged', async () => {
    const em = site.em();
    for (let count = 0; count <= AUDIT_PAGE; count += 1)
      em.create(AuditEntry, {
        at: site.clock.now(),
        actorId: 987_654,
        action: 'game.save',
        subjectType: 'Game',
        subjectId: 4242,
        details: {},
      });
    await em.flush();
    const entries = await trail({ id: 4242 });
    expect(entries).toHaveLength(AUDIT_PAGE);
    expect(entries[0]).toMatchObject({ actorId: 987_654, actorName: null, details: [] });
  });

  test('is for admins', async () => {
    for (const [who, code] of [
      [null, 'UNAUTHENTICATED'],
      [await site.member(), 'FORBIDDEN'],
    ] as const)
      expect((await site.as(who).run(TRAIL, { id: 1 })).errors?.[0]?.extensions.code).toBe(code);
  });
});

test('a submitted lineup is published to admins only, without its picks', async () => {
  const EVENTS = 'subscription { lineupEvents { gameId } }';
  const fan = await site.member();
  const refused = await (await site.as(fan).socket()).iterate({ query: EVENTS }).next();
  expect((refused.value as { errors?: readonly { extensions?: unknown }[] }).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
  const gameId = await addGame(site, '2025-11-16T21:25:00Z');
  const events = await subscribeAs(site, admin, EVENTS);
  const { errors } = await site.as(fan).run(SUBMIT, { gameId, input: lineupOf(ids) });
  expect(errors).toBeUndefined();
  expect(await events.next()).toMatchObject({ lineupEvents: { gameId } });
});
