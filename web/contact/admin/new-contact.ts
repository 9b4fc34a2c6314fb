import { useQuery } from '@apollo/client/react';
import { usePollWhileDown } from '../../live/poll-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { CONTACT_EVENTS, NEW_CONTACT } from './operations.ts';

/** How often the number is asked for while it is not pushed, in ms. */
const POLL_MS = 10_000;

/** How many messages are unread. */
export function useNewContact(): number {
  const { data } = useQuery(NEW_CONTACT, {
    fetchPolicy: 'cache-and-network',
    pollInterval: usePollWhileDown(POLL_MS),
  });
  useLive(CONTACT_EVENTS, {
    refetches: ['NewContact'],
    onEvent({ data: event, client }) {
      const contactCounts = {
        __typename: 'ContactCounts',
        new: event.contactEvents.newCount,
      } as const;
      client.writeQuery({ query: NEW_CONTACT, data: { contactCounts } });
    },
  });
  return data?.contactCounts.new ?? 0;
}
