import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { PHOTO_TEXTS } from '../../schema/photos/photos.ts';
import { setLike } from '../likes/set-like.ts';
import { createToggleQueue } from '../live/toggle-queue.ts';
import { messageOf } from '../ui/forms/graph-error.ts';
import { toast } from '../ui/page/toast.ts';
import { count } from './use-photo-wall.ts';
import { t } from '../ui/language.ts';

interface Liked {
  readonly id: number;
  readonly isLikedByMe: boolean | null;
  readonly likeCount: number;
}

/** Likes a photo at once, and takes it back with a word when the server refuses. */
export function usePhotoLike(photo: Liked) {
  const client = useApolloClient();
  /** What the member sees until the answer is there. */
  const [meanwhile, setMeanwhile] = useState<ReadonlyMap<number, Liked>>(new Map());
  const toggle = useMemo(
    () =>
      createToggleQueue({
        send: (id, liked) => setLike(client, { kind: 'PHOTO', id, liked }),
        onSettled(id, answer, error) {
          if (answer) {
            const { isLikedByMe, likeCount, revision } = answer;
            client.cache.modify({
              id: client.cache.identify({ __typename: 'Photo', id }) ?? '',
              fields: { isLikedByMe: () => isLikedByMe },
            });
            count(client.cache, { id, likeCount, revision });
          }
          setMeanwhile((before) => {
            const next = new Map(before);
            next.delete(id);
            return next;
          });
          if (!error) return;
          const description = messageOf(error, '');
          toast({
            title: t(PHOTO_TEXTS.likeFailed),
            variant: 'destructive',
            ...(description && { description }),
          });
        },
      }),
    [client],
  );

  const { id } = photo;
  const shown = meanwhile.get(id) ?? photo;
  return {
    isLiked: shown.isLikedByMe === true,
    likes: shown.likeCount,
    toggle() {
      const liked = shown.isLikedByMe !== true;
      setMeanwhile((before) =>
        new Map(before).set(id, {
          id,
          isLikedByMe: liked,
          likeCount: shown.likeCount + (liked ? 1 : -1),
        }),
      );
      toggle(id, liked);
    },
  };
}
