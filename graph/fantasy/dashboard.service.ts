import type { FantasyDashboardView } from '../../schema/fantasy/boards.ts';
import {
  bestPerformances,
  dashboardStats,
  levelOf,
  RECENT_SHOWN,
  trendOf,
} from '../../schema/fantasy/dashboard.ts';
import type { Context } from '../core/context.ts';
import { playedGames, seasonPlace } from './boards/season-board.reads.ts';

/** The viewer's season: figures, level, trend, and every game they played. */
export async function fantasyDashboard(
  ctx: Context,
  season: number = ctx.site.season,
): Promise<FantasyDashboardView> {
  const viewer = ctx.requireViewer();
  const played = await playedGames(ctx, season, viewer.id);
  const stats = dashboardStats(played);
  // A member who has not played has no place.
  const place = played.length > 0 ? await seasonPlace(ctx, season, stats.totalPoints) : null;
  const [best] = [...played].sort(
    (one, other) => one.weeklyRank - other.weeklyRank || one.week - other.week,
  );
  const newestFirst = [...played].reverse();
  return {
    season,
    stats: {
      ...stats,
      seasonRank: place?.rank ?? null,
      seasonTotalParticipants: place?.participants ?? 0,
    },
    level: levelOf(stats),
    trend: trendOf(played.map(({ totalPoints }) => totalPoints)),
    bestRank: best?.weeklyRank ?? null,
    bestWeek: best?.week ?? null,
    bestPerformances: bestPerformances(played),
    recentGames: newestFirst.slice(0, RECENT_SHOWN),
    allLineups: newestFirst,
  };
}
