import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { setLike } from '../../likes/set-like.ts';
import { createToggleQueue } from '../../live/toggle-queue.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { toast } from '../../ui/page/toast.ts';

interface Liked {
  readonly id: number;
  readonly isLikedByMe: boolean | null;
  readonly likeCount: number;
}

/** Likes an article at once, and takes it back with a word when the server refuses. */
export function useArticleLike(article: Liked) {
  const client = useApolloClient();
  /** What the member sees until the answer is there: only the button, so that a press is seen without the whole page. */
  const [meanwhile, setMeanwhile] = useState<Liked | null>(null);
  const toggle = useMemo(
    () =>
      createToggleQueue({
        send: (id, liked) => setLike(client, { kind: 'ARTICLE', id, liked }),
        onSettled(id, answer, error) {
          if (answer) {
            client.cache.modify({
              id: client.cache.identify({ __typename: 'Article', id }) ?? '',
              fields: { isLikedByMe: () => answer.isLikedByMe, likeCount: () => answer.likeCount },
            });
          }
          setMeanwhile(null);
          if (!error) return;
          toast({
            title: messageOf(error, 'Failed to update like. Please try again.'),
            variant: 'destructive',
          });
        },
      }),
    [client],
  );

  const shown = meanwhile?.id === article.id ? meanwhile : article;
  return {
    isLiked: shown.isLikedByMe === true,
    likes: shown.likeCount,
    toggle() {
      const liked = shown.isLikedByMe !== true;
      setMeanwhile({
        id: article.id,
        isLikedByMe: liked,
        likeCount: shown.likeCount + (liked ? 1 : -1),
      });
      toggle(article.id, liked);
    },
  };
}
