import type { EntityManager } from '@mikro-orm/postgresql';
import type { LiveGameView } from '../../../schema/games/games.ts';
import { clockText, secondsOnClock } from '../../../schema/games/game-clock.ts';
import { upcomingOf } from '../../../schema/plays/situation.ts';
import type { PlayView } from '../../../schema/plays/plays.ts';
import { type Act, recordAct } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { isDemo } from '../../games/game-day.ts';
import type { Game } from '../../games/game.entity.ts';
import { gameOnScoreboard, gamesNear } from '../../games/games-near.ts';
import { LiveGameState } from '../../games/live-game-state.entity.ts';
import { liveGame } from '../../games/live-game.service.ts';
import { lockGame } from '../record-plays.service.ts';
import type { Standing } from '../reported-play.ts';

/** The game behind its lock, if it is on and its plays are entered by hand or not reported at all. */
export async function lockScoredGame(
  ctx: Context,
  tx: EntityManager,
  gameId: number,
): Promise<{ readonly game: Game; readonly state: LiveGameState | null }> {
  const game = await lockGame(tx, gameId);
  if (!game) throw refuse('game.unknown');
  if (isDemo(game)) throw refuse('game.isFed');
  const now = ctx.now();
  if (gameOnScoreboard(await gamesNear(tx, now), now)?.id !== gameId) throw refuse('game.notOn');
  const state = await tx.findOne(LiveGameState, { game: gameId }, { refresh: true });
  const isFed = game.playSource ? game.playSource !== 'hand' : state?.isByHand === false;
  if (isFed) throw refuse('play.isFed');
  return { game, state };
}

/** Refuses an entry that was made without knowledge of the newest plays. */
export function requireNewest({ logPosition }: Game, position: number): void {
  if (position !== logPosition) throw refuse('play.overtaken');
}

/** Quarter, clock and possession as they follow from the plays. A correction leaves the clock that is shown. */
export function standingOf(
  plays: readonly PlayView[],
  since: Date,
  shown: Pick<LiveGameState, 'period' | 'displayClock'> | null,
): Standing {
  const { expects, situation, period, clock } = upcomingOf(plays);
  const left = shown?.period === period ? secondsOnClock(shown.displayClock) : null;
  return {
    period,
    displayClock: clockText(left ?? clock),
    possession: situation?.side ?? null,
    isFinal: expects === 'nothing',
    since,
  };
}

/** What changes plays, as the trail has it. */
const SCORING_ACTS = [
  'enterPlay',
  'correctPlay',
  'overturnPlay',
  'undoPlay',
  'takeOverScoring',
] as const;
type ScoringAct = (typeof SCORING_ACTS)[number] | 'reopen';

/** Adds what was done to a play to the trail. */
export function recordScoring(
  ctx: Context,
  tx: EntityManager,
  { id, opponent }: Game,
  action: ScoringAct,
  details: Act['details'] = {},
): void {
  const about = { subjectType: 'Game' as const, subjectId: id };
  recordAct(ctx, { action: `game.${action}`, ...about, details: { opponent, ...details } }, tx);
}

/** A play as it is now, and the scoreboard with it. */
export interface Scored {
  readonly play: PlayView;
  readonly game: LiveGameView | null;
}

export async function scored(ctx: Context, play: PlayView): Promise<Scored> {
  return { play, game: await liveGame(ctx.em, ctx.now()) };
}

/** So long after an entry its writer is taken to be still at it, in ms. */
const AT_IT = 60_000;

/** Who else entered or corrected a play of the game within the last minute, by the trail. */
export async function scorekeeping(ctx: Context, gameId: number) {
  const viewer = ctx.require('game.keepScore');
  const query = db
    .selectFrom('auditEntries as e')
    .innerJoin('users as u', 'u.id', 'e.actorId')
    .select('u.name')
    .where('e.subjectType', '=', 'Game')
    .where('e.subjectId', '=', gameId)
    .where(
      'e.action',
      'in',
      SCORING_ACTS.map((act) => `game.${act}`),
    )
    .where('e.actorId', '<>', viewer.id)
    .where('e.at', '>', new Date(ctx.now().getTime() - AT_IT).toISOString())
    .orderBy('e.id', 'desc')
    .limit(1);
  const [other] = await rowsOf(ctx.em, query);
  return { otherScorekeeper: other?.name ?? null };
}
