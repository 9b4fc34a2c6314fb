import { useMutation } from '@apollo/client/react';
import { type Decision, isOnlyRejected } from '../../../schema/moderation-queue.ts';
import { RESTORABLE_DAYS } from '../../../schema/removals.ts';
import type { QueueRow_PostFragment as WaitingPost } from '../../gql/graphql.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { toast } from '../../ui/page/toast.ts';
import { CLAIM_POST, DECIDE_POSTS, RELEASE_POST } from './operations.ts';

const DONE = {
  KEEP: '{posts|one:# post kept|other:# posts kept}',
  REMOVE: '{posts|one:# post removed|other:# posts removed}',
} as const satisfies Record<Decision, string>;

const FAILED = 'Please try again later.';
const complain = (title: string) => toast({ title, variant: 'destructive', duration: 5000 });

/** What a moderator does with waiting posts, and says what became of them. `onDone` is called after each. */
export function useDecisions(posts: readonly WaitingPost[] | undefined, onDone: () => void) {
  const [mutate, { loading }] = useMutation(DECIDE_POSTS);
  const [claim, claiming] = useMutation(CLAIM_POST);
  const [release, releasing] = useMutation(RELEASE_POST);

  /** Where what was removed can be put back; rejected photos are not deleted. */
  function wayBack(ids: readonly string[], decision: Decision): string | undefined {
    const isDeleted = posts?.some((post) => ids.includes(post.id) && !isOnlyRejected(post));
    if (decision === 'KEEP' || !isDeleted) return undefined;
    return t('Deleted posts can be put back for {days} days.', { days: RESTORABLE_DAYS });
  }

  async function decide(ids: readonly string[], decision: Decision) {
    if (ids.length === 0 || loading) return;
    try {
      const { data } = await mutate({ variables: { ids: [...ids], decision } });
      const { decided = [], undecided = [] } = data?.decideWaitingPosts ?? {};
      const left = t(
        '{posts|one:# was already decided, or another moderator has it.|other:# were already decided, or another moderator has them.}',
        { posts: undecided.length },
      );
      if (decided.length === 0) complain(left);
      else {
        const description = undecided.length > 0 ? left : wayBack(decided, decision);
        toast({
          title: t(DONE[decision], { posts: decided.length }),
          ...(description && { description }),
        });
      }
    } catch (error) {
      complain(messageOf(error, FAILED));
    }
    onDone();
  }

  return {
    isBusy: loading || claiming.loading || releasing.loading,
    decide,
    /** Takes a post, or gives it back. */
    async toggleClaim(id: string, isMine: boolean) {
      try {
        await (isMine ? release : claim)({ variables: { id } });
      } catch (error) {
        complain(messageOf(error, FAILED));
      }
      onDone();
    },
  };
}
