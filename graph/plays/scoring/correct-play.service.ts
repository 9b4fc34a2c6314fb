import type * as z from 'zod/mini';
import { correctPlayInput } from '../../../schema/plays/entry-shape.ts';
import { ruled } from '../../../schema/plays/entry.ts';
import type { Possession } from '../../../schema/games/games.ts';
import type { PlayFacts, PlayView } from '../../../schema/plays/plays.ts';
import { upcomingBefore } from '../../../schema/plays/situation.ts';
import type { Context } from '../../core/context.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { factsOf } from '../play-changes.ts';
import { playsOfGame } from '../play.reads.ts';
import { selectPlays } from '../play.rows.ts';
import { publishRecorded, record } from '../record-plays.service.ts';
import { requireRuled, scoreText } from './enter-play.service.ts';
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
 * Corrects a play that was entered by hand: what happened, where the ball is after it, whether the officials look at
 * it, or that it counts nowhere. What is left out stays. Points and the ball that it takes back are shown struck through.
 */
export async function correctPlay(
  ctx: Context,
  raw: z.input<typeof correctPlayInput>,
): Promise<Scored> {
  ctx.require('game.keepScore');
  const input = correctPlayInput.parse(raw);
  const now = ctx.now();
  const [row] = await rowsOf(ctx.em, selectPlays().where('id', '=', input.playId));
  if (!row) throw refuse('play.unknown');
  if (row.source !== 'hand') throw refuse('play.notByHand');
  const { gameId, externalId } = row;
  const recorded = await ctx.em.transactional(async (tx) => {
    const { game, state } = await lockScoredGame(ctx, tx, gameId);
    if (game.result) throw refuse('game.isFinal');
    requireNewest(game, input.position);
    const plays = await playsOfGame(tx, gameId);
    const was = plays.find(({ id }) => id === input.playId);
    if (!was) throw refuse('play.unknown');
    const facts = await corrected(was, plays, input, (players, side) =>
      participantsOf(tx, game, players, side),
    );
    const done = await record(tx, now, game, {
      source: 'hand',
      plays: [{ ...facts, externalId, happenedAt: new Date(was.happenedAt) }],
      standing: (all) => standingOf(all, now, state),
    });
    const action = facts.status === 'overturned' ? 'overturnPlay' : 'correctPlay';
    recordScoring(ctx, tx, game, action, { play: facts.kind, score: scoreText(done) });
    await tx.flush();
    return { ...done, was };
  });
  await publishRecorded(ctx.em, ctx, gameId, recorded);
  return scored(ctx, recorded.events[0]?.play ?? recorded.was);
}

type Correction = z.output<typeof correctPlayInput>;
type Players = NonNullable<NonNullable<Correction['play']>['players']>;

async function corrected(
  was: PlayView,
  plays: readonly PlayView[],
  { play: entry, after, reason, isUnderReview, isOverturned }: Correction,
  withPlayers: (players: Players, side: Possession | null) => Promise<PlayFacts['participants']>,
): Promise<PlayFacts> {
  let facts = factsOf(was);
  if (entry) {
    const { play, side } = requireRuled(ruled(entry, upcomingBefore(plays, was)));
    const participants = entry.players ? await withPlayers(entry.players, side) : was.participants;
    facts = { ...facts, ...play, participants };
  }
  const { status } = facts;
  return credited({
    ...facts,
    ...(after && facts.points === 0 && { after }),
    status: isOverturned == null ? status : isOverturned ? 'overturned' : 'stands',
    // A ruling ends the review.
    isUnderReview: isUnderReview ?? (entry || isOverturned != null ? false : was.isUnderReview),
    reason: reason === undefined ? was.reason : reason,
  });
}
