import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { PHOTO_TEXTS } from '../../schema/photos/photos.ts';
import { createToggleQueue } from '../live/toggle-queue.ts';
import { messageOf } from '../ui/forms/graph-error.ts';
import { toast } from '../ui/page/toast.ts';
import { TOGGLE_LIKE } from './photo-operations.ts';
import { count } from './use-photo-wall.ts';
import { t } from '../ui/language.ts';

interface Liked {
  readonly id: number;
  readonly liked: boolean | null;
  readonly likes: number;
}

/** Likes a photo at once, and takes it back with a word when the server refuses. */
export function usePhotoLike(photo: Liked) {
  const client = useApolloClient();
  /** What the member sees until the answer is there. */
  const [meanwhile, setMeanwhile] = useState<ReadonlyMap<number, Liked>>(new Map());
  const toggle = useMemo(
    () =>
      createToggleQueue({
        async send(id) {
          const { data } = await client.mutate({
            mutation: TOGGLE_LIKE,
            variables: { id },
            fetchPolicy: 'no-cache',
          });
          if (!data) throw new Error('No answer');
          return data.togglePhotoLike;
        },
        onSettled(id, answer, error) {
          if (answer) {
            const { liked, totalLikes: likes, revision } = answer;
            client.cache.modify({
              id: client.cache.identify({ __typename: 'Photo', id }) ?? '',
              fields: { liked: () => liked },
            });
            count(client.cache, { id, likes, revision });
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
    isLiked: shown.liked === true,
    likes: shown.likes,
    toggle() {
      const liked = shown.liked !== true;
      setMeanwhile((before) =>
        new Map(before).set(id, { id, liked, likes: shown.likes + (liked ? 1 : -1) }),
      );
      toggle(id, liked);
    },
  };
}
