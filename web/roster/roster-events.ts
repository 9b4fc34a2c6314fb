import { graphql } from '../gql/gql.ts';
import { useLive } from '../live/use-live.ts';

const ROSTER_CHANGED = graphql(/* GraphQL */ `
  subscription RosterChanged {
    rosterChanged
  }
`);

/** Has the queries with these names asked when the roster was read anew. */
export function useRosterEvents(refetches: readonly string[]): void {
  useLive(ROSTER_CHANGED, { refetches });
}
