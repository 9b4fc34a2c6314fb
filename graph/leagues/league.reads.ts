import type { EntityManager } from '@mikro-orm/postgresql';
import { AUTHOR } from '../accounts/users/author.ts';
import { db } from '../core/database/db.ts';
import { asBoolean, asInt, hasRow, type Slots, statement } from '../core/database/rows.ts';

interface OfMember {
  readonly leagueId: number;
  readonly userId: number;
}

/** A league, for one of its members only. */
export const readLeague = statement(({ leagueId, userId }: Slots<OfMember>) =>
  db
    .selectFrom('leagues as l')
    .innerJoin('leagueMembers as own', 'own.leagueId', 'l.id')
    .select(['l.id', 'l.name', 'l.inviteCode'])
    .where('l.id', '=', leagueId)
    .where('own.userId', '=', userId),
);

const memberCount = db
  .selectFrom('leagueMembers as m')
  .select(({ fn }) => asInt(fn.countAll()).as('count'))
  .whereRef('m.leagueId', '=', 'l.id' as never)
  .$asScalar()
  .$notNull();

/** The leagues of a member, the one joined last first. */
export const readOwnLeagues = statement(({ userId }: Slots<{ userId: number }>) =>
  db
    .selectFrom('leagueMembers as own')
    .innerJoin('leagues as l', 'l.id', 'own.leagueId')
    .select(['l.id', 'l.name', memberCount.as('memberCount')])
    .where('own.userId', '=', userId)
    .orderBy('own.id', 'desc'),
);

/** What an invitation with this code is to. */
export const readInvite = statement(({ code, userId }: Slots<{ code: string; userId: number }>) =>
  db
    .selectFrom('leagues as l')
    .select(['l.id', 'l.name', memberCount.as('memberCount')])
    .select(({ selectFrom }) =>
      asBoolean(
        hasRow(
          selectFrom('leagueMembers as own')
            .select('own.id')
            .whereRef('own.leagueId', '=', 'l.id')
            .where('own.userId', '=', userId),
        ),
      ).as('isMember'),
    )
    .where('l.inviteCode', '=', code),
);

const readMemberIds = statement(({ leagueId }: Slots<{ leagueId: number }>) =>
  db.selectFrom('leagueMembers').select('userId').where('leagueId', '=', leagueId).orderBy('id'),
);

/** The ids of the members of a league, the one who has been in it longest first. */
export const memberIdsOf = async (em: EntityManager, leagueId: number): Promise<number[]> =>
  (await readMemberIds(em, { leagueId })).map(({ userId }) => userId);

/** The members in the order in which they joined, with what their lineups scored in a season. */
export const readMembers = statement(
  ({ leagueId, season }: Slots<{ leagueId: number; season: number }>) =>
    db
      .selectFrom('leagueMembers as m')
      .innerJoin('users as u', 'u.id', 'm.userId')
      .leftJoinLateral(
        ({ selectFrom }) =>
          selectFrom('fantasyLineups as f')
            .select(({ fn }) => [
              asInt(fn.countAll()).as('games'),
              fn.sum<string | null>('f.totalPoints').as('points'),
            ])
            .whereRef('f.userId', '=', 'm.userId')
            .where('f.season', '=', season)
            .where('f.isScored', '=', true)
            .as('t'),
        (join) => join.onTrue(),
      )
      .select(['m.userId', 'm.joinedAt', 't.games', 't.points', AUTHOR.as('user')])
      .where('m.leagueId', '=', leagueId)
      .orderBy('m.id'),
);

/** The game of a season that was scored last. */
export const readScoredLast = statement(({ season }: Slots<{ season: number }>) =>
  db
    .selectFrom('fantasyGameStatus as s')
    .innerJoin('games as g', 'g.id', 's.gameId')
    .select(['g.id', 'g.week', 'g.kickoffAt'])
    .where('s.season', '=', season)
    .where('s.scoringCompleted', '=', true)
    .orderBy('s.scoringCompletedAt', 'desc')
    .orderBy('g.id', 'desc')
    .limit(1),
);

/** What the members’ lineups scored in a game. */
export const readPoints = statement(
  ({ leagueId, gameId }: Slots<{ leagueId: number; gameId: number }>) =>
    db
      .selectFrom('leagueMembers as m')
      .innerJoin('fantasyLineups as f', 'f.userId', 'm.userId')
      .select(['f.userId', 'f.totalPoints'])
      .where('m.leagueId', '=', leagueId)
      .where('f.gameId', '=', gameId)
      .where('f.isScored', '=', true),
);
