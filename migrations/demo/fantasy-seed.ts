import { FantasyGameStatus } from '../../graph/fantasy/fantasy-game-status.entity.ts';
import { FantasyLeaderboard } from '../../graph/fantasy/fantasy-leaderboard.entity.ts';
import { FantasyLineup } from '../../graph/fantasy/fantasy-lineup.entity.ts';
import { PlayerGameStats } from '../../graph/fantasy/player-game-stats.entity.ts';
import { LAST_WEEK, NEXT_WEEK } from './calendar.ts';
import { BOX_SCORE, pointsFor } from './game-stats.ts';
import { type DemoLineup, LINEUPS } from './lineup-text.ts';
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
  const game = found(cast.gameIds, LAST_WEEK);
  const stats = Object.entries(BOX_SCORE).map(([playerName, figures]) => {
    const { position } = found(cast.players, playerName);
    return {
      game,
      playerName,
      position,
      ...figures,
      fantasyPoints: pointsFor(position, figures),
      createdAt: calendar.at(LAST_WEEK, -2, '09:30'),
    };
  });
  await tx.insertMany(PlayerGameStats, stats);

  const pointsOf = new Map(
    stats.map(({ playerName, fantasyPoints }) => [playerName, fantasyPoints]),
  );
  const lineups = ranked(LINEUPS.map((lineup) => ({ lineup, ...scored(lineup, pointsOf) })));
  const kickoff = found(cast.kickoffs, LAST_WEEK);
  const rows = lineups.map(({ lineup, total, bonus, rank }, index) => {
    const ids = lineup.picks.map((name) => String(found(cast.players, name).id));
    const [wideReceiver1, wideReceiver2, runningBack, tightEnd, flex, idp] = ids as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    return {
      user: stage.people.find(({ name }) => name === lineup.member)!.id,
      game,
      week: LAST_WEEK,
      season,
      lineupName: lineup.name,
      wideReceiver1,
      wideReceiver2,
      runningBack,
      tightEnd,
      flex,
      idp,
      captain: ids[lineup.captain]!,
      totalPoints: total,
      captainBonusPoints: bonus,
      isScored: true,
      weeklyRank: rank,
      // The better of two equals in the list submitted first.
      submittedAt: new Date(kickoff.getTime() - (40 - index * 2) * 3_600_000),
      lockedAt: kickoff,
    };
  });
  await tx.insertMany(FantasyLineup, rows);
  const [first, second, third] = rows;
  await tx.insert(FantasyLeaderboard, {
    week: LAST_WEEK,
    season,
    game,
    firstPlaceUser: first!.user,
    firstPlacePoints: first!.totalPoints,
    firstPlaceRank: first!.weeklyRank,
    secondPlaceUser: second!.user,
    secondPlacePoints: second!.totalPoints,
    secondPlaceRank: second!.weeklyRank,
    thirdPlaceUser: third!.user,
    thirdPlacePoints: third!.totalPoints,
    thirdPlaceRank: third!.weeklyRank,
    totalParticipants: rows.length,
    isFinalized: true,
    createdAt: calendar.at(LAST_WEEK, -2, '09:32'),
    updatedAt: calendar.at(LAST_WEEK, -2, '09:32'),
  });
  await addWindows(stage, cast);
}

/** The captain counts twice: once in the sum, once more as bonus. In hundredths until the end. */
function scored({ picks, captain }: DemoLineup, pointsOf: ReadonlyMap<string, number>) {
  const hundredths = picks.map((name) => Math.round((pointsOf.get(name) ?? 0) * 100));
  const bonus = hundredths[captain]!;
  const total = hundredths.reduce((sum, points) => sum + points, bonus);
  return { total: total / 100, bonus: bonus / 100 };
}

/** Standard competition ranking: equals share a place, and the places after it stay empty (1, 2, 2, 4). */
function ranked<T extends { total: number }>(list: readonly T[]): (T & { rank: number })[] {
  return [...list]
    .sort((one, other) => other.total - one.total)
    .map((entry, _, sorted) => ({
      ...entry,
      rank: 1 + sorted.filter(({ total }) => total > entry.total).length,
    }));
}

/** Lineups open on the Tuesday before a game and lock at kickoff. */
async function addWindows(
  { tx, calendar, season }: Stage,
  { gameIds, kickoffs }: Cast,
): Promise<void> {
  const completedAt = calendar.at(LAST_WEEK, -3, '21:20');
  const scoredAt = calendar.at(LAST_WEEK, -2, '09:31');
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
      scoringCompleted: true,
      scoringCompletedAt: scoredAt,
      leaderboardGenerated: true,
      createdAt: calendar.at(LAST_WEEK, -5, '00:00'),
      updatedAt: scoredAt,
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
