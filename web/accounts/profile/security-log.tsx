import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { SECURITY_EVENTS, SECURITY_FAILURES } from '../../../schema/accounts/security-log.ts';
import type { OwnSecurityEventsQuery } from '../../gql/graphql.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { messageOf } from '../../ui/forms/graph-error.ts';
import { dateFormat, t } from '../../ui/language.ts';
import { Loading, Skeleton } from '../../ui/page/skeleton.tsx';
import { ErrorState } from '../../ui/page/states.tsx';
import { toast } from '../../ui/page/toast.ts';
import { nameOf } from './device-row.tsx';
import { OWN_SECURITY_EVENTS } from './operations.ts';

type Event = OwnSecurityEventsQuery['ownSecurityEvents']['nodes'][number];

const moment = dateFormat({
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Denver',
});

/** What happened to the account, newest first. */
export default function SecurityLog() {
  const { data, error, refetch, fetchMore } = useQuery(OWN_SECURITY_EVENTS, {
    fetchPolicy: 'cache-and-network',
  });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const events = data?.ownSecurityEvents.nodes;
  const { hasNextPage: hasMore = false, endCursor } = data?.ownSecurityEvents.pageInfo ?? {};

  async function showMore() {
    setLoadingMore(true);
    try {
      await fetchMore({
        variables: { after: endCursor },
        updateQuery: (known, { fetchMoreResult: { ownSecurityEvents: more } }) => ({
          ownSecurityEvents: { ...more, nodes: [...known.ownSecurityEvents.nodes, ...more.nodes] },
        }),
      });
    } catch (failure) {
      const text = messageOf(failure, 'We couldn’t load your security log.');
      toast({ title: text, variant: 'destructive' });
    }
    setLoadingMore(false);
  }

  return (
    <>
      {!events && error && (
        <ErrorState
          text={messageOf(error, 'We couldn’t load your security log.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!events && !error && (
        <Loading label={t('Loading your security log…')} className="grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      )}
      {events?.length === 0 && <p className="text-small text-muted">{t('No activity yet.')}</p>}
      {events && events.length > 0 && (
        <ol className="grid divide-y divide-border">
          {events.map((event) => (
            <SecurityEventRow key={event.id} event={event} />
          ))}
        </ol>
      )}
      {hasMore && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={isLoadingMore}
          busyLabel={t('Loading…')}
          onClick={() => void showMore()}
        >
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

function SecurityEventRow({ event }: { event: Event }) {
  const { kind, at, network } = event;
  const isFailure = SECURITY_FAILURES.includes(kind);
  return (
    <li className="py-2.5">
      <p className={classNames('font-semibold', isFailure && 'text-danger')}>
        {t(SECURITY_EVENTS[kind])}
      </p>
      <p className="text-small wrap-anywhere text-muted">
        <time dateTime={at}>{moment.format(new Date(at))}</time>
        {` · ${nameOf(event)}`}
        {network && ` · ${network}`}
      </p>
    </li>
  );
}
