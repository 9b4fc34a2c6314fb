import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { COMMENTS_PER_PAGE } from '../../../schema/articles/comments.ts';
import { Comments } from '../../comments/comments.tsx';
import type { ArticleComments_CommentFragment } from '../../gql/graphql.ts';
import { ARTICLE_COMMENT_TEXTS, articleCommentOperations } from './article-comment-operations.ts';

interface ArticleCommentsProps {
  articleId: number;
  /** How many there are in all. */
  total: number;
  /** The newest page of them. */
  comments: readonly ArticleComments_CommentFragment[];
}

/** The comments of an article. Their code is downloaded when the reader scrolls near. */
export default function ArticleComments({ articleId, total, comments }: ArticleCommentsProps) {
  const client = useApolloClient();
  const operations = useMemo(
    () => articleCommentOperations(client, articleId),
    [client, articleId],
  );
  return (
    <Comments
      hasKeys
      scope={`article:${articleId}`}
      contentType="article_comment"
      operations={operations}
      texts={ARTICLE_COMMENT_TEXTS}
      initial={{ comments, hasOlder: comments.length === COMMENTS_PER_PAGE, total }}
    />
  );
}
