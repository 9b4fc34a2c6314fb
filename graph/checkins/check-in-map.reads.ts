import type { CheckInMapView, CheckInPlaceView } from '../../schema/checkins.ts';
import { isStateCode, US_STATES } from '../../schema/places/states.ts';
import { coarse } from '../../schema/site/metrics.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { asInt, statement } from '../core/database/rows.ts';
import { Game } from '../games/game.entity.ts';
import { gameView } from '../games/game.view.ts';
import { gameToCheckInTo, todayAt } from './check-in-day.ts';

/** How many members checked in where. Each counts once in a place, and once in the total. */
const readFans = statement<{ gameId: number }, FansRow>(({ gameId }) =>
  db
    .selectFrom('gameCheckIns')
    .select(({ fn }) => ['place', asInt(fn.count('userId').distinct()).as('fans')])
    .select(({ selectFrom }) =>
      selectFrom('gameCheckIns')
        .select(({ fn }) => asInt(fn.count('userId').distinct()).as('all'))
        .where('gameId', '=', gameId)
        .where(({ ref }) => ref('approved'))
        .$asScalar()
        .$notNull()
        .as('all'),
    )
    .where('gameId', '=', gameId)
    .where(({ ref }) => ref('approved'))
    .groupBy('place'),
);

interface FansRow {
  readonly place: string | null;
  readonly fans: number;
  readonly all: number;
}

/** The latest game of an earlier day for which fans are on the map. */
const readLastGame = statement<{ until: string }, { id: number }>(({ until }) =>
  db
    .selectFrom('games as g')
    .select('g.id')
    .where('g.kickoffAt', '<', until)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('gameCheckIns as c')
          .select('c.id')
          .whereRef('c.gameId', '=', 'g.id')
          .where(({ ref }) => ref('c.approved')),
      ),
    )
    .orderBy('g.kickoffAt', 'desc')
    .orderBy('g.id', 'desc')
    .limit(1),
);

/**
 * Where fans were for that game, from approved check-ins; without an id it is the game of today, else the last one with
 * check-ins. Null when there is none. Fans are counted in fives.
 */
export async function checkInMap(ctx: Context, id?: number | null): Promise<CheckInMapView | null> {
  const game = await findGame(ctx, id ?? null);
  if (!game) return null;
  const rows = await readFans(ctx.em, { gameId: game.id });
  const places = rows.map(placeView).sort(mostFansFirst);
  return { game: gameView(game), fans: coarse(rows[0]?.all ?? 0), places };
}

async function findGame(ctx: Context, id: number | null): Promise<Game | null> {
  if (id !== null) return ctx.em.findOne(Game, { id });
  const today = todayAt(ctx);
  const game = await gameToCheckInTo(ctx);
  if (game && game.kickoffAt < today.until) return game;
  const [last] = await readLastGame(ctx.em, { until: today.from.toISOString() });
  return last ? ctx.em.findOne(Game, { id: last.id }) : null;
}

function placeView({ place, fans: exact }: FansRow): CheckInPlaceView {
  const fans = coarse(exact);
  if (place === null) return { kind: 'ELSEWHERE', code: null, name: null, fans };
  if (isStateCode(place)) return { kind: 'STATE', code: place, name: US_STATES[place], fans };
  return { kind: 'COUNTRY', code: null, name: place, fans };
}

/** By what everyone may know: in the order of exact numbers the smaller groups could be told apart. Elsewhere is last. */
function mostFansFirst(one: CheckInPlaceView, other: CheckInPlaceView): number {
  if (one.name === null || other.name === null) return one.name === null ? 1 : -1;
  return other.fans - one.fans || one.name.localeCompare(other.name);
}
