import type { EntityManager } from '@mikro-orm/postgresql';
import { checkInFields, type CheckInFields } from '../../schema/check-in-shape.ts';
import { placeOf } from '../../schema/places/place-of.ts';
import { User } from '../accounts/users/user.entity.ts';
import { recordAct } from '../core/audit/audit.ts';
import { refuse } from '../core/errors.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import type { Context } from '../core/context.ts';
import { forgetImages, withImage } from '../core/images/images.ts';
import type { ReceivedFile } from '../core/files/multipart.ts';
import { Game } from '../games/game.entity.ts';
import { requireOpen } from '../games/open-to-all.ts';
import { keepRemoved } from '../removals/removal.service.ts';
import { gameToCheckInTo, todayAt } from './check-in-day.ts';
import { CheckIn } from './check-in.entity.ts';
import { type CheckInForViewer, checkInView } from './check-in.reads.ts';

/** Without a game, today's is used, else the next one. */
type SubmitCheckIn = CheckInFields & { readonly gameId?: number | null | undefined };

/**
 * Checks in to a game with a picture from where one is. It waits for approval. BAD_USER_INPUT for a game of a day that
 * is over, or when none is planned; FORBIDDEN for members until check-ins are open to all.
 */
export async function submitCheckIn(
  ctx: Context,
  { gameId, ...raw }: SubmitCheckIn,
  file: ReceivedFile,
): Promise<CheckInForViewer> {
  const viewer = requireOpen(ctx, {
    open: 'areCheckInsOpen',
    always: 'checkin.submit',
    whenOpen: 'checkin.submitWhenOpen',
    comingSoon: 'checkIn.comingSoon',
  });
  const { location, description } = checkInFields.parse(raw);
  const game = await findGame(ctx, gameId ?? null);
  await limitContent(ctx, 'upload');
  const submitted = await withImage(ctx, file, async ({ url }, tx) => {
    const checkIn = tx.create(CheckIn, {
      user: tx.getReference(User, viewer.id),
      game: tx.getReference(Game, game.id),
      location,
      place: placeOf(location, game),
      description: description || null,
      photoUrl: url,
      createdAt: ctx.now(),
    });
    await tx.flush();
    return checkIn.id;
  });
  ctx.publish('checkin.changed', { checkInId: submitted, isPublic: false });
  return checkInView(ctx, submitted);
}

/** Lets everybody see a check-in. */
export async function approveCheckIn(ctx: Context, id: number): Promise<CheckInForViewer> {
  ctx.require('checkin.moderate');
  const checkIn = await findCheckIn(ctx, id);
  if (!checkIn.approved) {
    checkIn.approved = true;
    recordAct(ctx, { action: 'checkin.approve', subjectType: 'CheckIn', subjectId: id });
    await ctx.em.flush();
    ctx.publish('checkin.changed', { checkInId: id, isPublic: true });
  }
  return checkInView(ctx, id);
}

/** Removes a check-in with its picture; another member's can be put back. */
export async function deleteCheckIn(ctx: Context, id: number): Promise<boolean> {
  ctx.require('checkin.moderate');
  const taken = await ctx.em.transactional((tx) => takeCheckIn(ctx, tx, id));
  if (!taken) throw refuse('checkIn.gone');
  await taken();
  return true;
}

/**
 * Deletes a check-in within the caller's transaction. Returns what is done after the commit; undefined when it was
 * deleted already.
 */
export async function takeCheckIn(
  ctx: Context,
  tx: EntityManager,
  id: number,
): Promise<(() => Promise<void>) | undefined> {
  const found = await tx.findOne(CheckIn, { id });
  if (!found) return undefined;
  const { photoUrl, location, approved } = found;
  const kept = await keepRemoved(ctx, tx, { kind: 'CHECK_IN', postId: id });
  await tx.nativeDelete(CheckIn, { id });
  const act = { action: 'checkin.delete', subjectId: id, details: { location } };
  recordAct(ctx, { ...act, subjectType: 'CheckIn' }, tx);
  const paths = photoUrl ? await forgetImages(tx, [photoUrl]) : [];
  return async () => {
    await (kept ? ctx.files.move(kept.moves) : ctx.files.remove(paths));
    kept?.publish();
    ctx.publish('checkin.changed', { checkInId: id, isPublic: approved });
  };
}

async function findCheckIn({ em }: Context, id: number): Promise<CheckIn> {
  const checkIn = await em.findOne(CheckIn, { id });
  if (!checkIn) throw refuse('checkIn.gone');
  return checkIn;
}

/** The game with that id, while its day lasts; without an id, the one that check-ins are for now. */
async function findGame(ctx: Context, id: number | null): Promise<Game> {
  const game = id === null ? await gameToCheckInTo(ctx) : await ctx.em.findOne(Game, { id });
  if (!game && id !== null) throw refuse('checkIn.unknownGame');
  if (!game || game.kickoffAt < todayAt(ctx).from) throw refuse('checkIn.noGame');
  return game;
}
