import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { OPEN_TO_ALL } from '../../games/use-open-to-all.ts';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { FANTASY_ADMIN_TEXTS as TEXTS } from './admin-texts.ts';
import { POLL_MS, useFantasyEvents } from './fantasy-admin-events.ts';
import { SET_OPEN_TO_ALL } from './operations.ts';
import { t } from '../../ui/language.ts';

/** Who plays and checks in: all members, or admins only. Turning it asks first. */
export function OpenToAll() {
  const [asks, setAsks] = useState(false);
  const { data, error, refetch } = useQuery(OPEN_TO_ALL, {
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  const [change, changing] = useMutation(SET_OPEN_TO_ALL);
  const ask = () => void refetch().catch(() => undefined);
  useFantasyEvents(ask);

  if (!data) {
    return error ? (
      <ErrorState text={messageOf(error, 'We couldn’t load the switch.')} onRetry={ask} />
    ) : (
      <Loading label={t('Loading who can play…')}>
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  const isOpen = data.isFantasyOpenToAll && data.areCheckInsOpenToAll;
  const isOneOpen = data.isFantasyOpenToAll !== data.areCheckInsOpenToAll;

  async function turn() {
    try {
      await change({
        variables: { isOpen: !isOpen },
        update: (cache) =>
          void cache.writeQuery({
            query: OPEN_TO_ALL,
            data: { isFantasyOpenToAll: !isOpen, areCheckInsOpenToAll: !isOpen },
          }),
      });
      toast({ title: isOpen ? t(TEXTS.closed) : t(TEXTS.opened) });
    } catch (failure) {
      toast({
        title: t(TEXTS.switchFailed),
        description: messageOf(failure, 'Please try again later.'),
        variant: 'destructive',
        duration: 5000,
      });
    }
    setAsks(false);
  }

  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="grid gap-1">
        <h3 className="font-bold">
          {isOpen
            ? t('Fantasy and check-ins open to all members: on')
            : t('Fantasy and check-ins open to all members: off')}
        </h3>
        <p className="text-small text-muted">
          {t(isOneOpen ? TEXTS.isOneOpen : isOpen ? TEXTS.isOpen : TEXTS.isClosed)}
        </p>
      </div>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        {isOpen ? t('Close to members') : t('Open to all members')}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={
          isOpen
            ? t('Close fantasy and check-ins to members?')
            : t('Open fantasy and check-ins to all members?')
        }
        description={
          isOpen
            ? t(
                'Members can’t submit or edit lineups or check in until you open it again. What they submitted stays.',
              )
            : t(
                'Every member will be able to build a lineup for the next game until kickoff, and to check in. Check-ins wait for approval.',
              )
        }
        confirmLabel={isOpen ? t('Close to members') : t('Open to all')}
        destructive={isOpen}
        busy={changing.loading}
        onConfirm={() => void turn()}
      />
    </Card>
  );
}
