import { isEligible, type Slot, SLOTS } from '../../../schema/fantasy/lineup.ts';
import { demoMembers } from '../../accounts/users/demo-members.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { rowsOf } from '../../core/database/rows.ts';
import type { DemoGuest } from '../../plays/demo/demo-guest.ts';
import type { DemoGame } from '../../plays/demo/demo-game.ts';
import { type Random, randomFrom, seedOf } from '../../plays/demo/random.ts';
import { FantasyPlayer } from '../../roster/fantasy-player.entity.ts';

const LINEUPS = 30;

const NAMES = [
  ...['Mile High Hopes', 'Fourth and Long', 'Thin Air Theory', 'Audible Crowd', 'Snow Globe'],
  ...['Play Action Figures', 'Red Zone Rangers', 'The Blitzkids', 'Garbage Time', 'Two-High Shell'],
];

type Candidate = Pick<FantasyPlayer, 'id' | 'position'>;

/** Members of the demo play fantasy in its game. It is an exhibition, so their lineups are never scored. */
export const demoLineups = (contextOf: () => Context): DemoGuest => ({
  async arrive({ game }) {
    const ctx = contextOf();
    const roster = await ctx.em.find(FantasyPlayer, { isActive: true }, { orderBy: { id: 'asc' } });
    const members = await demoMembers(ctx.em, LINEUPS);
    const lineups = members.flatMap(({ id }, at) => {
      const lineup = lineupFor(roster, randomFrom(seedOf(`${game.id}:lineup:${id}`)));
      return lineup ? [{ ...lineup, userId: id, lineupName: NAMES[at % NAMES.length]! }] : [];
    });
    if (lineups.length === 0) return;
    const entered = await enter(ctx, game, lineups);
    if (entered > 0) ctx.publish('lineup.changed', { gameId: game.id });
  },
});

type Lineup = Record<Slot | 'captain', string>;

/** Of the players of each slot the first ones more often; undefined where the roster has no player for one. */
function lineupFor(roster: readonly Candidate[], random: Random): Lineup | undefined {
  const picks: Candidate[] = [];
  for (const slot of SLOTS) {
    const free = roster.filter(
      (player) => isEligible(slot, player.position) && !picks.includes(player),
    );
    const pick = free[Math.floor(random.next() ** 2 * free.length)];
    if (!pick) return undefined;
    picks.push(pick);
  }
  const slots = SLOTS.map((slot, at) => [slot, String(picks[at]!.id)] as const);
  const captain = slots[random.between(0, slots.length - 1)]![1];
  return { ...(Object.fromEntries(slots) as Record<Slot, string>), captain };
}

/** Those who have one keep it. Returns how many are new. */
async function enter(
  ctx: Context,
  { id, week, season, kickoffAt }: DemoGame,
  lineups: readonly (Lineup & { readonly userId: number; readonly lineupName: string })[],
): Promise<number> {
  const at = kickoffAt.toISOString();
  const entered = await rowsOf(
    ctx.em,
    db
      .insertInto('fantasyLineups')
      .values(
        lineups.map((lineup) => ({
          ...lineup,
          ...{ gameId: id, week, season, submittedAt: at, lockedAt: at },
        })),
      )
      .onConflict((conflict) => conflict.columns(['userId', 'gameId']).doNothing())
      .returning('id'),
  );
  return entered.length;
}
