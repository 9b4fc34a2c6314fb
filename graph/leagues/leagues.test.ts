import { User } from '../accounts/users/user.entity.ts';
import { graphql } from '../gql/gql.ts';
import { subscribeAs } from '../testing/acknowledged.ts';
import { type Member, type Site, startSite } from '../testing/site.ts';
import { addGame } from '../testing/worlds/fantasy.ts';
import { LeagueMember } from './league-member.entity.ts';
import { League } from './league.entity.ts';

graphql(/* GraphQL */ `
  fragment LeaguesTest_league on League {
    id
    name
    inviteCode
    board {
      user {
        name
      }
      isOwner
      rank
      totalPoints
    }
    rounds {
      week
      isScored
      pairs {
        one {
          user {
            name
          }
          points
        }
        other {
          user {
            name
          }
          points
        }
      }
    }
  }
`);
const Create = graphql(/* GraphQL */ `
  mutation LeaguesTestCreate($name: String!) {
    createLeague(input: { name: $name }) {
      league {
        ...LeaguesTest_league
      }
    }
  }
`);
const Join = graphql(/* GraphQL */ `
  mutation LeaguesTestJoin($code: String!) {
    joinLeague(input: { code: $code }) {
      league {
        ...LeaguesTest_league
      }
    }
  }
`);
const Leave = graphql(/* GraphQL */ `
  mutation LeaguesTestLeave($id: Int!) {
    leaveLeague(input: { id: $id }) {
      leftId
    }
  }
`);
const Rename = graphql(/* GraphQL */ `
  mutation LeaguesTestRename($id: Int!, $name: String!) {
    renameLeague(input: { id: $id, name: $name }) {
      league {
        name
      }
    }
  }
`);
const NewLink = graphql(/* GraphQL */ `
  mutation LeaguesTestLink($id: Int!) {
    replaceLeagueLink(input: { id: $id }) {
      league {
        inviteCode
      }
    }
  }
`);
const Remove = graphql(/* GraphQL */ `
  mutation LeaguesTestRemove($id: Int!, $userId: Int!) {
    removeLeagueMember(input: { id: $id, userId: $userId }) {
      league {
        board {
          user {
            name
          }
        }
      }
    }
  }
`);
const Read = graphql(/* GraphQL */ `
  query LeaguesTestRead($id: Int!, $code: String!) {
    league(id: $id) {
      ...LeaguesTest_league
    }
    leagueInvite(code: $code) {
      name
      memberCount
      isMember
    }
    ownLeagues {
      id
      memberCount
    }
  }
`);

let site: Site;
let mia: Member;
let otis: Member;
let ana: Member;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.em().nativeDelete(User, { name: /^(Mia|Otis|Ana)/ });
  mia = await site.member({ name: 'Mia Mile' });
  otis = await site.member({ name: 'Otis Orange' });
  ana = await site.member({ name: 'Ana Arrow' });
});

async function found(name = 'Office', by = mia) {
  const { data } = await site.as(by).run(Create, { name });
  return data!.createLeague!.league;
}
const keyOf = ({ errors }: { errors?: readonly { extensions: { key?: unknown } }[] | undefined }) =>
  errors?.[0]?.extensions.key;
const join = (who: Member, code: string) => site.as(who).run(Join, { code });
const read = async (who: Member | null, { id, inviteCode }: { id: number; inviteCode: string }) =>
  site.as(who).run(Read, { id, code: inviteCode });
const names = (board: readonly { readonly user: { readonly name: string } }[]) =>
  board.map(({ user }) => user.name);

test('a member founds a league, and another joins it by its link, once', async () => {
  const league = await found();
  expect(league).toMatchObject({ name: 'Office', board: [{ isOwner: true, rank: null }] });
  const { data: before } = await read(otis, league);
  expect(before).toEqual({
    league: null,
    leagueInvite: { name: 'Office', memberCount: 1, isMember: false },
    ownLeagues: [],
  });
  const { data } = await join(otis, league.inviteCode);
  expect(names(data!.joinLeague!.league.board)).toEqual(['Mia Mile', 'Otis Orange']);
  await join(otis, league.inviteCode);
  const { data: after } = await read(otis, league);
  expect(after).toMatchObject({
    league: { name: 'Office' },
    leagueInvite: { memberCount: 2, isMember: true },
    ownLeagues: [{ id: league.id, memberCount: 2 }],
  });
});

test('no one outside sees or changes anything, not even an admin', async () => {
  const league = await found();
  const admin = await site.admin();
  for (const stranger of [ana, admin]) {
    expect((await read(stranger, league)).data).toMatchObject({ league: null, ownLeagues: [] });
    for (const act of [
      site.as(stranger).run(Rename, { id: league.id, name: 'Mine' }),
      site.as(stranger).run(NewLink, { id: league.id }),
      site.as(stranger).run(Remove, { id: league.id, userId: mia.id }),
      site.as(stranger).run(Leave, { id: league.id }),
    ])
      expect(keyOf(await act)).toBe('league.gone');
  }
  expect(keyOf(await read(null, league))).toBe('access.signInFirst');
  const { next } = await subscribeAs(site, ana, 'subscription { ownLeagueEvents { leagueId } }');
  await site.as(mia).run(Rename, { id: league.id, name: 'Home' });
  const own = await found('Garage', ana);
  expect(await next()).toEqual({ ownLeagueEvents: { leagueId: own.id } });
});

test('its owner renames it, removes members and changes the link; the others don’t', async () => {
  const league = await found();
  await join(otis, league.inviteCode);
  await join(ana, league.inviteCode);
  const { id } = league;
  expect(keyOf(await site.as(otis).run(Rename, { id, name: 'Mine' }))).toBe('access.notAllowed');
  expect(keyOf(await site.as(otis).run(Remove, { id, userId: ana.id }))).toBe('access.notAllowed');
  expect(keyOf(await site.as(mia).run(Remove, { id, userId: mia.id }))).toBe('league.removeSelf');

  const { next } = await subscribeAs(site, ana, 'subscription { ownLeagueEvents { leagueId } }');
  const removed = await site.as(mia).run(Remove, { id, userId: ana.id });
  expect(names(removed.data!.removeLeagueMember!.league.board)).toEqual([
    'Mia Mile',
    'Otis Orange',
  ]);
  // Who was removed learns it, too.
  expect(await next()).toEqual({ ownLeagueEvents: { leagueId: id } });
  expect((await read(ana, league)).data!.league).toBeNull();

  const { data } = await site.as(mia).run(NewLink, { id });
  expect(keyOf(await join(ana, league.inviteCode))).toBe('league.linkGone');
  expect((await join(ana, data!.replaceLeagueLink!.league.inviteCode)).errors).toBeUndefined();
  const { errors } = await site.as(mia).run(Rename, { id, name: '  ' });
  expect(errors![0]!.message).toBe('Give your league a name');
});

test('when its owner leaves, it is that of who has been in it longest; with the last one it goes', async () => {
  const league = await found();
  await join(otis, league.inviteCode);
  await join(ana, league.inviteCode);
  await site.as(mia).run(Leave, { id: league.id });
  const { data } = await read(ana, league);
  expect(data!.league!.board.map(({ user, isOwner }) => [user.name, isOwner])).toEqual([
    ['Otis Orange', true],
    ['Ana Arrow', false],
  ]);
  await site.as(otis).run(Leave, { id: league.id });
  expect(await site.em().count(League, { id: league.id })).toBe(1);
  // An account that is deleted leaves, too.
  await site.em().nativeDelete(User, { id: ana.id });
  expect(await site.em().count(League, { id: league.id })).toBe(0);
});

test('of two last members who leave at once, the league goes', async () => {
  const league = await found();
  await join(otis, league.inviteCode);
  await Promise.all([mia, otis].map((who) => site.as(who).run(Leave, { id: league.id })));
  expect(await site.em().count(League, { id: league.id })).toBe(0);
});

test('a league has room for 50, and a member for 20 leagues, also when several come at once', async () => {
  const league = await found();
  const em = site.em();
  await em.execute(
    `insert into users (email, password, name) select n || '@league.example', 'x', 'Ana ' || n from generate_series(1, 48) n`,
  );
  await em.execute(
    `insert into league_members (league_id, user_id) select ?, id from users where email like '%@league.example'`,
    [league.id],
  );
  const tries = await Promise.all([join(otis, league.inviteCode), join(ana, league.inviteCode)]);
  expect(tries.map(keyOf).filter(Boolean)).toEqual(['league.full']);
  expect(await site.em().count(LeagueMember, { league: league.id })).toBe(50);

  const made = await Promise.all(
    Array.from({ length: 22 }, (_, at) => site.as(mia).run(Create, { name: `${at}` })),
  );
  expect(made.map(keyOf).filter(Boolean)).toEqual([
    'league.tooMany',
    'league.tooMany',
    'league.tooMany',
  ]);
});

test('the board has the season of the members alone, and the rounds who meets whom', async () => {
  site.clock.set('2025-11-12T19:00:00Z');
  const league = await found();
  await join(otis, league.inviteCode);
  const played = await addGame(site, '2025-11-16T21:25:00Z', { week: 11 });
  site.clock.set('2025-11-17T19:00:00Z');
  await join(ana, league.inviteCode);
  const lineup = (who: Member, points: number) =>
    site.em().execute(
      `insert into fantasy_lineups (user_id, game_id, week, season, lineup_name, wide_receiver1, wide_receiver2,
        running_back, tight_end, flex, idp, captain, total_points, is_scored)
        values (?, ?, 11, 2025, 'Orange', '1', '2', '3', '4', '5', '6', '1', ?, true)`,
      [who.id, played, points],
    );
  const stranger = await site.member();
  await lineup(otis, 85.3);
  await lineup(mia, 61);
  await lineup(stranger, 200);
  await site
    .em()
    .execute(
      `insert into fantasy_game_status (game_id, week, season, scoring_completed, scoring_completed_at) values (?, 11, 2025, true, ?)`,
      [played, site.clock.now()],
    );
  await site.em().execute(`update games set result = 'W' where id = ?`, [played]);
  await addGame(site, '2025-11-23T21:25:00Z', { week: 12, opponent: 'Las Vegas Raiders' });
  const { data } = await read(ana, league);
  const { board, rounds } = data!.league!;
  expect(board.map(({ user, rank, totalPoints }) => [user.name, rank, totalPoints])).toEqual([
    ['Otis Orange', 1, 85.3],
    ['Mia Mile', 2, 61],
    ['Ana Arrow', null, 0],
  ]);
  const met = (round: number) =>
    rounds[round]!.pairs.map(({ one, other }) =>
      [one, other].map((side) => side && `${side.user.name} ${side.points}`),
    );
  expect(rounds.map(({ week, isScored }) => [week, isScored])).toEqual([
    [12, false],
    [11, true],
  ]);
  expect(met(0)).toHaveLength(2);
  // Ana came after that game.
  expect(met(1)).toEqual([['Mia Mile 61', 'Otis Orange 85.3']]);
});
