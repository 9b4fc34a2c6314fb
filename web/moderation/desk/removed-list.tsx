import { useMutation, useQuery } from '@apollo/client/react';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { REMOVED_PAGE, RESTORABLE_DAYS } from '../../../schema/removals.ts';
import type { RemovedPostsQuery } from '../../gql/graphql.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { restoresFocus } from '../../ui/dialogs/restore-focus.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { rich, t } from '../../ui/language.ts';
import { OlderNewer, useCursorPages } from '../../ui/lists/cursor-pages.tsx';
import { usePageTexts } from '../../ui/page/page-texts.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { Badge } from '../../ui/pictures/badge.tsx';
import { MountainMoment } from '../../ui/time/mountain-moment.tsx';
import { KIND_WORDS } from '../post-words.ts';
import { REMOVED_POST_EVENTS, REMOVED_POSTS, RESTORE_POST } from './operations.ts';

/** Poll interval of the list while nothing is pushed, in ms. */
const POLL_MS = 30_000;

type Removed = RemovedPostsQuery['removedPosts']['nodes'][number];

/** What moderators deleted in the last days, newest first; each can be put back. */
export function RemovedList() {
  usePageTexts('moderation');
  const pages = useCursorPages();
  const { data, previousData, error, refetch } = useQuery(REMOVED_POSTS, {
    variables: { first: REMOVED_PAGE, after: pages.after },
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  useLive(REMOVED_POST_EVENTS, { refetches: ['RemovedPosts'] });
  const found = (data ?? previousData)?.removedPosts;
  const ask = () => void refetch().catch(() => undefined);

  return (
    <section aria-labelledby="removed-title" className="grid gap-6">
      <div className="grid gap-2">
        <h2 id="removed-title" className="display text-h2">
          {t('Deleted posts')}
        </h2>
        <p className="max-w-[60ch] text-muted">
          {t(
            'Everything moderators deleted in the last {days} days. Put a post back and everyone sees it again, with its likes and comments.',
            { days: RESTORABLE_DAYS },
          )}
        </p>
      </div>
      {!found && error && (
        <ErrorState text={messageOf(error, 'We couldn’t load the deleted posts.')} onRetry={ask} />
      )}
      {!found && !error && (
        <Loading label={t('Loading deleted posts…')} className="grid gap-3">
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </Loading>
      )}
      {found?.nodes.length === 0 && (
        <EmptyState
          icon={Trash2}
          text={t('Nothing was deleted in the last {days} days.', { days: RESTORABLE_DAYS })}
        />
      )}
      {found && found.nodes.length > 0 && (
        <ol ref={restoresFocus} className="grid gap-3">
          {found.nodes.map((removed) => (
            <RemovedRow key={removed.id} removed={removed} onDone={ask} />
          ))}
        </ol>
      )}
      {found && (
        <OlderNewer
          pages={pages}
          last={found.pageInfo.endCursor}
          hasOlder={found.pageInfo.hasNextPage}
        />
      )}
    </section>
  );
}

function RemovedRow({ removed, onDone }: { removed: Removed; onDone: () => void }) {
  const { id, kind, excerpt, user, removedBy, removedAt, restorableUntil } = removed;
  const [restore, { loading }] = useMutation(RESTORE_POST, { variables: { id } });
  async function putBack() {
    try {
      await restore();
      toast({ title: t('It’s back') });
      onDone();
    } catch (error) {
      toast({
        title: messageOf(error, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
  }
  return (
    <li className="flex items-start justify-between gap-3 rounded-card border border-border p-4 text-small in-data-large-text:max-sm:flex-wrap">
      <div className="grid min-w-0 gap-1.5">
        <p className="flex flex-wrap items-center gap-2">
          <b dir="auto" className="text-body wrap-anywhere">
            {user?.name ?? t('a former member')}
          </b>
          <Badge>{t(KIND_WORDS[kind])}</Badge>
        </p>
        <blockquote
          dir="auto"
          className="border-l-3 border-border-strong pl-3 text-body wrap-anywhere"
        >
          {excerpt || <span className="text-muted">{t('No words')}</span>}
        </blockquote>
        <p className="text-muted">
          {rich('Deleted by {name}, {moment}', {
            name: <b dir="auto">{removedBy?.name ?? t('a former member')}</b>,
            moment: <MountainMoment at={removedAt} />,
          })}
          {' · '}
          {rich('Gone for good {moment}', { moment: <MountainMoment at={restorableUntil} /> })}
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        icon={ArchiveRestore}
        busy={loading}
        onClick={() => void putBack()}
      >
        {t('Put back')}
      </Button>
    </li>
  );
}
