import { useQuery } from '@apollo/client/react';
import { useAskWhileDown } from '../../live/ask-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { PENDING_REPORTS, REPORT_EVENTS } from './operations.ts';

/** How often the number is asked for while it is not pushed, in ms. */
const ASK_EVERY = 10_000;

/** How many reports wait for an admin. */
export function usePendingReports(): number {
  const { data } = useQuery(PENDING_REPORTS, {
    fetchPolicy: 'cache-and-network',
    pollInterval: useAskWhileDown(ASK_EVERY),
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
