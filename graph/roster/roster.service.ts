import {
  type PositionGroup,
  positionGroupOf,
  positionName,
  POSITIONS,
  type RosterPlayerView,
  type RosterView,
  shortNameOf,
} from '../../schema/games/roster.ts';
import type { Context } from '../core/context.ts';
import { FantasyPlayer } from './fantasy-player.entity.ts';

type Order = (one: RosterPlayerView, other: RosterPlayerView) => number;

/** The players of the team by side and position, sorted by jersey number. */
export function roster(ctx: Context): Promise<RosterView> {
  return readRoster(ctx, byJersey);
}

/** The same, with those who start first. */
export function depthChart(ctx: Context): Promise<RosterView> {
  return readRoster(ctx, (one, other) => {
    const rank = Number(other.isStarter) - Number(one.isStarter);
    return rank || byJersey(one, other);
  });
}

const number = ({ jersey }: RosterPlayerView) =>
  /^\d+$/.test(jersey) ? Number(jersey) : Number.MAX_SAFE_INTEGER;

export const byJersey: Order = (one, other) =>
  number(one) - number(other) || one.name.localeCompare(other.name, 'en');

async function readRoster({ em }: Context, order: Order): Promise<RosterView> {
  const found = await em.find(FantasyPlayer, { isActive: true });
  const players = found.map(playerView).sort(order);
  const times = found.map(({ lastUpdated }) => lastUpdated.getTime());
  const side = (group: PositionGroup) =>
    positionsOf(
      players.filter(({ positionGroup }) => positionGroup === group),
      group,
    );
  return {
    offense: side('Offense'),
    defense: side('Defense'),
    specialTeams: side('Special Teams'),
    lastUpdated: times.length > 0 ? new Date(Math.max(...times)) : null,
  };
}

/** The players by position: known ones in their usual order, others after them. */
function positionsOf(players: readonly RosterPlayerView[], group: PositionGroup) {
  const byPosition = Map.groupBy(players, ({ position }) => position);
  const usual = Object.keys(POSITIONS[group]).filter((position) => byPosition.has(position));
  const others = [...byPosition.keys()].filter((position) => !usual.includes(position)).sort();
  return [...usual, ...others].map((position) => ({
    position,
    displayName: positionName(position),
    players: byPosition.get(position) ?? [],
  }));
}

export function playerView(player: FantasyPlayer): RosterPlayerView {
  const { id, name, jersey, position, isStarter, age, experience } = player;
  return {
    id,
    name,
    jersey,
    position,
    isStarter,
    age,
    experience,
    shortName: shortNameOf(name),
    positionGroup: positionGroupOf(position),
    weight: player.weight ?? null,
    height: player.height ?? null,
    injuryStatus: player.injuryStatus ?? null,
    injuryDetails: player.injuryDetails ?? null,
  };
}
