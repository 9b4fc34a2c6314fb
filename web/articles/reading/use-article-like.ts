import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { createToggleQueue } from '../../live/toggle-queue.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { toast } from '../../ui/page/toast.ts';

const TOGGLE_LIKE = graphql(/* GraphQL */ `
  mutation ToggleArticleLike($id: Int!) {
    toggleArticleLike(id: $id) {
      liked
      totalLikes
    }
  }
`);

interface Liked {
  readonly id: number;
  readonly liked: boolean | null;
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
        async send(id) {
          const { data } = await client.mutate({
            mutation: TOGGLE_LIKE,
            variables: { id },
            fetchPolicy: 'no-cache',
          });
          if (!data) throw new Error('No answer');
          return data.toggleArticleLike;
        },
        onSettled(id, answer, error) {
          if (answer) {
            client.cache.modify({
              id: client.cache.identify({ __typename: 'Article', id }) ?? '',
              fields: { liked: () => answer.liked, likeCount: () => answer.totalLikes },
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
    isLiked: shown.liked === true,
    likes: shown.likeCount,
    toggle() {
      const liked = shown.liked !== true;
      setMeanwhile({ id: article.id, liked, likeCount: shown.likeCount + (liked ? 1 : -1) });
      toggle(article.id, liked);
    },
  };
}
