import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import {
  LIKE_FAILED,
  type ForViewer,
  type LikeableKind,
  type LikeableView,
} from '../../schema/likes.ts';
import type { Row } from '../live/list/list.ts';
import type { ListStore } from '../live/list/store.ts';
import { messageOf } from '../ui/forms/graph-error.ts';
import { t } from '../ui/language.ts';
import { toast } from '../ui/page/toast.ts';
import {
  type LikeResult,
  type LikesInFlight,
  shownLike,
  withLikeResult,
  withLikeInFlight,
  withoutLikeInFlight,
} from './in-flight.ts';
import { setLike, type TypedResult } from './set-like.ts';
import { createToggleQueue } from './toggle-queue.ts';

/** What one member sees of a thing that can be liked. */
export type Liked = ForViewer<LikeableView>;

export interface Likes {
  /** The item as the member sees it: with the optimistic like while the response is pending. */
  readonly shown: <Thing extends Liked>(thing: Thing) => Thing;
  /** Likes a thing, given as it is shown, or takes the like back. The same function at each render. */
  readonly like: (thing: Liked, liked: boolean) => void;
}

type InList = Liked & Row & { readonly revision: number };

/**
 * The member's likes of one kind of things: shown at once, sent one after another for each thing, and taken back with a
 * word when the server refuses. Things are in a live list, which must stay the same between renders, or else in the cache.
 */
export function useLike<R extends InList>(kind: LikeableKind, list?: ListStore<R>): Likes {
  const client = useApolloClient();
  const [inFlight, setInFlight] = useState<LikesInFlight>(new Map());

  const like = useMemo(() => {
    const send = createToggleQueue<number, TypedResult>({
      stateIn: ({ isLikedByMe }) => isLikedByMe,
      send: (id, liked) => setLike(client, { kind, id, liked }),
      onSettled(id, answer, error) {
        if (!answer) sayFailure(kind, error);
        if (answer && list) putInList(list, id, answer);
        else if (answer) putInCache(client.cache, id, answer);
        setInFlight((before) => withoutLikeInFlight(before, id));
      },
    });
    return (thing: Liked, liked: boolean) => {
      const { id } = thing;
      setInFlight((before) => withLikeInFlight(before, id, thing, liked));
      send(id, liked);
    };
  }, [client, kind, list]);

  const shown = useMemo(
    () =>
      <Thing extends Liked>(thing: Thing): Thing =>
        shownLike(thing, inFlight.get(thing.id)),
    [inFlight],
  );
  return { shown, like };
}

/** The product's sentence, and under it the server's reason where it has one for people. */
function sayFailure(kind: LikeableKind, error: unknown) {
  const { title, hint } = LIKE_FAILED[kind];
  const description = messageOf(error, hint);
  toast({ title: t(title), variant: 'destructive', ...(description && { description }) });
}

/** Applies the response, unless the item was deleted since. */
function putInList<R extends InList>(list: ListStore<R>, id: number, answer: LikeResult) {
  const held = list.get().entries.get(id)?.row;
  if (held) list.dispatch({ type: 'answered', row: withLikeResult(held, answer) });
}

/** Takes the answer over; its count only where the cache has none that is newer. */
function putInCache(cache: ApolloCache, id: number, { type, ...answer }: TypedResult) {
  cache.modify<Liked & { revision: number }>({
    id: cache.identify({ __typename: type, id }) ?? '',
    fields: {
      isLikedByMe: () => answer.isLikedByMe,
      likeCount: (known, { readField }) =>
        answer.revision < (readField<number>('revision') ?? 0) ? known : answer.likeCount,
      revision: (known) => Math.max(known, answer.revision),
    },
  });
}
