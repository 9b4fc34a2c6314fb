import type { EntityManager } from '@mikro-orm/postgresql';
import { randomBytes } from 'node:crypto';
import {
  LEAGUE_LIMITS,
  leagueCodeInput,
  type LeagueInviteView,
  leagueNameInput,
  leaguePairs,
  leagueRanks,
  type LeagueRoundView,
  type LeagueView,
  type OwnLeagueView,
} from '../../schema/fantasy/leagues.ts';
import { lockOwnAccount } from '../accounts/sessions/lock-own-account.ts';
import { User } from '../accounts/users/user.entity.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { refuse } from '../core/errors.ts';
import { isoInstant } from '../core/instants.ts';
import { fantasyGame } from '../fantasy/fantasy-game.service.ts';
import { liveFantasy } from '../fantasy/live/live-board.reads.ts';
import { LeagueMember } from './league-member.entity.ts';
import { League } from './league.entity.ts';
import {
  memberIdsOf,
  readInvite,
  readLeague,
  readMembers,
  readOwnLeagues,
  readPoints,
  readScoredLast,
} from './league.reads.ts';

/** The viewer’s leagues, the one joined last first. */
export const ownLeagues = (ctx: Context): Promise<OwnLeagueView[]> =>
  readOwnLeagues(ctx.em, { userId: ctx.require('league.readOwn').id });

/** What an invitation is to; null for codes that don’t work. */
export async function leagueInvite(ctx: Context, raw: string): Promise<LeagueInviteView | null> {
  const { id: userId } = ctx.require('league.readOwn');
  const code = leagueCodeInput.safeParse(raw);
  if (!code.success) return null;
  const [invite] = await readInvite(ctx.em, { code: code.data, userId });
  return invite ?? null;
}

/** A league of the viewer’s; null for any other, whether it exists or not. */
export async function league(ctx: Context, leagueId: number): Promise<LeagueView | null> {
  const { id: userId } = ctx.require('league.readOwn');
  const { season } = ctx.site;
  const [[found], members] = await Promise.all([
    readLeague(ctx.em, { leagueId, userId }),
    readMembers(ctx.em, { leagueId, season }),
  ]);
  if (!found) return null;
  return {
    ...found,
    board: leagueRanks(
      members.map(({ user, joinedAt, games, points }, place) => ({
        ...{ user, isOwner: place === 0, joinedAt: isoInstant(joinedAt) },
        ...{ games: games ?? 0, totalPoints: Number(points ?? 0) },
      })),
    ),
    rounds: await roundsOf(ctx, leagueId, members),
  };
}

type Member = Awaited<ReturnType<typeof readMembers>>[number];

/** The meetings of the coming or current game, and of the one scored last. */
async function roundsOf(
  ctx: Context,
  leagueId: number,
  members: readonly Member[],
): Promise<LeagueRoundView[]> {
  const [current, [scored]] = await Promise.all([
    fantasyGame(ctx),
    readScoredLast(ctx.em, { season: ctx.site.season }),
  ]);
  const rounds: LeagueRoundView[] = [];
  if (current && current.game.season === ctx.site.season && current.game.id !== scored?.id) {
    const { id, week } = current.game;
    const points = await livePoints(ctx, id, members);
    const pairs = pairsOf(members, week, points);
    rounds.push({ gameId: id, week, isScored: false, isLive: points !== undefined, pairs });
  }
  if (scored) {
    const { id: gameId, week, kickoffAt } = scored;
    const points = new Map(
      (await readPoints(ctx.em, { leagueId, gameId })).map((row) => [
        row.userId,
        Number(row.totalPoints),
      ]),
    );
    // Who joined later did not meet anyone then.
    const there = members.filter(({ joinedAt }) => new Date(joinedAt) < new Date(kickoffAt));
    const pairs = pairsOf(there, week, points);
    rounds.push({ gameId, week, isScored: true, isLive: false, pairs });
  }
  return rounds;
}

/** What the members’ lineups have so far in a game that is played; undefined before its first play and once it has its stats. */
async function livePoints(
  ctx: Context,
  gameId: number,
  members: readonly Member[],
): Promise<ReadonlyMap<number, number> | undefined> {
  const live = await liveFantasy(ctx, gameId);
  if (!live || live.isOfficial) return undefined;
  return new Map(
    members.flatMap(({ userId }) => {
      const placed = live.scores.lineups.of(userId);
      return placed ? [[userId, placed.totalPoints] as const] : [];
    }),
  );
}

function pairsOf(
  members: readonly Member[],
  week: number,
  points: ReadonlyMap<number, number> = new Map(),
): LeagueRoundView['pairs'] {
  const side = ({ user, userId }: Member) => ({ user, points: points.get(userId) ?? null });
  return leaguePairs(members, week).map(([one, other]) => ({
    one: side(one),
    other: other && side(other),
  }));
}

const newCode = () => randomBytes(16).toString('base64url');

/** Founds a league, whose first member the viewer is. */
export async function createLeague(ctx: Context, rawName: string): Promise<LeagueView> {
  const { id: userId } = ctx.require('league.takePart');
  const { name } = leagueNameInput.parse({ name: rawName });
  const id = await ctx.em.fork().transactional(async (tx) => {
    await lockOwnAccount(ctx, tx);
    await requireRoom(tx, userId);
    const created = tx.create(League, { name, inviteCode: newCode(), createdAt: ctx.now() });
    join(ctx, tx, created, userId);
    await tx.flush();
    return created.id;
  });
  return changed(ctx, id, [userId]);
}

/** Joins the league of an invitation. Safe to repeat. */
export async function joinLeague(ctx: Context, raw: string): Promise<LeagueView> {
  const { id: userId } = ctx.require('league.takePart');
  const code = leagueCodeInput.safeParse(raw);
  if (!code.success) throw refuse('league.linkGone');
  const id = await ctx.em.fork().transactional(async (tx) => {
    await lockOwnAccount(ctx, tx);
    const [found] = await rowsOf(
      tx,
      db.selectFrom('leagues').select('id').where('inviteCode', '=', code.data).forUpdate(),
    );
    if (!found) throw refuse('league.linkGone');
    const members = await tx.find(LeagueMember, { league: found.id }, { fields: ['user'] });
    if (members.some(({ user }) => user.id === userId)) return found.id;
    if (members.length >= LEAGUE_LIMITS.members)
      throw refuse('league.full', { max: LEAGUE_LIMITS.members });
    await requireRoom(tx, userId);
    join(ctx, tx, tx.getReference(League, found.id), userId);
    return found.id;
  });
  return changed(ctx, id);
}

const join = (ctx: Context, tx: EntityManager, to: League, userId: number) =>
  tx.create(LeagueMember, {
    league: to,
    user: tx.getReference(User, userId),
    joinedAt: ctx.now(),
  });

async function requireRoom(tx: EntityManager, userId: number): Promise<void> {
  if ((await tx.count(LeagueMember, { user: userId })) >= LEAGUE_LIMITS.leagues)
    throw refuse('league.tooMany', { max: LEAGUE_LIMITS.leagues });
}

/** The viewer leaves a league, which is deleted with its last member. */
export async function leaveLeague(ctx: Context, leagueId: number): Promise<void> {
  const { id: userId } = ctx.require('league.readOwn');
  const userIds = await memberIdsOf(ctx.em, leagueId);
  const left = await ctx.em.fork().nativeDelete(LeagueMember, { league: leagueId, user: userId });
  if (left === 0) throw refuse('league.gone');
  ctx.publish('league.changed', { leagueId, userIds });
}

/** Gives a league another name. */
export const renameLeague = (ctx: Context, id: number, rawName: string): Promise<LeagueView> => {
  const { name } = leagueNameInput.parse({ name: rawName });
  return asOwner(ctx, id, (tx) => tx.nativeUpdate(League, { id }, { name }));
};

/** Gives a league a new invitation link; the one before no longer works. */
export const replaceLeagueLink = (ctx: Context, id: number): Promise<LeagueView> =>
  asOwner(ctx, id, (tx) => tx.nativeUpdate(League, { id }, { inviteCode: newCode() }));

/** Removes a member from a league. Safe to repeat. */
export const removeLeagueMember = (
  ctx: Context,
  id: number,
  userId: number,
): Promise<LeagueView> => {
  if (userId === ctx.requireViewer().id) throw refuse('league.removeSelf');
  return asOwner(ctx, id, (tx) => tx.nativeDelete(LeagueMember, { league: id, user: userId }));
};

/** What only the member may do who has been in a league longest. Its members before that are notified, a removed one too. */
async function asOwner(
  ctx: Context,
  id: number,
  act: (tx: EntityManager) => Promise<unknown>,
): Promise<LeagueView> {
  const { id: userId } = ctx.require('league.takePart');
  const userIds = await ctx.em.fork().transactional(async (tx) => {
    await lockOwnAccount(ctx, tx);
    await rowsOf(tx, db.selectFrom('leagues').select('id').where('id', '=', id).forUpdate());
    const ids = await memberIdsOf(tx, id);
    if (!ids.includes(userId)) throw refuse('league.gone');
    if (ids[0] !== userId) throw refuse('access.notAllowed');
    await act(tx);
    return ids;
  });
  return changed(ctx, id, userIds);
}

/** Notifies the members, and gives the league as it is now. */
async function changed(ctx: Context, id: number, userIds?: readonly number[]): Promise<LeagueView> {
  ctx.publish('league.changed', {
    leagueId: id,
    userIds: userIds ?? (await memberIdsOf(ctx.em, id)),
  });
  const now = await league(ctx, id);
  if (!now) throw refuse('league.gone');
  return now;
}
