import { sql } from 'kysely';
import { isEligible, type Slot, SLOTS } from '../../../schema/fantasy/lineup.ts';
import { averageOf, type Trend, trendOf } from '../../../schema/fantasy/dashboard.ts';
import type { Context } from '../../core/context.ts';
import { rowsOf } from '../../core/database/rows.ts';
import { FantasyPlayer } from '../../roster/fantasy-player.entity.ts';

/** Points of the season so far; absent where nothing was imported. */
export interface PlayerForm {
  readonly games: number;
  readonly lastPoints: number;
  /** To two decimals. */
  readonly averagePoints: number;
  readonly trend: Trend;
}

interface EligiblePlayer extends Pick<
  FantasyPlayer,
  'id' | 'name' | 'jersey' | 'position' | 'injuryStatus' | 'injuryDetails'
> {
  readonly slots: Slot[];
  readonly form: PlayerForm | null;
}

/** Of every player in one statement: the points of each game of the season, oldest first. */
async function readForms(ctx: Context): Promise<Map<number, PlayerForm>> {
  const rows = await rowsOf(
    ctx.em,
    sql<{ id: number; points: number[] }>`
      select s.player_id as id, json_agg(s.fantasy_points order by g.kickoff_at, g.id) as points
      from player_game_stats s join games g on g.id = s.game_id
      where g.season = ${ctx.env.season} and s.player_id is not null group by s.player_id`,
  );
  return new Map(
    rows.map(({ id, points }) => [
      id,
      {
        games: points.length,
        lastPoints: points.at(-1)!,
        averagePoints: averageOf(points),
        trend: trendOf(points),
      },
    ]),
  );
}

/** The team's active players who fit at least one slot, by position and jersey number. */
export async function eligiblePlayers(ctx: Context): Promise<EligiblePlayer[]> {
  const players = await ctx.em.find(FantasyPlayer, { isActive: true });
  const forms = await readForms(ctx);
  return players
    .map((player) => ({
      id: player.id,
      name: player.name,
      jersey: player.jersey,
      position: player.position,
      injuryStatus: player.injuryStatus ?? null,
      injuryDetails: player.injuryDetails ?? null,
      slots: SLOTS.filter((slot) => isEligible(slot, player.position)),
      form: forms.get(player.id) ?? null,
    }))
    .filter(({ slots }) => slots.length > 0)
    .sort(
      (one, other) =>
        one.position.localeCompare(other.position) ||
        Number(one.jersey) - Number(other.jersey) ||
        one.id - other.id,
    );
}
