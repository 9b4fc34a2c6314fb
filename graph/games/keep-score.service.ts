import type { EntityManager } from '@mikro-orm/postgresql';
import { type LiveGameView, pointsOf, resultOf } from '../../schema/games/games.ts';
import { type ScoreboardInput, scoreboardInput } from '../../schema/games/scoreboard-shape.ts';
import { recordAct } from '../core/audit/audit.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { refuse } from '../core/errors.ts';
import { isDemo, isScoredByPlay } from './game-day.ts';
import { Game } from './game.entity.ts';
import { gameOnScoreboard, gamesNear } from './games-near.ts';
import { liveGameView } from './live-game.ts';
import { LiveGameState } from './live-game-state.entity.ts';
import { lockSeasonRecord, recountSeason } from './season-record.ts';

/** What the scoreboard shows, as a host enters it. */
type Entered = Pick<
  LiveGameState,
  'ourScore' | 'theirScore' | 'period' | 'displayClock' | 'possession'
>;

/**
 * Enters score, quarter, clock or possession of a running game that no provider reports, one by one: what is absent
 * stays as another host set it. `isFinal` completes the game, or reopens one that was completed here.
 */
export async function setScoreboard(ctx: Context, raw: ScoreboardInput): Promise<LiveGameView> {
  ctx.require('game.keepScore');
  const { gameId, isFinal, ...given } = scoreboardInput.parse(raw);
  const now = ctx.now();
  const shown = gameOnScoreboard(await gamesNear(ctx.em, now), now);
  const { view, isTurned } = await ctx.em.transactional(async (tx) => {
    const game = await lockGame(tx, gameId, now);
    if (shown?.id !== gameId) throw refuse('game.notOn');
    const isReopened = Boolean(game.result) && isFinal === false;
    if (game.result && !isReopened) throw refuse('game.isFinal');
    if (isReopened) await reopen(tx, game);
    const state = await enter(tx, game, present(given), now);
    if (isFinal) complete(game, state);
    await tx.flush();
    const turned = isReopened || isFinal === true;
    if (turned) await recountSeason(tx, await lockSeasonRecord(tx, game.season, now), now);
    const action = isFinal ? 'game.end' : isReopened ? 'game.reopen' : 'game.keepScore';
    const { opponent } = game;
    const score = `${state.ourScore}-${state.theirScore}`;
    const { period, displayClock } = state;
    const details = { opponent, score, period, clock: displayClock };
    recordAct(ctx, { action, subjectType: 'Game', subjectId: game.id, details }, tx);
    await tx.flush();
    return {
      view: liveGameView(game, { ...state, isFinal: isFinal === true, isByHand: true }),
      isTurned: turned,
    };
  });
  if (isTurned) ctx.publish('game.changed', { gameId });
  ctx.publish('game.live', view);
  return view;
}

/** The game behind the lock of its season, so that no admin saves it meanwhile. */
async function lockGame(tx: EntityManager, id: number, now: Date): Promise<Game> {
  const game = await tx.findOne(Game, id);
  if (!game) throw refuse('game.unknown');
  await lockSeasonRecord(tx, game.season, now);
  if (!(await tx.refresh(game))) throw refuse('game.unknown');
  if (isDemo(game)) throw refuse('game.isFed');
  if (isScoredByPlay(game)) throw refuse('game.isScoredByPlay');
  return game;
}

/** Without what is to stay. Null is a possession of neither side, and nothing of the others. */
function present({ possession, ...rest }: Partial<{ [K in keyof Entered]: Entered[K] | null }>) {
  const given = Object.entries(rest).filter(([, value]) => value != null);
  return {
    ...(Object.fromEntries(given) as Partial<Omit<Entered, 'possession'>>),
    ...(possession !== undefined && { possession }),
  };
}

/** One statement, so that a provider that reports at the same moment isn't overwritten. */
async function enter(
  tx: EntityManager,
  game: Game,
  given: Partial<Entered>,
  now: Date,
): Promise<Entered> {
  const entered = pointsOf({ score: game.score ?? null, result: null });
  const [state] = await rowsOf(
    tx,
    db
      .insertInto('liveGameStates')
      .values({
        gameId: game.id,
        ourScore: entered?.ours ?? 0,
        theirScore: entered?.theirs ?? 0,
        period: 1,
        displayClock: '',
        possession: null,
        isFinal: false,
        ...given,
        isByHand: true,
        updatedAt: now,
      })
      .onConflict((conflict) =>
        conflict
          .column('gameId')
          .doUpdateSet({ ...given, updatedAt: now })
          .where('liveGameStates.isByHand', '=', true),
      )
      .returning(['ourScore', 'theirScore', 'period', 'displayClock', 'possession']),
  );
  if (!state) throw refuse('game.isFed');
  return state;
}

function complete(game: Game, { ourScore: ours, theirScore: theirs }: Entered): void {
  game.result = resultOf({ ours, theirs });
  game.score = `${ours}-${theirs}`;
}

/** Only what was completed here: the state says so, which a save by an admin deletes. */
async function reopen(tx: EntityManager, game: Game): Promise<void> {
  const state = await tx.findOne(LiveGameState, { game: game.id, isByHand: true });
  if (!state) throw refuse('game.notReopened');
  tx.assign(game, { result: null, score: null });
}
