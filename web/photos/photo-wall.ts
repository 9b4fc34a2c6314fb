import type { ApolloCache, ApolloClient } from '@apollo/client';
import { LARGEST_PAGE } from '../../schema/site/paging.ts';
import type { Mutable } from '../../schema/mutes.ts';
import { firstPhotos, PHOTOS_PER_PAGE } from '../../schema/photos/photo-paging.ts';
import { listenToMembers } from '../accounts/session/changed-members.ts';
import { graphql } from '../gql/gql.ts';
import type { PhotoEventsSubscription } from '../gql/graphql.ts';
import { requireEvent } from '../live/response-freshness.ts';
import type { Change, ListPolicy, Row, Start } from '../live/list/list.ts';
import { listenTo, type ListSource, readFresh } from '../live/list/source.ts';
import { matches, type PhotoFilter } from './photo-filter.ts';
import { PHOTO_EVENTS, PHOTO_FRAGMENT, PHOTOS } from './photo-operations.ts';

/** What the list needs of a photo: the tiles read the rest from the cache, one by one. */
export interface WallPhoto extends Row {
  readonly createdAt: string;
  readonly description: string | null;
  /** Who uploaded it. */
  readonly user: { readonly id: number };
}

/** The photos as a live list: newest first, new ones are pending, and deleted ones leave a placeholder. */
export const PHOTO_WALL: ListPolicy<WallPhoto> = {
  order: 'newest-first',
  compare: (a, b) =>
    a.createdAt === b.createdAt ? b.id - a.id : a.createdAt < b.createdAt ? 1 : -1,
  pageSize: PHOTOS_PER_PAGE,
  largestPage: LARGEST_PAGE,
  mostPages: 5,
  // Small here: the photos themselves are in the cache.
  mostRows: Infinity,
  holdsBack: 'unless-empty',
  keepsPlaces: true,
  writerOf: ({ user }) => user.id,
  // Members are in the cache, where each of them is one.
  writtenBy: (photo) => photo,
  poll: { every: 300_000, isWhole: true },
};

/** What the mutes of a reader look at. */
export const mutableOf = ({
  user,
  description,
}: Pick<WallPhoto, 'user' | 'description'>): Mutable => ({
  userId: user.id,
  text: description ?? '',
});

const COUNTED = graphql(/* GraphQL */ `
  fragment PhotoCount_photo on Photo {
    id
    likeCount
    revision
  }
`);

const DRAWN = graphql(/* GraphQL */ `
  fragment PhotoWall_photos on Query {
    photos(category: $category, excludeAi: $excludeAi, first: $first) {
      nodes {
        id
        cursor
        createdAt
        description
        user {
          id
        }
      }
    }
  }
`);

/** Applies a count, unless a newer one is there already. */
function count(cache: ApolloCache, photo: { id: number; likeCount: number; revision: number }) {
  const id = cache.identify({ __typename: 'Photo', id: photo.id });
  if (!id) return;
  const known = cache.readFragment({ id, fragment: COUNTED });
  if (!known || known.revision > photo.revision) return;
  const { likeCount, revision } = photo;
  cache.modify({ id, fields: { likeCount: () => likeCount, revision: () => revision } });
}

/** What the server drew. */
export function drawnPhotos(client: ApolloClient, filter: PhotoFilter): Start<WallPhoto> {
  const variables = firstPhotos(filter);
  const rows = client.readFragment({ id: 'ROOT_QUERY', fragment: DRAWN, variables })?.photos.nodes;
  return { rows, hasOlder: rows?.length === PHOTOS_PER_PAGE };
}

/** Takes the event into the cache. Returns what it changes in the list; null for a count, or another filter's photo. */
function changeBy(
  cache: ApolloCache,
  filter: PhotoFilter,
  { kind, photo }: PhotoEventsSubscription['photoEvents'],
): Change<WallPhoto> | null {
  if (kind === 'LIKED') {
    count(cache, photo);
    return null;
  }
  // The photos next to it have another next or previous one now.
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'photoNavigation' });
  if (kind === 'REMOVED') return { type: 'removed', id: photo.id };
  if (!matches(filter, photo)) return null;
  // Only its owner can have seen it before, so it has no likes.
  cache.writeFragment({
    fragment: PHOTO_FRAGMENT,
    fragmentName: 'Photo_photo',
    data: { ...photo, isLikedByMe: false },
  });
  // It may have been on the wall before, and been rejected or deleted since.
  return { type: 'restored', row: photo };
}

/** The photos of a filter from the site's own graph. */
export function photoSource(
  client: ApolloClient,
  { category, excludeAi }: PhotoFilter,
): ListSource<WallPhoto> {
  const filter = { category, excludeAi };
  let asked: object = firstPhotos(filter);
  return {
    async readPage({ first, olderThan }) {
      const variables = {
        ...firstPhotos(filter),
        first,
        ...(olderThan?.cursor && { after: olderThan.cursor }),
      };
      if (!olderThan) asked = variables;
      const { data, reading } = await readFresh(client, PHOTOS, variables, 'network-only');
      return { rows: data.photos.nodes, ...reading };
    },
    listen(listener, after) {
      const stopMembers = listenToMembers(
        client,
        {
          ...listener,
          event(change) {
            if (change.type === 'member-deleted')
              client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'photoNavigation' });
            listener.event(change);
          },
        },
        after,
      );
      const stopEvents = listenTo(
        client,
        PHOTO_EVENTS,
        {},
        {
          ...listener,
          event({ data: { photoEvents }, toldAt = 0 }) {
            // What is being read now may not know of it.
            if (photoEvents.kind !== 'LIKED') requireEvent(client, 'FanPhotos', asked, toldAt);
            const change = changeBy(client.cache, filter, photoEvents);
            if (change) listener.event(change);
          },
        },
        after,
      );
      return () => {
        stopMembers();
        stopEvents();
      };
    },
  };
}
