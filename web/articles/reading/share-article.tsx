import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { ShareMenu } from '../../ui/dialogs/share-menu.tsx';
import { ownOrigin } from '../../ui/page/own-origin.ts';

const RECORD_SHARE = graphql(/* GraphQL */ `
  mutation RecordArticleShare($id: Int!) {
    recordArticleShare(input: { id: $id }) {
      article {
        id
        shareCount
      }
    }
  }
`);

/** Shares an article, and counts that it was shared. */
export function ShareArticle({ id, title }: { id: number; title: string }) {
  const [record] = useMutation(RECORD_SHARE);
  return (
    <ShareMenu
      url={new URL(`/articles/${id}`, ownOrigin()).href}
      title={title}
      onShare={() => {
        // The count doesn't matter to the visitor: if it fails, the share still happened.
        record({ variables: { id } }).catch(() => undefined);
      }}
    />
  );
}
