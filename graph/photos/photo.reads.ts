import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { PhotoFilter, PhotoView } from '../../schema/photos/photos.ts';
import { type After, anInstant, aRowId, defineCursor, olderThan } from '../core/paging/cursors.ts';
import { imageView, type StoredImage, storedImage } from '../core/images/images.ts';
import { rowsOf } from '../core/database/rows.ts';
import { AUTHOR } from '../accounts/users/author.ts';

/** A photo as one viewer reads it; `liked` stays out of events, which are the same for everybody. */
export interface PhotoForViewer extends PhotoView {
  readonly liked: boolean | null;
}

type Stored = Omit<PhotoForViewer, 'image'> & { readonly storedImage: StoredImage | null };

const photoOf = ({ storedImage: stored, ...row }: Stored): PhotoForViewer => ({
  ...row,
  createdAt: new Date(row.createdAt).toISOString(),
  image: imageView(row.imageUrl, stored),
});

/**
 * The finished views of the photos that `source` yields (a table expression, or a change with `returning *`), newest
 * first, in one statement.
 */
export async function readPhotos(
  em: EntityManager,
  viewerId: number | null,
  source: RawBuilder<unknown>,
): Promise<PhotoForViewer[]> {
  const liked =
    viewerId === null
      ? sql`false`
      : sql`exists (select 1 from photo_likes l where l.photo_id = p.id and l.user_id = ${viewerId})`;
  const rows = await rowsOf(
    em,
    sql<Stored>`with p as (${source})
      select p.id, p.user_id as "userId", ${AUTHOR} as "user", p.image_url as "imageUrl",
        ${storedImage('p.image_url')} as "storedImage", p.mime_type as "mimeType", p.category, p.description,
        p.approved, p.featured, p.likes, p.revision, p.created_at as "createdAt", ${liked} as liked
      from p join users u on u.id = p.user_id order by p.created_at desc, p.id desc`,
  );
  return rows.map(photoOf);
}

/** Approved photos of a filter. */
const shown = ({ category, excludeAi }: PhotoFilter): RawBuilder<unknown> =>
  sql`approved ${category ? sql`and category = ${category}` : sql``} ${excludeAi ? sql`and category <> 'ai'` : sql``}`;

/** Where a photo is in the lists. */
export const photoCursor = defineCursor<readonly [createdAt: string, id: number]>(
  'photos',
  z.tuple([anInstant, aRowId]),
);

const BY_CREATION = { table: 'fan_zone_photos', column: 'created_at', place: photoCursor.read };

export interface Page extends After {
  readonly first: number;
}

async function readPage(
  em: EntityManager,
  viewerId: number | null,
  which: RawBuilder<unknown>,
  { first, ...place }: Page,
): Promise<PhotoForViewer[]> {
  const older = await olderThan(em, BY_CREATION, place);
  return readPhotos(
    em,
    viewerId,
    sql`select * from fan_zone_photos where ${which} ${older}
      order by created_at desc, id desc limit ${first}`,
  );
}

export const readShown = (
  em: EntityManager,
  viewerId: number | null,
  filter: PhotoFilter,
  page: Page,
): Promise<PhotoForViewer[]> => readPage(em, viewerId, shown(filter), page);

/** Photos in both states, or in one of them. */
export const readAll = (
  em: EntityManager,
  viewerId: number | null,
  approved: boolean | null,
  page: Page,
): Promise<PhotoForViewer[]> =>
  readPage(em, viewerId, approved === null ? sql`true` : sql`approved = ${approved}`, page);

interface Place {
  readonly currentIndex: number;
  readonly totalCount: number;
  readonly previousId: number | null;
  readonly nextId: number | null;
}

/** Where an approved photo stands in its list; undefined when it is not in it. */
export async function readPlace(
  em: EntityManager,
  id: number,
  filter: PhotoFilter,
): Promise<Place | undefined> {
  const [place] = await rowsOf(
    em,
    sql<Place>`select n as "currentIndex", total as "totalCount", previous as "previousId", next as "nextId" from (
        select id, (row_number() over w)::int as n, (count(*) over ())::int as total, lag(id) over w as previous,
          lead(id) over w as next
        from fan_zone_photos where ${shown(filter)} window w as (order by created_at desc, id desc)
      ) place where id = ${id}`,
  );
  return place;
}
