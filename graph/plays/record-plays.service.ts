import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { counted, lastScoreOf, scoreOf, situationOf } from '../../schema/plays/fold.ts';
import {
  type Course,
  isMarker,
  type PlayEventView,
  type PlayView,
} from '../../schema/plays/plays.ts';
import type { Services } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf } from '../core/database/rows.ts';
import { isDemo } from '../games/game-day.ts';
import { Game } from '../games/game.entity.ts';
import { type GameState, publishGameState, writeGameState } from '../games/scoreboard.service.ts';
import { type Change, changesOf } from './play-changes.ts';
import { Play, PlayRevision } from './play.entity.ts';
import { playsOfGame } from './play.reads.ts';
import { playView, selectPlays } from './play.rows.ts';
import type { PlayReport } from './reported-play.ts';

/**
 * Stores what a source reports of a game, and with it the scoreboard, whose points are the sum of the plays that count,
 * unless the source has a score of its own.
 * What is known already changes nothing and is not published, so that several nodes may report the same. A game whose
 * plays come from another source is left alone. The final whistle completes the game after the plays are stored: the
 * lock of a season always comes before that of its games.
 */
export async function recordPlays(
  em: EntityManager,
  services: Services,
  gameId: number,
  report: PlayReport,
): Promise<void> {
  const recorded = await em.fork().transactional(async (tx) => {
    const game = await lockGame(tx, gameId);
    return game && mayReport(game, report) ? record(tx, services.clock.now(), game, report) : null;
  });
  if (recorded) await publishRecorded(em, services, gameId, recorded);
}

/** The game, until the transaction ends: its log of plays grows in the order of the commits. */
export const lockGame = (tx: EntityManager, gameId: number): Promise<Game | null> =>
  tx.findOne(Game, gameId, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

/** What a report changed. */
export interface Recorded {
  readonly events: readonly PlayEventView[];
  readonly state: GameState;
  readonly isWritten: boolean;
}

/** Stores a report of a locked game. */
export async function record(
  tx: EntityManager,
  now: Date,
  game: Game,
  report: PlayReport,
): Promise<Recorded> {
  const { id: gameId } = game;
  const names = report.plays.map(({ externalId }) => externalId);
  const known = names.length > 0 ? await rowsOf(tx, named(gameId, names)) : [];
  const changes = changesOf(
    report.plays,
    new Map(known.map((row) => [row.externalId, playView(row)])),
    { gameId, source: report.source, now },
  );
  const startedAt = game.startedAt ?? now;
  const events = await store(tx, game, changes, startedAt);
  const position = game.logPosition + events.length;
  if (events.length > 0)
    await advanceLog(tx, gameId, { startedAt, source: report.source, position });
  const state = await stateOf(tx, game, report, position);
  const isWritten = await writeGameState(tx, gameId, state);
  return { events, state, isWritten: isWritten || events.length > 0 };
}

/** Publishes what was committed. */
export async function publishRecorded(
  em: EntityManager,
  services: Services,
  gameId: number,
  { events, state, isWritten }: Recorded,
): Promise<void> {
  for (const event of events) services.publish('play.changed', event);
  await publishGameState(em, services, gameId, state, isWritten);
}

const named = (gameId: number, names: readonly string[]) =>
  selectPlays().where('gameId', '=', gameId).where('externalId', 'in', names);

/** A game has one source. What the demo plays is the demo's only until an admin takes it over. */
const mayReport = (game: Game, { source }: PlayReport): boolean =>
  (game.playSource ?? source) === source && isDemo(game) === (source === 'demo');

/** By plain SQL: an admin who has the game's form open would be refused for nothing if its version grew. */
async function advanceLog(
  tx: EntityManager,
  gameId: number,
  {
    startedAt,
    source,
    position,
  }: { startedAt: Date; source: PlayReport['source']; position: number },
): Promise<void> {
  await rowsOf(
    tx,
    db
      .updateTable('games')
      .set({ startedAt, playSource: source, logPosition: position })
      .where('id', '=', gameId),
  );
}

/** Writes the newest revision of each play and all of them into the log. */
async function store(
  tx: EntityManager,
  game: Game,
  changes: readonly Change[],
  startedAt: Date,
): Promise<PlayEventView[]> {
  if (changes.length === 0) return [];
  const newest = new Map(changes.map((change) => [change.externalId, change]));
  const ids = new Map<string, number>();
  const added = [...newest.values()].filter(({ view }) => view.id === 0);
  if (added.length > 0) {
    await tx.insertMany(Play, added.map(rowOf));
    const names = added.map(({ externalId }) => externalId);
    for (const { externalId, id } of await rowsOf(tx, named(game.id, names)))
      ids.set(externalId, id);
  }
  for (const change of newest.values())
    if (change.view.id !== 0) await tx.nativeUpdate(Play, { id: change.view.id }, rowOf(change));

  const events = changes.map(({ kind, externalId, view }, index): PlayEventView => ({
    kind,
    position: game.logPosition + index + 1,
    startedAt: startedAt.toISOString(),
    reportedAt: view.revisedAt,
    play: { ...view, id: ids.get(externalId) ?? view.id },
  }));
  await tx.insertMany(
    PlayRevision,
    events.map(({ kind, position, reportedAt, play }) => ({
      ...{ game: game.id, position, play: play.id, kind, body: play },
      reportedAt: new Date(reportedAt),
    })),
  );
  return events;
}

function rowOf({ externalId, view }: Change) {
  const { id: _id, gameId, happenedAt, reportedAt, revisedAt, ...rest } = view;
  return {
    ...rest,
    externalId,
    game: gameId,
    isMarker: isMarker(view),
    happenedAt: new Date(happenedAt),
    reportedAt: new Date(reportedAt),
    revisedAt: new Date(revisedAt),
  };
}

/** The scoreboard that follows from all plays of the game. */
async function stateOf(
  tx: EntityManager,
  { id, isHome }: Game,
  report: PlayReport,
  position: number,
): Promise<GameState> {
  const plays = await playsOfGame(tx, id);
  const { home, away } = report.score ?? scoreOf(plays);
  const { standing, source } = report;
  return {
    ...(typeof standing === 'function' ? standing(plays) : standing),
    isByHand: source === 'hand',
    ourScore: isHome ? home : away,
    theirScore: isHome ? away : home,
    course: courseOf(plays, position),
  };
}

function courseOf(plays: readonly PlayView[], position: number): Course {
  const score = lastScoreOf(plays);
  return {
    position,
    lastPlay: counted(plays).findLast(({ kind }) => kind !== 'timeout') ?? null,
    lastScore: score && { play: score.play, attempt: score.after },
    situation: situationOf(plays),
  };
}
