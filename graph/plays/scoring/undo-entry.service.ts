import type { EntityManager } from '@mikro-orm/postgresql';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { undoPlayEntryInput } from '../../../schema/plays/entry-shape.ts';
import type { PlayFacts, PlayView } from '../../../schema/plays/plays.ts';
import type { Context } from '../../core/context.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { Game } from '../../games/game.entity.ts';
import { lockSeasonRecord, recountSeason } from '../../games/season-record.ts';
import { factsOf } from '../play-changes.ts';
import { PlayRevision } from '../play.entity.ts';
import { selectPlays } from '../play.rows.ts';
import { publishRecorded, record } from '../record-plays.service.ts';
import { scoreText } from './enter-play.service.ts';
import {
  lockScoredGame,
  recordScoring,
  requireNewest,
  type Scored,
  scored,
  standingOf,
} from './scored-game.ts';

/**
 * Undoes the last entry or correction, and with the next call the one before it. A play that is undone is in no list
 * any more; the final whistle opens the game again.
 */
export async function undoPlayEntry(
  ctx: Context,
  raw: z.input<typeof undoPlayEntryInput>,
): Promise<Scored> {
  ctx.require('game.keepScore');
  const { gameId, position } = undoPlayEntryInput.parse(raw);
  const now = ctx.now();
  const { isReopened, ...recorded } = await ctx.em.transactional(async (tx) => {
    // The lock of a season always comes before that of its games.
    const season = (await tx.findOne(Game, gameId))?.season;
    if (season === undefined) throw refuse('game.unknown');
    const seasonRecord = await lockSeasonRecord(tx, season, now);
    const { game, state } = await lockScoredGame(ctx, tx, gameId);
    requireNewest(game, position);
    const last = lastEntry(await logOf(tx, gameId));
    if (!last) throw refuse('play.nothingToUndo');
    const reopens = Boolean(game.result);
    if (reopens) {
      // Only what was completed here: an admin may have corrected the result since.
      const isOurs = state && game.score === scoreText({ state });
      if (last.play.kind !== 'game-end' || !isOurs) throw refuse('game.notReopened');
      tx.assign(game, { result: null, score: null });
      await tx.flush();
    }
    const done = await record(tx, now, game, {
      source: 'hand',
      plays: [await revertedPlay(tx, last)],
      standing: (all) => standingOf(all, now, reopens ? null : state),
    });
    recordScoring(ctx, tx, game, reopens ? 'reopen' : 'undoPlay', {
      play: last.play.kind,
      score: scoreText(done),
    });
    await tx.flush();
    if (reopens) await recountSeason(tx, seasonRecord, now);
    return { ...done, isReopened: reopens };
  });
  if (isReopened) ctx.publish('game.changed', { gameId });
  await publishRecorded(ctx.em, ctx, gameId, recorded);
  return scored(ctx, recorded.events[0]!.play);
}

interface Entry {
  readonly play: PlayView;
  /** What the play was before; null when this entry added it. */
  readonly before: PlayFacts | null;
}

async function logOf(tx: EntityManager, gameId: number): Promise<PlayView[]> {
  const log = await tx.find(PlayRevision, { game: gameId }, { orderBy: { position: 'asc' } });
  return log.map(({ body }) => body);
}

/** The last entry that was not undone. An undo is an entry, too: it takes back what came last before it. */
function lastEntry(log: readonly PlayView[]): Entry | undefined {
  const entries: Entry[] = [];
  const current = new Map<number, PlayFacts>();
  for (const play of log) {
    const facts = factsOf(play);
    const last = entries.at(-1);
    const isUndo =
      last?.play.id === play.id &&
      (last.before ? isDeepStrictEqual(last.before, facts) : play.reason === 'mistake');
    if (isUndo) entries.pop();
    else entries.push({ play, before: current.get(play.id) ?? null });
    current.set(play.id, facts);
  }
  return entries.at(-1);
}

async function revertedPlay(tx: EntityManager, { play, before }: Entry) {
  const [row] = await rowsOf(tx, selectPlays().where('id', '=', play.id));
  if (!row) throw refuse('play.unknown');
  const mistake = { status: 'overturned', reason: 'mistake', isUnderReview: false } as const;
  return {
    ...(before ?? { ...factsOf(play), ...mistake }),
    externalId: row.externalId,
    happenedAt: new Date(play.happenedAt),
  };
}
