import type { ListeningPositionView } from '../../../schema/shows/listening.ts';
import { type ListeningInput, listeningInput } from '../../../schema/shows/listening-shape.ts';
import type { Context } from '../../core/context.ts';
import { db } from '../../core/database/db.ts';
import { type Slots, statement } from '../../core/database/rows.ts';
import { refuse } from '../../core/errors.ts';
import { isoInstant } from '../../core/instants.ts';
import { limitContent } from '../../core/limits/content-limits.ts';

interface Wanted {
  readonly userId: number;
  readonly showId: number;
}

const readPosition = statement(({ userId, showId }: Slots<Wanted>) =>
  db
    .selectFrom('listeningPositions')
    .select(['showId', 'seconds', 'heardAt'])
    .where('userId', '=', userId)
    .where('showId', '=', showId),
);

async function positionOf(ctx: Context, wanted: Wanted): Promise<ListeningPositionView | null> {
  const [found] = await readPosition(ctx.em, wanted);
  return found ? { ...found, heardAt: isoInstant(found.heardAt) } : null;
}

/** Where the viewer is in an episode; null when they haven't listened to it. */
export async function listeningPosition(
  ctx: Context,
  showId: number,
): Promise<ListeningPositionView | null> {
  const { id: userId } = ctx.require('account.editOwn');
  return positionOf(ctx, { userId, showId });
}

interface Stored extends Wanted {
  readonly seconds: number;
  readonly heardAt: string;
}

/** A position that is older than the stored one changes nothing: it may come late, from a device that was offline. */
const storePosition = statement((of: Slots<Stored>) =>
  db
    .insertInto('listeningPositions')
    .columns(['userId', 'showId', 'seconds', 'heardAt'])
    .expression(({ selectFrom }) =>
      selectFrom('contentFeeds as f')
        .select([of.userId.as('userId'), 'f.id', of.seconds.as('seconds')])
        .select(of.heardAt.as('heardAt'))
        .where('f.id', '=', of.showId)
        .where(({ not, ref }) => not(ref('f.isHidden'))),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'showId'])
        .doUpdateSet({
          seconds: ({ ref }) => ref('excluded.seconds'),
          heardAt: ({ ref }) => ref('excluded.heardAt'),
        })
        .whereRef('listeningPositions.heardAt', '<=', 'excluded.heardAt'),
    ),
);

/** Stores where the viewer is in an episode, unless a later position is known. Returns the one that counts. */
export async function saveListeningPosition(
  ctx: Context,
  raw: ListeningInput,
): Promise<ListeningPositionView> {
  const { id: userId } = ctx.require('account.editOwn');
  const { heardAt, ...where } = listeningInput.parse(raw);
  await limitContent(ctx, 'listening');
  // A clock that is fast must not make its positions win for ever.
  const at = new Date(Math.min(heardAt.getTime(), ctx.now().getTime()));
  await storePosition(ctx.em, { ...where, userId, heardAt: at.toISOString() });
  const position = await positionOf(ctx, { userId, showId: where.showId });
  if (!position) throw refuse('show.unknown');
  return position;
}
