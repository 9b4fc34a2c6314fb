import { useMutation, useQuery } from '@apollo/client/react';
import { Check, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CHECK_IN_TEXTS } from '../../schema/checkins.ts';
import { useDeletedMembers } from '../accounts/session/deleted-members.ts';
import { graphql } from '../gql/gql.ts';
import type { CheckInCard_CheckInFragment as CheckIn } from '../gql/graphql.ts';
import { useLive } from '../live/use-live.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Card } from '../ui/card.tsx';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { restoresFocus } from '../ui/dialogs/restore-focus.ts';
import { messageOf } from '../ui/forms/graph-error.ts';
import { Loading, Skeleton } from '../ui/page/skeleton.tsx';
import { ErrorState } from '../ui/page/states.tsx';
import { toast } from '../ui/page/toast.ts';
import { usePollInterval } from './poll-interval.ts';
import { CheckInCard } from './check-in-card.tsx';
import { t } from '../ui/language.ts';

const PENDING = graphql(/* GraphQL */ `
  query PendingCheckIns {
    pendingCheckIns {
      ...CheckInCard_checkIn
    }
  }
`);

const APPROVE = graphql(/* GraphQL */ `
  mutation ApproveCheckIn($id: Int!) {
    approveCheckIn(input: { id: $id }) {
      checkIn {
        id
        isApproved
      }
    }
  }
`);

const DELETE = graphql(/* GraphQL */ `
  mutation DeleteCheckIn($id: Int!) {
    deleteCheckIn(input: { id: $id }) {
      deletedId
    }
  }
`);

const PENDING_EVENTS = graphql(/* GraphQL */ `
  subscription PendingCheckInEvents {
    pendingCheckInEvents {
      checkInId
    }
  }
`);

const QUERIES = ['PendingCheckIns'];
const REFETCHED = ['PendingCheckIns', 'CheckIns'];

/** Check-ins that wait until a moderator lets everybody see them. */
export default function PendingCheckIns() {
  const { data, error, refetch } = useQuery(PENDING, { pollInterval: usePollInterval() });
  useLive(PENDING_EVENTS, { refetches: QUERIES });
  useDeletedMembers(() => void refetch().catch(() => undefined), QUERIES);
  return (
    <Card as="section" aria-labelledby="pending-check-ins-title">
      <h3 id="pending-check-ins-title" className="display text-h3">
        {t('Waiting for approval')}
        {data && data.pendingCheckIns.length > 0 && (
          <span className="ml-2 text-muted tabular-nums">{data.pendingCheckIns.length}</span>
        )}
      </h3>
      <div className="mt-3">
        {!data && error && (
          <ErrorState
            text={t(CHECK_IN_TEXTS.unread)}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
        {!data && !error && (
          <Loading label={t('Loading check-ins...')}>
            <Skeleton className="h-40" />
          </Loading>
        )}
        {data?.pendingCheckIns.length === 0 && (
          <p className="text-muted">{t(CHECK_IN_TEXTS.nonePending)}</p>
        )}
        {data && data.pendingCheckIns.length > 0 && (
          <ul ref={restoresFocus} className="grid gap-4">
            {data.pendingCheckIns.map((checkIn) => (
              <CheckInCard key={checkIn.id} checkIn={checkIn}>
                <Verdict checkIn={checkIn} />
              </CheckInCard>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Verdict({ checkIn: { id, location } }: { checkIn: CheckIn }) {
  const [isAsking, setAsking] = useState(false);
  const [approve, approving] = useMutation(APPROVE, { refetchQueries: REFETCHED });
  const [remove, removing] = useMutation(DELETE, { refetchQueries: REFETCHED });

  async function judge(act: () => Promise<unknown>, done: string, failed: string) {
    try {
      await act();
      toast({ title: done });
    } catch (error) {
      toast({
        title: failed,
        description: messageOf(error, CHECK_IN_TEXTS.tryAgain),
        variant: 'destructive',
      });
    }
    setAsking(false);
  }

  return (
    <div className="flex flex-wrap gap-2 pt-1">
      <Button
        size="sm"
        icon={Check}
        busy={approving.loading}
        onClick={() =>
          void judge(
            () => approve({ variables: { id } }),
            t('Check-in approved!'),
            t('Approval failed'),
          )
        }
      >
        {t('Approve')}
      </Button>
      <Button size="sm" variant="secondary" icon={Trash2} onClick={() => setAsking(true)}>
        {t('Delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Delete the check-in at {location}?', { location })}
        description={t('This can’t be undone.')}
        confirmLabel={t('Delete')}
        busy={removing.loading}
        onConfirm={() =>
          void judge(
            () => remove({ variables: { id } }),
            t('Check-in deleted'),
            t('Deletion failed'),
          )
        }
      />
    </div>
  );
}
