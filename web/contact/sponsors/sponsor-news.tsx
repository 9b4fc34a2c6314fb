import { graphql } from '../../gql/gql.ts';
import { useLive } from '../../live/use-live.ts';

const SPONSOR_EVENTS = graphql(/* GraphQL */ `
  subscription SponsorEvents {
    sponsorEvents {
      kind
      sponsorId
    }
  }
`);

/** Refetches the queries that show sponsors when one of them changed. */
export default function SponsorNews({ queries }: { queries: readonly string[] }) {
  useLive(SPONSOR_EVENTS, { refetches: queries });
  return null;
}
