import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { shownRows } from '../live/list/log.ts';
import { createListStore } from '../live/list/store.ts';
import { useList } from '../live/list/use-list.ts';
import { useUnmuted } from '../mutes/use-unmuted.ts';
import { useIsAsDrawn } from '../ui/time/now.ts';
import type { PhotoFilter } from './photo-filter.ts';
import { drawnPhotos, mutableOf, PHOTO_WALL, photoSource } from './photo-wall.ts';

/**
 * The photos of a filter, a page at a time, live: counts change in place, new ones are pending, and deleted ones leave
 * a placeholder. The photos themselves are in the cache. Another filter needs another `key`.
 */
export function usePhotoWall(filter: PhotoFilter) {
  const client = useApolloClient();
  const isAsDrawn = useIsAsDrawn();
  const [source] = useState(() => photoSource(client, filter));
  const [{ store, cameWithPage }] = useState(() => {
    const first = createListStore(PHOTO_WALL, isAsDrawn ? drawnPhotos(client, filter) : {});
    return { store: first, cameWithPage: first.get().isLoaded };
  });
  const { log: whole, read, loadOlder } = useList(store, source, cameWithPage);
  const { log, mutedCount } = useUnmuted(whole, mutableOf);
  const { entries, waiting, removed, gone, bottom, hasOlder, isLoaded, failure } = log;
  const shown = useMemo(() => shownRows(PHOTO_WALL, { entries, waiting }), [entries, waiting]);
  return {
    mutedCount,
    wall: { shown, waiting, removed, gone, hasOlder, isLoaded, failure },
    /** Another one after each page. */
    page: bottom?.cursor,
    retry: read,
    loadOlder,
    /** Shows those that wait. Returns the id of the newest one. */
    reveal() {
      const newest = [...entries.values()]
        .map(({ row }) => row)
        .filter(({ id }) => waiting.has(id))
        .sort(PHOTO_WALL.compare)[0];
      store.dispatch({ type: 'revealed' });
      return newest?.id;
    },
  };
}
