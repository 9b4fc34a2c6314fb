import type { EntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import * as z from 'zod/mini';
import { type BoxPlayer, boxScoreOf, type Score } from '../../schema/plays/fold.ts';
import {
  type Course,
  isMarker,
  type PlayEventView,
  type PlayFacts,
  type PlayView,
} from '../../schema/plays/plays.ts';
import { momentOf } from '../core/behind.ts';
import type { Context } from '../core/context.ts';
import { db } from '../core/database/db.ts';
import { rowsOf, type Slots, statement } from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';
import { defineLoader } from '../core/loader.ts';
import {
  type BothWays,
  type Connection,
  type PageRequest,
  readBothWays,
  readConnection,
} from '../core/paging/connection.ts';
import { aRowId, defineCursor } from '../core/paging/cursors.ts';
import { Game } from '../games/game.entity.ts';
import { PlayRevision } from './play.entity.ts';
import { playView, selectPlays } from './play.rows.ts';

/** Of a page of plays. */
export const PLAYS_PER_PAGE = 50;
const playCursor = defineCursor<readonly [seq: number, id: number]>(
  'plays',
  z.tuple([z.int32(), aRowId]),
);

export const cursorOfPlay = ({ seq, id }: PlayView): string => playCursor.of(seq, id);

/** What was reported by mistake is published as gone, and then not shown. */
const shownPlays = (gameId: Slots<{ gameId: number }>['gameId'] | number) =>
  selectPlays().where('gameId', '=', gameId).where('reason', 'is distinct from', 'mistake');

interface PlaysOf extends BothWays {
  readonly gameId: number;
  readonly markersOnly: boolean;
}

/** Plays of a game in their order, page by page in both directions. */
export function plays(ctx: Context, asked: PlaysOf): Promise<Connection<PlayView>> {
  const { em } = ctx;
  const { gameId, markersOnly, ...page } = asked;
  const moment = momentOf(ctx);
  return readBothWays(
    page,
    PLAYS_PER_PAGE,
    async ({ limit, after, before, fromTheEnd }) => {
      if (moment) {
        const all = await playsAtMoment(em, gameId, moment);
        const found = all.filter(
          (play) =>
            (!markersOnly || isMarker(play)) &&
            (after == null || isBehind(play, playCursor.read(after))) &&
            (before == null || isAhead(play, playCursor.read(before))),
        );
        return fromTheEnd ? found.slice(-limit) : found.slice(0, limit);
      }
      const order = fromTheEnd ? 'desc' : 'asc';
      let query = shownPlays(gameId).orderBy('seq', order).orderBy('id', order).limit(limit);
      if (markersOnly) query = query.where('isMarker', '=', true);
      if (after != null) query = query.where(isBeside('>', after));
      if (before != null) query = query.where(isBeside('<', before));
      const views = (await rowsOf(em, query)).map(playView);
      return fromTheEnd ? views.reverse() : views;
    },
    cursorOfPlay,
  );
}

type Place = readonly [seq: number, id: number];
const isBehind = ({ seq, id }: PlayView, [otherSeq, otherId]: Place) =>
  seq > otherSeq || (seq === otherSeq && id > otherId);
const isAhead = ({ seq, id }: PlayView, [otherSeq, otherId]: Place) =>
  seq < otherSeq || (seq === otherSeq && id < otherId);

/** The condition for plays after a cursor, or before it. */
function isBeside(direction: '<' | '>', cursor: string) {
  const [seq, id] = playCursor.read(cursor);
  return ({ and, eb, or }: ExpressionBuilder<Tables, 'plays'>) =>
    or([eb('seq', direction, seq), and([eb('seq', '=', seq), eb('id', direction, id)])]);
}

const readGame = statement(({ gameId }: Slots<{ gameId: number }>) =>
  shownPlays(gameId).orderBy('seq').orderBy('id'),
);

/** All plays of a game in their order. A game has about 180. */
export async function playsOfGame(em: EntityManager, gameId: number): Promise<PlayView[]> {
  return (await readGame(em, { gameId })).map(playView);
}

/** The same as who asks sees them: all, or what was known at their moment. */
export function shownPlaysOf(ctx: Context, gameId: number): Promise<PlayView[]> {
  const moment = momentOf(ctx);
  return moment ? playsAtMoment(ctx.em, gameId, moment) : playsOfGame(ctx.em, gameId);
}

const readLogUntil = statement(({ gameId, until }: Slots<{ gameId: number; until: string }>) =>
  db
    .selectFrom('playRevisions')
    .distinctOn('playId')
    .select('body')
    .where('gameId', '=', gameId)
    .where('reportedAt', '<=', until)
    .orderBy('playId')
    .orderBy('position', 'desc'),
);

const readPositionUntil = statement(({ gameId, until }: Slots<{ gameId: number; until: string }>) =>
  db
    .selectFrom('playRevisions')
    .select(({ fn }) => fn.max<number | null>('position').as('position'))
    .where('gameId', '=', gameId)
    .where('reportedAt', '<=', until),
);

/** How far the log of a game was at a moment; 0 before its first play. */
export async function logPositionAt(
  em: EntityManager,
  gameId: number,
  moment: Date,
): Promise<number> {
  const [row] = await readPositionUntil(em, { gameId, until: moment.toISOString() });
  return row?.position ?? 0;
}

/** The plays as they were known at a moment: what was overturned later still counts. */
export async function playsAtMoment(
  em: EntityManager,
  gameId: number,
  moment: Date,
): Promise<PlayView[]> {
  const rows = await readLogUntil(em, { gameId, until: moment.toISOString() });
  return rows
    .map(({ body }) => body)
    .filter(({ reason }) => reason !== 'mistake')
    .sort((one, other) => one.seq - other.seq || one.id - other.id);
}

/** What the players did: the figures of the feed where it has some, else the sum of these plays. */
export async function boxScoreOfGame(
  em: EntityManager,
  gameId: number,
  plays: readonly PlayFacts[],
): Promise<readonly BoxPlayer[]> {
  const [feed] = await readFigures(em, { gameId });
  return feed?.boxScore ?? boxScoreOf(plays);
}

const readFigures = statement(({ gameId }: Slots<{ gameId: number }>) =>
  db.selectFrom('gameFeeds').select('boxScore').where('gameId', '=', gameId),
);

const logCursor = defineCursor<readonly [position: number]>('playLog', z.tuple([z.int32()]));

/** The log of a game, oldest first: each play as it was reported, and each correction. */
export async function playLog(
  ctx: Context,
  { gameId, ...page }: PageRequest & { readonly gameId: number },
): Promise<Connection<PlayEventView>> {
  const fork = ctx.em.fork();
  const moment = momentOf(ctx);
  const startedAt = (await fork.findOne(Game, gameId))?.startedAt;
  return readConnection(
    page,
    async ({ first, after }) => {
      const [position] = after == null ? [0] : logCursor.read(after);
      if (!startedAt) return [];
      const found = await fork.find(
        PlayRevision,
        {
          game: gameId,
          position: { $gt: position },
          ...(moment && { reportedAt: { $lte: moment } }),
        },
        { limit: first, orderBy: { position: 'asc' } },
      );
      return found.map((entry) => ({
        ...{ kind: entry.kind, position: entry.position, play: entry.body },
        startedAt: startedAt.toISOString(),
        reportedAt: entry.reportedAt.toISOString(),
      }));
    },
    ({ position }) => logCursor.of(position),
  );
}

export const loadGame = defineLoader(async ({ em }, ids) =>
  em.fork().find(Game, { id: { $in: ids } }),
);

const readCourse = statement(({ gameId }: Slots<{ gameId: number }>) =>
  db.selectFrom('liveGameStates').select('course').where('gameId', '=', gameId),
);

const readFeed = statement(({ gameId }: Slots<{ gameId: number }>) =>
  db.selectFrom('gameFeeds').select(['failures', 'goodAt']).where('gameId', '=', gameId),
);

/** A feed that can't be read for so long, in ms, is behind. */
const STALE_AFTER = 90_000;

/** Whether what is shown of a game is old, because its feed can't be read. */
export async function isStale(em: EntityManager, gameId: number, now: Date): Promise<boolean> {
  const [feed] = await readFeed(em, { gameId });
  if (!feed || feed.failures === 0 || feed.goodAt === null) return false;
  return now.getTime() - new Date(feed.goodAt).getTime() > STALE_AFTER;
}

const readScore = statement(({ gameId }: Slots<{ gameId: number }>) =>
  db
    .selectFrom('liveGameStates as s')
    .innerJoin('games as g', 'g.id', 's.gameId')
    .select(['s.ourScore', 's.theirScore', 'g.isHome'])
    .where('s.gameId', '=', gameId),
);

/** The score of the scoreboard, which a feed may know before its plays; null without one. */
export async function shownScore({ em, behind }: Context, gameId: number): Promise<Score | null> {
  // It is not known of another moment.
  if (behind) return null;
  const [row] = await readScore(em, { gameId });
  if (!row) return null;
  const { ourScore, theirScore, isHome } = row;
  return isHome ? { home: ourScore, away: theirScore } : { home: theirScore, away: ourScore };
}

/** What the plays say of a game; null where none were reported. */
export async function courseOf({ em }: Context, gameId: number): Promise<Course | null> {
  const [row] = await readCourse(em, { gameId });
  return row?.course ?? null;
}
