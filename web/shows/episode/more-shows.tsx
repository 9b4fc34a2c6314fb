import { useQuery } from '@apollo/client/react';
import type { ContentType } from '../../gql/graphql.ts';
import { graphql } from '../../gql/gql.ts';
import { ShowCard } from '../archive/show-card.tsx';
import { MORE_SHOWS_COUNT, MoreShowsFrame, MoreShowsSkeleton } from './more-shows-frame.tsx';

const MORE_SHOWS = graphql(/* GraphQL */ `
  query MoreShows($type: ContentType!, $first: Int!) {
    recentContent(type: $type, first: $first) {
      nodes {
        id
        ...ShowCard_item
      }
    }
  }
`);

/** The newest of the same kind, at the end of a show's page. Nothing if there are no others, or they don't load. */
export default function MoreShows({ id, type }: { id: number; type: ContentType }) {
  // One more than are shown: this one may be among them.
  const { data, loading } = useQuery(MORE_SHOWS, {
    variables: { type, first: MORE_SHOWS_COUNT + 1 },
  });
  const others =
    data?.recentContent.nodes.filter((one) => one.id !== id).slice(0, MORE_SHOWS_COUNT) ?? [];
  if (!data && loading) return <MoreShowsSkeleton type={type} />;
  if (others.length === 0) return null;
  return (
    <MoreShowsFrame type={type}>
      {others.map((item) => (
        <li key={item.id}>
          <ShowCard item={item} />
        </li>
      ))}
    </MoreShowsFrame>
  );
}
