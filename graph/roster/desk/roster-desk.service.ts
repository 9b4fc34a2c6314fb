import type { EntityManager } from '@mikro-orm/postgresql';
import { nameKey } from '../../../schema/fantasy/player-names.ts';
import { POSITION_CODES, ROSTER_MOST } from '../../../schema/games/player-cells.ts';
import {
  type InjuryInput,
  injuryInput,
  type PlayerFacts,
  type PlayerInput,
  playerInput,
} from '../../../schema/games/player-shape.ts';
import {
  POSITION_GROUPS,
  positionGroupOf,
  type RosterPlayerView,
} from '../../../schema/games/roster.ts';
import { type Act, recordAct } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { refuse } from '../../core/errors.ts';
import { FantasyPlayer } from '../fantasy-player.entity.ts';
import { lockRoster } from '../refresh-roster.ts';
import { byJersey, playerView } from '../roster.service.ts';

/** The roster as admins edit it. */
export interface ManagedRosterView {
  readonly isFromProvider: boolean;
  readonly players: readonly RosterPlayerView[];
}

const isFromProvider = ({ env }: Context) => env.sportsProvider !== 'none';

/** Admin. Everybody who is on the roster: offense, defense and special teams, each by position and number. */
export async function managedRoster(ctx: Context): Promise<ManagedRosterView> {
  ctx.require('roster.manage');
  const found = await ctx.em.find(FantasyPlayer, { isActive: true });
  const rank = ({ position, positionGroup }: RosterPlayerView) =>
    POSITION_GROUPS.indexOf(positionGroup) * 100 + POSITION_CODES.indexOf(position);
  return {
    isFromProvider: isFromProvider(ctx),
    players: found
      .map(playerView)
      .sort((one, other) => rank(one) - rank(other) || byJersey(one, other)),
  };
}

/** An admin, where the roster is kept by hand. What the provider lists, it would list again the next morning. */
export function requireByHand(ctx: Context): void {
  ctx.require('roster.manage');
  if (isFromProvider(ctx)) throw refuse('roster.fromProvider');
}

/** Changes the roster in a transaction of its own, one change after the other, and publishes it. */
export async function changeRoster<Result>(
  ctx: Context,
  change: (tx: EntityManager) => Promise<Result>,
): Promise<Result> {
  const { result, players } = await ctx.em.transactional(async (tx) => {
    await lockRoster(tx);
    const done = await change(tx);
    await tx.flush();
    return { result: done, players: await tx.count(FantasyPlayer, { isActive: true }) };
  });
  ctx.publish('roster.changed', { players });
  return result;
}

export const recordPlayer = (
  ctx: Context,
  tx: EntityManager,
  verb: string,
  player: Pick<FantasyPlayer, 'id'> | null,
  details: Act['details'] & object,
) =>
  recordAct(
    ctx,
    {
      action: `roster.${verb}`,
      subjectType: 'RosterPlayer',
      subjectId: player?.id ?? null,
      details,
    },
    tx,
  );

/** A position that is listed, or that the player has already. */
function requirePosition(position: string, player?: FantasyPlayer): void {
  if (!POSITION_CODES.includes(position) && position !== player?.position)
    throw refuse('player.position', {}, { field: 'position' });
}

/** Names are how sheets name players, so that no two on the roster have the same. */
function requireOwnName(all: readonly FantasyPlayer[], name: string, own?: FantasyPlayer): void {
  const key = nameKey(name);
  if (key === '') throw refuse('player.nameMissing', {}, { field: 'name' });
  const other = all.find((one) => one !== own && one.isActive && nameKey(one.name) === key);
  if (other) throw refuse('player.known', { name: other.name }, { field: 'name' });
}

/** A player of that name and side who has left, the latest first: lineups and stats of earlier games are theirs. */
export const formerPlayer = (
  all: readonly FantasyPlayer[],
  { name, position }: Pick<PlayerFacts, 'name' | 'position'>,
): FantasyPlayer | undefined =>
  all
    .filter(
      (one) =>
        !one.isActive &&
        nameKey(one.name) === nameKey(name) &&
        positionGroupOf(one.position) === positionGroupOf(position),
    )
    .sort((one, other) => other.lastUpdated.getTime() - one.lastUpdated.getTime())[0];

/** Admin. Puts a player on the roster. One who left it before is the same player again. */
export async function addPlayer(ctx: Context, raw: PlayerInput): Promise<RosterPlayerView> {
  requireByHand(ctx);
  const facts = playerInput.parse(raw);
  requirePosition(facts.position);
  const now = ctx.now();
  return changeRoster(ctx, async (tx) => {
    const all = await tx.find(FantasyPlayer, {});
    requireOwnName(all, facts.name);
    if (all.filter(({ isActive }) => isActive).length >= ROSTER_MOST)
      throw refuse('roster.full', { max: ROSTER_MOST });
    const values = { ...facts, isActive: true, lastUpdated: now };
    const former = formerPlayer(all, facts);
    const player = former
      ? tx.assign(former, values)
      : tx.create(FantasyPlayer, { ...values, createdAt: now });
    await tx.flush();
    recordPlayer(ctx, tx, 'add', player, { name: player.name, position: player.position });
    return playerView(player);
  });
}

/** Admin. Corrects a player. What is left out of the input is cleared. */
export function updatePlayer(
  ctx: Context,
  { id, ...raw }: PlayerInput & { readonly id: number },
): Promise<RosterPlayerView> {
  requireByHand(ctx);
  const facts = playerInput.parse(raw);
  return changeRoster(ctx, async (tx) => {
    const all = await tx.find(FantasyPlayer, {});
    const player = requirePlayer(all.find((one) => one.id === id));
    requirePosition(facts.position, player);
    requireOwnName(all, facts.name, player);
    const changed = changedFacts(player, facts);
    if (changed.length === 0) return playerView(player);
    tx.assign(player, { ...facts, lastUpdated: ctx.now() });
    recordPlayer(ctx, tx, 'update', player, { name: player.name, changed: changed.join(', ') });
    return playerView(player);
  });
}

function requirePlayer(player: FantasyPlayer | null | undefined): FantasyPlayer {
  if (!player?.isActive) throw refuse('player.unknown');
  return player;
}

/** The names of the facts that would become others. */
export const changedFacts = (
  player: FantasyPlayer,
  facts: Partial<PlayerFacts>,
): (keyof PlayerFacts)[] =>
  (Object.keys(facts) as (keyof PlayerFacts)[]).filter(
    (name) => (player[name] ?? null) !== facts[name],
  );

/** Admin. A player's line of the injury report. The note is deleted with the injury. */
export function setInjury(
  ctx: Context,
  { id, ...raw }: InjuryInput & { readonly id: number },
): Promise<RosterPlayerView> {
  requireByHand(ctx);
  const { injuryStatus } = injuryInput.parse(raw);
  return changeRoster(ctx, async (tx) => {
    const player = requirePlayer(await tx.findOne(FantasyPlayer, id));
    const before = player.injuryStatus ?? null;
    if (before === injuryStatus) return playerView(player);
    tx.assign(player, {
      injuryStatus,
      lastUpdated: ctx.now(),
      ...(injuryStatus === null && { injuryDetails: null }),
    });
    recordPlayer(ctx, tx, 'setInjury', player, {
      name: player.name,
      from: before,
      to: injuryStatus,
    });
    return playerView(player);
  });
}

/** Admin. Takes a player off the roster. Lineups and stats of earlier games stay theirs. */
export function removePlayer(ctx: Context, id: number): Promise<number> {
  requireByHand(ctx);
  return changeRoster(ctx, async (tx) => {
    const player = requirePlayer(await tx.findOne(FantasyPlayer, id));
    tx.assign(player, { isActive: false, lastUpdated: ctx.now() });
    recordPlayer(ctx, tx, 'remove', player, { name: player.name, position: player.position });
    return id;
  });
}
