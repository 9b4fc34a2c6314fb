import { isEligible, type Slot, SLOTS } from '../../../schema/fantasy/lineup.ts';
import { averageOf, type Trend, trendOf } from '../../../schema/fantasy/dashboard.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
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
    db
      .selectFrom('playerGameStats as s')
      .innerJoin('games as g', 'g.id', 's.gameId')
      .select(({ fn, ref }) => [
        ref('s.playerId').$notNull().as('id'),
        // JSON has decimals as numbers.
        fn
          .jsonAgg(ref('s.fantasyPoints').$castTo<number>())
          .orderBy('g.kickoffAt')
          .orderBy('g.id')
          .as('points'),
      ])
      .where('g.season', '=', ctx.site.season)
      .where('s.playerId', 'is not', null)
      .groupBy('s.playerId'),
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
  const [players, forms] = await Promise.all([
    ctx.em.find(FantasyPlayer, { isActive: true }),
    readForms(ctx),
  ]);
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
