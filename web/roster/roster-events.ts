import { graphql } from '../gql/gql.ts';
import { useLive } from '../live/use-live.ts';

const ROSTER_CHANGED = graphql(/* GraphQL */ `
  subscription RosterChanged {
    rosterEvents {
      players
    }
  }
`);

/** Refetches the queries with these names after the roster was updated. */
export function useRosterEvents(refetches: readonly string[]): void {
  useLive(ROSTER_CHANGED, { refetches });
}
