import type { EntityManager } from '@mikro-orm/postgresql';
import type * as z from 'zod/mini';
import { enterPlayInput } from '../../../schema/plays/entry-shape.ts';
import { type Ruled, ruled } from '../../../schema/plays/entry.ts';
import { upcomingOf } from '../../../schema/plays/situation.ts';
import type { Context } from '../../core/context.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { playsOfGame } from '../play.reads.ts';
import { playView, selectPlays } from '../play.rows.ts';
import { publishRecorded, record } from '../record-plays.service.ts';
import type { ReportedPlay } from '../reported-play.ts';
import { credited, participantsOf } from './participants.ts';
import {
  lockScoredGame,
  recordScoring,
  requireNewest,
  type Scored,
  scored,
  standingOf,
} from './scored-game.ts';

/**
 * Enters the next play of the game that is on. The same entry sent again is stored once; CONFLICT when someone else has
 * entered or corrected a play since that position.
 */
export async function enterPlay(
  ctx: Context,
  raw: z.input<typeof enterPlayInput>,
): Promise<Scored> {
  ctx.require('game.keepScore');
  const { gameId, entryId, position, play: entry } = enterPlayInput.parse(raw);
  const externalId = `hand:${entryId}`;
  const now = ctx.now();
  const done = await ctx.em.transactional(async (tx) => {
    const { game } = await lockScoredGame(ctx, tx, gameId);
    const stored = await storedEntry(tx, gameId, externalId);
    if (stored) return { stored };
    if (game.result) throw refuse('game.isFinal');
    requireNewest(game, position);
    const plays = await playsOfGame(tx, gameId);
    const { play, side } = requireRuled(ruled(entry, upcomingOf(plays)));
    const reported: ReportedPlay = credited({
      ...play,
      externalId,
      seq: game.logPosition + 1,
      ...{ status: 'stands', reason: null, isUnderReview: false },
      participants: await participantsOf(tx, game, entry.players ?? [], side),
      happenedAt: now,
    });
    const recorded = await record(tx, now, game, {
      source: 'hand',
      plays: [reported],
      standing: (all) => standingOf(all, now, null),
    });
    recordScoring(ctx, tx, game, 'enterPlay', { play: play.kind, score: scoreText(recorded) });
    await tx.flush();
    return { recorded };
  });
  if (done.stored) return scored(ctx, done.stored);
  await publishRecorded(ctx.em, ctx, gameId, done.recorded);
  return scored(ctx, done.recorded.events[0]!.play);
}

async function storedEntry(tx: EntityManager, gameId: number, externalId: string) {
  const query = selectPlays().where('gameId', '=', gameId).where('externalId', '=', externalId);
  const [row] = await rowsOf(tx, query);
  return row && playView(row);
}

/** What was entered, if the rules and the entry together say enough. */
export function requireRuled(found: ReturnType<typeof ruled>): Ruled {
  if (typeof found === 'string') throw refuse(found);
  return found;
}

/** Our points first. */
export const scoreText = ({
  state,
}: {
  readonly state: { readonly ourScore: number; readonly theirScore: number };
}): string => `${state.ourScore}-${state.theirScore}`;
