import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { LARGEST_PAGE } from '../../schema/site/paging.ts';
import { firstPhotos, PHOTOS_PER_PAGE } from '../../schema/photos/photo-paging.ts';
import { useDeletedMembers } from '../accounts/session/deleted-members.ts';
import { graphql } from '../gql/gql.ts';
import { answersTo } from '../live/answers.ts';
import { useLiveStatus } from '../live/live-status.ts';
import { useLive } from '../live/use-live.ts';
import { useIsAsDrawn } from '../ui/time/now.ts';
import { matches, type PhotoFilter } from './photo-filter.ts';
import { PHOTO_EVENTS, PHOTO_FRAGMENT, PHOTOS } from './photo-operations.ts';
import { changeWall, EMPTY_WALL, type Wall } from './photo-wall.ts';

/** While the live connection is down the photos are read this often, in ms. */
const POLL_EVERY = 5 * 60_000;

const COUNTED = graphql(/* GraphQL */ `
  fragment PhotoCount_photo on Photo {
    id
    likeCount
    revision
  }
`);

// What the wall itself needs: the tiles read their photos one by one.
const WALL = graphql(/* GraphQL */ `
  fragment PhotoWall_photos on Query {
    photos(category: $category, excludeAi: $excludeAi, first: $first) {
      id
      cursor
      createdAt
      user {
        id
      }
    }
  }
`);

/** Takes over a count, unless a newer one is there already. */
function count(cache: ApolloCache, photo: { id: number; likeCount: number; revision: number }) {
  const id = cache.identify({ __typename: 'Photo', id: photo.id });
  if (!id) return;
  const known = cache.readFragment({ id, fragment: COUNTED });
  if (!known || known.revision > photo.revision) return;
  const { likeCount, revision } = photo;
  cache.modify({ id, fields: { likeCount: () => likeCount, revision: () => revision } });
}

/** What the server drew. */
function drawnWall(client: ApolloClient, filter: PhotoFilter): Wall {
  const variables = firstPhotos(filter);
  const known = client.readFragment({ id: 'ROOT_QUERY', fragment: WALL, variables });
  if (!known) return EMPTY_WALL;
  return changeWall(EMPTY_WALL, { type: 'read', photos: known.photos, asked: PHOTOS_PER_PAGE });
}

/**
 * The photos of a filter, a page at a time, live: counts change where they stand, new ones wait, and what is gone
 * leaves its place empty. The photos themselves are in the cache. Another filter needs another `key`.
 */
export function usePhotoWall(filter: PhotoFilter) {
  const client = useApolloClient();
  const isAsDrawn = useIsAsDrawn();
  const [wall, dispatch] = useReducer(changeWall, undefined, () =>
    isAsDrawn ? drawnWall(client, filter) : EMPTY_WALL,
  );
  const latest = useRef(wall);
  useEffect(() => {
    latest.current = wall;
  }, [wall]);
  const { category, excludeAi } = filter;
  const isDrawn = useRef(wall.isLoaded);
  const asked = useRef(firstPhotos({ category, excludeAi }));

  const read = useCallback(async () => {
    const { isLoaded, shown } = latest.current;
    const first = isLoaded
      ? Math.min(LARGEST_PAGE, Math.max(PHOTOS_PER_PAGE, shown.length))
      : PHOTOS_PER_PAGE;
    const variables = { ...firstPhotos({ category, excludeAi }), first };
    asked.current = variables;
    try {
      const { data } = await client.query({
        query: PHOTOS,
        variables,
        fetchPolicy: 'network-only',
        // Never an answer that was asked for before: a reading must see all that was told before it began.
        context: { queryDeduplication: false },
      });
      if (data) dispatch({ type: 'read', photos: data.photos, asked: first });
    } catch (error) {
      dispatch({ type: 'failed', error });
    }
  }, [client, category, excludeAi]);

  /** Rejects when the page could not be read. */
  const readOlder = useCallback(async () => {
    const { cursor } = latest.current;
    const variables = { ...firstPhotos({ category, excludeAi }), cursor };
    const { data } = await client.query({ query: PHOTOS, variables, fetchPolicy: 'network-only' });
    // Two readers of the same page add it once: the wall knows its photos.
    if (data) dispatch({ type: 'older', photos: data.photos, asked: PHOTOS_PER_PAGE });
  }, [client, category, excludeAi]);

  useLive(PHOTO_EVENTS, {
    // From here on nothing is missed; what happened before is read now, if anything did.
    onStanding: (changedAt) => {
      const isKnown = answersTo(client, 'FanPhotos', asked.current).holds(changedAt);
      if (!isKnown || latest.current.failure) void read();
    },
    onEvent({ data, extensions }) {
      const { kind, photo } = data.photoEvents;
      if (kind === 'LIKED') return count(client.cache, photo);
      // What is being read now may not know of it.
      answersTo(client, 'FanPhotos', asked.current).mustHold(Number(extensions?.toldAt ?? 0));
      // Whoever looks at one of them stands elsewhere in the list now.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'photoNavigation' });
      if (kind === 'REMOVED') return dispatch({ type: 'removed', id: photo.id });
      if (!matches(filter, photo)) return;
      // Nobody but its owner can have seen it, so nobody has liked it.
      client.cache.writeFragment({
        fragment: PHOTO_FRAGMENT,
        fragmentName: 'Photo_photo',
        data: { ...photo, isLikedByMe: false },
      });
      dispatch({ type: 'approved', photo });
    },
  });

  useDeletedMembers((userId) => {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'photoNavigation' });
    dispatch({ type: 'member-deleted', userId });
  });

  const isConnected = useLiveStatus().state === 'connected';
  useEffect(() => {
    if (!isDrawn.current) void read();
  }, [read]);
  useEffect(() => {
    if (isConnected) return;
    const poll = setInterval(() => navigator.onLine && void read(), POLL_EVERY);
    return () => clearInterval(poll);
  }, [isConnected, read]);

  return {
    wall,
    retry: () => void read(),
    readOlder,
    reveal: () => dispatch({ type: 'revealed' }),
  };
}
