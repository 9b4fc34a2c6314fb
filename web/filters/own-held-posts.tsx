import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../gql/gql.ts';
import type { FilteredKind } from '../gql/graphql.ts';
import { usePollWhileDown } from '../live/poll-while-down.ts';
import { useLive } from '../live/use-live.ts';
import { Button } from '../ui/buttons/button.tsx';
import { messageOf } from '../ui/forms/graph-error.ts';
import { t } from '../ui/language.ts';
import { toast } from '../ui/page/toast.ts';
import { onHeld, setHeld } from './held-flag.ts';

const OWN_HELD_POSTS = graphql(/* GraphQL */ `
  query OwnHeldPosts {
    ownHeldPosts {
      id
      kind
      text
      state
      article {
        id
      }
      photo {
        id
      }
    }
  }
`);
const OWN_HELD_POST_EVENTS = graphql(/* GraphQL */ `
  subscription OwnHeldPostEvents {
    ownHeldPostEvents {
      heldPostId
    }
  }
`);
const DELETE_HELD_POST = graphql(/* GraphQL */ `
  mutation DeleteHeldPost($id: Int!) {
    deleteHeldPost(input: { id: $id }) {
      deletedId
    }
  }
`);

/** Poll interval while nothing is pushed, in ms. */
const POLL_MS = 30_000;

export interface HeldPostsProps {
  kind: FilteredKind;
  /** The id of the article or photo that is commented on; undefined for the chat. */
  parentId?: number;
}

/** The list of them. Downloaded for the few members who have some. */
export default function OwnHeldPosts({
  userId,
  kind,
  parentId,
}: HeldPostsProps & { userId: number }) {
  const { data, refetch } = useQuery(OWN_HELD_POSTS, {
    fetchPolicy: 'network-only',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  useLive(OWN_HELD_POST_EVENTS, { refetches: ['OwnHeldPosts'] });
  const [remove] = useMutation(DELETE_HELD_POST, { refetchQueries: [OWN_HELD_POSTS] });
  // Without the socket no event says so.
  useEffect(() => onHeld(() => void refetch().catch(() => undefined)), [refetch]);
  const isNone = data?.ownHeldPosts.length === 0;
  useEffect(() => {
    if (isNone) setHeld(userId, false);
  }, [isNone, userId]);
  const held = data?.ownHeldPosts.filter(
    (post) => post.kind === kind && (post.article?.id ?? post.photo?.id ?? undefined) === parentId,
  );
  if (!held || held.length === 0) return null;

  async function withdraw(id: number) {
    try {
      await remove({ variables: { id } });
    } catch (error) {
      toast({
        title: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
      });
    }
  }

  return (
    <ul aria-label={t('Held for our moderators')} className="grid gap-2 px-4 py-2 text-small">
      {held.map(({ id, text, state }) => (
        <li key={id} className="flex items-center gap-2 border-l-3 border-border-strong pl-3">
          <div className="grid min-w-0 grow">
            <p role="status" className="text-muted">
              {state === 'WAITING'
                ? t('Waiting for a moderator. Only you see it.')
                : t('Our moderators didn’t approve this.')}
            </p>
            <p dir="auto" className="wrap-anywhere">
              {text}
            </p>
          </div>
          <Button size="sm" variant="quiet" onClick={() => void withdraw(id)}>
            {state === 'WAITING' ? t('Withdraw') : t('Got it')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
