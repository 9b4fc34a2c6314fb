import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type AggregateFunctionBuilder,
  type Expression,
  type ExpressionBuilder,
  type InferResult,
  type QueryCreator,
  type Selectable,
  sql,
} from 'kysely';
import * as z from 'zod/mini';
import {
  type PhotoCategory,
  type PhotoFilter,
  PHOTOS_OF_GAME,
  type PhotoState,
  type PhotoView,
} from '../../schema/photos/photos.ts';
import type { ForViewer } from '../../schema/likes.ts';
import {
  anInstant,
  aRowId,
  defineCursor,
  defineTimeList,
  isBefore,
  type Start,
} from '../core/paging/cursors.ts';
import { db } from '../core/database/db.ts';
import { isoInstant } from '../core/instants.ts';
import type { PageRequest } from '../core/paging/connection.ts';
import { imageView, storedImage } from '../core/images/images.ts';
import {
  asInt,
  hasRow,
  rowsIn,
  rowsOf,
  type Slots,
  type Source,
  statement,
} from '../core/database/rows.ts';
import type { Tables } from '../core/database/tables.ts';
import { AUTHOR, userWith } from '../accounts/users/author.ts';

export type PhotoForViewer = ForViewer<PhotoView>;

type PhotoRow = Selectable<Tables['fanZonePhotos']>;

/** Where a photo is on its way to the Fan Zone. */
const stateOf = (approved: Expression<boolean>, rejectedAt: Expression<unknown>) =>
  sql<PhotoState>`case when ${approved} then 'APPROVED' when ${rejectedAt} is null then 'PENDING' else 'REJECTED' end`;

/** The condition for photos that wait for review. */
export const isPending = ({ and, eb, not, ref }: ExpressionBuilder<Tables, 'fanZonePhotos'>) =>
  and([not(ref('approved')), eb('rejectedAt', 'is', null)]);

/** The photos `p`, newest first, as a viewer reads them; for a visitor none is liked. */
export const photosIn = (
  from: QueryCreator<Tables & { p: PhotoRow }>,
  viewerId: Expression<number | null>,
) =>
  from
    .selectFrom('p')
    .innerJoinLateral(
      ({ ref }) => userWith(ref('p.userId')),
      (join) => join.onTrue(),
    )
    .select(['p.id', 'p.userId'])
    .select(AUTHOR.as('user'))
    .select('p.imageUrl')
    .select(({ ref }) => storedImage(ref('p.imageUrl')).as('storedImage'))
    .select(['p.mimeType', 'p.category', 'p.description', 'p.altText'])
    .select(['p.approved as isApproved', 'p.featured as isFeatured'])
    .select(({ ref }) => stateOf(ref('p.approved'), ref('p.rejectedAt')).as('state'))
    .select(['p.likes as likeCount', 'p.revision', 'p.createdAt'])
    .select(({ selectFrom }) =>
      hasRow(
        selectFrom('photoLikes as l')
          .select('l.id')
          .whereRef('l.photoId', '=', 'p.id')
          .where('l.userId', '=', viewerId),
      ).as('isLikedByMe'),
    )
    .orderBy('p.createdAt', 'desc')
    .orderBy('p.id', 'desc');

/** The same of the photos that `source` yields. */
const photosOf = (source: Source<PhotoRow>, { viewerId }: Slots<{ viewerId: number | null }>) =>
  photosIn(
    db.with('p', () => rowsIn(source)),
    viewerId,
  );

export const photoOf = ({
  storedImage: stored,
  ...row
}: InferResult<ReturnType<typeof photosIn>>[number]): PhotoForViewer => ({
  ...row,
  createdAt: isoInstant(row.createdAt),
  image: imageView(row.imageUrl, stored),
});

/** The finished views of the photos that `source` yields: a query, or a change that returns them. */
export async function readPhotos(
  em: EntityManager,
  viewerId: number | null,
  source: Source<PhotoRow>,
): Promise<PhotoForViewer[]> {
  const rows = await rowsOf(em, photosOf(source, { viewerId: sql.val(viewerId) }));
  return rows.map(photoOf);
}

/** Where a photo is in the lists. */
const photoCursor = defineCursor<readonly [createdAt: string, id: number]>(
  'photos',
  z.tuple([anInstant, aRowId]),
);

export const cursorOfPhoto = ({
  createdAt,
  id,
}: Pick<PhotoForViewer, 'createdAt' | 'id'>): string => photoCursor.of(createdAt, id);

const startOf = defineTimeList({
  list: photoCursor.list,
  at: ({ after }) =>
    db.selectFrom('fanZonePhotos').select('createdAt as at').where('id', '=', after),
  place: photoCursor.read,
});

interface Reading extends Start {
  readonly viewerId: number | null;
  readonly first: number;
}

const PHOTOS = db.selectFrom('fanZonePhotos').selectAll();

const pageOf = (photos: typeof PHOTOS, page: Slots<Reading>) =>
  photosOf(
    photos
      .where(({ ref }) => isBefore(ref('createdAt'), ref('id'), page))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(page.first),
    page,
  );

interface Filter {
  readonly category: PhotoCategory | null;
  readonly excludeAi: boolean;
}

const filterOf = ({ category, excludeAi }: PhotoFilter): Filter => ({
  category: category || null,
  excludeAi: excludeAi ?? false,
});

/** The condition for approved photos of a filter. */
const shown =
  ({ category, excludeAi }: Slots<Filter>) =>
  ({ and, cast, eb, not, or, ref }: ExpressionBuilder<Tables, 'fanZonePhotos'>) =>
    and([
      ref('approved'),
      or([
        eb(cast(category, 'text'), 'is', null),
        eb(cast<string>('category', 'text'), '=', category),
      ]),
      or([not(excludeAi), eb('category', '<>', 'ai')]),
    ]);

const readShownPage = statement((page: Slots<Reading & Filter & OfGame>) =>
  pageOf(PHOTOS.where(shown(page)).where(isOfGame(page)), page),
);

interface OfGame {
  /** Null: photos of any time. */
  readonly gameId: number | null;
}

const hours = (count: number) => sql`interval ${sql.lit(`${count} hours`)}`;
const [BEFORE, AFTER] = [hours(PHOTOS_OF_GAME.before), hours(PHOTOS_OF_GAME.after)];

/** The condition for photos that were sent around a game. */
const isOfGame =
  ({ gameId }: Slots<OfGame>) =>
  ({ cast, eb, or, ref, selectFrom }: ExpressionBuilder<Tables, 'fanZonePhotos'>) =>
    or([
      eb(cast(gameId, 'integer'), 'is', null),
      hasRow(
        selectFrom('games as g')
          .select('g.id')
          .where('g.id', '=', gameId)
          .where(({ ref: of }) => {
            const [sentAt, kickoff] = [ref('fanZonePhotos.createdAt'), of('g.kickoffAt')];
            return sql<boolean>`${sentAt} between ${kickoff} - ${BEFORE} and ${kickoff} + ${AFTER}`;
          }),
      ),
    ]);

export async function readShown(
  em: EntityManager,
  viewerId: number | null,
  { gameId = null, ...filter }: PhotoFilter & Partial<OfGame>,
  { first, after }: PageRequest,
): Promise<PhotoForViewer[]> {
  const start = await startOf(em, after);
  const rows = await readShownPage(em, { ...start, ...filterOf(filter), gameId, viewerId, first });
  return rows.map(photoOf);
}

const readAnyPage = statement((page: Slots<Reading & { state: PhotoState | null }>) =>
  pageOf(
    PHOTOS.where(({ and, cast, eb, or, ref }) =>
      or([
        and([eb(cast(page.state, 'text'), 'is', null), eb('rejectedAt', 'is', null)]),
        eb(stateOf(ref('approved'), ref('rejectedAt')), '=', page.state),
      ]),
    ),
    page,
  ),
);

/** Photos in one state, or all that were not rejected. */
export async function readAll(
  em: EntityManager,
  viewerId: number | null,
  state: PhotoState | null,
  { first, after }: PageRequest,
): Promise<PhotoForViewer[]> {
  const start = await startOf(em, after);
  const rows = await readAnyPage(em, { ...start, state, viewerId, first });
  return rows.map(photoOf);
}

const readOwnPage = statement((page: Slots<Reading & { viewerId: number }>) =>
  pageOf(
    PHOTOS.where(({ eb }) => eb('userId', '=', page.viewerId)),
    page,
  ),
);

/** A member's photos in every state. */
export async function readOwn(
  em: EntityManager,
  viewerId: number,
  { first, after }: PageRequest,
): Promise<PhotoForViewer[]> {
  const start = await startOf(em, after);
  const rows = await readOwnPage(em, { ...start, viewerId, first });
  return rows.map(photoOf);
}

const overNewest = <Value>(fn: AggregateFunctionBuilder<Tables, 'fanZonePhotos', Value>) =>
  fn.over((over) => over.orderBy('createdAt', 'desc').orderBy('id', 'desc'));

const readPlaces = statement((wanted: Slots<Filter & { id: number }>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('fanZonePhotos')
        .select(({ fn }) => [
          'id',
          asInt(overNewest(fn.agg<string>('row_number'))).as('currentIndex'),
          asInt(fn.countAll().over()).as('totalCount'),
          overNewest(fn.agg<number | null>('lag', ['id'])).as('previousId'),
          overNewest(fn.agg<number | null>('lead', ['id'])).as('nextId'),
        ])
        .where(shown(wanted))
        .as('place'),
    )
    .select(['currentIndex', 'totalCount', 'previousId', 'nextId'])
    .where('id', '=', wanted.id),
);

/** Where an approved photo is in its list; undefined when it is not in it. */
export async function readPlace(em: EntityManager, id: number, filter: PhotoFilter) {
  const [place] = await readPlaces(em, { id, ...filterOf(filter) });
  return place;
}
