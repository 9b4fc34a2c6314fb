import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { mountainDate, mountainDay } from '../../schema/time/clock.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { hasRow, rowsOf } from '../core/database/rows.ts';
import { refuse } from '../core/errors.ts';
import { findGamesOn, isDemo } from './game-day.ts';
import { Game } from './game.entity.ts';
import { liveGame } from './live-game.service.ts';
import { lockSeasonRecord, recountSeason } from './season-record.ts';

/**
 * Deletes a game that was entered by mistake, with its scoreboard and what admins uploaded for it, and recounts the
 * season. Members' content must not be lost by one click: a game with a check-in, a lineup, or a message in the chat of
 * its day stays, with a CONFLICT that says why. Moods belong to a week, not its game, and show again once the week has
 * one. A real provider only reports on games that exist here, so it brings none back. The demo enters the game that it
 * plays today again at its next start; while that would happen, deleting it is a CONFLICT as well.
 */
export async function deleteGame(ctx: Context, id: number): Promise<boolean> {
  ctx.require('game.save');
  const now = ctx.now();
  await ctx.em.transactional(async (tx) => {
    const known = await tx.findOne(Game, id);
    if (!known) throw notFound();
    // The season before the game, as in saving it: else the two would wait for each other.
    const record = await lockSeasonRecord(tx, known.season, now);
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const game = await tx.refresh(known, lock);
    if (!game) throw notFound();
    const reason = (await whyItStays(tx, game)) ?? (await whyItComesBack(ctx, tx, game));
    if (reason) throw refuse(reason);
    const { opponent, week, season, kickoffAt } = game;
    const details = { opponent, week, season, kickoff: kickoffAt.toISOString() };
    recordAct(ctx, { action: 'game.delete', subjectType: 'Game', subjectId: id, details }, tx);
    tx.remove(game);
    await tx.flush();
    await recountSeason(tx, record, now);
  });
  ctx.publish('game.changed', { gameId: id });
  // Another game of today may be on the scoreboard now.
  const live = await liveGame(ctx.em, now);
  if (live) ctx.publish('game.live', live);
  return true;
}

const notFound = () => refuse('game.unknown');

/** What members have made for it; null when nothing. The game is locked, so that nothing can be added in between. */
async function whyItStays(tx: EntityManager, { id, kickoffAt }: Game) {
  const { from, until } = mountainDay(mountainDate(kickoffAt));
  const [found] = await rowsOf(
    tx,
    db.selectNoFrom(({ and, not, selectFrom }) => {
      const chatted = selectFrom('gameChatMessages')
        .select('id')
        .where('createdAt', '>=', from.toISOString())
        .where('createdAt', '<', until.toISOString());
      const otherGames = selectFrom('games')
        .select('id')
        .where('id', '<>', id)
        .where('kickoffAt', '>=', from.toISOString())
        .where('kickoffAt', '<', until.toISOString());
      return [
        hasRow(selectFrom('gameCheckIns').select('id').where('gameId', '=', id)).as('checkIns'),
        hasRow(selectFrom('fantasyLineups').select('id').where('gameId', '=', id)).as('lineups'),
        and([hasRow(chatted), not(hasRow(otherGames))]).as('chat'),
      ];
    }),
  );
  if (found?.checkIns) return 'game.hasCheckIns';
  if (found?.lineups) return 'game.hasLineups';
  return found?.chat ? 'game.hasChat' : null;
}

async function whyItComesBack(ctx: Context, tx: EntityManager, game: Game) {
  const date = mountainDate(game.kickoffAt);
  const isPlayed = ctx.env.sportsProvider === 'demo' && date >= mountainDate(ctx.now());
  return isPlayed && (await findGamesOn(tx, date)).every(isDemo) ? 'game.isDemo' : null;
}
