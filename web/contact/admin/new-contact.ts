import { useQuery } from '@apollo/client/react';
import { useAskWhileDown } from '../../live/ask-while-down.ts';
import { useLive } from '../../live/use-live.ts';
import { CONTACT_EVENTS, NEW_CONTACT } from './operations.ts';

/** How often the number is asked for while it is not pushed, in ms. */
const ASK_EVERY = 10_000;

/** How many messages nobody has looked at. */
export function useNewContact(): number {
  const { data } = useQuery(NEW_CONTACT, {
    fetchPolicy: 'cache-and-network',
    pollInterval: useAskWhileDown(ASK_EVERY),
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
