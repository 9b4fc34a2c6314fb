import type { FantasyDashboardView } from '../../schema/fantasy/boards.ts';
import {
  bestPerformances,
  dashboardStats,
  levelOf,
  RECENT_SHOWN,
  trendOf,
} from '../../schema/fantasy/dashboard.ts';
import type { Context } from '../core/context.ts';
import { playedGames, seasonRowOf } from './boards/season-board.reads.ts';

/** The viewer's season: figures, level, trend, and every game they played. */
export async function fantasyDashboard(
  ctx: Context,
  season: number = ctx.site.season,
): Promise<FantasyDashboardView> {
  const viewer = ctx.requireViewer();
  const played = await playedGames(ctx, season, viewer.id);
  // Who has played nothing has no place, and finding one reads the whole season.
  const row = played.length > 0 ? await seasonRowOf(ctx, season, viewer.id) : null;
  const stats = dashboardStats(played);
  const [best] = [...played].sort(
    (one, other) => one.weeklyRank - other.weeklyRank || one.week - other.week,
  );
  const newestFirst = [...played].reverse();
  return {
    season,
    stats: {
      ...stats,
      seasonRank: row?.rank ?? null,
      seasonTotalParticipants: row?.participants ?? 0,
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
