import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { Comments } from '../comments/comments.tsx';
import { PHOTO_COMMENT_TEXTS, photoCommentOperations } from './photo-comment-operations.ts';

/** What fans say about a photo. A download of its own. */
export default function PhotoComments({ photoId }: { photoId: number }) {
  const client = useApolloClient();
  const operations = useMemo(() => photoCommentOperations(client, photoId), [client, photoId]);
  return (
    <Comments
      key={photoId}
      scope={`photo:${photoId}`}
      contentType="photo_comment"
      operations={operations}
      texts={PHOTO_COMMENT_TEXTS}
    />
  );
}
