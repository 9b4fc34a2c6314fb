import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import {
  LIKE_FAILED,
  type ForViewer,
  type LikeableKind,
  type LikeableView,
} from '../../schema/likes.ts';
import { messageOf } from '../ui/forms/graph-error.ts';
import { t } from '../ui/language.ts';
import { toast } from '../ui/page/toast.ts';
import { createLikeQueue } from './like-queue.ts';
import { type LikeAnswer, setLike } from './set-like.ts';

/** What one member sees of a thing that can be liked. */
export type Liked = ForViewer<LikeableView>;

interface Likes {
  /** The thing as the member sees it: with their like counted already while its answer is out. */
  readonly shown: <Thing extends Liked>(thing: Thing) => Thing;
  /** Likes a thing, given as it is shown, or takes the like back. The same function at each render. */
  readonly like: (thing: Liked, liked: boolean) => void;
}

/**
 * The member's likes of one kind of things: shown at once, sent one after another for each thing, and taken back with a
 * word when the server refuses. Answers go into the cache, or to `onAnswer`, which must stay the same between renders.
 */
export function useLike(
  kind: LikeableKind,
  onAnswer?: (id: number, answer: LikeAnswer) => void,
): Likes {
  const client = useApolloClient();
  const [inFlight, setInFlight] = useState<ReadonlyMap<number, Omit<Liked, 'id'>>>(new Map());

  const like = useMemo(() => {
    const send = createLikeQueue({
      send: (id, liked) => setLike(client, { kind, id, liked }),
      onSettled(id, answer, error) {
        if (!answer) sayFailure(kind, error);
        else if (onAnswer) onAnswer(id, answer);
        else putInCache(client.cache, id, answer);
        setInFlight((before) => new Map([...before].filter(([each]) => each !== id)));
      },
    });
    return (thing: Liked, liked: boolean) => {
      const { id, isLikedByMe } = thing;
      const step = (isLikedByMe === true) === liked ? 0 : liked ? 1 : -1;
      const likeCount = Math.max(0, thing.likeCount + step);
      setInFlight((before) => new Map(before).set(id, { isLikedByMe: liked, likeCount }));
      send(id, liked);
    };
  }, [client, kind, onAnswer]);

  const shown = useMemo(
    () =>
      <Thing extends Liked>(thing: Thing): Thing => {
        const wanted = inFlight.get(thing.id);
        return wanted ? { ...thing, ...wanted } : thing;
      },
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

/** Takes the answer over; its count only where the cache has none that is newer. */
function putInCache(cache: ApolloCache, id: number, { type, ...answer }: LikeAnswer) {
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
