import {
  LEAGUE_MESSAGES_PER_PAGE,
  type LeagueMessageEventKind,
  leagueMessageInput,
  type LeagueMessageInput,
  type LeagueMessageView,
} from '../../schema/fantasy/league-messages.ts';
import { momentOf } from '../core/behind.ts';
import type { Context } from '../core/context.ts';
import { refuse } from '../core/errors.ts';
import { limitContent } from '../core/limits/content-limits.ts';
import { type BothWays, type Connection, readBothWays } from '../core/paging/connection.ts';
import { ABOVE_ALL_IDS, defineIdCursor } from '../core/paging/cursors.ts';
import {
  deleteMessage,
  insertMessage,
  leagueMessageOf,
  readNewest,
  readOldest,
  readPlaceOf,
  readSent,
} from './league-message.rows.ts';
import { memberIdsOf } from './league.reads.ts';

export const leagueMessageCursor = defineIdCursor('leagueMessages');

/** After any instant. */
const ALWAYS = 'infinity';

/** The messages of a league of the viewer’s, oldest first, page by page in both directions; of any other there are none. */
export function leagueMessages(
  ctx: Context,
  leagueId: number,
  page: BothWays,
): Promise<Connection<LeagueMessageView>> {
  const { id: userId } = ctx.require('league.readOwn');
  const until = momentOf(ctx)?.toISOString() ?? ALWAYS;
  return readBothWays(
    page,
    LEAGUE_MESSAGES_PER_PAGE,
    async ({ limit, after, before, fromTheEnd }) => {
      const read = fromTheEnd ? readNewest : readOldest;
      const rows = await read(ctx.em, {
        ...{ leagueId, userId, limit, until },
        before: leagueMessageCursor.read(before) ?? ABOVE_ALL_IDS,
        after: leagueMessageCursor.read(after) ?? 0,
      });
      return rows.map(leagueMessageOf);
    },
    leagueMessageCursor.of,
  );
}

/** Writes to a league of the viewer’s. Repeated with the same `clientId` it returns the existing message. */
export async function postLeagueMessage(
  ctx: Context,
  raw: LeagueMessageInput,
): Promise<LeagueMessageView> {
  const { id: userId } = ctx.require('league.write');
  const { leagueId, text, clientId = null } = leagueMessageInput.parse(raw);
  const earlier = async () => {
    const [sent] = clientId === null ? [] : await readSent(ctx.em, { userId, clientId });
    return sent && leagueMessageOf(sent);
  };
  const sent = await earlier();
  if (sent) return sent;
  const userIds = await memberIdsOf(ctx.em, leagueId);
  if (!userIds.includes(userId)) throw refuse('league.gone');
  await limitContent(ctx, 'leagueMessage');
  const now = ctx.now();
  const aboutAt = momentOf(ctx) ?? now;
  const post = { leagueId, userId, text, clientId, aboutAt, now };
  const [row] = await insertMessage(ctx.em, post);
  if (!row) {
    // Sent twice at once, or the sender was removed in the meantime.
    const first = await earlier();
    if (!first) throw refuse('league.gone');
    return first;
  }
  const message = leagueMessageOf(row);
  publish(ctx, 'POSTED', leagueId, userIds, message);
  return message;
}

/** Deletes a message: one’s own, or any in a league that one owns. */
export async function deleteLeagueMessage(ctx: Context, id: number): Promise<void> {
  const { id: viewerId } = ctx.require('league.readOwn');
  const [place] = await readPlaceOf(ctx.em, { id });
  const userIds = place ? await memberIdsOf(ctx.em, place.leagueId) : [];
  // For others there is no such message, and no such league.
  if (!place || !userIds.includes(viewerId)) throw refuse('league.messageGone');
  if (place.userId !== viewerId && userIds[0] !== viewerId) throw refuse('access.notAllowed');
  const [row] = await deleteMessage(ctx.em, { id });
  if (!row) throw refuse('league.messageGone');
  publish(ctx, 'DELETED', place.leagueId, userIds, leagueMessageOf(row));
}

function publish(
  ctx: Context,
  kind: LeagueMessageEventKind,
  leagueId: number,
  userIds: readonly number[],
  message: LeagueMessageView,
): void {
  ctx.publish('leagueMessage.changed', { leagueId, userIds, kind, message });
}
