import { useQuery } from '@apollo/client/react';
import { ListChecks } from 'lucide-react';
import { CLAIM_MINUTES, QUEUE_PAGE } from '../../../schema/moderation-queue.ts';
import { useAuth } from '../../accounts/session/auth.ts';
import { useEvery } from '../../games/use-every.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { restoresFocus } from '../../ui/dialogs/restore-focus.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { t } from '../../ui/language.ts';
import { useSelection } from '../../ui/lists/use-selection.ts';
import { usePageTexts } from '../../ui/page/page-texts.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { QUEUE, QUEUE_EVENTS } from './operations.ts';
import { useQueueKeys } from './queue-keys.ts';
import { QueueRow } from './queue-row.tsx';
import { useDecisions } from './use-decisions.ts';

/** Poll interval of the list while nothing is pushed, in ms. */
const POLL_MS = 10_000;
/** Without an event ends a claim, by the server's clock, and a reported post that its writer deletes; in ms. */
const REFETCH_EVERY_MS = 20_000;

/** Everything that waits for a moderator, longest first; what is selected is decided together. */
export function QueueList() {
  usePageTexts('moderation');
  const { user: viewer } = useAuth();
  const { data, previousData, error, refetch } = useQuery(QUEUE, {
    variables: { first: QUEUE_PAGE },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const ask = () => void refetch().catch(() => undefined);
  useLive(QUEUE_EVENTS, { refetches: ['ModerationQueue'] });
  const found = data ?? previousData;
  const posts = found?.moderationQueue.nodes;
  useEvery(REFETCH_EVERY_MS, ask);
  const free = posts?.filter(({ claimedBy }) => !claimedBy || claimedBy.id === viewer?.id) ?? [];
  const { selected, isAll, set, setAll } = useSelection(free.map(({ id }) => id));
  const { isBusy, decide, toggleClaim } = useDecisions(posts, ask);
  const claim = (id: string) => {
    const post = free.find((each) => each.id === id);
    if (post) void toggleClaim(id, post.claimedBy !== null);
  };
  useQueueKeys({
    selected,
    onDecide: (ids, decision) => void decide(ids, decision),
    onClaim: claim,
  });

  return (
    <section aria-labelledby="queue-title" className="grid gap-6">
      <div className="grid gap-2">
        <h2 id="queue-title" className="display text-h2">
          {t('Review queue')}
        </h2>
        <p className="max-w-[60ch] text-muted">
          {t(
            'Posts that were reported, or that a filter marked or held, and photos, check-ins, and questions to approve. What has waited longest comes first. Claim one and it’s yours for {minutes} minutes.',
            { minutes: CLAIM_MINUTES },
          )}
        </p>
      </div>
      {!posts && error && (
        <ErrorState text={messageOf(error, 'We couldn’t load the queue.')} onRetry={ask} />
      )}
      {!posts && !error && (
        <Loading label={t('Loading the queue…')} className="grid gap-3">
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </Loading>
      )}
      {posts?.length === 0 && <EmptyState icon={ListChecks} text={t('Nothing is waiting.')} />}
      {free.length > 1 && (
        <Checkbox
          label={t('Select all {posts}', { posts: free.length })}
          checked={isAll}
          onChange={({ target }) => setAll(target.checked)}
        />
      )}
      {posts && posts.length > 0 && (
        <ol ref={restoresFocus} className="grid gap-3">
          {posts.map((post) => (
            <QueueRow
              key={post.id}
              post={post}
              isBusy={isBusy}
              selecting={{
                isOn: selected.includes(post.id),
                onSet: (isOn, isRange) => set(post.id, isOn, isRange),
              }}
              onDecide={(decision) => void decide([post.id], decision)}
              onClaim={() => claim(post.id)}
            />
          ))}
        </ol>
      )}
      {found && found.moderationQueueCount > QUEUE_PAGE && (
        <p className="text-small text-muted">
          {t('{shown} of {total} are shown. The others follow as you go.', {
            shown: QUEUE_PAGE,
            total: found.moderationQueueCount,
          })}
        </p>
      )}
      {selected.length > 0 && (
        <div
          role="group"
          aria-label={t('Selected posts')}
          className="foot-bar -mx-1 flex flex-wrap items-center gap-2 px-1"
        >
          <p role="status" className="mr-auto font-semibold tabular-nums">
            {t('{posts|one:# post selected|other:# posts selected}', { posts: selected.length })}
          </p>
          <Button size="sm" busy={isBusy} onClick={() => void decide(selected, 'KEEP')}>
            {t('Keep')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            busy={isBusy}
            onClick={() => void decide(selected, 'REMOVE')}
          >
            {t('Remove')}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setAll(false)}>
            {t('Clear')}
          </Button>
        </div>
      )}
    </section>
  );
}
