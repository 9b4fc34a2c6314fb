import { useQuery } from '@apollo/client/react';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { PENDING_REPORTS, REPORT_EVENTS } from './operations.ts';

/** Poll interval of the number while it is not pushed, in ms. */
const POLL_MS = 10_000;

/** How many reports are pending. */
export function usePendingReports(): number {
  const { data } = useQuery(PENDING_REPORTS, {
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  useLive(REPORT_EVENTS, {
    refetches: ['PendingReports'],
    onEvent({ data: event, client }) {
      const { pendingCount } = event.reportEvents;
      client.writeQuery({ query: PENDING_REPORTS, data: { pendingReportCount: pendingCount } });
    },
  });
  return data?.pendingReportCount ?? 0;
}
