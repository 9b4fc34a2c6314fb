import { useSubscription } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import type { ShowEventsSubscription } from '../gql/graphql.ts';

const SHOW_EVENTS = graphql(/* GraphQL */ `
  subscription ShowEvents {
    showEvents {
      kind
      show {
        id
        title
        isCurrentlyLive
      }
    }
  }
`);

/** Tells when a show goes on the air, leaves it, or appears on the site. */
export function useShowEvents(onEvent: (event: ShowEventsSubscription['showEvents']) => void) {
  useSubscription(SHOW_EVENTS, {
    fetchPolicy: 'no-cache',
    onData: ({ data: { data } }) => {
      if (data) onEvent(data.showEvents);
    },
  });
}
