import { graphql } from '../gql/gql.ts';
import type { ShowEventsSubscription } from '../gql/graphql.ts';
import { useLive } from '../live/use-live.ts';

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

/** Follows shows that go on or off the air or are added. `refetch` refetches the queries in `refetches`. */
export function useShowEvents(
  refetches: readonly string[],
  onEvent: (event: ShowEventsSubscription['showEvents'], refetch: () => void) => void,
): void {
  useLive(SHOW_EVENTS, {
    refetches,
    onEvent: ({ data, refetch }) => onEvent(data.showEvents, refetch),
  });
}
