import { PROOF_NEEDED } from '../../schema/accounts/fresh-proof.ts';
import { AuditEntry } from '../core/audit/audit-entry.entity.ts';
import { Game } from '../games/game.entity.ts';
import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { browser } from '../testing/browser.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { ask, codeOf, FINISH, signedIn, signInBy, withTotp } from '../testing/worlds/factors.ts';

const Start = graphql(/* GraphQL */ `
  mutation StartSeasonTest($input: StartSeasonInput!) {
    startSeason(input: $input) {
      settings {
        season
      }
    }
  }
`);

const SAVE_GAME = 'mutation ($input: GameInput!) { saveGame(input: $input) { id } }';
const SHOWN = `{ siteSettings { season } seasons games { opponent } old: games(season: 2025) { opponent }
  seasonRecord { wins } oldRecord: seasonRecord(season: 2025) { wins } }`;

let site: Site;
let admin: Member;
beforeAll(async () => {
  site = await startSite({ env: { SEASON: '2025' } });
  admin = await site.admin();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().nativeDelete(Game, {});
  await site.em().nativeDelete(AuditEntry, {});
  await site
    .as(admin)
    .run('mutation { saveSiteSettings(input: { season: null }) { settings { season } } }');
});

const start = (season: number, by: Member = admin) => site.as(by).run(Start, { input: { season } });
const shown = async () => {
  const response = await site.as(null).fetch('/graphql', { body: { query: SHOWN } });
  return ((await response.json()) as { data: object }).data;
};
const play = async (season: number, opponent: string) => {
  const input = {
    week: 1,
    season,
    opponent,
    isHome: true,
    kickoffAt: `${season}-09-07T20:25:00Z`,
    result: 'W',
    score: '24-17',
  };
  expect((await site.as(admin).run(SAVE_GAME, { input })).errors).toBeUndefined();
};

test('one act begins a season on every page; the one before stays readable', async () => {
  await play(2025, 'Tennessee Titans');
  const old = [{ opponent: 'Tennessee Titans' }];
  expect(await shown()).toMatchObject({
    siteSettings: { season: 2025 },
    seasons: [2025],
    games: old,
  });
  const settings = await subscribeAs(site, null, 'subscription { siteSettings { season } }');
  const boards = await subscribeAs(site, null, 'subscription { fantasyEvents { gameId } }');

  expect((await start(2026)).data).toEqual({ startSeason: { settings: { season: 2026 } } });
  await settings.until({ siteSettings: { season: 2026 } });
  await boards.until({ fantasyEvents: { gameId: null } });
  expect(await shown()).toEqual({
    siteSettings: { season: 2026 },
    seasons: [2026, 2025],
    games: [],
    old,
    seasonRecord: null,
    oldRecord: { wins: 1 },
  });
  await play(2026, 'Kansas City Chiefs');
  expect(await shown()).toMatchObject({
    games: [{ opponent: 'Kansas City Chiefs' }],
    old,
    seasonRecord: { wins: 1 },
    oldRecord: { wins: 1 },
  });
  const entries = await site.em().find(AuditEntry, { action: 'season.start' });
  expect(entries.map(({ actorId, details }) => [actorId, details])).toEqual([
    [admin.id, { from: 2025, to: 2026 }],
  ]);
});

test.each([2025, 2024, 2201])('from 2025 on no season %i begins', async (season) => {
  const { errors } = await start(season);
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(await shown()).toMatchObject({ siteSettings: { season: 2025 } });
});

test('of two admins who start it at once, one does', async () => {
  const results = await Promise.all([start(2026), start(2026, await site.admin())]);
  expect(results.filter(({ errors }) => errors)).toHaveLength(1);
  expect(await site.em().count(AuditEntry, { action: 'season.start' })).toBe(1);
});

test('members start no season', async () => {
  const { errors } = await start(2026, await site.member());
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('an admin with a second factor proves who they are first, also where the settings are saved', async () => {
  const boss = await site.admin();
  const { secret } = await withTotp(site, await signedIn(site, boss));
  site.clock.advance(60_000);
  const who = browser(site);
  await signInBy(who, boss);
  await ask(who, FINISH, { code: codeOf(site, secret) });
  site.clock.advance(15 * 60_000);
  const save = (input: string) =>
    ask(who, `mutation { saveSiteSettings(input: ${input}) { settings { season } } }`);
  for (const refused of [
    ask(who, 'mutation { startSeason(input: { season: 2026 }) { settings { season } } }'),
    save('{ season: 2030 }'),
  ])
    expect((await refused).extensions.reason).toBe(PROOF_NEEDED);
  expect((await save('{ season: 2025, tagline: "Go" }')).code).toBeUndefined();
});
