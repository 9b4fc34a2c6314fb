import type { ApolloClient } from '@apollo/client';
import { LARGEST_PAGE } from '../../../schema/site/paging.ts';
import { OWN_PHOTOS_PER_PAGE } from '../../../schema/photos/photo-paging.ts';
import type { MyPhotoEventsSubscription, OwnPhoto_PhotoFragment } from '../../gql/graphql.ts';
import type { Change, ListPolicy } from '../../live/list/list.ts';
import { listenTo, type ListSource, readFresh } from '../../live/list/source.ts';
import { MY_PHOTO_EVENTS, MY_PHOTOS } from './operations.ts';

/** A photo of the viewer's own, in whatever state it is. */
export type OwnPhoto = OwnPhoto_PhotoFragment & { readonly cursor?: string };

/** The viewer's own photos as a live list: newest first, each in its current state. */
export const OWN_PHOTO_LIST: ListPolicy<OwnPhoto> = {
  order: 'newest-first',
  compare: (a, b) =>
    a.createdAt === b.createdAt ? b.id - a.id : a.createdAt < b.createdAt ? 1 : -1,
  pageSize: OWN_PHOTOS_PER_PAGE,
  largestPage: LARGEST_PAGE,
  mostPages: 5,
  mostRows: 1000,
  holdsBack: 'never',
  writerOf: ({ user }) => user.id,
  writtenBy: (photo) => photo,
  poll: { every: 30_000, isWhole: true },
};

export function ownPhotoChange({
  photoId,
  kind,
  photo,
}: MyPhotoEventsSubscription['myPhotoEvents']): Change<OwnPhoto> {
  if (!photo) return { type: 'removed', id: photoId };
  if (kind === 'RESTORED') return { type: 'restored', row: photo };
  return { type: kind === 'SUBMITTED' ? 'added' : 'changed', row: photo };
}

/** The viewer's own photos from the site's own graph. */
export function ownPhotoSource(client: ApolloClient): ListSource<OwnPhoto> {
  return {
    async readPage({ first, olderThan }) {
      const variables = { first, after: olderThan?.cursor ?? null };
      const { data, reading } = await readFresh(client, MY_PHOTOS, variables);
      if (!data.myPhotos) throw new Error('No photos in the response');
      const rows = data.myPhotos.edges.map(({ cursor, node }) => ({ ...node, cursor }));
      return { rows, ...reading };
    },
    listen: (listener, after) =>
      listenTo(
        client,
        MY_PHOTO_EVENTS,
        {},
        {
          ...listener,
          event: ({ data }) => listener.event(ownPhotoChange(data.myPhotoEvents)),
        },
        after,
      ),
  };
}
