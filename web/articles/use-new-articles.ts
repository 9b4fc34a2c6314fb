import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../gql/gql.ts';
import { t } from '../ui/language.ts';
import { useArticleEvents } from './article-events.ts';

const EDITED_CARD = graphql(/* GraphQL */ `
  query EditedCard($id: Int!) {
    article(id: $id) {
      ...ArticleCard_article
    }
  }
`);

/** The queries with lists of articles. */
const LISTS = ['ArticlesPage', 'HomePage'];

/**
 * Updates a list of published articles while it is read: an edited one changes in place, a deleted one is removed, and
 * a new one waits until the reader asks for it.
 */
export function useNewArticles(refetch: () => Promise<unknown>) {
  const client = useApolloClient();
  const [hasNew, setHasNew] = useState(false);
  const ask = () => refetch().catch(() => undefined);

  useArticleEvents(LISTS, ({ kind, articleId }, refetchAfter) => {
    if (kind === 'PUBLISHED') setHasNew(true);
    if (kind === 'REMOVED') refetchAfter();
    if (kind === 'EDITED') {
      const edited = { query: EDITED_CARD, variables: { id: articleId } };
      client.query({ ...edited, fetchPolicy: 'network-only' }).catch(() => undefined);
    }
  });

  return {
    /** What to say of what waits. */
    notice: hasNew ? t('New article') : null,
    async show() {
      await ask();
      setHasNew(false);
    },
  };
}
