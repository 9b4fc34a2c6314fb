import { AppSetting } from '../../graph/core/database/app-setting.entity.ts';
import { CHANGED_AT, keyOf } from '../../graph/core/site/site-state.ts';
import { FantasyGameStatus } from '../../graph/fantasy/fantasy-game-status.entity.ts';
import { FantasyLineup } from '../../graph/fantasy/lineups/fantasy-lineup.entity.ts';
import { PlayerGameStats } from '../../graph/fantasy/stats/player-game-stats.entity.ts';
import { LAST_WEEK, NEXT_WEEK } from './calendar.ts';
import { scoreGame } from '../../graph/fantasy/score-game.service.ts';
import { Game } from '../../graph/games/game.entity.ts';
import { type Slot, SLOTS } from '../../schema/fantasy/lineup.ts';
import { playerPoints } from '../../schema/fantasy/scoring.ts';
import { BOX_SCORE } from './game-stats.ts';
import { LINEUPS } from './lineup-text.ts';
import type { Stage } from './stage.ts';

/** Stored things that fantasy points at. */
interface Cast {
  /** Ids of the games by week. */
  readonly gameIds: ReadonlyMap<number, number>;
  readonly kickoffs: ReadonlyMap<number, Date>;
  readonly players: ReadonlyMap<string, { readonly id: number; readonly position: string }>;
}

const found = <T>(map: ReadonlyMap<unknown, T>, key: unknown): T => {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo knows no "${String(key)}"`);
  return value;
};

/** One scored week, the windows of the last and the next game, and the places of the last one. */
export async function addFantasy(stage: Stage, cast: Cast): Promise<void> {
  const { tx, calendar, season } = stage;
  // In the demo members play and check in too; an empty site opens when its admins say so.
  const updatedAt = calendar.at(LAST_WEEK, -9, '09:00');
  for (const name of ['isFantasyOpen', 'areCheckInsOpen'] as const)
    await tx.insert(AppSetting, { key: keyOf(name), value: true, updatedAt });
  await tx.insert(AppSetting, { key: CHANGED_AT, value: updatedAt.getTime(), updatedAt });
  const game = found(cast.gameIds, LAST_WEEK);
  const stats = Object.entries(BOX_SCORE).map(([playerName, figures]) => {
    const { id: player, position } = found(cast.players, playerName);
    return {
      game,
      player,
      playerName,
      position,
      ...figures,
      fantasyPoints: playerPoints(figures, position),
      createdAt: calendar.at(LAST_WEEK, -2, '09:30'),
    };
  });
  await tx.insertMany(PlayerGameStats, stats);

  const kickoff = found(cast.kickoffs, LAST_WEEK);
  const rows = LINEUPS.map((lineup, index) => {
    const ids = lineup.picks.map((name) => String(found(cast.players, name).id));
    const slots = Object.fromEntries(SLOTS.map((slot, at) => [slot, ids[at]!]));
    return {
      user: stage.people.find(({ name }) => name === lineup.member)!.id,
      game,
      week: LAST_WEEK,
      season,
      lineupName: lineup.name,
      ...(slots as Record<Slot, string>),
      captain: ids[lineup.captain]!,
      submittedAt: new Date(kickoff.getTime() - (40 - index * 2) * 3_600_000),
      lockedAt: kickoff,
    };
  });
  await tx.insertMany(FantasyLineup, rows);
  await addWindows(stage, cast);
  await scoreGame(
    tx,
    await tx.findOneOrFail(Game, game),
    await tx.findOneOrFail(FantasyGameStatus, { game }),
    calendar.at(LAST_WEEK, -2, '09:31'),
  );
}

/** Lineups open on the Tuesday before a game and lock at kickoff. */
async function addWindows(
  { tx, calendar, season }: Stage,
  { gameIds, kickoffs }: Cast,
): Promise<void> {
  const completedAt = calendar.at(LAST_WEEK, -3, '21:20');
  await tx.insertMany(FantasyGameStatus, [
    {
      game: found(gameIds, LAST_WEEK),
      week: LAST_WEEK,
      season,
      lineupOpenDate: calendar.at(LAST_WEEK, -5, '00:00'),
      lineupLockDate: found(kickoffs, LAST_WEEK),
      nextOpenDate: calendar.at(NEXT_WEEK, -5, '00:00'),
      isCompleted: true,
      completedAt,
      statsImported: true,
      statsImportedAt: calendar.at(LAST_WEEK, -2, '09:30'),
      scoringCompleted: false,
      scoringCompletedAt: null,
      leaderboardGenerated: false,
      createdAt: calendar.at(LAST_WEEK, -5, '00:00'),
      updatedAt: completedAt,
    },
    {
      game: found(gameIds, NEXT_WEEK),
      week: NEXT_WEEK,
      season,
      lineupOpenDate: calendar.at(NEXT_WEEK, -5, '00:00'),
      lineupLockDate: found(kickoffs, NEXT_WEEK),
      nextOpenDate: null,
      isCompleted: false,
      completedAt: null,
      statsImported: false,
      statsImportedAt: null,
      scoringCompleted: false,
      scoringCompletedAt: null,
      leaderboardGenerated: false,
      createdAt: completedAt,
      updatedAt: completedAt,
    },
  ]);
}
