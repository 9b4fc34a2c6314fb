import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import {
  isEligible,
  lineupInput,
  type LineupInput,
  type LineupWindow,
  missingParts,
  PART_WORDS,
  SLOT_LABELS,
  SLOTS,
} from '../../../schema/fantasy/lineup.ts';
import { User } from '../../accounts/users/user.entity.ts';
import type { Context } from '../../core/context.ts';
import { issueAt, refuse } from '../../core/errors.ts';
import { Game } from '../../games/game.entity.ts';
import { FantasyPlayer } from '../../roster/fantasy-player.entity.ts';
import { windowOf } from '../fantasy-game.service.ts';
import { requirePlayer } from '../fantasy-access.service.ts';
import { FantasyLineup } from './fantasy-lineup.entity.ts';

/** Beyond it no id can be; the database would not even compare. */
const LARGEST_ID = 2 ** 31 - 1;

const noGame = () => refuse('lineup.unknownGame');

/** The lineup window of a game, as of now. NOT_FOUND for unknown games. */
export async function lineupStatus(ctx: Context, gameId: number): Promise<LineupWindow> {
  const game = await ctx.em.findOne(Game, gameId);
  if (!game) throw noGame();
  return windowOf(game, ctx.now());
}

/** The viewer's own lineup for a game; null when they have none. Others' are sealed until the board is made. */
export async function myLineup(ctx: Context, gameId: number): Promise<FantasyLineup | null> {
  const viewer = ctx.requireViewer();
  return ctx.em.findOne(FantasyLineup, { game: gameId, user: viewer.id });
}

/** The document's sentence, and beside it each part that is missing. */
function requireAllParts(raw: LineupInput): void {
  const missing = missingParts(raw);
  if (missing.length > 0)
    throw refuse(
      'lineup.incomplete',
      {},
      {
        issues: missing.map((part) =>
          issueAt(part, 'lineup.partMissing', { part: PART_WORDS[part] }),
        ),
      },
    );
}

/** Every pick is a player of the team who may play in that slot. */
async function requireEligible(em: EntityManager, lineup: LineupInput): Promise<void> {
  const ids = SLOTS.map((slot) => Number(lineup[slot])).filter((id) => id <= LARGEST_ID);
  const players = new Map(
    (await em.find(FantasyPlayer, { id: { $in: ids }, isActive: true })).map((player) => [
      String(player.id),
      player,
    ]),
  );
  for (const slot of SLOTS) {
    const { position } = players.get(lineup[slot]) ?? {};
    if (position === undefined || !isEligible(slot, position))
      throw refuse('lineup.notEligible', { slot: SLOT_LABELS[slot] }, { field: slot });
  }
}

/**
 * Locks the game until the transaction ends, so that its kickoff can't move, and reads the time after that: a lineup
 * that waited for the lock past kickoff is late.
 */
async function requireOpenGame(ctx: Context, tx: EntityManager, gameId: number): Promise<Game> {
  const game = await tx.findOne(Game, gameId, {
    lockMode: LockMode.PESSIMISTIC_READ,
    refresh: true,
  });
  if (!game) throw noGame();
  const { isOpen, nextOpenDate } = windowOf(game, ctx.now());
  if (!isOpen) throw refuse(nextOpenDate ? 'lineup.gameOver' : 'lineup.locked');
  return game;
}

/**
 * Submits the viewer's lineup for a game, or replaces the one they submitted before, as often as they like until
 * kickoff. One row per member and game, however many tabs submit at once.
 */
export async function submitLineup(
  ctx: Context,
  gameId: number | null | undefined,
  raw: LineupInput,
): Promise<FantasyLineup> {
  const viewer = requirePlayer(ctx);
  if (gameId === null || gameId === undefined) throw refuse('lineup.noGame');
  requireAllParts(raw);
  const lineup = lineupInput.parse(raw);
  const submitted = await ctx.em.transactional(async (tx) => {
    const game = await requireOpenGame(ctx, tx, gameId);
    await requireEligible(tx, lineup);
    const { week, season } = game;
    return tx.upsert(
      FantasyLineup,
      {
        user: tx.getReference(User, viewer.id),
        game,
        week,
        season,
        ...lineup,
        submittedAt: ctx.now(),
        lockedAt: game.kickoffAt,
      },
      {
        onConflictFields: ['user', 'game'],
        onConflictMergeFields: [
          'week',
          'season',
          'lineupName',
          ...SLOTS,
          'captain',
          'submittedAt',
          'lockedAt',
        ],
      },
    );
  });
  ctx.publish('lineup.changed', { gameId });
  return submitted;
}

/** Changes a lineup of the viewer's own, under the same rules. NOT_FOUND for unknown ids, FORBIDDEN for others'. */
export async function updateLineup(
  ctx: Context,
  id: number,
  raw: LineupInput,
): Promise<FantasyLineup> {
  const viewer = requirePlayer(ctx);
  const stored = await ctx.em.findOne(FantasyLineup, id);
  if (!stored) throw refuse('lineup.unknown');
  if (stored.user.id !== viewer.id) throw refuse('access.notAllowed');
  return submitLineup(ctx, stored.game.id, raw);
}
